import * as z from 'zod/mini';
import { choice, date, id, instant, longText, money, quantity, rate, text } from '../fields/fields.ts';
import { conditions, trackings } from '../products/products.entity.ts';
import { uniqueIds } from '../sales/invoices.entity.ts';
import { landedSplits, purchasePayments, purchaseStatuses } from './purchases.rules.ts';

const discount = z.nullable(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('amount'), amount: money({ required: true }) }),
    z.strictObject({ kind: z.literal('share'), rate: rate({ required: true }) }),
  ]),
);

/** Input of an order line: product, quantity, and unit cost before discount and tax. */
const purchaseLineDraft = z.strictObject({
  id,
  productId: id,
  /** The vendor's product number; null keeps the known one. */
  vendorSku: text({ max: 40 }),
  quantity: quantity({ required: true, min: 1, max: 10_000 }),
  unitCost: money({ required: true }),
  discount,
  taxRate: rate({ required: true }),
});
export type PurchaseLineDraft = z.input<typeof purchaseLineDraft>;

/** An additional charge of the vendor: freight, handling. It becomes landed cost of the goods. */
export const purchaseCharge = z.strictObject({
  id,
  label: text({ required: true, max: 40 }),
  amount: money({ required: true, min: 1 }),
});
export type PurchaseCharge = z.output<typeof purchaseCharge>;

/** Input of an order; placing it requires a vendor and at least one line (docs/decisions/commerce/0022). The client provides the id. */
export const purchaseDraft = z.strictObject({
  id,
  vendorId: id,
  /** The vendor's order number, if any. */
  vendorRef: text(),
  /** For reference; not in the future. */
  orderDay: date({ required: true }),
  /** Not before the order date. */
  expectedDay: date(),
  /** Payment terms in days; null uses those of the vendor. */
  termsDays: quantity({ max: 365 }),
  lines: z.array(purchaseLineDraft).check(z.maxLength(200), uniqueIds),
  discount,
  charges: z.array(purchaseCharge).check(z.maxLength(10), uniqueIds),
  notes: longText(),
});
export type PurchaseDraft = z.input<typeof purchaseDraft>;

/** Minor units; null without the right to see costs. */
const cost = z.nullable(z.int());

/** A line as sent over the API. */
export const purchaseLine = z.object({
  id,
  productId: id,
  description: z.string(),
  sku: z.string(),
  barcode: z.nullable(z.string()),
  tracking: choice(trackings, { required: true }),
  vendorSku: z.nullable(z.string()),
  quantity: z.int(),
  received: z.int(),
  cancelled: z.int(),
  billed: z.int(),
  /** Open quantity. */
  open: z.int(),
  /** It was not ordered but received. */
  isExtra: z.boolean(),
  unitCost: cost,
  discount,
  taxRate: rate({ required: true }),
  gross: cost,
  discountTotal: cost,
  net: cost,
  tax: cost,
  total: cost,
  /** Landed cost of its goods. */
  landed: cost,
  /** Units of the manifest, and how many of them were received. */
  expectedUnits: z.int(),
  arrivedUnits: z.int(),
});
export type PurchaseLine = z.output<typeof purchaseLine>;

const head = {
  id,
  /** 'PO-1001'; null for a draft. */
  number: z.nullable(z.string()),
  status: choice(purchaseStatuses, { required: true }),
  payment: choice(purchasePayments, { required: true }),
  isLate: z.boolean(),
  vendorId: id,
  vendorName: z.string(),
  vendorRef: z.nullable(z.string()),
  buyer: z.string(),
  orderDay: date({ required: true }),
  expectedDay: z.nullable(z.string()),
  currency: z.string(),
  lineCount: z.int(),
  /** Pieces ordered, received, and open. */
  ordered: z.int(),
  received: z.int(),
  open: z.int(),
  receivedPercent: z.int(),
  net: cost,
  tax: cost,
  charges: cost,
  total: cost,
  billed: cost,
  paid: cost,
  /** Billed and unpaid. */
  due: cost,
  createdAt: instant({ required: true }),
  updatedAt: instant({ required: true }),
  version: z.int(),
};

/** A list row of an order. */
export const purchaseRow = z.object(head);
export type PurchaseRow = z.output<typeof purchaseRow>;

export const receiptStatuses = ['draft', 'posted', 'reversed', 'discarded'] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

/** A receipt in an order. */
export const receiptRow = z.object({
  id,
  /** 'GRN-1001'; null before posting. */
  number: z.nullable(z.string()),
  status: choice(receiptStatuses, { required: true }),
  pieces: z.int(),
  value: cost,
  startedBy: z.string(),
  startedAt: instant({ required: true }),
  postedBy: z.nullable(z.string()),
  postedAt: instant(),
  reversedAt: instant(),
  reason: z.nullable(z.string()),
});
export type ReceiptRow = z.output<typeof receiptRow>;

export const billStatuses = ['posted', 'reversed'] as const;

/** A vendor bill: received goods and charges. */
export const bill = z.object({
  id,
  number: z.string(),
  status: choice(billStatuses, { required: true }),
  vendorId: id,
  vendorName: z.string(),
  /** The vendor's own number. */
  reference: z.string(),
  day: z.string(),
  dueDay: z.string(),
  lines: z.array(
    z.object({ lineId: id, description: z.string(), quantity: z.int(), unitCost: cost, net: cost, tax: cost }),
  ),
  charges: z.array(z.object({ label: z.string(), amount: cost })),
  /** Difference between billed and received cost of the goods, signed. */
  correction: cost,
  total: cost,
  paid: cost,
  due: cost,
  at: instant({ required: true }),
  by: z.string(),
});
export type Bill = z.output<typeof bill>;

/** A payment in an order: the part that paid bills of this order. */
export const purchasePayment = z.object({
  id,
  number: z.string(),
  billId: id,
  billNumber: z.string(),
  amount: cost,
  method: z.string(),
  reference: z.nullable(z.string()),
  paidOn: z.string(),
  at: instant({ required: true }),
  by: z.string(),
  isReversed: z.boolean(),
});
export type PurchasePaymentRow = z.output<typeof purchasePayment>;

/** A landed cost, distributed over the goods; a reversed one remains with its counter-entry. */
export const landedCost = z.object({
  id,
  label: z.string(),
  split: choice(landedSplits, { required: true }),
  /** Negative for a reversal. */
  amount: cost,
  /** The landed cost that it reverses. */
  reverses: z.nullable(id),
  isReversed: z.boolean(),
  receiptNumber: z.nullable(z.string()),
  shares: z.array(
    z.object({
      lineId: id,
      description: z.string(),
      unitCode: z.nullable(z.string()),
      quantity: z.int(),
      amount: cost,
    }),
  ),
  at: instant({ required: true }),
  by: z.string(),
});
export type LandedCost = z.output<typeof landedCost>;

/** A purchase order with all data for its page and print. */
export const purchase = z.object({
  ...head,
  vendor: z.object({
    id,
    name: z.string(),
    contactName: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    accountNo: z.nullable(z.string()),
    language: z.nullable(z.string()),
    address: z.string(),
  }),
  locationName: z.string(),
  termsDays: z.nullable(z.int()),
  notes: longText(),
  discount,
  gross: cost,
  discountTotal: cost,
  chargeList: z.array(purchaseCharge),
  lines: z.array(purchaseLine),
  receipts: z.array(receiptRow),
  bills: z.array(bill),
  payments: z.array(purchasePayment),
  landedCosts: z.array(landedCost),
  /** Total landed cost. */
  landed: cost,
  /** Pieces received and not billed, and their cost. */
  toBill: z.object({ pieces: z.int(), value: cost }),
  orderedAt: instant(),
  sentAt: instant(),
  sentTo: z.nullable(z.string()),
  closedAt: instant(),
  closedReason: z.nullable(z.string()),
  history: z.array(z.object({ at: instant({ required: true }), by: z.string(), action: z.string() })),
});
export type Purchase = z.output<typeof purchase>;

/** A device of a manifest: its codes and known facts. */
export const manifestRow = z.strictObject({
  lineId: id,
  codes: z.array(text({ required: true, max: 40, format: 'code' })).check(z.minLength(1), z.maxLength(6)),
  color: z.optional(text({ max: 30 })),
  storage: z.optional(text({ max: 20 })),
  condition: z.optional(choice(conditions, { required: true })),
});
export type ManifestRowDraft = z.input<typeof manifestRow>;
