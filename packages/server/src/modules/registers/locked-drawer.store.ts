import { Problem, problemAt } from '@tilldesk/domain/problems';
import { sumOfPieces, type Denomination, type RegisterSessionStatus } from '@tilldesk/domain/registers';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { AtDrawer } from './drawer-people.store.ts';

/** A drawer that is locked until the end of the transaction; `expected` is the current sum of its ledger. Minor units. */
export type LockedDrawer = {
  id: string;
  store_id: string;
  register_id: string;
  register: string;
  status: RegisterSessionStatus;
  version: number;
  opened_at: string;
  counted_cash: number | null;
  variance_reason: string | null;
  reason_missing: boolean;
  expected: number;
};

/**
 * Locks the register, then its drawer. A sale that is booking cash into the drawer at this moment is waited for; a later one
 * waits for this lock.
 */
export async function lockDrawer(tx: Tx, businessId: string, drawerId: string): Promise<LockedDrawer | undefined> {
  await tx.raw(
    `select 1 from registers where business_id = $1 and id = (
       select register_id from register_sessions where business_id = $1 and id = $2) for no key update`,
    [businessId, drawerId],
  );
  const [drawer] = await tx.raw<Omit<LockedDrawer, 'expected'>>(
    `select s.id, s.store_id, s.register_id, r.name as register, s.status, s.version, s.opened_at, s.counted_cash,
       s.variance_reason, s.reason_missing
     from register_sessions s join registers r on r.business_id = s.business_id and r.id = s.register_id
     where s.business_id = $1 and s.id = $2 for update of s`,
    [businessId, drawerId],
  );
  // Summed after the drawer is locked, so that it includes everything the lock waited for.
  return drawer && { ...drawer, expected: await expectedIn(tx, businessId, drawerId) };
}

/** Like `lockDrawer`, for a drawer of this store. Throws record.notFound. */
export async function lockOwnDrawer(tx: Tx, at: AtDrawer, drawerId: string): Promise<LockedDrawer> {
  const drawer = await lockDrawer(tx, at.businessId, drawerId);
  if (!drawer || drawer.store_id !== at.storeId) throw new Problem('record.notFound');
  return drawer;
}

/** Returns the amount expected in a drawer now, minor units. */
export async function expectedIn(tx: Tx, businessId: string, drawerId: string): Promise<number> {
  const [row] = await tx.raw<{ expected: number }>(
    `select opening_counted + (select coalesce(sum(m.amount), 0)::bigint from cash_movements m
       where m.business_id = $1 and m.session_id = $2) as expected
     from register_sessions where business_id = $1 and id = $2`,
    [businessId, drawerId],
  );
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
  await tx.raw(
    'select 1 from register_sessions where business_id = $1 and id = $2 for no key update',
    [businessId, drawerId],
    'lock_drawer',
  );
  // Summed in a separate statement, so that it includes everything the lock waited for.
  if (amount <= (await expectedIn(tx, businessId, drawerId))) return;
  throw at === undefined ? new Problem('drawer.short') : problemAt(at, 'drawer.short');
}

/** Books an amount counted in a drawer. It moves no cash. */
export async function noteCount(tx: Tx, at: AtDrawer, now: string, drawerId: string, counted: number): Promise<void> {
  await tx.raw(
    `insert into cash_movements (business_id, id, session_id, kind, amount, counted, user_id, at)
     values ($1, $2, $3, 'count', 0, $4, $5, $6)`,
    [at.businessId, newId(now), drawerId, counted, at.userId, now],
  );
}

/** Rejects bills and coins that do not add up to the counted amount: drawer.piecesDiffer at denominations. */
export function assertSameSum(counted: number, pieces: readonly Denomination[] | null | undefined): void {
  if (pieces && sumOfPieces(pieces) !== counted) throw problemAt('denominations', 'drawer.piecesDiffer');
}
