/** The digits before the dot, and after it: more is no amount of money at a till. */
const [WHOLE, CENTS] = [7, 2];

/** Keeps the digits and the first dot of what was typed or pasted as an amount of money: at most 7 digits and 2 decimals. */
export function readCash(typed: string): string {
  const [integerPart = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const digits = integerPart.slice(0, WHOLE);
  return rest.length === 0 ? digits : `${digits}.${rest.join('').slice(0, CENTS)}`;
}
