import type { BillTender } from '@tilldesk/domain/billPayments';
import { problemAt } from '@tilldesk/domain/problems';
import { settle } from '@tilldesk/domain/sales';
import { isCash } from '@tilldesk/domain/tenders';
import { dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { cashDrawer, findCurrentDrawer, needDrawer } from '../registers/own-drawer.store.ts';
import { billPaymentNumber, nextNumber } from '../stores/numbers.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { findActiveCarrier, saveTaken } from './bill-payments.statements.ts';
import { bookAgency, bookBillMoney, lockBillFor, type BillMoney } from './locking.store.ts';

/**
 * Takes the money for a draft, which is pending from then on; cash goes into the person's current drawer. Throws the problems of
 * `lockBillFor`; record.notFound at carrierId for an archived carrier; tender.short, tender.over, tender.referenceMissing and
 * tender.numberMissing as a sale does; drawer.needed, cash.noDrawer, drawer.elsewhere.
 */
export async function takeBillPayment(
  tx: Tx,
  caller: StoreScope,
  now: string,
  id: string,
  { version, tenders }: { version: number; tenders: readonly BillTender[] },
): Promise<void> {
  const { businessId, userId } = caller;
  const bill = await lockBillFor(tx, caller, id, version, 'pending');
  const carrier = await tx.first(findActiveCarrier, { businessId, id: bill.carrierId });
  if (!carrier) throw problemAt('carrierId', 'record.notFound');
  const money = settle(bill.total, tenders) as BillMoney[];
  const drawer = await drawerFor(tx, caller, money);
  const number = await nextNumber(tx, caller, 'billPayment');
  const businessDay = dayOf(now, caller.store.timeZone);
  await tx.all(saveTaken, { businessId, id, number, userId, drawer, now, businessDay });
  await bookBillMoney(tx, caller, now, { id, number, drawer }, money);
  await bookAgency(tx, caller, now, { ...bill, takenBy: userId }, 'taken');
  await writeAuditEntry(
    tx,
    caller,
    now,
    'billPayment.taken',
    'billPayment',
    id,
    { status: 'draft' },
    { status: 'pending', number: billPaymentNumber(number), total: bill.total, tenders: money.map(({ kind }) => kind) },
  );
}

/** Returns the person's drawer, as for a sale: the store may require one for every tender, or for none. */
function drawerFor(tx: Tx, caller: StoreScope, money: readonly BillMoney[]): Promise<string | null> {
  if (settingsOf(caller).requireShiftToSell) return needDrawer(tx, caller);
  return money.some(({ kind }) => isCash(kind)) ? cashDrawer(tx, caller) : findCurrentDrawer(tx, caller);
}
