import * as z from 'zod/mini';
import { choice, id, instant } from '../fields/fields.ts';

/**
 * What a refund is of: goods of an invoice, the same with other goods in their place, goods without a receipt, or money
 * alone for an invoice that stands.
 */
export const refundKinds = ['refund', 'exchange', 'noReceipt', 'goodwill'] as const;
export type RefundKind = (typeof refundKinds)[number];

/** It is posted at once, and may be voided. */
export const refundStatuses = ['posted', 'voided'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** A refund as its invoice names it. */
export const refundLink = z.object({
  id,
  /** 'RF-1001' */
  number: z.string(),
  kind: choice(refundKinds, { required: true }),
  status: choice(refundStatuses, { required: true }),
  total: z.int(),
  at: instant({ required: true }),
});
export type RefundLink = z.output<typeof refundLink>;
