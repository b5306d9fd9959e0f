import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { signedAmount, type CashMovementKind, type HandMovement } from '@tilldesk/domain/registers';
import { factOf } from '@tilldesk/domain/approvals';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { drawerOccupancy } from './drawer-people.store.ts';
import { lockOwnDrawer, type LockedDrawer } from './locked-drawer.store.ts';
import { readCashMovement, insertCashMovement } from './registers.statements.ts';

type Mover = StoreScope & Pick<Actor, 'permissions'>;

/**
 * Books a manual cash movement, or an opening of the drawer without a sale. Throws record.notFound, drawer.closed, drawer.notOn
 * for a user who is not assigned to it and may not change transactions, drawer.short at amount, approval.needed for an opening
 * without a sale, record.exists.
 */
export async function moveByHand(
  tx: Tx,
  caller: Mover,
  now: string,
  drawerId: string,
  { id, kind, amount, category = null, reason, approvalId }: HandMovement,
): Promise<void> {
  const drawer = await lockForMovement(tx, caller, drawerId);
  if (kind === 'noSale') {
    const facts = [factOf('noSale')];
    await assertApproved(tx, caller, now, { action: 'drawer.noSale', subjectId: drawerId, facts, approvalId });
  }
  const signed = signedAmount(kind, amount);
  if (isTooMuch(drawer, signed)) throw problemAt('amount', 'drawer.short');
  await book(tx, caller, now, { id, drawerId, kind, amount: signed, category, reason, reversesId: null });
  await writeAuditEntry(tx, caller, now, `drawer.${kind}`, 'drawer', drawerId, null, { amount: signed, reason });
}

/**
 * Reverses a manual movement with a counter-entry. Throws the problems of a movement; record.notFound for a movement of another
 * drawer, movement.fixed for one that was not booked manually, access.denied for another user's movement without the permission
 * to change transactions, movement.reversed.
 */
export async function reverseByHand(
  tx: Tx,
  caller: Mover,
  now: string,
  drawerId: string,
  movementId: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const drawer = await lockForMovement(tx, caller, drawerId);
  const moved = await tx.existing(readCashMovement, { businessId: caller.businessId, drawerId, movementId });
  if (!isByHand(moved)) throw new Problem('movement.fixed');
  if (moved.userId !== caller.userId && !can(caller.permissions, 'Transactions', 'update')) {
    throw new Problem('access.denied');
  }
  if (moved.isReversed) throw new Problem('movement.reversed');
  const amount = -moved.amount;
  if (isTooMuch(drawer, amount)) throw new Problem('drawer.short');
  const back = { id, drawerId, kind: 'correction', amount, category: null, reason, reversesId: movementId } as const;
  await book(tx, caller, now, back);
  await writeAuditEntry(tx, caller, now, 'drawer.corrected', 'drawer', drawerId, null, { amount, reason, movementId });
}

const isTooMuch = ({ expected }: LockedDrawer, amount: number): boolean => amount < 0 && expected + amount < 0;

type Booked = {
  kind: CashMovementKind;
  amount: number;
  sourceId: string | null;
  userId: string;
  isReversed: boolean;
};

/** Returns whether a movement can be reversed by a user: it was booked manually and belongs to no document. */
export const isByHand = ({ kind, sourceId }: Pick<Booked, 'kind' | 'sourceId'>): boolean =>
  sourceId === null && (kind === 'cashIn' || kind === 'cashOut' || kind === 'bankDrop');

async function lockForMovement(tx: Tx, caller: Mover, drawerId: string): Promise<LockedDrawer> {
  const drawer = await lockOwnDrawer(tx, caller, drawerId);
  if (drawer.status !== 'open') throw new Problem('drawer.closed');
  const { isOn } = await drawerOccupancy(tx, caller.businessId, drawerId, caller.userId);
  if (!isOn && !can(caller.permissions, 'Transactions', 'update')) throw new Problem('drawer.notOn');
  return drawer;
}

type Row = {
  id: string;
  drawerId: string;
  kind: CashMovementKind;
  amount: number;
  category: string | null;
  reason: string;
  reversesId: string | null;
};

async function book(tx: Tx, caller: StoreScope, now: string, row: Row): Promise<void> {
  const booked = await tx.first(insertCashMovement, {
    businessId: caller.businessId,
    id: row.id,
    drawerId: row.drawerId,
    kind: row.kind,
    amount: row.amount,
    category: row.category,
    reason: row.reason,
    reversesId: row.reversesId,
    userId: caller.userId,
    now,
  });
  if (!booked) throw new Problem('record.exists');
}
