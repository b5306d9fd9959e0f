import { Fragment } from 'react';
import { Sums } from './Receipt.styles.ts';
import type { ReceiptAmount, ReceiptData, ReceiptWords } from './receipt.ts';

type ReceiptSumsProps = { receipt: ReceiptData; words: ReceiptWords; money: (minor: number) => string };

/** What it came to, and how it was paid. */
export function ReceiptSums({ receipt, words, money }: ReceiptSumsProps) {
  const { subtotalMinor, discountMinor = 0, taxes, totalMinor, tenders, changeMinor = 0, dueMinor = 0 } = receipt;
  const pair = ({ id, label, minor, detail }: ReceiptAmount) => (
    <Fragment key={id}>
      <dt>
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </dt>
      <dd>{money(minor)}</dd>
    </Fragment>
  );
  return (
    <>
      <Sums>
        {pair({ id: 'subtotal', label: words.subtotal, minor: subtotalMinor })}
        {discountMinor !== 0 && pair({ id: 'discount', label: words.discount, minor: -discountMinor })}
        {taxes.map(pair)}
        <dt data-total="">{words.total}</dt>
        <dd data-total="">{money(totalMinor)}</dd>
      </Sums>
      <Sums>
        {tenders.map(pair)}
        {changeMinor !== 0 && pair({ id: 'change', label: words.change, minor: changeMinor })}
        {dueMinor !== 0 && pair({ id: 'due', label: words.due, minor: dueMinor })}
      </Sums>
    </>
  );
}
