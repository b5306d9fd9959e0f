import { Problem, problemAt } from '@tilldesk/domain/problems';
import { needsReference, takenKinds, type PaymentKind, type Tender } from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { approved } from '../approvals/approvals.store.ts';
import { note } from '../audit/audit.store.ts';
import { moveCredit } from '../customers/credit.store.ts';
import { ownDrawer } from '../registers/own-drawer.store.ts';
import { holdPosted, refuseRefunded, refuseVoided, type PostedInvoice } from './hold.store.ts';
import { bookMoney, creditOf, paymentsOf, reversalOf, type StandingPayment } from './money.store.ts';
import { worksHere } from './people.store.ts';
import { acceptPart } from './tenders.store.ts';
import type { Because } from './voiding.store.ts';

/**
 * Says who really sold a posted invoice, or with `lineId` one line of it: somebody of this store. A line that was never
 * anybody else's follows its invoice. Throws invoice.voided, invoice.sameSalesperson, approval.needed, and record.notFound
 * at salespersonId.
 */
export async function correctSalesperson(
  tx: Tx,
  who: Actor,
  now: string,
  id: string,
  {
    salespersonId,
    lineId = null,
    reason,
    approvalId,
  }: Because & { salespersonId: string; lineId?: string | undefined | null },
): Promise<void> {
  const invoice = await holdPosted(tx, who, id);
  refuseVoided(invoice);
  const before = lineId === null ? invoice.salespersonId : await sellerOfLine(tx, who, invoice, lineId);
  if (before === salespersonId) throw problemAt('salespersonId', 'invoice.sameSalesperson');
  if (!(await worksHere(tx, who, salespersonId))) throw problemAt('salespersonId', 'record.notFound');
  await approved(tx, who, now, { action: 'invoice.correct', subjectId: id, approvalId });
  await tx.raw(
    `with line as (
       update invoice_lines set salesperson_id = $3 where business_id = $1 and invoice_id = $2 and id = $5
     )
     update invoices set salesperson_id = case when $5::uuid is null then $3 else salesperson_id end, updated_at = $4,
       version = version + 1 where business_id = $1 and id = $2`,
    [who.businessId, id, salespersonId, now, lineId],
    'correct_salesperson',
  );
  const of = lineId === null ? {} : { lineId };
  await note(
    tx,
    who,
    now,
    'invoice.salespersonCorrected',
    'invoice',
    id,
    { salespersonId: before, ...of },
    {
      salespersonId,
      ...of,
      reason,
    },
  );
}

/** Who sold one line. Throws record.notFound. */
async function sellerOfLine(tx: Tx, who: Actor, invoice: PostedInvoice, lineId: string): Promise<string> {
  const [line] = await tx.raw<{ salespersonId: string | null }>(
    `select salesperson_id as "salespersonId" from invoice_lines where business_id = $1 and invoice_id = $2 and id = $3`,
    [who.businessId, invoice.id, lineId],
  );
  if (!line) throw new Problem('record.notFound');
  return line.salespersonId ?? invoice.salespersonId;
}

/** How a payment was really made; `id` is the new one's. */
export type PaymentCorrection = Because & { id: string; kind: PaymentKind; reference?: string | null | undefined };

/**
 * Says how a payment was really made, by a pair of payments: one that takes it back, one as it was. Only on the payment's
 * own day, and cash only while its drawer is open. The second sending of a correction changes nothing. Throws
 * invoice.refunded, payment.corrected, payment.fixed, payment.same, payment.late, approval.needed, and what the tender is refused with.
 */
export async function correctPayment(
  tx: Tx,
  who: Actor,
  now: string,
  invoiceId: string,
  paymentId: string,
  correction: PaymentCorrection,
): Promise<void> {
  const { id, kind, reference, reason, approvalId } = correction;
  const invoice = await holdPosted(tx, who, invoiceId);
  const payments = await paymentsOf(tx, who, invoiceId);
  if (payments.some((payment) => payment.id === id)) return;
  refuseVoided(invoice);
  const wrong = payments.find((payment) => payment.id === paymentId);
  if (!wrong) throw new Problem('record.notFound');
  refuseRefunded(invoice);
  if (wrong.isReversed || wrong.reverses) throw new Problem('payment.corrected');
  if (!takenKinds.some((taken) => taken === wrong.kind)) throw new Problem('payment.fixed');
  if (wrong.kind === kind) throw problemAt('kind', 'payment.same');
  refuseLate(wrong, who, now);
  await approved(tx, who, now, { action: 'invoice.correct', subjectId: invoiceId, approvalId });

  const tender: Tender = { id, kind, amount: wrong.amount, ...(needsReference(kind) ? { reference } : {}) };
  const [right] = await acceptPart(tx, who, wrong.amount, invoice.customerId, [tender]).catch(atItsFields);
  if (!right) return;
  const drawer = kind === 'cash' ? await ownDrawer(tx, who) : null;
  const back = reversalOf(wrong, newId(now), wrong.drawer);
  await bookMoney(tx, who, now, invoiceId, [back, { ...right, reverses: null, drawer }]);
  if (invoice.customerId !== null) await moveCredit(tx, who, now, invoice.customerId, creditOf([back, right]));
  await tx.raw('update invoices set updated_at = $3, version = version + 1 where business_id = $1 and id = $2', [
    who.businessId,
    invoiceId,
    now,
  ]);
  const before = { payment: paymentId, kind: wrong.kind };
  await note(tx, who, now, 'invoice.paymentCorrected', 'invoice', invoiceId, before, { payment: id, kind, reason });
}

/** A tender is refused at its place in a list; a correction has fields of its own. */
function atItsFields(error: unknown): never {
  if (!(error instanceof Problem) || !error.fields) throw error;
  throw problemAt('tenders.0.reference' in error.fields ? 'reference' : 'kind', error.code, error.params);
}

function refuseLate(payment: StandingPayment, who: Actor, now: string): void {
  const { timeZone } = who.store;
  const isOfToday = dayOf(payment.at, timeZone) === dayOf(now, timeZone);
  if (payment.wasInDrawer ? payment.drawer === null : !isOfToday) throw new Problem('payment.late');
}
