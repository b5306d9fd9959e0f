/** A cell of an export: numbers as numbers, everything else as text. */
export type SheetCell = string | number | null;

/**
 * Writes rows as CSV after RFC 4180: CRLF, quotes where they are needed, and a byte order mark so that a spreadsheet
 * reads the letters right. Text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP, "CSV
 * Injection").
 */
export const csvOf = (rows: readonly (readonly SheetCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

function cellOf(value: SheetCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A phone number begins with a plus too; digits and marks alone call nothing. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s().-]*$/.test(text);
