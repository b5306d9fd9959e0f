import { problemAt, Problem } from '@tilldesk/domain/problems';
import { can, type Right } from '@tilldesk/domain/rights';
import {
  instalmentsOf,
  assertAgreement,
  type Agreed,
  invoices,
  canInvoiceTransition,
  settlePart,
  type Invoice,
  type Payment,
} from '@tilldesk/domain/sales';
import type { ApprovalAction } from '@tilldesk/domain/approvals';
import { dayOf } from '@tilldesk/domain/time';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, place } from '../found.ts';
import { ownSessionOf, personOf } from '../people.ts';
import type { FakeServer } from '../FakeServer.ts';

/** Changes a stored invoice and records who did what. */
function done(
  fakeServer: FakeServer,
  invoice: Invoice,
  action: string,
  change: Partial<Invoice>,
  reason: string | null = null,
) {
  const { own: currentSession, now } = fakeServer;
  const entry = { at: now, by: currentSession.user.name, action: `invoice.${action}`, reason };
  const history = [...invoice.history, entry];
  return Object.assign(invoice, change, { history, updatedAt: now, version: invoice.version + 1 });
}

/** Returns an invoice that is not posted, in the version that the user has read. */
function unposted({ shop }: FakeServer, id: string, version: number): Invoice {
  const invoice = byId(shop.invoices, id);
  if (!canInvoiceTransition(invoice.status, 'discarded'))
    throw new Problem('invoice.posted', { invoice: invoice.number ?? '' });
  if (invoice.version !== version) throw new Problem('record.changed');
  return invoice;
}

/** Returns a posted invoice that is not voided; requires a user with the right to change it. */
function posted(
  fakeServer: FakeServer,
  id: string,
  action: ApprovalAction,
  right: Right,
  approvalId?: string,
): Invoice {
  const invoice = byId(fakeServer.shop.invoices, id);
  if (invoice.status === 'voided') throw new Problem('invoice.voided', { invoice: invoice.number ?? '' });
  const mayAlone = can(fakeServer.own.permissions, 'Sale & Invoice', right);
  if (!mayAlone && approvalId === undefined) throw new Problem('approval.needed', { action });
  return invoice;
}

/** The counter-entry of a payment. */
const reversalOf = (payment: Payment, at: string, id: string): Payment => ({
  ...payment,
  id,
  amount: -payment.amount,
  tendered: -payment.tendered,
  change: -payment.change,
  reverses: payment.id,
  at,
});

/** Returns another id of the same kind, with the given last digits. */
const idLike = (id: string, end: string) => id.slice(0, -end.length) + end;

/** Returns the state of an agreement's instalments, and the day of the oldest unpaid one. */
function agreed(rows: readonly Agreed[], due: number, today: string) {
  const instalments = instalmentsOf(rows, due, today);
  const next = instalments.find(({ state }) => state !== 'paid') ?? instalments.at(-1);
  return { instalments, dueDate: next?.dueDate ?? null };
}

/** Responses of the fake shop for quotes, and for invoices after their sale. */
export const afterSaleAnswers: readonly FakeAnswer[] = [
  answer(invoices.quote, ({ params, body: { version, until } }, fakeServer) => {
    const invoice = unposted(fakeServer, params.id, version);
    if (until < dayOf(fakeServer.now, place.timeZone)) throw problemAt('until', 'day.over');
    return done(fakeServer, invoice, 'quoted', { status: 'quote', quotedUntil: until, isExpired: false });
  }),
  answer(invoices.reopen, ({ params, body: { version } }, fakeServer) => {
    const invoice = unposted(fakeServer, params.id, version);
    if (invoice.isExpired) throw new Problem('quote.expired', { day: invoice.quotedUntil ?? '' });
    return done(fakeServer, invoice, 'reopened', { status: 'draft', quotedUntil: null });
  }),
  answer(invoices.pay, ({ params, body: { tenders } }, fakeServer) => {
    const invoice = byId(fakeServer.shop.invoices, params.id);
    if (invoice.due === 0) throw new Problem('invoice.notOpen');
    const booked = settlePart(invoice.due, tenders).map((one) => ({
      ...one,
      reverses: null,
      register: null,
      at: fakeServer.now,
    }));
    const paid = booked.reduce((sum, { amount }) => sum + amount, invoice.paid);
    const due = invoice.total - paid;
    const payments = [...invoice.payments, ...booked];
    const parts =
      invoice.instalments.length === 0 ? {} : agreed(invoice.instalments, due, dayOf(fakeServer.now, place.timeZone));
    const change = { paid, due, isOverdue: due > 0 && invoice.isOverdue, payments, ...parts };
    return done(fakeServer, invoice, 'paid', { ...change, status: due === 0 ? 'paid' : 'open' });
  }),
  answer(invoices.agree, ({ params, body: { version, rows, reason, approvalId } }, fakeServer) => {
    const before = byId(fakeServer.shop.invoices, params.id);
    const agreedBefore = before.instalments.length > 0;
    const invoice = agreedBefore ? posted(fakeServer, params.id, 'invoice.correct', 'update', approvalId) : before;
    if (invoice.version !== version) throw new Problem('record.changed');
    const today = dayOf(fakeServer.now, place.timeZone);
    assertAgreement(rows, invoice.due, today);
    return done(
      fakeServer,
      invoice,
      'instalmentsAgreed',
      { ...agreed(rows, invoice.due, today), isOverdue: false },
      reason,
    );
  }),
  answer(invoices.void, ({ params, body: { reason, approvalId } }, fakeServer) => {
    const invoice = posted(fakeServer, params.id, 'invoice.void', 'delete', approvalId);
    const back = invoice.payments.map((payment, at) =>
      reversalOf(payment, fakeServer.now, idLike(payment.id, `f${at}`)),
    );
    const change = { status: 'voided', paid: 0, due: 0, isOverdue: false } as const;
    return done(fakeServer, invoice, 'voided', { ...change, payments: [...invoice.payments, ...back] }, reason);
  }),
  answer(invoices.correctSalesperson, ({ params, body: { salespersonId, lineId, reason, approvalId } }, fakeServer) => {
    const invoice = posted(fakeServer, params.id, 'invoice.correct', 'update', approvalId);
    const { name } = ownSessionOf(personOf(salespersonId)).user;
    const line = invoice.lines.find(({ id }) => id === lineId);
    if (name === (line?.salesperson ?? invoice.salesperson)) {
      throw problemAt('salespersonId', 'invoice.sameSalesperson');
    }
    if (line) {
      const lines = invoice.lines.map((one) => (one === line ? { ...one, salespersonId, salesperson: name } : one));
      return done(fakeServer, invoice, 'salespersonCorrected', { lines }, reason);
    }
    return done(fakeServer, invoice, 'salespersonCorrected', { salesperson: name }, reason);
  }),
  answer(
    invoices.correctPayment,
    ({ params, body: { id, kind, reference = null, reason, approvalId } }, fakeServer) => {
      const invoice = posted(fakeServer, params.id, 'invoice.correct', 'update', approvalId);
      const incorrectPayment = byId(invoice.payments, params.paymentId);
      if (incorrectPayment.kind === kind) throw problemAt('kind', 'payment.same');
      const { amount } = incorrectPayment;
      const right = {
        id,
        kind,
        amount,
        tendered: amount,
        change: 0,
        reference,
        reverses: null,
        register: null,
        at: fakeServer.now,
      };
      const back = reversalOf(incorrectPayment, fakeServer.now, idLike(id, 'fe'));
      return done(fakeServer, invoice, 'paymentCorrected', { payments: [...invoice.payments, back, right] }, reason);
    },
  ),
];
