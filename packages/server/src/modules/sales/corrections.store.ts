import { Problem, problemAt } from '@tilldesk/domain/problems';
import { needsReference, receivedKinds, type PaymentKind, type Tender } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { factOf } from '@tilldesk/domain/approvals';
import { isCash } from '@tilldesk/domain/tenders';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { handBaseOver } from '../../ledgers/commissions/base.store.ts';
import { cashDrawer } from '../registers/own-drawer.store.ts';
import {
  lockPostedInvoice,
  assertNotRefunded,
  assertNotVoided,
} from '../../ledgers/receivables/invoice-locks.store.ts';
import { bookMoney, paymentsOf, reversalOf, type InvoicePayment } from '../../ledgers/receivables/payments.store.ts';
import { baseLines } from '../../ledgers/commissions/base-lines.store.ts';
import { countsForSql, ownSalespersonSql, salespersonSql } from '../../ledgers/commissions/salespeople.store.ts';
import { worksInStore } from '../../parties/people/store-people.store.ts';
import { acceptPart, bookTenders, reverseTenders } from './checkout/tenders.store.ts';
import type { Because } from './voiding.store.ts';
import { insertSalespersonCorrection, saveCorrectedInvoice } from './sales.statements.ts';

/**
 * Corrects the salesperson of a posted invoice, or with `lineId` of one line, to another person of this store. A line that
 * never had its own salesperson follows its invoice. Booked entries are unchanged: the correction is an entry of its own, and
 * the commission base is moved from one salesperson to the other today. Throws invoice.voided, invoice.sameSalesperson,
 * approval.needed, and record.notFound at salespersonId.
 */
export async function correctSalesperson(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  {
    salespersonId,
    lineId = null,
    reason,
    approvalId,
  }: Because & { salespersonId: string; lineId?: string | undefined | null },
): Promise<void> {
  const invoice = await lockPostedInvoice(tx, caller, id);
  assertNotVoided(invoice);
  const { before, lineIds } = await soldBy(tx, caller, id, lineId);
  if (before === salespersonId) throw problemAt('salespersonId', 'invoice.sameSalesperson');
  if (!(await worksInStore(tx, caller, salespersonId))) throw problemAt('salespersonId', 'record.notFound');
  await assertApproved(tx, caller, now, {
    action: 'invoice.correct',
    subjectId: id,
    facts: [factOf('salesperson', { lineId, itemId: salespersonId })],
    approvalId,
  });
  const correctionId = newId(now);
  const lines = (await baseLines(tx, caller, id)).filter(({ lineId }) => lineIds.includes(lineId));
  await handBaseOver(tx, caller, now, { invoiceId: id, correctionId, to: salespersonId }, lines);
  await tx.all(insertSalespersonCorrection, {
    businessId: caller.businessId,
    correctionId,
    storeId: caller.storeId,
    id,
    lineId,
    before,
    salespersonId,
    reason,
    userId: caller.userId,
    now,
  });
  const of = lineId === null ? {} : { lineId };
  const [was, is] = [
    { salespersonId: before, ...of },
    { salespersonId, ...of, reason },
  ];
  await writeAuditEntry(tx, caller, now, 'invoice.salespersonCorrected', 'invoice', id, was, is);
}

/**
 * Returns the current salesperson of an invoice, or of one line, and the lines that the correction applies to. Throws
 * record.notFound.
 */
async function soldBy(
  tx: Tx,
  { businessId }: Actor,
  id: string,
  lineId: string | null,
): Promise<{ before: string; lineIds: string[] }> {
  const invoice = await tx.one<{ before: string; lineIds: string[] | null }>(
    lineId === null
      ? `select ${salespersonSql} as before, (
           select json_agg(l.id) from invoice_lines l
           where l.business_id = i.business_id and l.invoice_id = i.id and ${ownSalespersonSql} is null) as "lineIds"
         from invoices i where i.business_id = $1 and i.id = $2 and $3::uuid is null`
      : `select ${countsForSql} as before, json_build_array(l.id) as "lineIds"
         from invoices i join invoice_lines l on l.business_id = i.business_id and l.invoice_id = i.id
         where i.business_id = $1 and i.id = $2 and l.id = $3`,
    [businessId, id, lineId],
  );
  return { before: invoice.before, lineIds: invoice.lineIds ?? [] };
}

/** The tender that a payment was really made with; `id` is the id of the new payment. */
export type PaymentCorrection = Because & { id: string; kind: PaymentKind; reference?: string | null | undefined };

/**
 * Corrects the tender of a payment with two entries: a reversal, and the payment as it was really made. Allowed only on the
 * payment's business day, and for cash only while its drawer is open. A repeated request changes nothing. Throws
 * invoice.refunded, payment.corrected, payment.fixed, payment.same, payment.late, approval.needed, and the problems of the
 * tender.
 */
export async function correctPayment(
  tx: Tx,
  caller: Actor,
  now: string,
  invoiceId: string,
  paymentId: string,
  correction: PaymentCorrection,
): Promise<void> {
  const { id, kind, reference, reason, approvalId } = correction;
  const invoice = await lockPostedInvoice(tx, caller, invoiceId);
  const payments = await paymentsOf(tx, caller, invoiceId);
  if (payments.some((payment) => payment.id === id)) return;
  assertNotVoided(invoice);
  const incorrectPayment = payments.find((payment) => payment.id === paymentId);
  if (!incorrectPayment) throw new Problem('record.notFound');
  assertNotRefunded(invoice);
  if (incorrectPayment.isReversed || incorrectPayment.reverses) throw new Problem('payment.corrected');
  if (!receivedKinds.some((kindTaken) => kindTaken === incorrectPayment.kind)) throw new Problem('payment.fixed');
  if (incorrectPayment.kind === kind) throw problemAt('kind', 'payment.same');
  assertNotLate(incorrectPayment, caller, now);

  const tender: Tender = { id, kind, amount: incorrectPayment.amount, ...(needsReference(kind) ? { reference } : {}) };
  const [right] = await acceptPart(tx, caller, now, incorrectPayment.amount, invoice, [tender]).catch(atItsFields);
  if (!right) return;
  await assertApproved(tx, caller, now, {
    action: 'invoice.correct',
    subjectId: invoiceId,
    facts: [factOf('payment', { detail: kind, lineId: paymentId, amountMinor: incorrectPayment.amount })],
    approvalId,
  });
  const drawer = isCash(kind) ? await cashDrawer(tx, caller) : null;
  const back = reversalOf(incorrectPayment, newId(now), incorrectPayment.drawer);
  await bookMoney(tx, caller, now, invoiceId, [back, { ...right, reverses: null, drawer }]);
  await reverseTenders(tx, caller, now, invoice, [back], reason);
  await bookTenders(tx, caller, now, invoice, [right]);
  await tx.all(saveCorrectedInvoice, { businessId: caller.businessId, invoiceId, now });
  const before = { payment: paymentId, kind: incorrectPayment.kind };
  await writeAuditEntry(tx, caller, now, 'invoice.paymentCorrected', 'invoice', invoiceId, before, {
    payment: id,
    kind,
    reason,
  });
}

/** Problems of a tender are reported at its index in a list; a correction has fields of its own. */
function atItsFields(error: unknown): never {
  if (!(error instanceof Problem) || !error.fields) throw error;
  throw problemAt('tenders.0.reference' in error.fields ? 'reference' : 'kind', error.code, error.params);
}

function assertNotLate(payment: InvoicePayment, caller: Actor, now: string): void {
  const { timeZone } = caller.store;
  const isOfToday = dayOf(payment.at, timeZone) === dayOf(now, timeZone);
  if (payment.wasInDrawer ? payment.drawer === null : !isOfToday) throw new Problem('payment.late');
}
