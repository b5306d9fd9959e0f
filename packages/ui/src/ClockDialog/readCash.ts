/** The maximum number of digits before and after the decimal point of a cash amount. */
const [WHOLE, CENTS] = [7, 2];

/** Returns the digits and the first dot of a typed or pasted amount: at most 7 digits and 2 decimals. */
export function readCash(typed: string): string {
  const [integerPart = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const digits = integerPart.slice(0, WHOLE);
  return rest.length === 0 ? digits : `${digits}.${rest.join('').slice(0, CENTS)}`;
}
