import type { Label, ReceiptAmount, ReceiptLine } from '@tilldesk/ui/print';
import { formatsOf } from '../i18n/formats.ts';
import { pair, plain, wrap } from './paperText.ts';
import type { ReceiptSheet, TestSheet } from './sheets.ts';

/** A line on a roll: styled text, a rule across, or a code. */
export type PaperLine =
  | { kind: 'text'; text: string; center?: true; bold?: true; large?: true }
  | { kind: 'rule' }
  | { kind: 'bars'; code: string };

/** The style of a text line. */
type TextStyle = Omit<Extract<PaperLine, { kind: 'text' }>, 'kind' | 'text'>;

/** Creates text lines of the same style. */
export const texts = (rows: readonly string[], style: TextStyle = {}): PaperLine[] =>
  rows.map((text) => ({ kind: 'text', text, ...style }));
export const rule: PaperLine = { kind: 'rule' };
export const blank: PaperLine = { kind: 'text', text: '' };

/** Lays out a receipt in lines of `columns` characters, in the same order as on the screen. */
export function receiptLines(sheet: ReceiptSheet, columns: number): PaperLine[] {
  const { receipt, texts: sheetTexts } = sheet;
  const { money, moment, number } = formatsOf(sheet);
  const center = (text: string, style: TextStyle = {}) => texts(wrap(text, columns), { center: true, ...style });
  // Large letters are twice as wide.
  const large = (text: string) => texts(wrap(text, Math.floor(columns / 2)), { center: true, bold: true, large: true });
  const both = (start: string, end: string, style?: TextStyle) => texts(pair(start, end, columns), style);
  const amount = ({ label, minor, detail }: ReceiptAmount) => [
    ...both(label, money(minor)),
    ...(detail === undefined ? [] : texts(wrap(detail, columns - 2).map(inset))),
  ];
  const sold = (line: ReceiptLine) => [
    ...both(line.description, money(line.totalMinor)),
    ...texts(below(line).flatMap((text) => wrap(text, columns - 2).map(inset))),
  ];
  const below = ({ serials = [], notes = [], quantity, unitPriceMinor, discountMinor = 0 }: ReceiptLine) => [
    ...serials.map((serial) => `${sheetTexts.serial} ${serial}`),
    ...notes,
    `${number(quantity)} x ${money(unitPriceMinor)}`,
    ...(discountMinor === 0 ? [] : [`${sheetTexts.discount} ${money(-discountMinor)}`]),
  ];
  const { discountMinor = 0, changeMinor = 0, dueMinor = 0 } = receipt;
  return [
    ...large(receipt.store.name),
    ...receipt.store.lines.flatMap((text) => center(text)),
    ...(receipt.mark === undefined ? [] : [blank, ...large(`* ${receipt.mark} *`)]),
    blank,
    ...both(sheetTexts.number, receipt.number),
    ...both(sheetTexts.date, moment(new Date(receipt.instant).toISOString())),
    ...both(sheetTexts.cashier, receipt.cashier),
    ...(receipt.customer === undefined ? [] : both(sheetTexts.customer, receipt.customer)),
    rule,
    ...receipt.lines.flatMap(sold),
    rule,
    ...both(sheetTexts.subtotal, money(receipt.subtotalMinor)),
    ...(discountMinor === 0 ? [] : both(sheetTexts.discount, money(-discountMinor))),
    ...receipt.taxes.flatMap(amount),
    ...both(sheetTexts.total, money(receipt.totalMinor), { bold: true }),
    rule,
    ...receipt.tenders.flatMap(amount),
    ...(changeMinor === 0 ? [] : both(sheetTexts.change, money(changeMinor), { bold: true })),
    ...(dueMinor === 0 ? [] : both(sheetTexts.due, money(dueMinor), { bold: true })),
    ...(receipt.terms ?? []).flatMap(({ title, paragraphs }) => [
      rule,
      ...texts(wrap(title, columns), { bold: true }),
      ...texts(paragraphs.flatMap((text) => wrap(text, columns))),
    ]),
    blank,
    ...receipt.footer.flatMap((text) => center(text)),
    ...(isBars(receipt.number) ? [blank, bars(receipt.number)] : []),
  ];
}

/** Lays out a label: name, price, code as barcode and text. */
export const labelLines = ({ name, price, code, note }: Label, columns: number): PaperLine[] => [
  ...texts(wrap(name, columns), { bold: true }),
  ...(note === undefined || note === '' ? [] : texts(wrap(note, columns))),
  ...(price === undefined ? [] : texts([plain(price)], { bold: true })),
  ...(isBars(code) ? [bars(code)] : []),
  ...texts(wrap(code, columns), { center: true }),
];

/** Lays out a test print: the lines, a ruler as wide as the configured paper, and a barcode. */
export const testLines = ({ title, lines }: TestSheet, columns: number): PaperLine[] => [
  ...texts(wrap(title, Math.floor(columns / 2)), { center: true, bold: true, large: true }),
  rule,
  ...texts(lines.flatMap((text) => wrap(text, columns))),
  ...texts([Array.from({ length: columns }, (_, at) => (at + 1) % 10).join('')]),
  rule,
  bars('TEST-0123'),
];

const inset = (text: string) => `  ${text}`;
const bars = (code: string): PaperLine => ({ kind: 'bars', code });
/** Returns whether a barcode can contain a code: ASCII only. */
export const isBars = (code: string) => /^[\x20-\x7e]{1,60}$/.test(code);
