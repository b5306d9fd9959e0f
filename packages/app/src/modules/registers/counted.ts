import { denominationsOf, sumOfPieces, type Denomination } from '@tilldesk/domain/registers';

/** How a drawer is counted: by its sum, by bills and coins, or not at all. */
export const countMethods = ['amount', 'pieces', 'none'] as const;
export type CountMethod = (typeof countMethods)[number];

/** The entered count; `pieces` is the number of pieces by their value in minor units. */
export type Counted = { method: CountMethod; amount: number | null; pieces: Readonly<Record<number, number>> };

export const notCounted: Counted = { method: 'amount', amount: null, pieces: {} };

/** Returns the counted bills and coins; null for any other method. */
export function piecesOf({ method, pieces }: Counted, currency: string): Denomination[] | null {
  if (method !== 'pieces') return null;
  return denominationsOf(currency).flatMap((value) => {
    const count = pieces[value] ?? 0;
    return count === 0 ? [] : [{ value, pieces: count }];
  });
}

/** Returns the counted total in minor units; null while nothing is entered or if the drawer is not counted. */
export function totalOf(counted: Counted, currency: string): number | null {
  if (counted.method === 'none') return null;
  if (counted.method === 'amount') return counted.amount;
  return Object.keys(counted.pieces).length === 0 ? null : sumOfPieces(piecesOf(counted, currency) ?? []);
}

/** Whether there is unsaved input. */
export const isEntered = ({ amount, pieces }: Counted): boolean => amount !== null || Object.keys(pieces).length > 0;
