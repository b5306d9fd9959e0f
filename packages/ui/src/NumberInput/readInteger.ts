import { latinDigits } from '../cleaned/latinDigits.ts';

/**
 * Reads typed or pasted text as a whole number: removes grouping and letters, drops a fraction (a dot or comma before three
 * digits is grouping, in any language), keeps a sign only if `min` allows one. `text` is the text to show while typing; `value`
 * is null without a digit.
 */
export function readInteger(typed: string, { min, max }: { min: number; max: number }) {
  const sign = min < 0 && /^\s*[-−]/.test(typed) ? '-' : '';
  const digits = latinDigits(typed)
    .replace(/[.,](?!\d{3}(?!\d))\d*\D*$/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 15);
  if (digits === '') return { text: sign, value: null };
  const value = Math.min(max, Number(`${sign}${digits}`));
  return { text: String(value), value };
}
