'use client';
import { useImperativeHandle, useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DateTime } from '../DateTime/DateTime.tsx';
import { keysOf } from '../keys/keysOf.ts';
import { formatMoney } from '../Money/formatMoney.ts';
import { PrintAlone, SHEET_MARGIN } from './PrintAlone.styles.ts';
import { Facts, Foot, Paper, Store } from './Receipt.styles.ts';
import type { ReceiptData, ReceiptTexts } from './receipt.ts';
import { ReceiptLines } from './ReceiptLines.tsx';
import { ReceiptSums } from './ReceiptSums.tsx';
import { ReceiptTerms } from './ReceiptTerms.tsx';
import { isRoll, usePageSize, type ReceiptPaper } from './usePageSize.ts';

export type ReceiptProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  receipt: ReceiptData;
  texts: ReceiptTexts;
  /** The ISO 4217 code of every amount. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
  /** The IANA name of the store's time zone. */
  timeZone: string;
  /** A roll of a receipt printer, or a sheet. @default '80mm' */
  paper?: ReceiptPaper | undefined;
  /** Content above the store's name. */
  logo?: ReactNode;
  /** Content at the end: a barcode of the number. */
  barcode?: ReactNode;
};

/** Renders a receipt as it is printed. While it is on the page, only the receipt is printed. */
export function Receipt(props: ReceiptProps) {
  const { receipt, texts, currency, locale, timeZone, paper = '80mm', logo, barcode, ref, ...article } = props;
  const sheet = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => sheet.current as HTMLElement);
  const page = usePageSize(sheet, paper);
  const paragraphs = (texts: readonly string[]) => keysOf(texts).map((key, index) => <p key={key}>{texts[index]}</p>);
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <Paper
      aria-label={`${texts.title} ${receipt.number}`}
      {...article}
      ref={sheet}
      data-paper={isRoll(paper) ? '80mm' : 'a4'}
      data-size={paper}
      data-theme="light"
      data-td-receipt=""
    >
      <PrintAlone $page={page} $margin={isRoll(paper) ? '0' : SHEET_MARGIN} />
      <Store>
        {logo}
        <h2>{receipt.store.name}</h2>
        {paragraphs(receipt.store.lines)}
        {receipt.mark !== undefined && <strong>{receipt.mark}</strong>}
      </Store>
      <Facts>
        <dt>{texts.number}</dt>
        <dd>{receipt.number}</dd>
        <dt>{texts.date}</dt>
        <dd>
          <DateTime instant={receipt.instant} timeZone={timeZone} locale={locale} />
        </dd>
        <dt>{texts.cashier}</dt>
        <dd>{receipt.cashier}</dd>
        {receipt.customer !== undefined && (
          <>
            <dt>{texts.customer}</dt>
            <dd>{receipt.customer}</dd>
          </>
        )}
      </Facts>
      <ReceiptLines lines={receipt.lines} texts={texts} money={money} locale={locale} />
      <ReceiptSums receipt={receipt} texts={texts} money={money} />
      <ReceiptTerms terms={receipt.terms ?? []} />
      <Foot>
        {paragraphs(receipt.footer)}
        {barcode}
      </Foot>
    </Paper>
  );
}
