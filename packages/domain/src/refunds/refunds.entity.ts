import * as z from 'zod/mini';
import { choice, date, id, instant, longText, money, quantity, text } from '../fields/fields.ts';
import { refundKinds, refundStatuses } from './refundKinds.entity.ts';
import { uniqueIds, invoiceDraft, lineDraft, receivedKinds, tender } from '../sales/invoices.entity.ts';

/**
 * Disposition of returned goods: restocked, to be inspected, scrapped, returned to the vendor; or none, such as for a service.
 */
export const returnDispositions = ['restock', 'inspect', 'scrap', 'rma', 'none'] as const;
export type ReturnDisposition = (typeof returnDispositions)[number];

/** Reasons of a return. */
export const refundReasons = [
  'changedMind',
  'defective',
  'damaged',
  'wrongItem',
  'warranty',
  'recall',
  'price',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Condition of returned goods. */
export const goodsConditions = ['asNew', 'opened', 'damaged', 'unusable'] as const;
export type GoodsCondition = (typeof goodsConditions)[number];

/**
 * How a refund is settled: `due` reduces the amount due of its invoice, `exchange` is transferred to the new sale, the others are
 * paid to the customer.
 */
export const refundSettlements = [...receivedKinds, 'exchange', 'due'] as const;
export type RefundSettlement = (typeof refundSettlements)[number];

/**
 * What happens to the activation of a returned line (docs/decisions/commerce/0041): the carrier ends it, ends it and reclaims the
 * commission, or it continues on another device.
 */
export const deactivations = ['cancelled', 'chargedBack', 'continues'] as const;
export type Deactivation = (typeof deactivations)[number];

const deactivation = z
  .strictObject({
    status: choice(deactivations, { required: true }),
    /** The day it ends; null if it continues. */
    endedOn: date(),
  })
  .check(z.refine(({ status, endedOn }) => (status === 'continues') === (endedOn === null), { path: ['endedOn'] }));

const goods = {
  id,
  /** The returned unit, as scanned. */
  unitId: z.nullable(id),
  back: choice(returnDispositions, { required: true }),
  reason: choice(refundReasons, { required: true }),
  condition: choice(goodsConditions),
};

/**
 * Input of a refund line. For an invoice line: pieces with `amount` null, or no pieces and a part of the price, `amount` before
 * tax. Without a receipt: a product, its pieces, and the total amount before tax.
 */
export const refundLineDraft = z
  .strictObject({
    ...goods,
    /** The invoice line; null without a receipt. */
    lineId: z.nullable(id),
    /** The product returned without a receipt; null for an invoice line. */
    productId: z.nullable(id),
    quantity: quantity({ required: true, max: 10_000 }),
    amount: money({ min: 1 }),
    /** Restocking fee, before tax. */
    fee: money({ required: true }),
    /** Required if the fee is lower than by the policy of the invoice. */
    feeReason: z.optional(text()),
    /** Required if the line has an activation that has not ended, for pieces only. */
    deactivation: z.optional(z.nullable(deactivation)),
  })
  .check(
    z.refine(({ lineId, productId }) => (lineId === null) !== (productId === null), { path: ['productId'] }),
    z.refine(({ lineId, quantity: pieces, amount }) => (amount !== null) === (lineId === null || pieces === 0), {
      path: ['amount'],
    }),
    z.refine(({ lineId, quantity: pieces }) => lineId !== null || pieces > 0, { path: ['quantity'] }),
    z.refine(({ quantity: pieces, back }) => pieces > 0 || back === 'none', { path: ['back'] }),
    z.refine(({ quantity: pieces, fee }) => pieces > 0 || fee === 0, { path: ['fee'] }),
  );
export type RefundLineDraft = z.input<typeof refundLineDraft>;

/** A part of the payout. Card, check and other require a reference, like tenders. */
export const refundTender = z.extend(tender, { kind: choice(receivedKinds, { required: true }) });
export type RefundTender = z.input<typeof refundTender>;

/**
 * The new sale of an exchange: an invoice of its own, for the customer of the refund. `tenders` pay the difference; `approvalId`
 * is of `invoice.overLimit` for its id.
 */
const exchangeSale = z.strictObject({
  id,
  lines: z.array(lineDraft).check(z.minLength(1), z.maxLength(200), uniqueIds),
  discount: invoiceDraft.shape.discount,
  notes: longText(),
  tenders: z.array(tender).check(z.maxLength(10), uniqueIds),
  dueDate: date(),
  approvalId: z.nullable(id),
});
export type ExchangeSale = z.input<typeof exchangeSale>;

const refundShape = z.strictObject({
  id,
  kind: choice(refundKinds, { required: true }),
  /** Null only without a receipt. */
  invoiceId: z.nullable(id),
  /** Recipient of the refund; always the invoice's customer if it has one. */
  customerId: z.nullable(id),
  /** Empty for goodwill. */
  lines: z.array(refundLineDraft).check(z.maxLength(200), uniqueIds),
  /** Goodwill amount, before tax; null for other kinds. */
  goodwill: money({ min: 1 }),
  notes: longText({ max: 500 }),
  /** Must add up exactly to the payout. */
  tenders: z.array(refundTender).check(z.maxLength(10), uniqueIds),
  /** Only for an exchange. */
  sale: z.nullable(exchangeSale),
  /**
   * Approvals of `refund.noReceipt`, `refund.late`, `refund.lessFee`, `refund.forNothing`, `refund.overLimit` and `refund.otherTender`, for users
   * without these rights.
   */
  approvalIds: z.array(id).check(z.maxLength(5)),
});

/** Input of a refund; the client provides the id, so that a retry creates the same refund. */
export const refundDraft = refundShape.check(
  z.refine(({ kind, invoiceId }) => (kind === 'noReceipt') === (invoiceId === null), { path: ['invoiceId'] }),
  z.refine(
    ({ kind, goodwill, lines }) => (kind === 'goodwill' ? goodwill !== null && lines.length === 0 : goodwill === null),
    {
      path: ['goodwill'],
    },
  ),
  z.refine(({ kind, sale }) => (kind === 'exchange') === (sale !== null), { path: ['sale'] }),
  z.refine(({ invoiceId, lines }) => lines.every(({ lineId }) => (lineId === null) === (invoiceId === null)), {
    path: ['lines'],
  }),
);
export type RefundDraft = z.input<typeof refundDraft>;

/** Reference to a document. */
const named = z.object({ id, number: z.string() });

/** A posted line. */
export const refundLine = z.object({
  ...goods,
  lineId: z.nullable(id),
  /** Null for a charge. */
  productId: z.nullable(id),
  description: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  /** 0 for a part of the price. */
  quantity: z.int(),
  taxRate: z.string(),
  /** Retained fee, before tax. */
  fee: z.int(),
  /** Why the fee was lower than by the policy. */
  feeReason: z.nullable(z.string()),
  /** What happened to its activation; null without one. */
  deactivation: choice(deactivations),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** Cost of the returned goods; null without the right to see costs. */
  cost: z.nullable(z.int()),
});
export type RefundLine = z.output<typeof refundLine>;

const head = {
  id,
  /** 'RF-1001' */
  number: z.string(),
  kind: choice(refundKinds, { required: true }),
  status: choice(refundStatuses, { required: true }),
  /** The refunded invoice, with its store if another one sold it; null without a receipt. */
  invoice: z.nullable(z.object({ ...named.shape, store: z.nullable(z.string()) })),
  /** The sale of the exchange. */
  sale: z.nullable(z.object({ ...named.shape, total: z.int() })),
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  by: z.string(),
  currency: z.string(),
  pieces: z.int(),
  /** Restocking fees, before tax. */
  fees: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** Parts of the total: reduction of the amount due, transfer to the new sale, payout to the customer. */
  toDue: z.int(),
  exchanged: z.int(),
  paidOut: z.int(),
  /** Settlement methods, in posting order. */
  settledBy: z.array(choice(refundSettlements, { required: true })),
  at: instant({ required: true }),
  voidedAt: instant(),
  version: z.int(),
};

/** A list row of a refund. */
export const refundRow = z.object(head);
export type RefundRow = z.output<typeof refundRow>;

/** A whole refund. */
export const refund = z.object({
  ...head,
  /** Language for messages to the customer; null if not set. */
  customerLanguage: choice(['en', 'es']),
  notes: longText(),
  lines: z.array(refundLine),
  payments: z.array(
    z.object({
      id,
      kind: choice(refundSettlements, { required: true }),
      /** Amount paid to the customer; negative for the reversal by a void. */
      amount: z.int(),
      reference: text(),
      reverses: z.nullable(id),
      at: instant({ required: true }),
    }),
  ),
  history: z.array(
    z.object({
      at: instant({ required: true }),
      by: z.string(),
      action: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type Refund = z.output<typeof refund>;
