import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  sumOfPieces,
  type CashMovementKind,
  type Denomination,
  type RegisterSessionStatus,
} from '@tilldesk/domain/registers';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { AtDrawer } from './drawer-people.store.ts';
import {
  lockRegisterOfDrawer,
  readLockedDrawer,
  readExpectedCash,
  lockDrawerRow,
  findCashOfDocument,
  insertCashCount,
  insertCashOfDocument,
  lockOpenDrawersOf,
} from './registers.statements.ts';

/** A drawer that is locked until the end of the transaction; `expected` is the current sum of its ledger. Minor units. */
export type LockedDrawer = {
  id: string;
  storeId: string;
  registerId: string;
  register: string;
  status: RegisterSessionStatus;
  version: number;
  openedAt: string;
  countedCash: number | null;
  varianceReason: string | null;
  reasonMissing: boolean;
  expected: number;
};

/**
 * Locks the register, then its drawer. A sale that is booking cash into the drawer at this moment is waited for; a later one
 * waits for this lock.
 */
export async function lockDrawer(tx: Tx, businessId: string, drawerId: string): Promise<LockedDrawer | undefined> {
  await tx.all(lockRegisterOfDrawer, { businessId, drawerId });
  const drawer = await tx.first(readLockedDrawer, { businessId, drawerId });
  // Summed after the drawer is locked, so that it includes everything the lock waited for.
  return drawer && { ...drawer, expected: await expectedIn(tx, businessId, drawerId) };
}

/** Like `lockDrawer`, for a drawer of this store. Throws record.notFound. */
export async function lockOwnDrawer(tx: Tx, at: AtDrawer, drawerId: string): Promise<LockedDrawer> {
  const drawer = await lockDrawer(tx, at.businessId, drawerId);
  if (!drawer || drawer.storeId !== at.storeId) throw new Problem('record.notFound');
  return drawer;
}

/** Returns the amount expected in a drawer now, minor units. */
export async function expectedIn(tx: Tx, businessId: string, drawerId: string): Promise<number> {
  const row = await tx.first(readExpectedCash, { businessId, drawerId });
  return row!.expected;
}

/**
 * Locks a drawer for a payout until the end of the transaction, and rejects more than is expected in it. Every payout calls
 * this, so that two payouts of one drawer are processed one after the other; incoming cash does not wait for them. Throws
 * drawer.short, at a field if one is named.
 */
export async function withdrawFromDrawer(
  tx: Tx,
  businessId: string,
  drawerId: string,
  { amount, at }: { amount: number; at?: string },
): Promise<void> {
  await tx.all(lockDrawerRow, { businessId, drawerId });
  // Summed in a separate statement, so that it includes everything the lock waited for.
  if (amount <= (await expectedIn(tx, businessId, drawerId))) return;
  throw at === undefined ? new Problem('drawer.short') : problemAt(at, 'drawer.short');
}

/**
 * Returns the drawers of cash movements that are still open, by the movement's id. They cannot be closed until the end of the
 * transaction.
 */
export const openDrawersOf = (
  tx: Tx,
  businessId: string,
  movementIds: readonly string[],
): Promise<{ id: string; drawer: string }[]> => tx.all(lockOpenDrawersOf, { businessId, movementIds });

/** Cash that a document puts into a drawer; minor units, negative for a payout. */
export type CashOfDocument = {
  id: string;
  drawer: string;
  kind: CashMovementKind;
  amount: number;
  reason: string;
  documentId: string;
};

/** Books cash of a document into a drawer. A payout calls `withdrawFromDrawer` before. */
export async function bookCash(
  tx: Tx,
  { businessId, userId }: Scope,
  now: string,
  cash: CashOfDocument,
): Promise<void> {
  await tx.all(insertCashOfDocument, { businessId, userId, now, ...cash });
}

/** Returns whether a document has moved cash of a drawer. */
export async function hasMovedCash(tx: Tx, { businessId }: Scope, documentId: string): Promise<boolean> {
  return (await tx.first(findCashOfDocument, { businessId, documentId })) !== undefined;
}

/** Books an amount counted in a drawer. It moves no cash. */
export async function noteCount(tx: Tx, at: AtDrawer, now: string, drawerId: string, counted: number): Promise<void> {
  await tx.all(insertCashCount, {
    businessId: at.businessId,
    id: newId(now),
    drawerId,
    counted,
    userId: at.userId,
    now,
  });
}

/** Rejects bills and coins that do not add up to the counted amount: drawer.piecesDiffer at denominations. */
export function assertSameSum(counted: number, pieces: readonly Denomination[] | null | undefined): void {
  if (pieces && sumOfPieces(pieces) !== counted) throw problemAt('denominations', 'drawer.piecesDiffer');
}
