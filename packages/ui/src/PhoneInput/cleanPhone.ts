import { latinDigits } from '../cleaned/latinDigits.ts';

/**
 * Returns the characters of a phone number that are needed for dialling and reading: digits, one leading plus, spaces, dashes,
 * parentheses.
 */
export function cleanPhone(text: string) {
  const cleaned = latinDigits(text)
    .replaceAll(/[^\d\s()+-]/g, '')
    .replaceAll(/\s+/g, ' ');
  return cleaned.trimStart().replace(/(?!^)\+/g, '');
}
