import { totalsOf } from '@tilldesk/domain/lines';
import { Problem } from '@tilldesk/domain/problems';
import {
  customerName,
  settle,
  type Invoice,
  type InvoiceDraft,
  type InvoiceLine,
  type Tender,
} from '@tilldesk/domain/shop';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { byId, place } from './found.ts';
import type { Shop } from './Shop.ts';

/** Who wrote it and when. */
type Hand = { by: string; at: string };

/** A draft as the server would keep it: prices as given, rates of the products, sums by the domain's own rule. */
export function writtenInvoice(shop: Shop, draft: InvoiceDraft, { by, at }: Hand): Invoice {
  const customer = draft.customerId === null ? null : byId(shop.customers, draft.customerId);
  const priced = draft.lines.map((line) => {
    const { name, sku, tracking, taxRate } = byId(shop.products, line.productId);
    const code = line.unitId === null ? null : byId(shop.units, line.unitId).code;
    const rate = customer?.taxExempt ? '0' : taxRate;
    return { ...line, description: name, sku, tracking, unitCode: code, taxRate: rate };
  });
  const sums = totalsOf(priced, draft.discount);
  const { gross, discount: discountTotal, net, tax, total } = sums;
  const lines = priced.map((line, index): InvoiceLine => {
    const part = sums.lines[index];
    if (part === undefined) throw new Error(`fake world: line ${index} has no sum`);
    const { lineDiscount, documentDiscount, ...sum } = part;
    return { ...line, ...sum, discountTotal: lineDiscount + documentDiscount, cost: null, warrantyUntil: null };
  });
  return {
    id: draft.id,
    number: null,
    status: 'draft',
    customerId: draft.customerId,
    customerName: customer && customerName(customer),
    salesperson: by,
    currency: place.defaultCurrency,
    gross,
    discountTotal,
    net,
    tax,
    total,
    paid: 0,
    due: total,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: at,
    updatedAt: at,
    postedAt: null,
    version: 1,
    notes: draft.notes ?? null,
    discount: draft.discount,
    lines,
    payments: [],
    history: [{ at, by, action: 'invoice.drafted' }],
  };
}

/** The same invoice, posted: the domain's rule books the money, units and pieces leave the shelf. */
export function paidInvoice(
  shop: Shop,
  invoice: Invoice,
  tenders: readonly Tender[],
  { by, at, number }: Hand & { number: string },
): Invoice {
  if (invoice.lines.length === 0) throw new Problem('invoice.empty');
  const payments = settle(invoice.total, tenders).map((payment) => ({ ...payment, at }));
  const lines = invoice.lines.map((line): InvoiceLine => {
    const { cost, warrantyDays } = byId(shop.products, line.productId);
    const day = warrantyDays === null ? null : addDays(dayOf(at, place.timeZone), warrantyDays);
    return { ...line, cost: (cost ?? 0) * line.quantity, warrantyUntil: day };
  });
  for (const { unitId } of lines) {
    if (unitId !== null) Object.assign(byId(shop.units, unitId), { status: 'sold', invoiceId: invoice.id });
  }
  return {
    ...invoice,
    number,
    status: 'paid',
    paid: invoice.total,
    due: 0,
    postedAt: at,
    updatedAt: at,
    version: invoice.version + 1,
    lines,
    payments,
    history: [...invoice.history, { at, by, action: 'invoice.posted' }],
  };
}

/** The same draft, thrown away. */
export const discardedInvoice = (invoice: Invoice, { by, at }: Hand): Invoice => ({
  ...invoice,
  status: 'discarded',
  updatedAt: at,
  version: invoice.version + 1,
  history: [...invoice.history, { at, by, action: 'invoice.discarded' }],
});
