import { totalsOf, type DocumentTotals } from '@tilldesk/domain/lines';
import { trackings, type Sellable } from '@tilldesk/domain/shop';
import * as z from 'zod/mini';

/** Pieces that one line may hold. */
export const PIECES_MAX = 10_000;

/** A line of goods that go out in exchange: what is sent of it, and what the screen shows beside. Amounts in minor units. */
export const newGoodsLine = z.object({
  id: z.string(),
  productId: z.string(),
  unitId: z.nullable(z.string()),
  quantity: z.number(),
  unitPrice: z.number(),
  /** What a piece costs without the price rule that lowered it; null where none did. */
  listPrice: z.nullable(z.number()),
  description: z.string(),
  sku: z.string(),
  tracking: z.enum(trackings),
  unitCode: z.nullable(z.string()),
  taxRate: z.string(),
});
export type NewGoodsLine = z.output<typeof newGoodsLine>;

/** A find on top of the goods: a unit once, anything else one more; a scanned unit fills the line that waits for it. */
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

/** A serialized line whose unit was not scanned yet. */
export const requiresUnit = (line: NewGoodsLine): boolean => line.tracking === 'serialized' && line.unitId === null;

/** What the goods come to, by the rule that the server posts by; a tax-exempt customer pays no tax. */
export const totalsOfGoods = (goods: readonly NewGoodsLine[], taxExempt: boolean): DocumentTotals =>
  totalsOf(
    goods.map((line) => ({ ...line, discount: null, taxRate: taxExempt ? '0' : line.taxRate })),
    null,
  );

/** The goods as a sale's lines. One that a rule lowered is sent at its list price: the server says what the rule makes of it. */
export const saleLines = (goods: readonly NewGoodsLine[]) =>
  goods.map(({ id, productId, unitId, quantity, unitPrice, listPrice }) => ({
    id,
    productId,
    unitId,
    quantity,
    unitPrice: listPrice ?? unitPrice,
    discount: null,
  }));
