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

/**
 * Takes a deposit for a customer's draft or quote. Cash goes into the person's current drawer. A repeated request changes
 * nothing. Throws record.notFound, invoice.posted, quote.expired, tender.customerMissing, record.exists, drawer.needed, and the
 * errors of the deposit check.
 */
export async function takeDeposit(tx: Tx, scope: StoreScope, now: string, draft: DepositDraft): Promise<void> {
  const { id, invoiceId, method, amount } = draft;
  const lockedCustomer = await lockInvoiceCustomer(tx, scope, invoiceId);
  const [known] = await tx.raw<{ isSame: boolean }>(
    `select invoice_id = $3 and method = $4 and amount = $5 as "isSame" from deposits where business_id = $1 and id = $2`,
    [scope.businessId, id, invoiceId, method, amount],
    'known_deposit',
  );
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
  await tx.raw(
    `with taken as (
       insert into deposits (business_id, store_id, id, number, invoice_id, customer_id, method, amount, rest, reference, user_id, at,
         business_day)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12)
     ), entered as (
       insert into deposit_entries (business_id, store_id, id, deposit_id, kind, amount, rest, method, reference, user_id, at)
       values ($1, $2, $3, $3, 'taken', $8, $8, $7, $9, $10, $11)
     )
     insert into cash_movements (business_id, id, session_id, kind, amount, reason, source_id, user_id, at)
     select $1, $3, $13, 'deposit', $8, $14, $3, $10, $11 where $13::uuid is not null`,
    [
      scope.businessId,
      scope.storeId,
      id,
      number,
      invoiceId,
      customerId,
      method,
      amount,
      reference,
      scope.userId,
      now,
      today,
      drawer,
      formatDepositNumber(number),
    ],
    'take_deposit',
  );
  await writeAuditEntry(tx, scope, now, 'deposit.taken', 'invoice', invoiceId, null, {
    deposit: formatDepositNumber(number),
    amount,
    method,
  });
}
