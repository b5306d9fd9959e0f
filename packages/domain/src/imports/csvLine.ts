/** A cell of a file that goes out: numbers as numbers, everything else as text. */
export type SheetCell = string | number | null;

/**
 * A row as CSV after RFC 4180, without its line break: quotes where they are needed. Text that a spreadsheet would run as a
 * formula gets an apostrophe in front (OWASP, "CSV Injection"), which `fromCsv` takes off again.
 */
export const csvLine = (row: readonly SheetCell[]): string => row.map(cellOf).join(',');

/** What a cell of a CSV says: the text as it was before `csvLine` made it harmless. */
export const fromCsv = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

function cellOf(value: SheetCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A phone number begins with a plus too; digits and marks alone call nothing. */
const isFormula = (text: string): boolean => /^'*[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s().-]*$/.test(text);
