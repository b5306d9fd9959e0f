import * as z from 'zod/mini';
import { choice, date, id, instant, longText, money, quantity, text } from '../fields/fields.ts';
import { refundKinds, refundStatuses } from './refundKinds.entity.ts';
import { uniqueIds, invoiceDraft, lineDraft, receivedKinds, tender } from '../sales/invoices.entity.ts';

/**
 * What becomes of the goods: back for sale, to be looked over, thrown away, to be sent to their vendor; or they do not come
 * back at all, as of a service.
 */
export const returnDispositions = ['restock', 'inspect', 'scrap', 'rma', 'none'] as const;
export type ReturnDisposition = (typeof returnDispositions)[number];

/** Why something comes back. */
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

/** How the goods look that come back. */
export const goodsConditions = ['asNew', 'opened', 'damaged', 'unusable'] as const;
export type GoodsCondition = (typeof goodsConditions)[number];

/**
 * How a refund is settled: `due` lowers what is due on its own invoice, `exchange` goes over to the new sale, the others go
 * to the customer.
 */
export const refundSettlements = [...receivedKinds, 'exchange', 'due'] as const;
export type RefundSettlement = (typeof refundSettlements)[number];

/**
 * What becomes of the activation of a line that comes back (docs/decisions/0041): the carrier ends it, ends it and takes
 * its commission back, or it goes on, on another device.
 */
export const deactivations = ['cancelled', 'chargedBack', 'kept'] as const;
export type Deactivation = (typeof deactivations)[number];

const deactivation = z
  .strictObject({
    status: choice(deactivations, { required: true }),
    /** The day on which it ends; null of what goes on. */
    endedOn: date(),
  })
  .check(z.refine(({ status, endedOn }) => (status === 'kept') === (endedOn === null), { path: ['endedOn'] }));

const goods = {
  id,
  /** The unit that comes back, as it was scanned. */
  unitId: z.nullable(id),
  back: choice(returnDispositions, { required: true }),
  reason: choice(refundReasons, { required: true }),
  condition: choice(goodsConditions),
};

/**
 * A line of a refund as it is asked for. Of an invoice's line: so many pieces with `amount` null, or no pieces and a part of
 * its price, `amount` before tax. Without a receipt: a product, its pieces, and what all of them bring before tax.
 */
export const refundLineDraft = z
  .strictObject({
    ...goods,
    /** The line of the invoice; null without a receipt. */
    lineId: z.nullable(id),
    /** What is brought without a receipt; null of an invoice's line. */
    productId: z.nullable(id),
    quantity: quantity({ required: true, max: 10_000 }),
    amount: money({ min: 1 }),
    /** What the shop keeps of it for restocking, before tax. */
    fee: money({ required: true }),
    /** Why that is less than the policy says on the invoice: needed then. */
    feeReason: z.optional(text()),
    /** Asked where the line has an activation that is not over, of pieces alone. */
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

/** A part of what is paid out. Card, check and other name their slip, as tenders do. */
export const refundTender = z.extend(tender, { kind: choice(receivedKinds, { required: true }) });
export type RefundTender = z.input<typeof refundTender>;

/**
 * What goes out in exchange: an invoice of its own, of the refund's customer. `tenders` pay what it costs more than comes
 * back; `approvalId` is of `invoice.overLimit` for its id.
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
  /** Null without a receipt alone. */
  invoiceId: z.nullable(id),
  /** Who gets it; of an invoice that has a customer it is always theirs. */
  customerId: z.nullable(id),
  /** None of a goodwill. */
  lines: z.array(refundLineDraft).check(z.maxLength(200), uniqueIds),
  /** What is given in goodwill, before tax; null of every other kind. */
  goodwill: money({ min: 1 }),
  notes: longText({ max: 500 }),
  /** Together exactly what is to be paid out. */
  tenders: z.array(refundTender).check(z.maxLength(10), uniqueIds),
  /** Of an exchange alone. */
  sale: z.nullable(exchangeSale),
  /**
   * Of `refund.noReceipt`, `refund.late`, `refund.lessFee`, `refund.forNothing` and `refund.otherTender`, where one may not do
   * these alone.
   */
  approvalIds: z.array(id).check(z.maxLength(5)),
});

/** A refund as it is asked for; the id comes from the client, so that a second sending is the same refund. */
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

/** A document that another one names. */
const named = z.object({ id, number: z.string() });

/** A line as it was booked. */
export const refundLine = z.object({
  ...goods,
  lineId: z.nullable(id),
  /** None of a charge. */
  productId: z.nullable(id),
  description: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  /** None of a part of its price. */
  quantity: z.int(),
  taxRate: z.string(),
  /** What the shop kept, before tax. */
  fee: z.int(),
  /** Why that was less than the policy says. */
  feeReason: z.nullable(z.string()),
  /** What became of its activation; null where there was none. */
  deactivation: choice(deactivations),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** What the goods that came back cost; null for those who may not see costs. */
  cost: z.nullable(z.int()),
});
export type RefundLine = z.output<typeof refundLine>;

const head = {
  id,
  /** 'RF-1001' */
  number: z.string(),
  kind: choice(refundKinds, { required: true }),
  status: choice(refundStatuses, { required: true }),
  /** The invoice that it is of; null without a receipt. */
  invoice: z.nullable(named),
  /** What was sold in exchange. */
  sale: z.nullable(z.object({ ...named.shape, total: z.int() })),
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  by: z.string(),
  currency: z.string(),
  pieces: z.int(),
  /** What the shop kept for restocking, before tax. */
  fees: z.int(),
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  /** The parts that the total went: less due on its invoice, over to the new sale, to the customer. */
  toDue: z.int(),
  exchanged: z.int(),
  paidOut: z.int(),
  /** How it was settled, in the order of the booking. */
  settledBy: z.array(choice(refundSettlements, { required: true })),
  at: instant({ required: true }),
  voidedAt: instant(),
  version: z.int(),
};

/** What the list shows of a refund. */
export const refundRow = z.object(head);
export type RefundRow = z.output<typeof refundRow>;

/** A whole refund. */
export const refund = z.object({
  ...head,
  /** In which the customer is written to; null where nobody said. */
  customerLanguage: choice(['en', 'es']),
  notes: longText(),
  lines: z.array(refundLine),
  payments: z.array(
    z.object({
      id,
      kind: choice(refundSettlements, { required: true }),
      /** What went to the customer; what takes it back, by a void, is below nothing. */
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
