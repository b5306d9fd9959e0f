/** Keeps the digits and the first dot of what was typed or pasted as an amount of money. */
export function readCash(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}
