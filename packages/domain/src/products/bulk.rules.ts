import * as z from 'zod/mini';
import { id, MONEY_MAX, quantity } from '../fields/fields.ts';

const signedAmount = z.int().check(z.gte(-MONEY_MAX), z.lte(MONEY_MAX));
/** Hundredths of a percent: 1250 is 12.5 % more, -500 is 5 % less. */
const basisPoints = z.int().check(z.gte(-10_000), z.lte(100_000));

/** What a bulk edit changes. Amounts are minor units, percentages are basis points, signed. */
export const bulkChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('priceBy'), amount: signedAmount }),
  z.strictObject({
    kind: z.literal('priceByPercent'),
    basisPoints,
    /** Ending of the new prices (99 for x.99); null leaves them as calculated. */
    ending: z.nullable(z.int().check(z.gte(0), z.lte(99))),
  }),
  z.strictObject({ kind: z.literal('tax'), taxId: id }),
  z.strictObject({ kind: z.literal('category'), categoryId: id }),
  z.strictObject({ kind: z.literal('active'), active: z.boolean() }),
  z.strictObject({ kind: z.literal('reorderPoint'), reorderPoint: quantity() }),
]);
export type BulkChange = z.output<typeof bulkChange>;
export type PriceChange = Extract<BulkChange, { kind: 'priceBy' | 'priceByPercent' }>;

/** The price after a change, minor units; may be outside the valid range, which the caller must reject. */
export function priceAfter(price: number, change: PriceChange): number {
  if (change.kind === 'priceBy') return price + change.amount;
  const exact = price + (price * change.basisPoints) / 10_000;
  const rounded = Math.sign(exact) * Math.round(Math.abs(exact));
  if (change.ending === null) return rounded;
  // The nearest price with this ending, the higher one of a tie, never negative.
  const below = Math.floor((rounded - change.ending) / 100) * 100 + change.ending;
  const nearest = rounded - below < 50 ? below : below + 100;
  return nearest < 0 ? change.ending : nearest;
}
