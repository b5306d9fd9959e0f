/** Whether what is on hand is enough: at the reorder point or below it is low, at nothing it is out. */
export function stockLevel(of: { onHand: number; reorderPoint: number | null }): 'enough' | 'low' | 'out' {
  if (of.reorderPoint === null) return 'enough';
  if (of.onHand <= 0) return 'out';
  return of.onHand <= of.reorderPoint ? 'low' : 'enough';
}
