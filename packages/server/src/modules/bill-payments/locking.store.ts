import {
  agencyEntry,
  canMoveBill,
  type AgencyEntryKind,
  type BillPaymentStatus,
  type BillTenderKind,
} from '@tilldesk/domain/billPayments';
import { Problem } from '@tilldesk/domain/problems';
import { isCash } from '@tilldesk/domain/tenders';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { billPaymentNumber } from '../stores/numbers.store.ts';
import { insertAgencyEntry, insertBillMoney, lockBillPayment } from './bill-payments.statements.ts';

/** A bill payment that is locked until the end of the transaction. Amounts in minor units. */
export type LockedBill = RowOf<typeof lockBillPayment>;

/**
 * Locks a bill payment for its next status. Throws record.notFound, record.changed, billPayment.wrongStatus for a status that
 * cannot follow.
 */
export async function lockBillFor(
  tx: Tx,
  { businessId, storeId }: StoreScope,
  id: string,
  version: number,
  to: BillPaymentStatus,
): Promise<LockedBill> {
  const locked = await tx.existing(lockBillPayment, { businessId, storeId, id });
  if (locked.version !== version) throw new Problem('record.changed');
  if (!canMoveBill(locked.status, to)) throw new Problem('billPayment.wrongStatus');
  return locked;
}

/** Money of one tender: taken (positive) or given back (negative), in minor units. */
export type BillMoney = {
  id: string;
  kind: BillTenderKind;
  amount: number;
  tendered: number;
  change: number;
  reference: string | null;
};

/** Books money of a bill payment; its cash is a movement of `drawer`, or in no drawer if that is null. */
export async function bookBillMoney(
  tx: Tx,
  { businessId, storeId, userId }: StoreScope,
  now: string,
  { id, number, drawer }: { id: string; number: number; drawer: string | null },
  money: readonly BillMoney[],
): Promise<void> {
  const rows = JSON.stringify(money.map((one) => ({ ...one, drawer: isCash(one.kind) ? drawer : null })));
  const reason = billPaymentNumber(number);
  await tx.all(insertBillMoney, { businessId, storeId, id, userId, now, rows, reason });
}

/** Books what a step adds to the figures of the agency. They count for the person who took the money. */
export async function bookAgency(
  tx: Tx,
  caller: StoreScope,
  now: string,
  bill: LockedBill,
  kind: AgencyEntryKind,
): Promise<void> {
  const { businessId, storeId } = caller;
  await tx.all(insertAgencyEntry, {
    businessId,
    storeId,
    entryId: newId(now),
    id: bill.id,
    kind,
    ...agencyEntry(kind, bill),
    userId: bill.takenBy ?? caller.userId,
    businessDay: dayOf(now, caller.store.timeZone),
    now,
  });
}
