import { latinDigits } from '../cleaned/latinDigits.ts';

/**
 * Reads a whole number out of what was typed or pasted: grouping and letters go, a fraction is dropped (a dot or comma before three
 * digits groups thousands, in any language), a sign stays only if `min` allows one. `text` is what the box shows while typing goes on; `value` is null while there is no digit.
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
