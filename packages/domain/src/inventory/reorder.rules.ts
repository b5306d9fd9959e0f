/** Available and incoming stock, reorder point and target; pieces. */
export type ReorderFigures = {
  available: number;
  incoming: number;
  reorderPoint: number | null;
  reorderTo: number | null;
};

/** Whether to reorder, and how many: 0 if enough is incoming, null without a target. */
export type Reorder = { isDue: boolean; order: number | null };

/**
 * The reorder rule: with `reorderPoint` or fewer available, order up to `reorderTo`, less incoming pieces. Null without a reorder
 * point.
 */
export function reorderOf({ available, incoming, reorderPoint, reorderTo }: ReorderFigures): Reorder | null {
  if (reorderPoint === null) return null;
  const isDue = available <= reorderPoint;
  const missing = reorderTo === null ? null : Math.max(0, reorderTo - available - incoming);
  return { isDue, order: missing === null ? null : isDue ? missing : 0 };
}
