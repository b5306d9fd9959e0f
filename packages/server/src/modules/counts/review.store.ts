import { Problem } from '@tilldesk/domain/problems';
import { countMayMove, type CountMode, type CountStatus } from '@tilldesk/domain/counts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { countNumber } from './counts.store.ts';
import {
  lockCountForUpdate,
  submitForReview,
  startRecount,
  cancelOneCount,
  saveLinesToRecount,
} from './counts.statements.ts';

/** A locked count that is not over. */
export type LockedCount = {
  id: string;
  number: number;
  status: CountStatus;
  mode: CountMode;
  round: number;
  locationId: string;
  version: number;
};

/** Locks a count of the store. Scans wait for the lock. Throws record.notFound. */
export async function lockCount(tx: Tx, scope: Scope, id: string): Promise<LockedCount> {
  return tx.existing(lockCountForUpdate, { businessId: scope.businessId, storeId: scope.storeId, id });
}

/** Throws if the status of the count does not allow the step, or if the request was based on an older version. */
export function assertStepAllowed({ status, number, version }: LockedCount, to: CountStatus, expected: number): void {
  const params = { number: countNumber(number) };
  if (!countMayMove(status, to)) {
    if (status === 'in_progress') throw new Problem('count.notInReview', params);
    throw new Problem(status === 'review' ? 'count.notCounting' : 'count.over', params);
  }
  if (version !== expected) throw new Problem('record.changed');
}

/**
 * Submits a count for review. Scans are rejected until it is sent back. A count that is already in review does not change. Throws
 * record.notFound, count.over, record.changed.
 */
export async function submitCount(tx: Tx, scope: Scope, now: string, id: string, version: number): Promise<void> {
  const count = await lockCount(tx, scope, id);
  if (count.status === 'review') return;
  assertStepAllowed(count, 'review', version);
  await tx.all(submitForReview, { businessId: scope.businessId, id, now });
  await writeAuditEntry(tx, scope, now, 'count.submitted', 'count', id, null, { round: count.round });
}

/**
 * Sends a count back to counting. The given lines restart at 0 in a new round; their earlier scans remain in the history. Without
 * lines, the count continues unchanged. Throws record.notFound, count.notInReview, count.over, record.changed.
 */
export async function recountLines(
  tx: Tx,
  scope: Scope,
  now: string,
  id: string,
  { version, lineIds }: { version: number; lineIds: readonly string[] },
): Promise<void> {
  const count = await lockCount(tx, scope, id);
  assertStepAllowed(count, 'in_progress', version);
  const lines = await tx.all(saveLinesToRecount, { businessId: scope.businessId, id, lineIds, round: count.round + 1 });
  const round = lines.length > 0 ? count.round + 1 : count.round;
  await tx.all(startRecount, { businessId: scope.businessId, id, round, now });
  await writeAuditEntry(tx, scope, now, 'count.reopened', 'count', id, null, { round, lines: lines.length });
}

/**
 * Cancels a count without changing the stock. A count that is already cancelled does not change. Throws record.notFound,
 * count.over, record.changed.
 */
export async function cancelCount(
  tx: Tx,
  scope: Scope,
  now: string,
  id: string,
  { version, note: comment }: { version: number; note: string | null },
): Promise<void> {
  const count = await lockCount(tx, scope, id);
  if (count.status === 'cancelled') return;
  assertStepAllowed(count, 'cancelled', version);
  await tx.all(cancelOneCount, { businessId: scope.businessId, id, userId: scope.userId, now, comment });
  await writeAuditEntry(tx, scope, now, 'count.cancelled', 'count', id, null, { note: comment });
}
