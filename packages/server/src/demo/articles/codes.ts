import { luhnDigit } from '@tilldesk/domain/fields';
import type { Random } from '../random.ts';

/**
 * Returns an IMEI from a type allocation code (8 digits) and a serial (0 to 999,999), with its check digit (3GPP TS 23.003).
 */
export function imeiOf(tac: string, serial: number): string {
  const body = tac + String(serial).padStart(6, '0');
  return body + luhnDigit(body);
}

/**
 * Returns a retail barcode from a maker's prefix and the number of the article: UPC-A (12 digits) for a prefix of 6 digits,
 * EAN-13 for one of 7, with the check digit of the GS1 General Specifications, 7.9.
 */
export function barcodeOf(prefix: string, article: number): string {
  const length = prefix.length === 6 ? 11 : 12;
  const body = prefix + String(article).padStart(length - prefix.length, '0');
  return body + gtinDigit(body);
}

/** Returns the GS1 check digit (0 to 9) of a text of digits: weights 3 and 1 alternate, from the right. */
export function gtinDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Returns a maker's serial number as used on tablets and watches: 10 characters that cannot be misread. */
export const serialOf = (random: Random): string =>
  Array.from({ length: 10 }, () => serialSigns[random.int(0, serialSigns.length - 1)]).join('');

const serialSigns = 'CDFGHJKLMNPQRTVWXY0123456789';

/** The number of digits of the SIM numbers of the demo's carriers. */
export const SIM_LENGTH = 20;

/**
 * Returns a SIM card number (ITU-T E.118) with its carrier's prefix of 7 digits and a check digit; `nth` makes it unique.
 */
export function simOf(prefix: string, nth: number, random: Random): string {
  const body = `${prefix}${String(nth).padStart(6, '0')}${random.int(100_000, 999_999)}`;
  return body + luhnDigit(body);
}
