import {
  bundlesIn,
  categories,
  productBrands,
  products,
  taxes,
  type Category,
  type Product,
} from '@tilldesk/domain/products';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, listed } from '../found.ts';
import type { Shop } from '../Shop.ts';
import type { FakeServer } from '../FakeServer.ts';

type Row = Shop['products'][number];

const stockOf = ({ units }: Shop, row: Row): number =>
  row.tracking === 'serialized'
    ? units.filter(({ productId, status }) => productId === row.id && status === 'in_stock').length
    : row.onHand;

/**
 * Returns a product as a user sees it: with its category's name, its stock, and its cost for users with the right to see costs.
 */
export function productOf({ shop, own: currentSession }: FakeServer, row: Row): Product {
  const parts = (row.components ?? []).map((part) => {
    const component = byId(shop.products, part.productId);
    return { ...part, name: component.name, sku: component.sku, onHand: stockOf(shop, component) };
  });
  return {
    ...row,
    parts,
    categoryName: byId(shop.categories, row.categoryId).name,
    groupName: shop.variantGroups.find(({ id }) => id === row.groupId)?.name ?? null,
    onHand: row.components ? bundlesIn(parts) : stockOf(shop, row),
    cost: currentSession.limits.viewCost ? row.cost : null,
    lastCost: currentSession.limits.viewCost ? row.lastCost : null,
  };
}

function categoryOf({ categories: all, products: sold }: Shop, row: Shop['categories'][number]): Category {
  const parent = all.find(({ id }) => id === row.parentId);
  const productCount = sold.filter(({ categoryId }) => categoryId === row.id).length;
  return { ...row, parentName: parent?.name ?? null, productCount };
}

function taxOf({ products: sold }: Shop, row: Shop['taxes'][number]) {
  const carried = sold.filter(({ taxId }) => taxId === row.id);
  const behind = carried.filter(({ taxRate }) => taxRate !== row.rate).length;
  return { ...row, productCount: carried.length, behind };
}

export const productAnswers: readonly FakeAnswer[] = [
  answer(products.list, ({ query }, fakeServer) => {
    const { tracking, categoryId, groupId, brand, lacks, active, archived } = query;
    const rows = fakeServer.shop.products
      .filter((row) => row.archived === (archived === 'true'))
      .filter((row) => groupId === undefined || row.groupId === groupId)
      .filter((row) => brand === undefined || row.brand === brand)
      .filter((row) => lacks !== 'barcode' || row.barcodes.length === 0)
      .filter((row) => lacks !== 'cost' || (row.tracking !== 'none' && row.lastCost === null))
      .filter((row) => tracking === undefined || row.tracking === tracking)
      .filter((row) => categoryId === undefined || row.categoryId === categoryId)
      .filter((row) => active === undefined || String(row.active) === active)
      .map((row) => productOf(fakeServer, row));
    return listed(rows, query, (row) => [row.name, row.brand, row.model, row.sku, ...row.barcodes]);
  }),
  answer(productBrands, (_, { shop }) => ({
    brands: [...new Set(shop.products.flatMap(({ brand }) => brand ?? []))].toSorted(),
  })),
  answer(categories.list, ({ query }, { shop }) => {
    const rows = shop.categories.map((row) => categoryOf(shop, row));
    return listed(rows, query, ({ name }) => [name]);
  }),
  answer(taxes.list, ({ query }, { shop }) =>
    listed(
      shop.taxes.map((row) => taxOf(shop, row)),
      query,
      ({ name }) => [name],
    ),
  ),
];
