import type { FieldKind } from '../fields/fields.ts';
import { minorDigits } from '../money/money.ts';
import type { FieldProblem, ProblemParams } from '../problems/Problem.ts';
import type { ProblemCode } from '../problems/catalogue.ts';
import { fold } from './fold.ts';
import type { Cell, DecimalSeparator } from './imports.rules.ts';
import type { ImportColumn } from './importing.ts';

/** How to read the cells of a file: decimal separator and currency of amounts. */
export type Reading = { decimal: DecimalSeparator; currency: string };

/** The value of a cell, or why it is invalid. */
export type ReadValue = { value: unknown } | { problem: FieldProblem };

/**
 * Reads one non-empty cell by the kind of its column. Ambiguous numbers, words that are not an option and codes shortened by a
 * spreadsheet are rejected, never guessed. Amounts are main units in a file and minor units here; a share can be written as
 * 8.25%, as 0.0825, or above 1 as percent.
 */
export function readCell(
  { kind: of, synonyms }: ImportColumn,
  cell: string | number | boolean,
  how: Reading,
): ReadValue {
  switch (of.kind) {
    case 'money':
      return readMoney(cell, how);
    case 'quantity':
      return readInteger(cell, how);
    case 'rate':
      return readRate(cell, how);
    case 'flag':
      return readFlag(cell);
    case 'choice':
      return readChoice(of, synonyms, cell);
    case 'date':
      return readDay(cell);
    case 'list':
      return readList(cell);
    default:
      return readText(cell);
  }
}

/** Whether a cell is empty: it does not change the value. */
export const isEmpty = (cell: Cell | undefined): cell is null | undefined | '' =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const rejection = (code: ProblemCode, params: ProblemParams): ReadValue => ({
  problem: { code, message: code, params },
});
const shown = (cell: Cell): string => String(cell).slice(0, 60);

function readText(cell: string | number | boolean): ReadValue {
  if (typeof cell !== 'string') return { value: String(cell) };
  if (/^\d[.,]\d+E\+\d+$/i.test(cell.trim())) return rejection('import.shortened', { text: shown(cell) });
  return { value: cell };
}

function readList(cell: string | number | boolean): ReadValue {
  const read = readText(cell);
  if ('problem' in read) return read;
  const parts = String(read.value).split(/[|;,\n\r]+/);
  const spoiled = parts.map(readText).find((part) => 'problem' in part);
  return spoiled ?? { value: [...new Set(parts.map((part) => part.trim()).filter(Boolean))] };
}

function readMoney(cell: string | number | boolean, { decimal, currency }: Reading): ReadValue {
  const main = numberIn(cell, decimal);
  const minor = main === null ? null : integerOf(main * 10 ** minorDigits(currency));
  return minor === null ? rejection('import.notAmount', { text: shown(cell) }) : { value: minor };
}

function readInteger(cell: string | number | boolean, { decimal }: Reading): ReadValue {
  const number = numberIn(cell, decimal);
  const integer = number === null ? null : integerOf(number);
  return integer === null ? rejection('import.notWhole', { text: shown(cell) }) : { value: integer };
}

function readRate(cell: string | number | boolean, { decimal }: Reading): ReadValue {
  const isPercent = typeof cell === 'string' && cell.trim().endsWith('%');
  const number = numberIn(isPercent ? cell.trim().slice(0, -1) : cell, decimal);
  const share = number === null ? NaN : isPercent || number > 1 ? number / 100 : number;
  if (!(share >= 0 && share <= 1)) return rejection('import.notRate', { text: shown(cell) });
  const text = share.toFixed(6);
  if (Math.abs(Number(text) - share) > 1e-9) return rejection('import.notRate', { text: shown(cell) });
  return { value: text.replace(/\.?0+$/, '') };
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'si', 's', 'verdadero', 'active', 'activo']);
const NO = new Set(['no', 'n', 'false', '0', 'falso', 'inactive', 'inactivo']);

function readFlag(cell: string | number | boolean): ReadValue {
  const folded = fold(String(cell));
  if (YES.has(folded)) return { value: true };
  return NO.has(folded) ? { value: false } : rejection('import.notYesNo', { text: shown(cell) });
}

function readChoice(
  { options }: Extract<FieldKind, { kind: 'choice' }>,
  synonyms: Readonly<Record<string, readonly string[]>>,
  cell: string | number | boolean,
): ReadValue {
  const folded = fold(String(cell));
  const option = options.find((one) => [one, ...(synonyms[one] ?? [])].some((name) => fold(name) === folded));
  if (option !== undefined) return { value: option };
  return rejection('import.notOption', {
    text: shown(cell),
    options: options.map((o) => synonyms[o]?.[0] ?? o).join(', '),
  });
}

function readDay(cell: string | number | boolean): ReadValue {
  const text = String(cell).trim();
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(text);
  // 03/04/2026 is ambiguous: month first or day first.
  return isDay ? { value: text } : rejection('import.notDay', { text: shown(cell) });
}

const PLAIN: Readonly<Record<DecimalSeparator, RegExp>> = {
  '.': /^-?(\d{1,3}([, '’]\d{3})+|\d+)?(\.\d+)?$/,
  ',': /^-?(\d{1,3}([. '’]\d{3})+|\d+)?(,\d+)?$/,
};

/** The number of a cell; null if it is not a number or ambiguous. */
function numberIn(cell: string | number | boolean, decimal: DecimalSeparator): number | null {
  if (typeof cell === 'boolean') return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  // Currency symbols and codes can be before or after the number: $5.00, 5,00 €, USD 5.
  const text = cell
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/^(-?)\s*(\p{Sc}|[A-Z]{1,3}\p{Sc}?)?\s*/u, '$1')
    .replace(/\s*(\p{Sc}|[A-Z]{3})?\s*$/u, '');
  if (text === '' || text === '-' || !PLAIN[decimal].test(text)) return null;
  const signs = decimal === '.' ? text.replace(/[, '’]/g, '') : text.replace(/[. '’]/g, '').replace(',', '.');
  return Number(signs);
}

/** The integer of a number that is whole except for floating-point error; null for others. */
function integerOf(number: number): number | null {
  const integer = Math.round(number);
  return Number.isSafeInteger(integer) && Math.abs(number - integer) < 1e-6 ? integer : null;
}
