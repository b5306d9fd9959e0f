import { MONEY_DIGITS, type Entry } from './burst.ts';
import { isTextField } from './fieldBefore.ts';

/** Returns what an element accepts: a whole number with the digits of its maximum, an amount, a secret, text, or nothing. */
export function entryOf(target: EventTarget | null): Entry {
  if (!isTextField(target)) return { kind: 'none' };
  if (target instanceof HTMLInputElement && target.type === 'password') return { kind: 'secret' };
  const max = target.role === 'spinbutton' ? target.ariaValueMax : null;
  if (max !== null) return { kind: 'number', digits: max.length };
  const isNumber = target.inputMode === 'decimal' || (target instanceof HTMLInputElement && target.type === 'number');
  return isNumber ? { kind: 'number', digits: MONEY_DIGITS } : { kind: 'text' };
}
