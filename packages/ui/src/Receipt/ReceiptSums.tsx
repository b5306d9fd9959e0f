'use client';
import { Fragment } from 'react';
import { Sums } from './Receipt.styles.ts';
import type { ReceiptAmount, ReceiptData, ReceiptTexts } from './receipt.ts';

type ReceiptSumsProps = { receipt: ReceiptData; texts: ReceiptTexts; money: (minor: number) => string };

/** The totals and the payments. */
export function ReceiptSums({ receipt, texts, money }: ReceiptSumsProps) {
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
        {pair({ id: 'subtotal', label: texts.subtotal, minor: subtotalMinor })}
        {discountMinor !== 0 && pair({ id: 'discount', label: texts.discount, minor: -discountMinor })}
        {taxes.map(pair)}
        <dt data-total="">{texts.total}</dt>
        <dd data-total="">{money(totalMinor)}</dd>
      </Sums>
      <Sums>
        {tenders.map(pair)}
        {changeMinor !== 0 && pair({ id: 'change', label: texts.change, minor: changeMinor })}
        {dueMinor !== 0 && pair({ id: 'due', label: texts.due, minor: dueMinor })}
      </Sums>
    </>
  );
}
