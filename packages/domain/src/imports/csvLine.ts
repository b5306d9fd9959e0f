/** A cell of an exported file: numbers as numbers, everything else as text. */
export type SheetCell = string | number | null;

/**
 * Formats a row as CSV (RFC 4180) without line break, with quotes where needed. Text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe (OWASP, "CSV Injection"), which `fromCsv` removes.
 */
export const csvLine = (row: readonly SheetCell[]): string => row.map(cellOf).join(',');

/** The text of a CSV cell without the apostrophe added by `csvLine`. */
export const fromCsv = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

function cellOf(value: SheetCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Phone numbers also begin with a plus; digits and punctuation alone are not a formula. */
const isFormula = (text: string): boolean => /^'*[=+\-@\t\r]/.test(text) && !/^[+-]?[\d\s().-]*$/.test(text);
