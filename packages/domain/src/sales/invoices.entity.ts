import * as z from 'zod/mini';
import { choice, id, instant, money, quantity, rate, text, longText } from '../fields/fields.ts';
import type { Discount } from '../lines/totals.ts';
import { policyTexts } from '../policies/policies.entity.ts';
import { refundLink } from '../refunds/refundKinds.entity.ts';
import { instalmentStates } from './instalments.rules.ts';

/**
 * `open` and `paid` are posted: something is due, or nothing. That an open one is paid in part, or overdue, follows from
 * its figures and is no status.
 */
export const invoiceStatuses = ['draft', 'quote', 'open', 'paid', 'voided', 'discarded'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * Ways to pay that are money at once. `cash` counts in the drawer and may be more than is due; `card` is what the terminal
 * took; `storeCredit` comes out of the customer's credit ledger.
 */
export const receivedKinds = ['cash', 'card', 'check', 'storeCredit', 'other'] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

/**
 * What an invoice is paid with: also by a device that is traded in, which bears the id of its trade-in, and by a `deposit` that was
 * taken before.
 */
export const paymentKinds = [...receivedKinds, 'tradeIn', 'deposit'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/**
 * What a payment may be booked as: beside what is tendered, `exchange` is what came back for other goods, `refund` what
 * a refund lowered of what was due. No money moves by these.
 */
export const bookedKinds = [...paymentKinds, 'exchange', 'refund'] as const;
export type BookedKind = (typeof bookedKinds)[number];

/** What a total is split into at the till: `onAccount` is no money, it stays due until the due date. */
export const tenderKinds = [...paymentKinds, 'onAccount'] as const;
export type TenderKind = (typeof tenderKinds)[number];

const discount = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amount'), amount: money({ required: true }) }),
    z.strictObject({ kind: z.literal('share'), rate: rate({ required: true }) }),
  ]),
) satisfies z.ZodMiniType<Discount>;

/** Things of one document have ids of their own. */
export const uniqueIds = z.refine<readonly { id: string }[]>(
  (all) => new Set(all.map((one) => one.id)).size === all.length,
);

/** What may be asked for without goods. */
export const chargeKinds = ['fee', 'shipping'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

const charge = z.strictObject({
  kind: choice(chargeKinds, { required: true }),
  description: text({ required: true }),
  /** The store's own tax rate is on it; none otherwise. */
  isTaxed: z.boolean(),
});

/** A line is of a product, or it is a charge. */
const ofOneThing = z.refine<{ productId: string | null; unitId: string | null; charge?: unknown }>(
  ({ productId, unitId, charge: chargeValue }) =>
    productId === null ? chargeValue != null && unitId === null : chargeValue === null || chargeValue === undefined,
  { path: ['productId'] },
);

/**
 * A line as the till writes it. Price and tax rate are frozen on it when it is saved; a line at list price takes the price
 * that a rule sets.
 */
const lineParts = {
  id,
  /** Null for a charge. */
  productId: z.nullable(id),
  /** The serialized unit that leaves; null for what is held by quantity, or not yet scanned. */
  unitId: z.nullable(id),
  quantity: quantity({ required: true, min: 1, max: 10_000 }),
  unitPrice: money({ required: true }),
  discount,
  charge: z.optional(z.nullable(charge)),
  /** Who sold it, where that is not the salesperson of the whole: somebody of the store. */
  salespersonId: z.optional(z.nullable(id)),
  /** Why the price was changed, and why a discount is given: needed where a limit is passed. */
  priceReason: z.optional(text()),
  discountReason: z.optional(text()),
};
export const lineDraft = z.strictObject(lineParts).check(ofOneThing);

/** That one sale bears no tax, though its customer pays tax: why, and by which certificate. */
const exemptionRequest = z.strictObject({
  reason: text({ required: true }),
  certificate: text({ required: true, max: 40 }),
});

/** An invoice as the till writes it; the id comes from the client, so that a second sending is the same invoice. */
export const invoiceDraft = z.strictObject({
  id,
  customerId: z.nullable(id),
  lines: z.array(lineDraft).check(z.maxLength(200), uniqueIds),
  discount,
  /** Why so much is taken off the whole: needed where that passes a limit. */
  discountReason: z.optional(text()),
  /** Asks for a sale without tax. A customer who never pays any needs none. */
  exemption: z.optional(z.nullable(exemptionRequest)),
  notes: longText(),
});
export type InvoiceDraft = z.input<typeof invoiceDraft>;
export type LineDraft = z.input<typeof lineDraft>;

/** A line as it stands on the wire: all parts in minor units, computed by the server. */
export const invoiceLine = z.object({
  ...lineParts,
  charge: z.nullable(charge),
  salespersonId: z.nullable(id),
  /** Their name, where it is not the salesperson of the whole. */
  salesperson: z.nullable(z.string()),
  priceReason: z.nullable(z.string()),
  discountReason: z.nullable(z.string()),
  description: z.string(),
  sku: z.string(),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  unitCode: z.nullable(z.string()),
  /** Color and storage of its unit as they are known now, as 'Black · 128 GB'; null where neither is. */
  unitLooks: z.nullable(z.string()),
  /** What a piece cost without the price rule that is named; both are null where none lowered it. */
  listPrice: z.nullable(z.int()),
  priceRule: z.nullable(z.string()),
  /** What a piece was offered for when the line was saved; null of a charge, and where nobody knows. */
  offered: z.nullable(z.int()),
  /** Who approved what the line went for; null where nobody had to. */
  approvedBy: z.nullable(z.string()),
  taxRate: rate({ required: true }),
  /** What it would be, were the invoice not exempt. */
  ownTaxRate: rate({ required: true }),
  gross: z.int(),
  discountTotal: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** What the line's goods cost in all, frozen when they leave; null before, and for those who may not see costs. */
  cost: z.nullable(z.int()),
  warrantyUntil: z.nullable(z.string()),
  /** Of its pieces and its money, what was refunded; nothing of a refund that was voided. */
  returned: z.int(),
  refundedNet: z.int(),
  refundedTax: z.int(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** A payment as it was booked. What was wrong stays, and a counter-entry below nothing `reverses` it. */
export const payment = z.object({
  id,
  kind: choice(bookedKinds, { required: true }),
  amount: z.int(),
  tendered: z.int(),
  change: z.int(),
  reference: z.nullable(z.string()),
  /** The payment that this one takes back. */
  reverses: z.nullable(id),
  /** The register whose drawer the cash is counted in; null of other payments, and of cash outside drawers. */
  register: z.nullable(z.string()),
  at: instant({ required: true }),
});
export type Payment = z.output<typeof payment>;

const head = {
  id,
  /** 'INV-1001'; null while it is a draft. */
  number: z.nullable(z.string()),
  status: choice(invoiceStatuses, { required: true }),
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  salesperson: z.string(),
  currency: z.string(),
  gross: z.int(),
  discountTotal: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  paid: z.int(),
  /** What of the total is not paid; nothing of what was voided or discarded. */
  due: z.int(),
  /** What of the total was refunded. */
  refunded: z.int(),
  /** Until when what was put on account is to be paid, or the oldest part of it that is not; 'YYYY-MM-DD'. */
  dueDate: z.nullable(z.string()),
  /** Something is due, and its day is over in the store. */
  isOverdue: z.boolean(),
  /** The last day of a quote, 'YYYY-MM-DD'. */
  quotedUntil: z.nullable(z.string()),
  /** It is a quote whose last day is over in the store. */
  isExpired: z.boolean(),
  pieces: z.int(),
  createdAt: instant({ required: true }),
  updatedAt: instant({ required: true }),
  postedAt: instant(),
  version: z.int(),
};

/** What the list shows of an invoice. */
export const invoiceRow = z.object(head);
export type InvoiceRow = z.output<typeof invoiceRow>;

/** A part of what was due, by its day. `paid` and `state` follow from what is due now: the oldest part is paid first. */
const instalment = z.object({
  dueDate: z.string(),
  amount: z.int(),
  paid: z.int(),
  state: choice(instalmentStates, { required: true }),
});

const historyEntry = z.object({
  at: instant({ required: true }),
  by: z.string(),
  action: z.string(),
  /** Why, of what asks for a reason. */
  reason: z.nullable(z.string()),
});

/** What of the store's refund policy and terms was in force at posting; nothing before. */
const carriedPolicy = z.object({
  /** The last day on which goods come back, 'YYYY-MM-DD'; null where there is none. */
  returnBy: z.nullable(z.string()),
  /** Restocking fee as a share of the price of returned goods. */
  restockingFeeRate: z.nullable(z.string()),
  refund: z.nullable(policyTexts),
  terms: z.nullable(policyTexts),
});

/** A whole invoice: head, lines, payments and who did what when. */
export const invoice = z.object({
  ...head,
  /** Its receipt was printed before: a further print is a copy. */
  printed: z.boolean(),
  /** In which the customer is written to; null where nobody said. */
  customerLanguage: choice(['en', 'es']),
  notes: longText(),
  discount,
  discountReason: z.nullable(z.string()),
  /** Why no tax is on it, and what it would have been: the customer never pays any, or not on this sale. */
  exemption: z.nullable(
    z.object({
      by: choice(['customer', 'sale'], { required: true }),
      reason: z.nullable(z.string()),
      certificate: z.nullable(z.string()),
      tax: z.int(),
    }),
  ),
  lines: z.array(invoiceLine),
  payments: z.array(payment),
  /** By which days what was due is to be paid, the first day first; empty where that is one day, `dueDate`. */
  instalments: z.array(instalment),
  policy: carriedPolicy,
  /** Its refunds, the oldest first; `exchangeOf` is the one whose goods it replaces. */
  refunds: z.array(refundLink),
  exchangeOf: z.nullable(refundLink),
  history: z.array(historyEntry),
});
export type Invoice = z.output<typeof invoice>;

/**
 * A part of a total. `amount` is cash handed over, what the card terminal took, what was offered for a trade-in, what is used of a
 * deposit, or what stays due. A card has its terminal's reference, a check its number, what is `other` says what it is.
 */
export const tender = z.strictObject({
  id,
  kind: choice(tenderKinds, { required: true }),
  amount: money({ required: true, min: 1 }),
  reference: z.optional(text()),
  /** The deposit of which it is a part. */
  depositId: z.optional(id),
});
export type Tender = z.input<typeof tender>;

/** What a customer hands over for an invoice that is open: no part of it stays due again. */
export const paymentTender = z.extend(z.omit(tender, { depositId: true }), {
  kind: choice(receivedKinds, { required: true }),
});
export type PaymentTender = z.input<typeof paymentTender>;
