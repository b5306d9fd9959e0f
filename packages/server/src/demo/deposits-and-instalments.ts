import { evenParts, instalmentsOf, type Agreed } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../database/new-id.ts';
import type { Tx } from '../database/transaction.ts';
import type { Caller } from '../database/caller.ts';
import { refundDeposit } from '../modules/deposits/giving-back.store.ts';
import { takeDeposit } from '../modules/deposits/taking.store.ts';
import { createDraft, discardDraft } from '../modules/sales/draft/drafts.store.ts';
import { agreeInstalments } from '../modules/sales/instalments.store.ts';
import { payInvoice } from '../modules/sales/checkout/paying.store.ts';
import type { OperationPlan } from './plan/operations.ts';
import { availableMethod } from './drawer-plan.ts';

type Of<Action extends OperationPlan['action']> = Extract<OperationPlan, { action: Action }>;

/** The reference of a payment by each tender. */
const references = { card: 'VISA 2208 AUTH 771204', check: '2208', cash: null } as const;

/** Saves the order as a draft, with those of its devices that are in stock, and takes a deposit for it. */
export async function orderWithDeposit(tx: Tx, caller: Caller, { id, at, draft, amount, method }: Of<'takeDeposit'>) {
  const codes = draft.lines.map(({ unitCode }) => unitCode);
  const units = await tx.raw<{ id: string; code: string }>(
    `select id, code from units where business_id = $1 and code = any($2::text[]) and status in ('in_stock', 'reserved')`,
    [caller.businessId, codes],
  );
  const lines = draft.lines.map(({ unitCode, ...line }) => ({
    ...line,
    unitId: units.find(({ code }) => code === unitCode)?.id ?? null,
  }));
  const salesperson = {
    ...caller,
    mayChangePrices: draft.exemption != null,
    mayPassLimits: true,
    seesCost: true,
    maxDiscount: null,
  };
  await createDraft(tx, salesperson, at, draft.id, { ...draft, lines });
  const paymentMethod = await availableMethod(tx, caller, at, method);
  await takeDeposit(tx, caller, at, {
    id,
    invoiceId: draft.id,
    amount,
    method: paymentMethod,
    reference: references[paymentMethod],
  });
}

/** Cancels the order: refunds its deposit by the original tender, and discards its draft. */
export async function callOff(tx: Tx, caller: Caller, { id, at, depositId, saleId, method }: Of<'giveDepositBack'>) {
  const reason = 'Found it elsewhere';
  await refundDeposit(tx, caller, at, depositId, { id, method, reference: references[method], reason });
  await discardDraft(tx, caller, at, saleId);
}

/** Agrees instalments for the amount due on a sale, one a month. */
export async function agreeInParts(tx: Tx, caller: Caller, { at, saleId, parts, first }: Of<'agreeInParts'>) {
  const [invoice] = await tx.raw<{ due: number; version: number }>(
    `select total - paid as due, version from invoices where business_id = $1 and id = $2 and status = 'open'`,
    [caller.businessId, saleId],
  );
  if (!invoice) return;
  const rows = evenParts(invoice.due, parts, first, 'month');
  await agreeInstalments(tx, caller, at, saleId, { version: invoice.version, rows, reason: 'Pays in parts' });
}

/** Pays the rest of the oldest instalment that is not fully paid. */
export async function payPart(tx: Tx, caller: Caller, { at, saleId, method }: Of<'payPart'>) {
  const rows = await tx.raw<Agreed & { due: number }>(
    `select to_char(s.due_date, 'YYYY-MM-DD') as "dueDate", s.amount, i.total - i.paid as due
     from invoice_instalments s join invoices i on i.business_id = s.business_id and i.id = s.invoice_id and i.status = 'open'
     where s.business_id = $1 and s.invoice_id = $2 order by s.position`,
    [caller.businessId, saleId],
  );
  const today = dayOf(at, caller.store.timeZone);
  const next = instalmentsOf(rows, rows[0]?.due ?? 0, today).find(({ state }) => state !== 'paid');
  if (!next) return;
  const kind = await availableMethod(tx, caller, at, method);
  const reference = references[kind];
  const tender = { id: newId(at), kind, amount: next.amount - next.paid };
  await payInvoice(tx, caller, at, saleId, [reference === null ? tender : { ...tender, reference }]);
}
