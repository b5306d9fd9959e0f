import type { Settlement, SettlementStatus } from '@tilldesk/domain/commissions';
import { Problem } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import {
  approveSettlement,
  cancelSettlement,
  findPerson,
  insertAdjustment,
  lockSettlement,
} from './commissions.statements.ts';

/** A person who settles commissions. An admin may settle their own; others need a colleague for it. */
type Settler = StoreScope & { userType: string };

async function lockForStep(
  tx: Tx,
  caller: Settler,
  { id, version }: { id: string; version: number },
  from: readonly SettlementStatus[],
): Promise<Settlement> {
  const { businessId, storeId } = caller;
  const locked = await tx.existing(lockSettlement, { businessId, storeId, id });
  if (locked.userId === caller.userId && caller.userType !== 'admin') throw new Problem('settlement.own');
  if (locked.version !== version) throw new Problem('record.changed');
  if (!from.includes(locked.status)) throw new Problem('settlement.wrongStatus');
  return locked;
}

type Step = { id: string; version: number };

/** Makes the draft of a settlement due. Throws record.notFound, record.changed, settlement.own, settlement.wrongStatus. */
export async function approve(tx: Tx, caller: Settler, now: string, step: Step): Promise<Settlement> {
  const { businessId, userId } = caller;
  const { status } = await lockForStep(tx, caller, step, ['draft']);
  await tx.all(approveSettlement, { businessId, id: step.id, userId, now });
  return noteStep(tx, caller, now, step.id, status, null);
}

/** Cancels a settlement that is not paid. Throws what `approve` throws. */
export async function cancel(
  tx: Tx,
  caller: Settler,
  now: string,
  { reason, ...step }: Step & { reason: string },
): Promise<Settlement> {
  const { status } = await lockForStep(tx, caller, step, ['draft', 'approved']);
  await tx.all(cancelSettlement, { businessId: caller.businessId, id: step.id, reason, now });
  return noteStep(tx, caller, now, step.id, status, reason);
}

async function noteStep(
  tx: Tx,
  caller: Settler,
  now: string,
  id: string,
  before: SettlementStatus,
  reason: string | null,
): Promise<Settlement> {
  const { businessId, storeId } = caller;
  const after = await tx.existing(lockSettlement, { businessId, storeId, id });
  const { status, total, userId } = after;
  const changed = { status, total, userId, ...(reason !== null && { reason }) };
  await writeAuditEntry(tx, caller, now, `settlement.${status}`, 'settlement', id, { status: before }, changed);
  return after;
}

type Adjustment = { id: string; userId: string; amount: number; reason: string };

/** Adds to the commission of another person, or takes from it, on the current day. Throws commissionAdjustment.own. */
export async function adjust(tx: Tx, caller: StoreScope, now: string, adjustment: Adjustment): Promise<void> {
  const { businessId, storeId, userId: createdBy } = caller;
  if (adjustment.userId === createdBy) throw new Problem('commissionAdjustment.own');
  const day = dayOf(now, caller.store.timeZone);
  await tx.existing(findPerson, { businessId, storeId, id: adjustment.userId });
  await tx.all(insertAdjustment, { ...adjustment, businessId, storeId, createdBy, day, now });
  const { id, ...given } = adjustment;
  await writeAuditEntry(tx, caller, now, 'commission.adjusted', 'commissionEntry', id, null, given);
}
