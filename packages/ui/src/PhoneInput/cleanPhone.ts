import { latinDigits } from '../cleaned/latinDigits.ts';

/** Keeps of a typed or pasted phone number what dialling and reading need: digits, one leading plus, spaces, dashes, parentheses. */
export function cleanPhone(text: string) {
  const cleaned = latinDigits(text)
    .replaceAll(/[^\d\s()+-]/g, '')
    .replaceAll(/\s+/g, ' ');
  return cleaned.trimStart().replace(/(?!^)\+/g, '');
}
