import { minorDigits } from '@tilldesk/domain/money';
import type { SheetCell } from '@tilldesk/domain/imports';
import type { ListColumn } from './ListColumn.ts';

/** Formatting of an export's cells, by the store's settings. */
export type SheetTexts = {
  currency: string;
  moment: (instant: string) => string;
  date: (instant: string) => string;
  yes: string;
  no: string;
};

/**
 * Returns the rows of an export: a line of headings, then one line per row. Money is in main units, instants in the store's
 * time zone.
 */
export const sheetOf = <R>(columns: readonly ListColumn<R>[], rows: readonly R[], texts: SheetTexts): SheetCell[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map((column) => cellOf(column, row, texts))),
];

function cellOf<R>({ kind, value }: ListColumn<R>, row: R, texts: SheetTexts): SheetCell {
  const shown = value(row);
  if (shown === null || shown === undefined || shown === '') return null;
  if (typeof shown === 'boolean') return shown ? texts.yes : texts.no;
  if (typeof shown === 'object') return shown.join(' ');
  if (typeof shown === 'number') return kind === 'money' ? shown / 10 ** minorDigits(texts.currency) : shown;
  if (kind === 'rate') return Number(shown);
  if (kind === 'instant') return texts.moment(shown);
  if (kind === 'date') return shown.length === 10 ? shown : texts.date(shown);
  return shown;
}
