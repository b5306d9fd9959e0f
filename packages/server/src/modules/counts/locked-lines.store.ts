import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { insertLateLines, lockCountLines, settleEndsOfLines } from './counts.statements.ts';

/** A line of a count that is locked while scans are booked. */
export type LockedLine = {
  id: string;
  productId: string;
  unitId: string | null;
  snapshotSeq: number;
  counted: number;
  scans: number;
  round: number;
  firstAt: string | null;
  firstSeq: number | null;
  lastAt: string | null;
  lastSeq: number | null;
  book: number | null;
};

/** The lines that scans change: of units, of products, and lines by id. */
export type Touched = {
  units: readonly { unitId: string; productId: string; unitCost: number }[];
  productIds: readonly string[];
  lineIds: readonly string[];
};

/**
 * Locks the lines that scans change, in the order of their ids to avoid deadlocks. Adds lines for goods that are not in the
 * snapshot because they were added later or were lost.
 */
export async function lockLines(tx: Tx, scope: Scope, countId: string, touched: Touched): Promise<LockedLine[]> {
  const { units, productIds, lineIds } = touched;
  await tx.all(insertLateLines, { businessId: scope.businessId, countId, units: JSON.stringify(units), productIds });
  return tx.all(lockCountLines, {
    businessId: scope.businessId,
    countId,
    unitIds: units.map(({ unitId }) => unitId),
    productIds,
    lineIds,
  });
}

/** Recomputes the first and the last scan of lines after a scan was undone. */
export async function settleEnds(tx: Tx, scope: Scope, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.all(settleEndsOfLines, { businessId: scope.businessId, lineIds });
}
