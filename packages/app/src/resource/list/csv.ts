import { csvLine, type SheetCell } from '@tilldesk/domain/imports';

/** Writes rows as CSV: CRLF, and a byte order mark so that a spreadsheet detects the encoding. */
export const csvOf = (rows: readonly (readonly SheetCell[])[]): string => `\uFEFF${rows.map(csvLine).join('\r\n')}\r\n`;
