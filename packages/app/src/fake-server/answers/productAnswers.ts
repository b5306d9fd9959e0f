import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  categories,
  products,
  type Category,
  type Product,
  bundlesIn,
  duplicateProduct,
  productBrands,
  productPrices,
  restoreProduct,
  sortCategories,
} from '@tilldesk/domain/products';
import { answer, type FakeAnswer } from '../answer.ts';
import { catalogueAnswers } from './catalogueAnswers.ts';
import { byId, listed } from '../found.ts';
import { added, changed, removed } from '../saved.ts';
import { knownIds } from '../knownIds.ts';
import { stored, type Shop } from '../Shop.ts';
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

/** Asserts that no other product has the SKU. */
function assertNotTaken({ products: all }: Shop, sku: string | undefined, id: string): void {
  const other = all.find((one) => one.sku === sku && one.id !== id);
  if (other) throw problemAt('sku', 'product.skuTaken', { sku: other.sku, product: other.name, other: other.id });
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
  answer(productPrices, ({ params }, fakeServer) => {
    const { id, price } = byId(fakeServer.shop.products, params.id);
    const since = { at: fakeServer.now, by: fakeServer.own.user.name };
    return id === knownIds.phone
      ? { prices: [{ id: knownIds.phone, ...since, price, was: price + 5_000 }] }
      : { prices: [{ id, ...since, price, was: null }] };
  }),
  answer(products.one, ({ params }, fakeServer) => productOf(fakeServer, byId(fakeServer.shop.products, params.id))),
  answer(products.create, ({ body }, fakeServer) => {
    assertNotTaken(fakeServer.shop, body.sku, body.id);
    const beginning = { ...body, onHand: 0, cost: 0, archived: false };
    return productOf(fakeServer, added(stored.product, fakeServer.shop.products, beginning, fakeServer.now));
  }),
  answer(products.change, ({ params, body }, fakeServer) => {
    assertNotTaken(fakeServer.shop, body.sku, params.id);
    return productOf(fakeServer, changed(fakeServer.shop.products, params.id, body, fakeServer.now));
  }),
  answer(products.archive, ({ params }, fakeServer) => {
    const { name, onHand } = productOf(fakeServer, byId(fakeServer.shop.products, params.id));
    if (onHand > 0) throw new Problem('product.inStock', { onHand, product: name });
    return productOf(fakeServer, Object.assign(byId(fakeServer.shop.products, params.id), { archived: true }));
  }),
  answer(restoreProduct, ({ params }, fakeServer) =>
    productOf(fakeServer, Object.assign(byId(fakeServer.shop.products, params.id), { archived: false })),
  ),
  answer(duplicateProduct, ({ params, body }, fakeServer) => {
    const like = byId(fakeServer.shop.products, params.id);
    const currentSession = { id: body.id, sku: `${like.sku}-2`, barcodes: [], groupId: null, onHand: 0 };
    return productOf(
      fakeServer,
      added(stored.product, fakeServer.shop.products, { ...like, ...currentSession }, fakeServer.now),
    );
  }),
  answer(categories.list, ({ query }, { shop }) => {
    const rows = shop.categories.map((row) => categoryOf(shop, row));
    return listed(rows, query, ({ name }) => [name]);
  }),
  answer(categories.create, ({ body }, { shop, now }) =>
    categoryOf(shop, added(stored.category, shop.categories, { ...body, sort: shop.categories.length }, now)),
  ),
  answer(categories.one, ({ params }, { shop }) => categoryOf(shop, byId(shop.categories, params.id))),
  answer(categories.change, ({ params, body }, { shop, now }) =>
    categoryOf(shop, changed(shop.categories, params.id, body, now)),
  ),
  answer(categories.archive, ({ params }, { shop }) => {
    const { productCount, ...row } = categoryOf(shop, byId(shop.categories, params.id));
    if (productCount > 0) throw new Problem('category.inUse');
    removed(shop.categories, params.id);
    return { ...row, productCount };
  }),
  answer(sortCategories, ({ body: { ids } }, { shop }) => {
    ids.forEach((id, sort) => Object.assign(byId(shop.categories, id), { sort }));
    return { sorted: ids.length };
  }),
  ...catalogueAnswers,
];
