/** Number of bundles available from the stock of their components; 0 without components. */
export function bundlesIn(parts: readonly { quantity: number; onHand: number }[]): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map(({ quantity, onHand }) => Math.floor(onHand / quantity))));
}

/** The pieces required for a number of bundles, by component. */
export const piecesOf = <P extends { quantity: number }>(parts: readonly P[], bundles: number): P[] =>
  parts.map((part) => ({ ...part, quantity: part.quantity * bundles }));

/**
 * Cost of pieces taken from stock at moving average, minor units: the proportional value, rounded; the last piece takes the rest.
 * Throws for more than the stock.
 */
export function costOfTaking(level: { onHand: number; value: number }, quantity: number): number {
  if (quantity > level.onHand) throw new Error(`bundles: ${quantity} of ${level.onHand} pieces`);
  return level.onHand === 0 ? 0 : Math.round((level.value * quantity) / level.onHand);
}
