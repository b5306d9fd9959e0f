/** What is there, what comes, and when how much is ordered; pieces. */
export type ReorderFigures = {
  available: number;
  incoming: number;
  reorderPoint: number | null;
  reorderTo: number | null;
};

/** Whether it is time to order, and how many: 0 where enough is on its way, null where nobody said up to how many. */
export type Reorder = { isDue: boolean; order: number | null };

/**
 * The rule of reordering: with `reorderPoint` or fewer available, order up to `reorderTo`, less what is
 * on its way already. Null for what has no reorder point.
 */
export function reorderOf({ available, incoming, reorderPoint, reorderTo }: ReorderFigures): Reorder | null {
  if (reorderPoint === null) return null;
  const isDue = available <= reorderPoint;
  const missing = reorderTo === null ? null : Math.max(0, reorderTo - available - incoming);
  return { isDue, order: missing === null ? null : isDue ? missing : 0 };
}
