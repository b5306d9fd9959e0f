/**
 * Limits beyond which a till asks whether an entry is meant. All of them may be exceeded: a shop sells pallets and gives
 * things away. They are far from what is usual, so that nobody learns to confirm without reading.
 */
export const unusualLimits = {
  /** Pieces of a line that are never asked about, and all that are not asked about where nobody knows the stock. */
  pieces: { few: 20, unknown: 100, many: 1_000 },
  /** A line may take so many times what is in stock. */
  timesStock: 2,
  /** A price may be so many times the usual one, and as small a part of it. */
  timesPrice: 3,
  /** Minor units that a price without a usual one may have. */
  price: 1_000_000,
  /** The change may be so many times the largest bill: who pays with bills needs no more of them. */
  timesBill: 2,
} as const;

/** What a line asks for; `onHand` is null where nobody knows the stock. */
export type LineEntry = { quantity: number; onHand: number | null };

/** Whether so many pieces are more than a line has. Pieces are whole and positive. */
export function isQuantityUnusual({ quantity, onHand }: LineEntry): boolean {
  const { few, unknown, many } = unusualLimits.pieces;
  const limit = onHand === null ? unknown : Math.max(few, unusualLimits.timesStock * onHand);
  return quantity > Math.min(limit, many);
}

/** Whether a price is far from the usual one, both in minor units; `usual` is null where nobody knows it. */
export function isPriceUnusual(price: number, usual: number | null): boolean {
  if (usual === null || usual === 0) return price > unusualLimits.price;
  return price > usual * unusualLimits.timesPrice || price * unusualLimits.timesPrice < usual;
}

/** Whether nobody hands over so much cash that this change is due, in minor units; `bills` are the pieces of the currency. */
export const isChangeUnusual = (change: number, bills: readonly number[]): boolean =>
  change > unusualLimits.timesBill * Math.max(...bills);
