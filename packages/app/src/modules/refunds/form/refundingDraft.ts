import { trackings } from '@tilldesk/domain/products';
import { deactivations, goodsConditions, returnDispositions, refundReasons } from '@tilldesk/domain/refunds';
import { receivedKinds } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';
import { newGoodsLine } from '../goods/newGoods.ts';
import type { Refunding } from './refunding.ts';

const amount = z.nullable(z.number());
const choice = {
  id: z.string(),
  quantity: z.number(),
  amount,
  back: z.enum(returnDispositions),
  reason: z.nullable(z.enum(refundReasons)),
  condition: z.nullable(z.enum(goodsConditions)),
  fee: amount,
  feeReason: z.string(),
  ending: z.nullable(z.enum(deactivations)),
  endedOn: z.nullable(z.string()),
};
const goods = z.object({
  productId: z.string(),
  unitId: z.nullable(z.string()),
  name: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  tracking: z.enum(trackings),
  price: z.number(),
  taxRate: z.string(),
  invoice: z.nullable(z.object({ id: z.string(), number: z.string() })),
});
const savedFields = z.object({
  id: z.string(),
  saleId: z.string(),
  mode: z.enum(['goods', 'goodwill']),
  choices: z.record(z.string(), z.object(choice)),
  returnedItems: z.array(z.object({ ...choice, goods })),
  goods: z.array(newGoodsLine),
  goodwill: amount,
  notes: z.string(),
  customer: z.nullable(z.object({ id: z.string(), name: z.string(), taxExempt: z.boolean() })),
  parts: z.nullable(z.array(z.object({ id: z.string(), kind: z.enum(receivedKinds), amount, reference: z.string() }))),
});

/** Parses a locally saved refund; returns null if it is invalid. */
export function readRefunding(content: unknown): Refunding | null {
  const read = z.safeParse(savedFields, content);
  return read.success ? read.data : null;
}

/** Whether anything was entered. */
export const isBegun = ({ choices, returnedItems, goods: out, goodwill, notes }: Refunding): boolean =>
  Object.keys(choices).length > 0 ||
  returnedItems.length > 0 ||
  out.length > 0 ||
  goodwill !== null ||
  notes.trim() !== '';
