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

/** A line of an order as it is written: a product, how many, at what cost each before discount and tax. */
const purchaseLineDraft = z.strictObject({
  id,
  productId: id,
  /** The vendor's number of the product; none keeps what is known of them. */
  vendorSku: text({ max: 40 }),
  quantity: quantity({ required: true, min: 1, max: 10_000 }),
  unitCost: money({ required: true }),
  discount,
  taxRate: rate({ required: true }),
});
export type PurchaseLineDraft = z.input<typeof purchaseLineDraft>;

/** What comes on top of the goods by the vendor's offer: freight, handling. It becomes a cost of the goods as landed cost. */
export const purchaseCharge = z.strictObject({
  id,
  label: text({ required: true, max: 40 }),
  amount: money({ required: true, min: 1 }),
});
export type PurchaseCharge = z.output<typeof purchaseCharge>;

/** An order as it is written: vendor and at least one line to be ordered (docs/decisions/0022). The id comes from the client. */
export const purchaseDraft = z.strictObject({
  id,
  vendorId: id,
  /** The vendor's number of the order, where they gave one. */
  vendorRef: text(),
  /** For reference; not ahead of today. */
  orderDay: date({ required: true }),
  /** Not before the order's day. */
  expectedDay: date(),
  /** Days from a bill until it is due; none takes the vendor's. */
  termsDays: quantity({ max: 365 }),
  lines: z.array(purchaseLineDraft).check(z.maxLength(200), uniqueIds),
  discount,
  charges: z.array(purchaseCharge).check(z.maxLength(10), uniqueIds),
  notes: longText(),
});
export type PurchaseDraft = z.input<typeof purchaseDraft>;

/** Minor units; null for those who may not see costs. */
const cost = z.nullable(z.int());

/** A line as it stands on the wire. */
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
  /** Still to come. */
  open: z.int(),
  /** It was not ordered and came with a receipt. */
  isExtra: z.boolean(),
  unitCost: cost,
  discount,
  taxRate: rate({ required: true }),
  gross: cost,
  discountTotal: cost,
  net: cost,
  tax: cost,
  total: cost,
  /** Landed cost that its goods bear. */
  landed: cost,
  /** Units that the manifest names, and how many of them are here. */
  expectedUnits: z.int(),
  arrivedUnits: z.int(),
});
export type PurchaseLine = z.output<typeof purchaseLine>;

const head = {
  id,
  /** 'PO-1001'; null while it is a draft. */
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
  /** Pieces ordered, here, and still to come. */
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
  /** What is billed and not paid. */
  due: cost,
  createdAt: instant({ required: true }),
  updatedAt: instant({ required: true }),
  version: z.int(),
};

/** What the list shows of an order. */
export const purchaseRow = z.object(head);
export type PurchaseRow = z.output<typeof purchaseRow>;

export const receiptStatuses = ['draft', 'posted', 'reversed', 'discarded'] as const;
export type ReceiptStatus = (typeof receiptStatuses)[number];

/** What an order shows of a receipt. */
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

/** What a vendor asks for: goods that were received, and charges. */
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
  /** By how much the goods were billed above (or below) what they had been received at. */
  correction: cost,
  total: cost,
  paid: cost,
  due: cost,
  at: instant({ required: true }),
  by: z.string(),
});
export type Bill = z.output<typeof bill>;

/** A payment as an order shows it: the part of it that paid bills of this order. */
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

/** A cost that came with the goods and was shared out over them; a reversed one stands beside its counter-entry. */
export const landedCost = z.object({
  id,
  label: z.string(),
  split: choice(landedSplits, { required: true }),
  /** Below zero for what takes another back. */
  amount: cost,
  /** The one that it takes back. */
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

/** A whole order: everything that a page or a print of it needs. */
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
  /** Landed cost in all. */
  landed: cost,
  /** Pieces received and not billed, and what they cost: what the vendor is still going to ask for. */
  toBill: z.object({ pieces: z.int(), value: cost }),
  orderedAt: instant(),
  sentAt: instant(),
  sentTo: z.nullable(z.string()),
  closedAt: instant(),
  closedReason: z.nullable(z.string()),
  history: z.array(z.object({ at: instant({ required: true }), by: z.string(), action: z.string() })),
});
export type Purchase = z.output<typeof purchase>;

/** A device of a manifest: its codes and what is known of it. */
export const manifestRow = z.strictObject({
  lineId: id,
  codes: z.array(text({ required: true, max: 40, format: 'code' })).check(z.minLength(1), z.maxLength(6)),
  color: z.optional(text({ max: 30 })),
  storage: z.optional(text({ max: 20 })),
  condition: z.optional(choice(conditions, { required: true })),
});
export type ManifestRowDraft = z.input<typeof manifestRow>;
