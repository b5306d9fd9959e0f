/** How many bundles the stock of their components makes: of each so many pieces as one bundle takes. None without components. */
export function bundlesIn(parts: readonly { quantity: number; onHand: number }[]): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map(({ quantity, onHand }) => Math.floor(onHand / quantity))));
}

/** The pieces that so many bundles take, by component. */
export const piecesOf = <P extends { quantity: number }>(parts: readonly P[], bundles: number): P[] =>
  parts.map((part) => ({ ...part, quantity: part.quantity * bundles }));

/**
 * What pieces cost when they leave a level that is held at moving average, minor units: the level's value in proportion,
 * rounded; the last piece takes the last cent. Throws for more than there is.
 */
export function costOfTaking(level: { onHand: number; value: number }, quantity: number): number {
  if (quantity > level.onHand) throw new Error(`bundles: ${quantity} of ${level.onHand} pieces`);
  return level.onHand === 0 ? 0 : Math.round((level.value * quantity) / level.onHand);
}
