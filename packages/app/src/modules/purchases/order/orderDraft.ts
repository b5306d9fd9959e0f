import { trackings } from '@tilldesk/domain/products';
import * as z from 'zod/mini';
import type { Order } from './order.ts';

const amount = z.number();
const discount = z.nullable(
  z.union([z.object({ kind: z.literal('amount'), amount }), z.object({ kind: z.literal('share'), rate: z.string() })]),
);

/** The saved fields of an order draft. */
const draftFields = z.object({
  id: z.string(),
  version: z.nullable(z.number()),
  vendor: z.nullable(
    z.object({
      id: z.string(),
      label: z.string(),
      termsDays: z.nullable(z.number()),
      leadDays: z.nullable(z.number()),
    }),
  ),
  vendorRef: z.string(),
  orderDay: z.string(),
  expectedDay: z.string(),
  termsDays: z.nullable(z.number()),
  lines: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      description: z.string(),
      sku: z.string(),
      vendorSku: z.nullable(z.string()),
      quantity: amount,
      unitCost: amount,
      discount,
      taxRate: z.string(),
      lastCost: z.nullable(amount),
      tracking: z.nullable(z.enum(trackings)),
    }),
  ),
  discount,
  charges: z.array(z.object({ id: z.string(), label: z.string(), amount: z.nullable(amount) })),
  notes: z.string(),
});

/** Returns an order as plain JSON; of the vendor only the displayed fields. */
export const draftContentOf = ({ vendor, ...order }: Order): Order => ({
  ...order,
  vendor: vendor && { id: vendor.id, label: vendor.label, termsDays: vendor.termsDays, leadDays: vendor.leadDays },
});

/** Reads a saved order draft, or returns null if it is invalid. */
export function parseSavedOrder(content: unknown): Order | null {
  const result = z.safeParse(draftFields, content);
  return result.success ? result.data : null;
}
