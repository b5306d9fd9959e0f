import { denominationsOf, sumOfPieces, type Denomination } from '@tilldesk/domain/shop';

/** How a drawer is counted: by its sum, bill by bill and coin by coin, or not at all. */
export const countMethods = ['amount', 'pieces', 'none'] as const;
export type CountMethod = (typeof countMethods)[number];

/** What somebody entered of a count; `pieces` by their value in minor units. */
export type Counted = { way: CountMethod; amount: number | null; pieces: Readonly<Record<number, number>> };

export const notCounted: Counted = { way: 'amount', amount: null, pieces: {} };

/** What lay in the drawer, bill by bill; only of a count that was made so. */
export function piecesOf({ way: method, pieces }: Counted, currency: string): Denomination[] | null {
  if (method !== 'pieces') return null;
  return denominationsOf(currency).flatMap((value) => {
    const count = pieces[value] ?? 0;
    return count === 0 ? [] : [{ value, pieces: count }];
  });
}

/** What a count comes to; null while nothing is entered, and where nobody counts. */
export function totalOf(counted: Counted, currency: string): number | null {
  if (counted.way === 'none') return null;
  if (counted.way === 'amount') return counted.amount;
  return Object.keys(counted.pieces).length === 0 ? null : sumOfPieces(piecesOf(counted, currency) ?? []);
}

/** Whether something was entered that would be lost. */
export const isEntered = ({ amount, pieces }: Counted): boolean => amount !== null || Object.keys(pieces).length > 0;
