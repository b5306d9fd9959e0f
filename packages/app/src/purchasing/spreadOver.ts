/** A bill as seen by a payment: `due` in minor units. */
export type DueBill = { id: string; due: number };

/**
 * Spreads an amount over bills in their order: each is paid in full before the next one gets anything. Returns minor units by
 * bill id.
 */
export function spreadOver(amount: number, bills: readonly DueBill[]): Readonly<Record<string, number>> {
  let left = amount;
  return Object.fromEntries(
    bills.map(({ id, due }) => {
      const part = Math.max(0, Math.min(left, due));
      left -= part;
      return [id, part];
    }),
  );
}

/** Returns the sum of a payment's parts. */
export const sumOfParts = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
