import * as z from 'zod/mini';
import { choice, id, instant } from '../fields/fields.ts';

/** Kinds of refunds: goods of an invoice, an exchange for other goods, goods without a receipt, or money only (goodwill). */
export const refundKinds = ['refund', 'exchange', 'noReceipt', 'goodwill'] as const;
export type RefundKind = (typeof refundKinds)[number];

/** A refund is posted immediately and can be voided. */
export const refundStatuses = ['posted', 'voided'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Reference to a refund on its invoice. */
export const refundLink = z.object({
  id,
  /** 'RF-1001' */
  number: z.string(),
  kind: choice(refundKinds, { required: true }),
  status: choice(refundStatuses, { required: true }),
  total: z.int(),
  at: instant({ required: true }),
  /** The store of the refund, if it is not the one of the invoice; else null. */
  store: z.nullable(z.string()),
});
export type RefundLink = z.output<typeof refundLink>;
