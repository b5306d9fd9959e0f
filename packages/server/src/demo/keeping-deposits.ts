import { evenParts, instalmentsOf, type Agreed } from '@tilldesk/domain/selling';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../database/new-id.ts';
import type { Tx } from '../database/transaction.ts';
import type { Who } from '../http/who.ts';
import { giveDepositBack } from '../modules/deposits/giving-back.store.ts';
import { takeDeposit } from '../modules/deposits/taking.store.ts';
import { createDraft, discardDraft } from '../modules/sales/drafts.store.ts';
import { agreeInstalments } from '../modules/sales/instalments.store.ts';
import { payInvoice } from '../modules/sales/paying.store.ts';
import type { DeedPlan } from './deeds.ts';
import { wayAtTill } from './tilling.ts';

type Of<Do extends DeedPlan['do']> = Extract<DeedPlan, { do: Do }>;

/** What a way to pay is known by. */
const references = { card: 'VISA 2208 AUTH 771204', check: '2208', cash: null } as const;

/** Writes the order down, with those of its devices that are there already, and takes a deposit for it. */
export async function orderWithDeposit(tx: Tx, who: Who, { id, at, draft, amount, way }: Of<'takeDeposit'>) {
  const codes = draft.lines.map(({ unitCode }) => unitCode);
  const units = await tx.raw<{ id: string; code: string }>(
    `select id, code from units where business_id = $1 and code = any($2::text[]) and status in ('in_stock', 'reserved')`,
    [who.businessId, codes],
  );
  const lines = draft.lines.map(({ unitCode, ...line }) => ({
    ...line,
    unitId: units.find(({ code }) => code === unitCode)?.id ?? null,
  }));
  const seller = {
    ...who,
    mayChangePrices: draft.exemption != null,
    mayPassLimits: true,
    seesCost: true,
    maxDiscount: null,
  };
  await createDraft(tx, seller, at, draft.id, { ...draft, lines });
  const taken = await wayAtTill(tx, who, at, way);
  await takeDeposit(tx, who, at, { id, invoiceId: draft.id, amount, way: taken, reference: references[taken] });
}

/** The order is called off: its deposit goes back as it came, and its draft is thrown away. */
export async function callOff(tx: Tx, who: Who, { id, at, depositId, saleId, way }: Of<'giveDepositBack'>) {
  const reason = 'Found it elsewhere';
  await giveDepositBack(tx, who, at, depositId, { id, way, reference: references[way], reason });
  await discardDraft(tx, who, at, saleId);
}

/** What is due of a sale is agreed in so many parts, one a month. */
export async function agreeInParts(tx: Tx, who: Who, { at, saleId, parts, first }: Of<'agreeInParts'>) {
  const [invoice] = await tx.raw<{ due: number; version: number }>(
    `select total - paid as due, version from invoices where business_id = $1 and id = $2 and status = 'open'`,
    [who.businessId, saleId],
  );
  if (!invoice) return;
  const rows = evenParts(invoice.due, parts, first, 'month');
  await agreeInstalments(tx, who, at, saleId, { version: invoice.version, rows, reason: 'Pays in parts' });
}

/** Pays what is left of the oldest part that is not paid whole. */
export async function payPart(tx: Tx, who: Who, { at, saleId, way }: Of<'payPart'>) {
  const rows = await tx.raw<Agreed & { due: number }>(
    `select to_char(s.due_date, 'YYYY-MM-DD') as "dueDate", s.amount, i.total - i.paid as due
     from invoice_instalments s join invoices i on i.business_id = s.business_id and i.id = s.invoice_id and i.status = 'open'
     where s.business_id = $1 and s.invoice_id = $2 order by s.position`,
    [who.businessId, saleId],
  );
  const today = dayOf(at, who.store.timeZone);
  const next = instalmentsOf(rows, rows[0]?.due ?? 0, today).find(({ state }) => state !== 'paid');
  if (!next) return;
  const kind = await wayAtTill(tx, who, at, way);
  const reference = references[kind];
  const tender = { id: newId(at), kind, amount: next.amount - next.paid };
  await payInvoice(tx, who, at, saleId, [reference === null ? tender : { ...tender, reference }]);
}
