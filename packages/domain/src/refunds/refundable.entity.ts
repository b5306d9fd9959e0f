import * as z from 'zod/mini';
import { activationStatuses } from '../activations/activations.rules.ts';
import { choice, id, instant } from '../fields/fields.ts';
import { bookedKinds, invoiceStatuses } from '../sales/invoices.entity.ts';
import { refundLink } from './refundKinds.entity.ts';

/** Reference to a document. */
const named = z.object({ id, number: z.string() });

/** An invoice line with its refundable remainder. */
export const refundableLine = z.object({
  /** Id of the invoice line. */
  id,
  /** Null for a charge. */
  productId: z.nullable(id),
  description: z.string(),
  sku: z.string(),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  quantity: z.int(),
  /** Pieces and amount of the line not refunded yet. */
  left: z.int(),
  leftNet: z.int(),
  leftTax: z.int(),
  net: z.int(),
  tax: z.int(),
  taxRate: z.string(),
  warrantyUntil: z.nullable(z.string()),
  /** Its goods can be returned: there are some, and its unit is still in status sold by this sale. */
  mayReturn: z.boolean(),
  /** Its activation, if not ended: a refund of pieces must define what happens to it. */
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

/** The refundable remainder of an invoice. */
export const refundable = z.object({
  invoice: z.object({
    ...named.shape,
    /** The store that sold it, if it is another one; else null. */
    store: z.nullable(z.string()),
    status: choice(invoiceStatuses, { required: true }),
    customerId: z.nullable(id),
    customerName: z.nullable(z.string()),
    currency: z.string(),
    at: instant({ required: true }),
    total: z.int(),
    paid: z.int(),
    due: z.int(),
    refunded: z.int(),
    /** Last day of the return period, 'YYYY-MM-DD'; null without one. */
    returnBy: z.nullable(z.string()),
    isLate: z.boolean(),
    /** Restocking fee rate of its policy; null without one. */
    restockingFeeRate: z.nullable(z.string()),
    version: z.int(),
  }),
  lines: z.array(refundableLine),
  /** Amounts paid by method, and the remainder refundable by it without approval. */
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

/** An invoice found for a refund by number, IMEI, name or phone. */
export const refundableInvoice = z.object({
  ...named.shape,
  /** The store that sold it, if it is another one; else null. */
  store: z.nullable(z.string()),
  status: choice(invoiceStatuses, { required: true }),
  customerName: z.nullable(z.string()),
  at: instant({ required: true }),
  currency: z.string(),
  total: z.int(),
  refunded: z.int(),
});
export type RefundableInvoice = z.output<typeof refundableInvoice>;

/** Goods that can be returned without a receipt. */
export const returnableGoods = z.object({
  productId: id,
  unitId: z.nullable(id),
  name: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  /** Today's price of a piece: the maximum refund. */
  price: z.int(),
  taxRate: z.string(),
  /** The invoice on which a unit was sold, which must be refunded instead; null for products tracked by quantity. */
  invoice: z.nullable(named),
});
export type ReturnableGoods = z.output<typeof returnableGoods>;
