import { Problem, problemAt } from '@tilldesk/domain/problems';
import { assertDeposit, type DepositDraft } from '@tilldesk/domain/deposits';
import { needsReference } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { isCash } from '@tilldesk/domain/tenders';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { depositedOn, formatDepositNumber } from '../../tenders/deposit.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { cashDrawer, needDrawer } from '../registers/own-drawer.store.ts';
import { lockInvoiceCustomer, lockUnposted, assertNotExpired } from '../../ledgers/receivables/invoice-locks.store.ts';
import { nextNumber } from '../stores/numbers.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { findDeposit, insertDeposit } from './deposits.statements.ts';

/**
 * Takes a deposit for a customer's draft or quote. Cash goes into the person's current drawer. A repeated request changes
 * nothing. Throws record.notFound, invoice.posted, quote.expired, tender.customerMissing, record.exists, drawer.needed, and the
 * errors of the deposit check.
 */
export async function takeDeposit(tx: Tx, scope: StoreScope, now: string, draft: DepositDraft): Promise<void> {
  const { id, invoiceId, method, amount } = draft;
  const lockedCustomer = await lockInvoiceCustomer(tx, scope, invoiceId);
  const known = await tx.first(findDeposit, { businessId: scope.businessId, id, invoiceId, method, amount });
  if (known?.isSame) return;
  if (known) throw new Problem('record.exists');
  const invoice = await lockUnposted(tx, scope, invoiceId);
  const today = dayOf(now, scope.store.timeZone);
  assertNotExpired(invoice, today);
  const { customerId } = invoice;
  if (customerId === null) throw problemAt('invoiceId', 'tender.customerMissing');
  // A merge changed the customer while this transaction waited. A retry finds the new customer.
  if (customerId !== lockedCustomer?.id) throw new Problem('record.changed');
  assertDeposit(draft, invoice.total - (await depositedOn(tx, scope, invoiceId)));

  const requiresShift = settingsOf(scope).requireShiftToSell;
  const drawer = isCash(method) ? await (requiresShift ? needDrawer : cashDrawer)(tx, scope) : null;
  const number = await nextNumber(tx, scope, 'deposit');
  const reference = needsReference(method) ? draft.reference : null;
  await tx.all(insertDeposit, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    id,
    number,
    invoiceId,
    customerId,
    method,
    amount,
    reference: reference ?? null,
    userId: scope.userId,
    now,
    today,
    drawer,
    reason: formatDepositNumber(number),
  });
  await writeAuditEntry(tx, scope, now, 'deposit.taken', 'invoice', invoiceId, null, {
    deposit: formatDepositNumber(number),
    amount,
    method,
  });
}
