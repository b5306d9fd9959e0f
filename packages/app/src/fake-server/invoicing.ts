import { documentTotals } from '@tilldesk/domain/lines';
import { applyRate } from '@tilldesk/domain/money';
import { Problem } from '@tilldesk/domain/problems';
import { customerName } from '@tilldesk/domain/customers';
import {
  settle,
  type Invoice,
  type InvoiceDraft,
  type InvoiceLine,
  type LineDraft,
  type Tender,
} from '@tilldesk/domain/sales';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { byId, place } from './found.ts';
import { ownSessionOf, personOf } from './people.ts';
import { carriedOn, nothingCarried } from './policyBook.ts';
import { priceOf } from './prices.ts';
import type { Shop } from './Shop.ts';

const notRefunded = { returned: 0, refundedNet: 0, refundedTax: 0 };

/** The user and the time of a change. */
type Hand = { by: string; at: string };

/** Returns the stored input of a line. */
const writtenOn = ({ charge = null, salespersonId = null, priceReason = null, discountReason = null }: LineDraft) => ({
  charge,
  salespersonId,
  salesperson: salespersonId === null ? null : ownSessionOf(personOf(salespersonId)).user.name,
  priceReason,
  discountReason,
});

const asCharged = ({ charge }: LineDraft) => ({
  listPrice: null,
  priceRule: null,
  description: charge?.description ?? '',
  sku: '',
  tracking: 'none' as const,
  unitCode: null,
  unitLooks: null,
});

/** Returns a unit's color and storage in one line, as the server formats them. */
export const appearanceOf = ({ color, storage }: Pick<Shop['units'][number], 'color' | 'storage'>): string | null =>
  [color, storage].filter(Boolean).join(' · ') || null;

function exemptionOf({ exemption }: InvoiceDraft, customer: Shop['customers'][number] | null) {
  if (customer?.taxExempt)
    return { by: 'customer' as const, reason: null, certificate: customer.taxExemptNumber ?? null };
  return exemption ? { by: 'sale' as const, ...exemption } : null;
}

/** Returns a draft as stored by the server: prices as given, tax rates of the products, totals by the domain's own rule. */
export function writtenInvoice(shop: Shop, draft: InvoiceDraft, { by, at }: Hand): Invoice {
  const customer = draft.customerId === null ? null : byId(shop.customers, draft.customerId);
  const exemption = exemptionOf(draft, customer);
  const priced = draft.lines.map((line) => {
    const own = writtenOn(line);
    if (line.productId === null) {
      const rate = line.charge?.isTaxed ? place.defaultTaxRate : '0';
      return { ...line, ...own, ...asCharged(line), ownTaxRate: rate, taxRate: exemption ? '0' : rate };
    }
    const product = byId(shop.products, line.productId);
    const { name, sku, tracking, taxRate } = product;
    const { price, listPrice, rule } = priceOf(shop, product, draft.customerId, at);
    const isRuled = rule !== null && line.unitPrice === listPrice;
    const unit = line.unitId === null ? null : byId(shop.units, line.unitId);
    const priced = isRuled
      ? { unitPrice: price, listPrice, priceRule: rule }
      : { unitPrice: line.unitPrice, listPrice: null, priceRule: null };
    const details = {
      description: name,
      sku,
      tracking,
      unitCode: unit?.code ?? null,
      unitLooks: unit && appearanceOf(unit),
    };
    return { ...line, ...own, ...priced, ...details, ownTaxRate: taxRate, taxRate: exemption ? '0' : taxRate };
  });
  const sums = documentTotals(priced, draft.discount);
  const { gross, discount: discountTotal, net, tax, total } = sums;
  const lines = priced.map((line, index): InvoiceLine => {
    const part = sums.lines[index];
    if (part === undefined) throw new Error(`fake world: line ${index} has no sum`);
    const { lineDiscount, documentDiscount, ...sum } = part;
    return {
      ...line,
      ...sum,
      discountTotal: lineDiscount + documentDiscount,
      cost: null,
      warrantyUntil: null,
      offered: line.productId === null ? null : byId(shop.products, line.productId).price,
      approvedBy: null,
      ...notRefunded,
    };
  });
  return {
    id: draft.id,
    number: null,
    status: 'draft',
    customerId: draft.customerId,
    customerName: customer && customerName(customer),
    customerLanguage: customer?.preferredLanguage ?? null,
    salesperson: by,
    currency: place.defaultCurrency,
    gross,
    discountTotal,
    net,
    tax,
    total,
    paid: 0,
    due: total,
    refunded: 0,
    dueDate: null,
    isOverdue: false,
    quotedUntil: null,
    isExpired: false,
    pieces: lines.reduce((sum, { quantity, charge }) => sum + (charge ? 0 : quantity), 0),
    createdAt: at,
    updatedAt: at,
    printed: false,
    postedAt: null,
    version: 1,
    notes: draft.notes ?? null,
    discount: draft.discount,
    discountReason: draft.discountReason ?? null,
    exemption: exemption && {
      ...exemption,
      tax: lines.reduce((sum, { net, ownTaxRate }) => sum + applyRate(net, ownTaxRate), 0),
    },
    lines,
    payments: [],
    instalments: [],
    policy: nothingCarried,
    refunds: [],
    exchangeOf: null,
    history: [{ at, by, action: 'invoice.drafted', reason: null }],
  };
}

/**
 * Returns the posted invoice: payments by the domain's rule, the amount on account stays due, units and pieces leave the stock.
 */
export function paidInvoice(
  shop: Shop,
  invoice: Invoice,
  tenders: readonly Tender[],
  { by, at, number, dueDate = null }: Hand & { number: string; dueDate?: string | null },
): Invoice {
  if (invoice.lines.length === 0) throw new Problem('invoice.empty');
  const payments = settle(invoice.total, tenders).map((payment) => ({
    ...payment,
    reverses: null,
    register: payment.kind === 'cash' ? 'Front counter' : null,
    at,
  }));
  const lines = invoice.lines.map((line): InvoiceLine => {
    if (line.productId === null) return { ...line, cost: 0 };
    const { cost, warrantyDays } = byId(shop.products, line.productId);
    const day = warrantyDays === null ? null : addDays(dayOf(at, place.timeZone), warrantyDays);
    return { ...line, cost: (cost ?? 0) * line.quantity, warrantyUntil: day };
  });
  for (const { unitId } of lines) {
    if (unitId !== null) Object.assign(byId(shop.units, unitId), { status: 'sold', invoiceId: invoice.id });
  }
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const isOpen = paid < invoice.total;
  return {
    ...invoice,
    number,
    status: isOpen ? 'open' : 'paid',
    paid,
    due: invoice.total - paid,
    dueDate: isOpen ? dueDate : null,
    quotedUntil: null,
    isExpired: false,
    postedAt: at,
    updatedAt: at,
    printed: false,
    version: invoice.version + 1,
    lines,
    payments,
    policy: carriedOn(dayOf(at, place.timeZone)),
    history: [...invoice.history, { at, by, action: 'invoice.posted', reason: null }],
  };
}

/** Returns the discarded draft. */
export const discardedInvoice = (invoice: Invoice, { by, at }: Hand): Invoice => ({
  ...invoice,
  status: 'discarded',
  due: 0,
  updatedAt: at,
  version: invoice.version + 1,
  history: [...invoice.history, { at, by, action: 'invoice.discarded', reason: null }],
});
