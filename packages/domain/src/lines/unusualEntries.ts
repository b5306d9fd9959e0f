/**
 * Limits beyond which the till asks for confirmation. All can be exceeded: a shop sells pallets and gives things away. They are
 * far from usual values, so that users do not get used to confirming without reading.
 */
export const unusualLimits = {
  /** Pieces of a line: up to `few` are never questioned, `unknown` is the limit without known stock. */
  pieces: { few: 20, unknown: 100, many: 1_000 },
  /** Limit as a multiple of the stock. */
  timesStock: 2,
  /** Limit as a multiple, or fraction, of the usual price. */
  timesPrice: 3,
  /** Limit of a price without a usual one, minor units. */
  price: 1_000_000,
  /** Limit of the change as a multiple of the largest bill. */
  timesBill: 2,
} as const;

/** Quantity of a line; `onHand` is null if the stock is unknown. */
export type LineEntry = { quantity: number; onHand: number | null };

/** Whether a quantity is unusually large. Pieces are whole and positive. */
export function isQuantityUnusual({ quantity, onHand }: LineEntry): boolean {
  const { few, unknown, many } = unusualLimits.pieces;
  const limit = onHand === null ? unknown : Math.max(few, unusualLimits.timesStock * onHand);
  return quantity > Math.min(limit, many);
}

/** Whether a price is far from the usual one, both in minor units; `usual` is null if unknown. */
export function isPriceUnusual(price: number, usual: number | null): boolean {
  if (usual === null || usual === 0) return price > unusualLimits.price;
  return price > usual * unusualLimits.timesPrice || price * unusualLimits.timesPrice < usual;
}

/** Whether the change is unusually large, in minor units; `bills` are the denominations of the currency. */
export const isChangeUnusual = (change: number, bills: readonly number[]): boolean =>
  change > unusualLimits.timesBill * Math.max(...bills);
