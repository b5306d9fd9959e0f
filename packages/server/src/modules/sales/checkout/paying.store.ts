import { Problem } from '@tilldesk/domain/problems';
import type { PaymentTender } from '@tilldesk/domain/sales';
import { isCash } from '@tilldesk/domain/tenders';
import type { StoreScope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import { cashDrawer } from '../../registers/own-drawer.store.ts';
import { lockPostedInvoice, assertNotVoided } from '../../../ledgers/receivables/invoice-locks.store.ts';
import { bookMoney } from '../../../ledgers/receivables/payments.store.ts';
import { acceptPart, bookTenders } from './tenders.store.ts';
import { addPaid, listKnownPayments } from './checkout.statements.ts';

/**
 * Takes a payment for an open invoice, at most the amount due; cash goes into the drawer that the user is assigned to. Tenders
 * that were booked before change nothing. Throws record.exists, invoice.notOpen, invoice.voided, and the problems of the
 * tenders.
 */
export async function payInvoice(
  tx: Tx,
  scope: StoreScope,
  now: string,
  id: string,
  tenders: readonly PaymentTender[],
): Promise<void> {
  const invoice = await lockPostedInvoice(tx, scope, id);
  if (await isBooked(tx, scope, id, tenders)) return;
  assertNotVoided(invoice);
  const due = invoice.total - invoice.paid;
  if (due === 0) throw new Problem('invoice.notOpen');
  const booked = await acceptPart(tx, scope, now, due, invoice, tenders);
  const drawer = booked.some(({ kind }) => isCash(kind)) ? await cashDrawer(tx, scope) : null;
  await bookMoney(
    tx,
    scope,
    now,
    id,
    booked.map((row) => ({ ...row, reverses: null, drawer: isCash(row.kind) ? drawer : null })),
  );
  await bookTenders(tx, scope, now, invoice, booked);
  const amount = booked.reduce((sum, row) => sum + row.amount, 0);
  await tx.all(addPaid, { businessId: scope.businessId, id, now, amount });
  await writeAuditEntry(tx, scope, now, 'invoice.paid', 'invoice', id, null, { amount });
}

/**
 * Returns whether these tenders were booked before. Throws record.exists if one of their ids was booked with other values.
 */
async function isBooked(tx: Tx, scope: StoreScope, id: string, tenders: readonly PaymentTender[]): Promise<boolean> {
  const known = await tx.all(listKnownPayments, { businessId: scope.businessId, id, tenders: JSON.stringify(tenders) });
  if (known.length === 0) return false;
  if (known.length < tenders.length || known.some(({ isSame }) => !isSame)) throw new Problem('record.exists');
  return true;
}
