import * as z from 'zod/mini';
import { choice, id, instant, money, quantity, rate, text, longText } from '../fields/fields.ts';
import type { Discount } from '../lines/totals.ts';
import { policyTexts } from '../policies/policies.entity.ts';
import { refundLink } from '../refunds/refundKinds.entity.ts';
import { kindsOfRole } from '../tenders/tenders.rules.ts';
import { instalmentStates } from './instalments.rules.ts';

/**
 * `open` and `paid` are posted, with or without an amount due. Partly paid and overdue are derived from the amounts and are not
 * statuses.
 */
export const invoiceStatuses = ['draft', 'quote', 'open', 'paid', 'voided', 'discarded'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Tender kinds that are paid immediately. */
export const receivedKinds = kindsOfRole('received');
export type ReceivedKind = (typeof receivedKinds)[number];

/** Kinds of invoice payments that can be entered: also those that pay only for a sale. */
export const paymentKinds = kindsOfRole('received', 'sale');
export type PaymentKind = (typeof paymentKinds)[number];

/** Kinds of posted payments: also those that other documents book, which move no money. */
export const bookedKinds = kindsOfRole('received', 'sale', 'transfer');
export type BookedKind = (typeof bookedKinds)[number];

/** Kinds of tenders at the till: also those that are not payments but remain due until the due date. */
export const tenderKinds = kindsOfRole('received', 'sale', 'promise');
export type TenderKind = (typeof tenderKinds)[number];

const discount = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amount'), amount: money({ required: true }) }),
    z.strictObject({ kind: z.literal('share'), rate: rate({ required: true }) }),
  ]),
) satisfies z.ZodMiniType<Discount>;

/** Ids within one document are unique. */
export const uniqueIds = z.refine<readonly { id: string }[]>(
  (all) => new Set(all.map((one) => one.id)).size === all.length,
);

/** Charges without goods. */
export const chargeKinds = ['fee', 'shipping'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

const charge = z.strictObject({
  kind: choice(chargeKinds, { required: true }),
  description: text({ required: true }),
  /** Taxed at the store's default rate, or untaxed. */
  isTaxed: z.boolean(),
});

/** A line is either a product or a charge. */
const ofOneThing = z.refine<{ productId: string | null; unitId: string | null; charge?: unknown }>(
  ({ productId, unitId, charge: chargeValue }) =>
    productId === null ? chargeValue != null && unitId === null : chargeValue === null || chargeValue === undefined,
  { path: ['productId'] },
);

/** Input of a line. Price and tax rate are fixed when it is saved; a line at list price gets the price of a price rule. */
const lineParts = {
  id,
  /** Null for a charge. */
  productId: z.nullable(id),
  /** The serialized unit; null for products tracked by quantity, or not yet scanned. */
  unitId: z.nullable(id),
  quantity: quantity({ required: true, min: 1, max: 10_000 }),
  unitPrice: money({ required: true }),
  discount,
  charge: z.optional(z.nullable(charge)),
  /** The salesperson of the line, if different from the invoice: a user of the store. */
  salespersonId: z.optional(z.nullable(id)),
  /** Reasons of a changed price and a discount: required beyond a limit. */
  priceReason: z.optional(text()),
  discountReason: z.optional(text()),
};
export const lineDraft = z.strictObject(lineParts).check(ofOneThing);

/** Request to exempt one sale from tax: reason and certificate. */
const exemptionRequest = z.strictObject({
  reason: text({ required: true }),
  certificate: text({ required: true, max: 40 }),
});

/** Input of an invoice; the client provides the id, so that a retry creates the same invoice. */
export const invoiceDraft = z.strictObject({
  id,
  customerId: z.nullable(id),
  lines: z.array(lineDraft).check(z.maxLength(200), uniqueIds),
  discount,
  /** Reason of the document discount: required beyond a limit. */
  discountReason: z.optional(text()),
  /** Requests a sale without tax. Not needed for tax-exempt customers. */
  exemption: z.optional(z.nullable(exemptionRequest)),
  notes: longText(),
});
export type InvoiceDraft = z.input<typeof invoiceDraft>;
export type LineDraft = z.input<typeof lineDraft>;

/** A line as sent over the API: all amounts in minor units, calculated by the server. */
export const invoiceLine = z.object({
  ...lineParts,
  charge: z.nullable(charge),
  salespersonId: z.nullable(id),
  /** Salesperson's name, if different from the invoice. */
  salesperson: z.nullable(z.string()),
  priceReason: z.nullable(z.string()),
  discountReason: z.nullable(z.string()),
  description: z.string(),
  sku: z.string(),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  unitCode: z.nullable(z.string()),
  /** Current color and storage of its unit, such as 'Black · 128 GB'; null if both are unknown. */
  unitLooks: z.nullable(z.string()),
  /** Price without the price rule, and the rule; both null without one. */
  listPrice: z.nullable(z.int()),
  priceRule: z.nullable(z.string()),
  /** Offered price of a piece when the line was saved; null for a charge or if unknown. */
  offered: z.nullable(z.int()),
  /** Approver of the price; null if no approval was required. */
  approvedBy: z.nullable(z.string()),
  taxRate: rate({ required: true }),
  /** The tax rate without the exemption. */
  ownTaxRate: rate({ required: true }),
  gross: z.int(),
  discountTotal: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** Total cost of the line's goods, fixed at posting; null before, or without the right to see costs. */
  cost: z.nullable(z.int()),
  warrantyUntil: z.nullable(z.string()),
  /** Refunded pieces and amounts, without voided refunds. */
  returned: z.int(),
  refundedNet: z.int(),
  refundedTax: z.int(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** A posted payment. Incorrect ones remain and are reversed by a negative counter-entry. */
export const payment = z.object({
  id,
  kind: choice(bookedKinds, { required: true }),
  amount: z.int(),
  tendered: z.int(),
  change: z.int(),
  reference: z.nullable(z.string()),
  /** The payment that this one reverses. */
  reverses: z.nullable(id),
  /** The register whose drawer contains the cash; null for other payments and cash outside drawers. */
  register: z.nullable(z.string()),
  at: instant({ required: true }),
});
export type Payment = z.output<typeof payment>;

const head = {
  id,
  /** 'INV-1001'; null for a draft. */
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
  /** Unpaid amount; 0 if voided or discarded. */
  due: z.int(),
  /** Refunded amount. */
  refunded: z.int(),
  /** Due date of the amount on account, or of the oldest unpaid instalment; 'YYYY-MM-DD'. */
  dueDate: z.nullable(z.string()),
  /** An amount is due and its due date has passed in the store. */
  isOverdue: z.boolean(),
  /** The last day of a quote, 'YYYY-MM-DD'. */
  quotedUntil: z.nullable(z.string()),
  /** A quote whose last day has passed in the store. */
  isExpired: z.boolean(),
  pieces: z.int(),
  createdAt: instant({ required: true }),
  updatedAt: instant({ required: true }),
  postedAt: instant(),
  version: z.int(),
};

/** A list row of an invoice. */
export const invoiceRow = z.object(head);
export type InvoiceRow = z.output<typeof invoiceRow>;

/** An instalment. `paid` and `state` are derived from the amount due: the oldest part is paid first. */
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
  /** The reason, for actions that require one. */
  reason: z.nullable(z.string()),
});

/** Refund policy and terms in force at posting; empty before. */
const carriedPolicy = z.object({
  /** Last day of the return period, 'YYYY-MM-DD'; null without one. */
  returnBy: z.nullable(z.string()),
  /** Restocking fee as a share of the price of returned goods. */
  restockingFeeRate: z.nullable(z.string()),
  refund: z.nullable(policyTexts),
  terms: z.nullable(policyTexts),
});

/** An invoice with lines, payments and history. */
export const invoice = z.object({
  ...head,
  /** Its receipt was printed before: further prints are copies. */
  printed: z.boolean(),
  /** Language for messages to the customer; null if not set. */
  customerLanguage: choice(['en', 'es']),
  notes: longText(),
  discount,
  discountReason: z.nullable(z.string()),
  /** The tax exemption and the tax without it: of the customer, or of this sale only. */
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
  /** Instalments by due date; empty with a single `dueDate`. */
  instalments: z.array(instalment),
  policy: carriedPolicy,
  /** Its refunds, oldest first; `exchangeOf` is the exchange that it belongs to. */
  refunds: z.array(refundLink),
  exchangeOf: z.nullable(refundLink),
  history: z.array(historyEntry),
});
export type Invoice = z.output<typeof invoice>;

/**
 * A tender. `amount` is the cash received, the card amount of the terminal, the offer for a trade-in, the used part of a deposit,
 * or the amount on account. A card has the terminal's reference, a check its number, `other` a description.
 */
export const tender = z.strictObject({
  id,
  kind: choice(tenderKinds, { required: true }),
  amount: money({ required: true, min: 1 }),
  reference: z.optional(text()),
  /** The used deposit. */
  depositId: z.optional(id),
});
export type Tender = z.input<typeof tender>;

/** A tender for an open invoice: cannot be on account again. */
export const paymentTender = z.extend(z.omit(tender, { depositId: true }), {
  kind: choice(receivedKinds, { required: true }),
});
export type PaymentTender = z.input<typeof paymentTender>;
