import { latinDigits } from '../cleaned/latinDigits.ts';

/** The number of digits of an IMEI; the last one is the check digit. */
export const IMEI_LENGTH = 15;

/**
 * Returns the digits of a typed or pasted IMEI. From the output of *#06#, such as "IMEI 35-209900-176148-1" or
 * "352099/00/176148/1 / 01", removes the separators and the two digits of the software version.
 */
export function cleanImei(text: string) {
  const shown = latinDigits(text)
    .replaceAll('*#06#', '')
    .replaceAll(/imei\s*\d?\s*:/gi, '');
  const withoutVersion = /^((?:\D*\d){15})\s*\/\s*\d{2}\s*$/.exec(shown)?.[1];
  return (withoutVersion ?? shown).replaceAll(/\D/g, '');
}

/** Returns the check digit for 14 digits, by the Luhn algorithm. */
export function checkDigitOf(digits: string) {
  const sum = [...digits].reduceRight((total, digit, at) => {
    const doubled = Number(digit) * ((digits.length - at) % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether 15 digits end with the correct check digit. */
export const isImei = (digits: string) =>
  digits.length === IMEI_LENGTH && checkDigitOf(digits.slice(0, -1)) === digits.at(-1);
