/** Rates the quantity on hand: at or below the reorder point is `low`, zero or less is `out`. Without a reorder point it is `enough`. */
export function stockLevel(of: { onHand: number; reorderPoint: number | null }): 'enough' | 'low' | 'out' {
  if (of.reorderPoint === null) return 'enough';
  if (of.onHand <= 0) return 'out';
  return of.onHand <= of.reorderPoint ? 'low' : 'enough';
}
