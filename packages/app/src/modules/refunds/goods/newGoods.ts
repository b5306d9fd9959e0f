import { documentTotals, type DocumentTotals } from '@tilldesk/domain/lines';
import { trackings } from '@tilldesk/domain/products';
import { type Sellable } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';

/** Maximum quantity of a line. */
export const PIECES_MAX = 10_000;

/** A line of items in exchange: the request fields and additional display fields. Amounts in minor units. */
export const newGoodsLine = z.object({
  id: z.string(),
  productId: z.string(),
  unitId: z.nullable(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
  /** Unit price without the price rule; null if no rule lowered the price. */
  listPrice: z.nullable(z.number()),
  description: z.string(),
  sku: z.string(),
  tracking: z.enum(trackings),
  unitCode: z.nullable(z.string()),
  taxRate: z.string(),
});
export type NewGoodsLine = z.output<typeof newGoodsLine>;

/** Adds a found product: a unit once, any other product with one more piece. A scanned unit fills the line that waits for it. */
export function withFind(goods: readonly NewGoodsLine[], item: Sellable, id: string): readonly NewGoodsLine[] {
  if (item.unitId !== null && goods.some(({ unitId }) => unitId === item.unitId)) return goods;
  const waiting = goods.find((line) => line.productId === item.productId && requiresUnit(line));
  if (waiting !== undefined && item.unitId !== null) {
    return goods.map((line) => (line === waiting ? lineOf(item, line.id) : line));
  }
  const same = goods.find((line) => line.productId === item.productId && line.tracking !== 'serialized');
  if (same === undefined) return [...goods, lineOf(item, id)];
  return goods.map((line) => (line === same ? { ...line, quantity: Math.min(PIECES_MAX, line.quantity + 1) } : line));
}

const lineOf = (item: Sellable, id: string): NewGoodsLine => ({
  id,
  productId: item.productId,
  unitId: item.unitId,
  quantity: 1,
  unitPrice: item.price,
  listPrice: item.rule === null ? null : item.listPrice,
  description: item.name,
  sku: item.sku,
  tracking: item.tracking,
  unitCode: item.unitCode,
  taxRate: item.taxRate,
});

/** Whether the line is serialized and its unit is not scanned yet. */
export const requiresUnit = (line: NewGoodsLine): boolean => line.tracking === 'serialized' && line.unitId === null;

/** Returns the totals of the items, by the rule that the server posts with. A tax-exempt customer pays no tax. */
export const totalsOfGoods = (goods: readonly NewGoodsLine[], taxExempt: boolean): DocumentTotals =>
  documentTotals(
    goods.map((line) => ({ ...line, discount: null, taxRate: taxExempt ? '0' : line.taxRate })),
    null,
  );

/**
 * Returns the items as lines of a sale. A line lowered by a price rule is sent with its list price; the server applies the rule.
 */
export const saleLines = (goods: readonly NewGoodsLine[]) =>
  goods.map(({ id, productId, unitId, quantity, unitPrice, listPrice }) => ({
    id,
    productId,
    unitId,
    quantity,
    unitPrice: listPrice ?? unitPrice,
    discount: null,
  }));
