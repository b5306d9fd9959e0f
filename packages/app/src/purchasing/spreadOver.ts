/** A bill as a payment sees it: `due` in minor units. */
export type DueBill = { id: string; due: number };

/** How an amount is laid over bills in their order: each is paid before the next gets anything. Minor units by bill. */
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

/** What the parts of a payment come to. */
export const sumOfParts = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
