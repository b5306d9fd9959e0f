import { type product, bundlesIn } from '@tilldesk/domain/products';
import type * as z from 'zod/mini';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { stockOf, type Stock } from '../../ledgers/stock/stock.store.ts';
import { componentIds, readRelations, type ProductRelations } from './product-relations.store.ts';
import type { products } from '../../catalogue/products.tables.ts';
import { readNames, readLastCosts } from './products.statements.ts';

type Row = typeof products.$inferSelect;
type Wire = z.input<typeof product.read>;

/** Returns products as a user of a store sees them: with category, parts, stock on hand in that store, and cost. */
export async function readProducts(tx: Tx, caller: Reader, rows: Row[]): Promise<Wire[]> {
  const parts = await readRelations(tx, rows);
  const inBundles = [...parts.values()].flatMap(({ components }) => componentIds(components));
  const stock = await stockOf(tx, caller, [...rows, ...inBundles.map((id) => ({ id }))]);
  const named = await namesOf(tx, caller, rows, inBundles);
  const lastCosts = caller.limits.viewCost ? await lastCostsOf(tx, caller, rows) : new Map<string, number>();
  return rows.map(({ businessId: _b, archivedBarcodes: _h, archivedAt, ...row }) => {
    const own = parts.get(row.id) ?? { barcodes: [], images: null, components: null };
    const withStock = partsWith(own, named, stock);
    const counted = own.components ? bundleStock(withStock, stock) : (stock.get(row.id) ?? none);
    return {
      ...row,
      ...own,
      categoryName: named.categories.get(row.categoryId) ?? '',
      groupName: named.groups.get(row.groupId ?? '') ?? null,
      parts: withStock,
      onHand: counted.onHand,
      cost: caller.limits.viewCost && counted.onHand > 0 ? Math.round(counted.value / counted.onHand) : null,
      lastCost: lastCosts.get(row.id) ?? null,
      archived: archivedAt !== null,
    };
  });
}

const none: Stock = { onHand: 0, value: 0 };

type Named = {
  categories: Map<string, string>;
  groups: Map<string, string>;
  components: Map<string, { name: string; sku: string }>;
};

const partsWith = ({ components }: ProductRelations, named: Named, stock: Map<string, Stock>): Wire['parts'] =>
  (components ?? []).map((component) => ({
    ...component,
    ...(named.components.get(component.productId) ?? { name: '', sku: '' }),
    onHand: stock.get(component.productId)?.onHand ?? 0,
  }));

/**
 * Returns how many bundles the components on hand are enough for, and the cost of one bundle at the components' moving
 * averages.
 */
function bundleStock(parts: Wire['parts'], stock: Map<string, Stock>): Stock {
  const onHand = bundlesIn(parts);
  const value = parts.reduce((sum, { productId, quantity }) => {
    const withStock = stock.get(productId) ?? none;
    return withStock.onHand === 0 ? sum : sum + (withStock.value * quantity * onHand) / withStock.onHand;
  }, 0);
  return { onHand, value };
}

async function namesOf(tx: Tx, caller: Reader, rows: readonly Row[], inBundles: readonly string[]): Promise<Named> {
  const found = await tx.all(readNames, {
    businessId: caller.businessId,
    categoryIds: unique(rows.map((r) => r.categoryId)),
    groupIds: unique(rows.flatMap((r) => r.groupId ?? [])),
    componentIds: inBundles,
  });
  const of = (kind: keyof Named) => found.filter((one) => one.kind === kind);
  return {
    categories: new Map(of('categories').map(({ id, name }) => [id, name])),
    groups: new Map(of('groups').map(({ id, name }) => [id, name])),
    components: new Map(of('components').map(({ id, name, sku }) => [id, { name, sku }])),
  };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Returns the unit cost of each product when the business last received stock of it, by opening stock or receipt. */
async function lastCostsOf(tx: Tx, caller: Reader, rows: readonly { id: string }[]): Promise<Map<string, number>> {
  const found = await tx.all(readLastCosts, { businessId: caller.businessId, ids: rows.map((row) => row.id) });
  return new Map(found.map(({ id, cost }) => [id, cost]));
}
