import * as z from 'zod/mini';
import { activationStatuses } from '../activations/activations.rules.ts';
import { choice, id, instant } from '../fields/fields.ts';
import { bookedKinds, invoiceStatuses } from '../sales/invoices.entity.ts';
import { refundLink } from './refundKinds.entity.ts';

/** A document that another one names. */
const named = z.object({ id, number: z.string() });

/** A line of an invoice, and what can still be refunded of it. */
export const refundableLine = z.object({
  /** The invoice line's. */
  id,
  /** None of a charge. */
  productId: z.nullable(id),
  description: z.string(),
  sku: z.string(),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  quantity: z.int(),
  /** Pieces, and the money of the line, that nobody refunded yet. */
  left: z.int(),
  leftNet: z.int(),
  leftTax: z.int(),
  net: z.int(),
  tax: z.int(),
  taxRate: z.string(),
  warrantyUntil: z.nullable(z.string()),
  /** Its goods may come back: it has some, and its unit is still the one that was sold here. */
  mayReturn: z.boolean(),
  /** What its carrier was asked to switch on, while that is not over: a refund of its pieces says what becomes of it. */
  activation: z.nullable(
    z.object({
      id,
      carrier: z.string(),
      plan: z.string(),
      phone: z.nullable(z.string()),
      status: choice(activationStatuses, { required: true }),
    }),
  ),
});
export type RefundableLine = z.output<typeof refundableLine>;

/** What can still be refunded of an invoice. */
export const refundable = z.object({
  invoice: z.object({
    ...named.shape,
    status: choice(invoiceStatuses, { required: true }),
    customerId: z.nullable(id),
    customerName: z.nullable(z.string()),
    currency: z.string(),
    at: instant({ required: true }),
    total: z.int(),
    paid: z.int(),
    due: z.int(),
    refunded: z.int(),
    /** The last day on which its goods come back, 'YYYY-MM-DD', and whether that is over in the store; null without one. */
    returnBy: z.nullable(z.string()),
    isLate: z.boolean(),
    /** What its policy keeps of the price of what comes back; null where it carries none. */
    restockingFeeRate: z.nullable(z.string()),
    version: z.int(),
  }),
  lines: z.array(refundableLine),
  /** What was paid in which way, and what is left to be refunded in it without an approval. */
  tenders: z.array(
    z.object({
      kind: choice(bookedKinds, { required: true }),
      paid: z.int(),
      refunded: z.int(),
      left: z.int(),
    }),
  ),
  refunds: z.array(refundLink),
});
export type Refundable = z.output<typeof refundable>;

/** An invoice that a number, an IMEI, a name or a phone finds for a refund. */
export const refundableInvoice = z.object({
  ...named.shape,
  status: choice(invoiceStatuses, { required: true }),
  customerName: z.nullable(z.string()),
  at: instant({ required: true }),
  currency: z.string(),
  total: z.int(),
  refunded: z.int(),
});
export type RefundableInvoice = z.output<typeof refundableInvoice>;

/** Goods that may be brought without a receipt. */
export const returnableGoods = z.object({
  productId: id,
  unitId: z.nullable(id),
  name: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  /** What a piece costs today: no more goes back. */
  price: z.int(),
  taxRate: z.string(),
  /** The invoice that a unit was sold on: that one is refunded; null of what is held by quantity. */
  invoice: z.nullable(named),
});
export type ReturnableGoods = z.output<typeof returnableGoods>;
