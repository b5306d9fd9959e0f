import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { needsReason, type Denomination, type RegisterSessionStatus } from '@tilldesk/domain/registers';
import { factOf } from '@tilldesk/domain/approvals';
import type { Actor, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertPendingConfirmed, type PendingBills } from '../../ledgers/agency/pending.store.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { isBlind, settingsOf } from '../stores/transaction.store.ts';
import { removeFromDrawer, drawerOccupancy } from './drawer-people.store.ts';
import { lockOwnDrawer, assertSameSum, type LockedDrawer } from './locked-drawer.store.ts';
import {
  saveClosing,
  saveCountedDrawer,
  listDrawersSince,
  saveExplanation,
  findDrawerOfPerson,
} from './registers.statements.ts';

/** A closed drawer. Amounts in minor units; an uncounted drawer has no difference. */
export type ClosedDrawer = { id: string; register: string; expected: number; counted: number | null };

/** A closed drawer, and the bill payments taken at it that are not processed. */
export type ClosedWithPending = { closed: ClosedDrawer; pending: PendingBills };

type Counting = {
  version: number;
  counted: number | null;
  denominations?: Denomination[] | null | undefined;
  reason?: string | null | undefined;
};
type Closing = Counting & {
  note: string | null;
  bankDrop?: number | undefined;
  approvalId?: string | undefined;
  confirmsPending?: boolean | undefined;
};

/** The user who closes, counts or explains a drawer, with the permissions and settings that apply. */
type Closer = StoreScope & Pick<Actor, 'permissions'>;

/**
 * Closes a drawer of the store. Throws record.notFound, drawer.closed, record.changed, drawer.notOn for a user who is not
 * assigned to it and may not change transactions, approval.needed below the minimum, drawer.reasonMissing at reason,
 * drawer.dropTooMuch at bankDrop, drawer.piecesDiffer at denominations; billPayment.pending unless those taken at it are confirmed.
 */
export async function closeDrawer(
  tx: Tx,
  caller: Closer,
  now: string,
  drawerId: string,
  order: Closing,
): Promise<ClosedWithPending> {
  const drawer = await lockOwnDrawer(tx, caller, drawerId);
  if (drawer.status !== 'open') throw new Problem('drawer.closed');
  if (drawer.version !== order.version) throw new Problem('record.changed');
  const { isOn } = await drawerOccupancy(tx, caller.businessId, drawerId, caller.userId);
  if (!isOn && !can(caller.permissions, 'Transactions', 'update')) throw new Problem('drawer.notOn');

  const { counted, bankDrop = 0, approvalId = null } = order;
  if (bankDrop > (counted ?? 0)) throw problemAt('bankDrop', 'drawer.dropTooMuch');
  const reason = counted === null ? null : validateCount(caller, drawer, { ...order, counted });
  const pending = await assertPendingConfirmed(tx, caller, { drawerId }, order.confirmsPending ?? false);
  const isLow = counted !== null && counted < settingsOf(caller).openingMinimum;
  if (isLow) {
    const facts = [factOf('closeLow', { amountMinor: counted })];
    await assertApproved(tx, caller, now, { action: 'drawer.closeLow', subjectId: drawerId, facts, approvalId });
  }
  const isApproved = isLow && !can(caller.permissions, 'Transactions', 'update');
  const closed = await settle(tx, caller, now, drawer, {
    ...order,
    reason,
    isForced: !isOn,
    approvalId: isApproved ? approvalId : null,
  });
  return { closed, pending };
}

/** Validates a count before it is booked, and returns its reason. Throws drawer.piecesDiffer, drawer.reasonMissing. */
function validateCount(caller: Closer, drawer: LockedDrawer, order: Counting & { counted: number }): string | null {
  assertSameSum(order.counted, order.denominations);
  const reason = order.reason ?? null;
  const isOff = needsReason(order.counted - drawer.expected, settingsOf(caller).varianceLimit);
  // In a blind count this problem would reveal that the count is wrong, and the user could repeat it until it is right.
  if (isOff && reason === null && !isBlind(caller)) throw problemAt('reason', 'drawer.reasonMissing');
  return reason;
}

type Settling = {
  counted: number | null;
  note: string | null;
  denominations?: Denomination[] | null | undefined;
  bankDrop?: number | undefined;
  reason?: string | null | undefined;
  isForced?: boolean;
  approvalId?: string | null | undefined;
};

/** Books the closing of a locked drawer: the expected amount is frozen, and all people are removed from it. */
export async function settle(
  tx: Tx,
  at: StoreScope,
  now: string,
  drawer: LockedDrawer,
  order: Settling,
): Promise<ClosedDrawer> {
  const { counted, denominations = null, bankDrop = 0, reason = null, isForced = false, approvalId = null } = order;
  const status: RegisterSessionStatus = counted === null ? 'uncounted' : 'closed';
  const { id, register, expected } = drawer;
  await tx.all(saveClosing, {
    businessId: at.businessId,
    id,
    status,
    userId: at.userId,
    now,
    counted,
    note: order.note,
    expected,
    denominations: denominations && JSON.stringify(denominations),
    bankDrop,
    reason,
    reasonMissing: isUnexplained(at, counted, expected, reason),
    isForced,
    approvalId,
  });
  await removeFromDrawer(tx, at.businessId, now, id, null);
  await writeAuditEntry(tx, at, now, 'drawer.closed', 'drawer', id, null, {
    status,
    counted,
    expected,
    bankDrop,
    reason,
  });
  return { id, register, expected, counted };
}

const isUnexplained = (at: StoreScope, counted: number | null, expected: number, reason: string | null): boolean =>
  counted !== null && reason === null && needsReason(counted - expected, settingsOf(at).varianceLimit);

/**
 * Counts a drawer that was closed uncounted. Throws record.notFound, drawer.counted, record.changed, access.denied for a user
 * who may not change transactions and did not open the next drawer, unless the next drawer is not opened yet; and the problems
 * of a count at closing.
 */
export async function countDrawer(
  tx: Tx,
  caller: Closer,
  now: string,
  drawerId: string,
  order: Counting & { counted: number },
): Promise<ClosedDrawer> {
  const drawer = await lockOwnDrawer(tx, caller, drawerId);
  if (drawer.status !== 'uncounted') throw new Problem(drawer.status === 'open' ? 'record.changed' : 'drawer.counted');
  if (drawer.version !== order.version) throw new Problem('record.changed');
  if (!can(caller.permissions, 'Transactions', 'update') && !(await isNextOpener(tx, caller, drawer))) {
    throw new Problem('access.denied');
  }
  const reason = validateCount(caller, drawer, order);
  const { counted, denominations = null } = order;
  const { id, register, expected } = drawer;
  await tx.all(saveCountedDrawer, {
    businessId: caller.businessId,
    id,
    counted,
    denominations: denominations && JSON.stringify(denominations),
    reason,
    reasonMissing: isUnexplained(caller, counted, expected, reason),
    userId: caller.userId,
    now,
  });
  await writeAuditEntry(tx, caller, now, 'drawer.counted', 'drawer', id, null, { counted, expected, reason });
  return { id, register, expected, counted };
}

/** Returns whether nobody has opened the register since, or this user did and that drawer is still open. */
async function isNextOpener(tx: Tx, caller: Closer, drawer: LockedDrawer): Promise<boolean> {
  const later = await tx.all(listDrawersSince, {
    businessId: caller.businessId,
    registerId: drawer.registerId,
    id: drawer.id,
    openedAt: drawer.openedAt,
  });
  const [next] = later;
  return !next || (later.length === 1 && next.status === 'open' && next.openedBy === caller.userId);
}

/**
 * Stores the reason for the difference of a counted drawer, once. Throws record.notFound, drawer.notCounted, drawer.explained,
 * record.changed, drawer.notOn.
 */
export async function explainDrawer(
  tx: Tx,
  caller: Closer,
  now: string,
  drawerId: string,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const drawer = await lockOwnDrawer(tx, caller, drawerId);
  if (drawer.status !== 'closed') throw new Problem('drawer.notCounted');
  if (drawer.varianceReason !== null) throw new Problem('drawer.explained');
  if (drawer.version !== version) throw new Problem('record.changed');
  await assertMaySeeDrawer(tx, caller, drawerId);
  await tx.all(saveExplanation, { businessId: caller.businessId, drawerId, reason });
  await writeAuditEntry(tx, caller, now, 'drawer.explained', 'drawer', drawerId, null, { reason });
}

/** Allows users who may change transactions, closed or counted the drawer, or were assigned to it. */
async function assertMaySeeDrawer(tx: Tx, caller: Closer, drawerId: string): Promise<void> {
  if (can(caller.permissions, 'Transactions', 'update')) return;
  const own = await tx.first(findDrawerOfPerson, { businessId: caller.businessId, drawerId, userId: caller.userId });
  if (!own) throw new Problem('drawer.notOn');
}
