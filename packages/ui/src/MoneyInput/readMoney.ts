import { latinDigits } from '../cleaned/latinDigits.ts';

/** The notation of a currency: its number of decimals and the decimal mark. */
export type MoneyNotation = { digits: number; decimal: string };

const notations = new Map<string, MoneyNotation>();

/** Returns the notation of a currency (ISO 4217) in a locale (BCP 47), e.g. two digits and "." for USD in en-US. */
export function moneyNotation(currency: string, locale: string): MoneyNotation {
  const key = `${locale} ${currency}`;
  const known = notations.get(key);
  if (known) return known;
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  const made = { digits, decimal };
  notations.set(key, made);
  return made;
}

/** The maximum length of an amount with grouping and decimals. */
const LONGEST = 24;

/** Removes characters that do not belong to an amount and truncates it; `overflowed` is true when it was too long. */
export function cleanMoney(typed: string, notation: MoneyNotation, negative: boolean) {
  const signs = latinDigits(typed).replaceAll(/[^\d.,−(-]/g, '');
  const sign = negative && /^[-−(]/.test(signs) ? '-' : '';
  const cleaned = signs.replaceAll(/[^\d.,]/g, '');
  const short = cleaned.slice(0, LONGEST);
  const tooLarge = /\d/.test(short) && readMoney(short, notation) === null;
  const integerDigits = MOST_DIGITS - notation.digits;
  const text = tooLarge ? (new RegExp(`^(?:\\D*\\d){${integerDigits}}`).exec(short)?.[0] ?? '') : short;
  return { text: sign + text, overflowed: text !== cleaned };
}

/** With more digits, a number of minor units is no longer exact. */
const MOST_DIGITS = 15;

/**
 * Reads typed or pasted text, such as "$1,234.50", as whole minor units; null without a digit or with too many. Of two
 * different marks the last one is the decimal mark; a single mark of another locale is one only before one or two digits. Extra
 * decimals are rounded half up.
 */
export function readMoney(typed: string, { digits, decimal }: MoneyNotation): number | null {
  const text = latinDigits(typed).replaceAll(/[^\d.,]/g, '');
  if (!/\d/.test(text)) return null;
  const cut = decimalMark(text, decimal);
  const integerPart = (cut < 0 ? text : text.slice(0, cut)).replaceAll(/\D/g, '');
  const fraction = cut < 0 ? '' : text.slice(cut).replaceAll(/\D/g, '');
  const minor = integerPart + fraction.slice(0, digits).padEnd(digits, '0');
  if (minor.replace(/^0+/, '').length > MOST_DIGITS) return null;
  const amount = Number(minor) + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0);
  const negative = /^[^\d]*[-−(]/.test(typed);
  return negative && amount !== 0 ? -amount : amount;
}

/** Whether a text is an unambiguous amount: one decimal mark at most, and no more decimals than the currency has. */
export function isAmountText(typed: string, { digits, decimal }: MoneyNotation): boolean {
  const text = latinDigits(typed).replaceAll(/[^\d.,]/g, '');
  const cut = decimalMark(text, decimal);
  return text.split(decimal).length <= 2 && (cut < 0 || text.length - cut - 1 <= digits);
}

function decimalMark(text: string, decimal: string) {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return -1;
  const mark = text[last];
  const isOnly = text.indexOf(mark ?? '') === last;
  const hasBoth = text.includes('.') && text.includes(',');
  if (!isOnly) return -1;
  if (hasBoth || mark === decimal) return last;
  return text.length - last - 1 <= 2 ? last : -1;
}

/** Formats minor units as plain digits for editing, e.g. 123450 as "1234.50". */
export function writePlain(minor: number, { digits, decimal }: MoneyNotation) {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}${decimal}${text.slice(-digits)}`;
}
