import { Problem } from '@tilldesk/domain/problems';
import { categories, products, type Category, type Product } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, listed } from './found.ts';
import { added, changed, removed } from './kept.ts';
import { stored, type Shop } from './Shop.ts';
import type { World } from './World.ts';

type Row = Shop['products'][number];

/** A product as a person may see it: its category's name, what is on the shelf, its cost for those who see costs. */
export function productOf({ shop, own }: World, row: Row): Product {
  const units = shop.units.filter(({ productId, status }) => productId === row.id && status === 'in_stock');
  return {
    ...row,
    categoryName: byId(shop.categories, row.categoryId).name,
    onHand: row.tracking === 'serialized' ? units.length : row.onHand,
    cost: own.limits.viewCost ? row.cost : null,
  };
}

function categoryOf({ categories: all, products: sold }: Shop, row: Shop['categories'][number]): Category {
  const parent = all.find(({ id }) => id === row.parentId);
  const productCount = sold.filter(({ categoryId }) => categoryId === row.id).length;
  return { ...row, parentName: parent?.name ?? null, productCount };
}

/** A SKU belongs to one product. */
function refuseTaken({ products: all }: Shop, sku: string | undefined, id: string): void {
  const other = all.find((one) => one.sku === sku && one.id !== id);
  if (other) throw new Problem('product.skuTaken', { sku: other.sku, product: other.name });
}

export const productAnswers: readonly FakeAnswer[] = [
  answer(products.list, ({ query }, world) => {
    const { tracking, categoryId, active } = query;
    const rows = world.shop.products
      .filter((row) => tracking === undefined || row.tracking === tracking)
      .filter((row) => categoryId === undefined || row.categoryId === categoryId)
      .filter((row) => active === undefined || String(row.active) === active)
      .map((row) => productOf(world, row));
    return listed(rows, query, (row) => [row.name, row.brand, row.model, row.sku, ...row.barcodes]);
  }),
  answer(products.one, ({ params }, world) => productOf(world, byId(world.shop.products, params.id))),
  answer(products.create, ({ body }, world) => {
    refuseTaken(world.shop, body.sku, body.id);
    const beginning = { ...body, onHand: 0, cost: 0 };
    return productOf(world, added(stored.product, world.shop.products, beginning, world.now));
  }),
  answer(products.change, ({ params, body }, world) => {
    refuseTaken(world.shop, body.sku, params.id);
    return productOf(world, changed(world.shop.products, params.id, body, world.now));
  }),
  answer(products.archive, ({ params }, world) => {
    const { name, onHand } = productOf(world, byId(world.shop.products, params.id));
    if (onHand > 0) throw new Problem('product.inStock', { onHand, product: name });
    return productOf(world, removed(world.shop.products, params.id));
  }),
  answer(categories.list, ({ query }, { shop }) => {
    const rows = shop.categories.map((row) => categoryOf(shop, row));
    return listed(rows, query, ({ name }) => [name]);
  }),
  answer(categories.create, ({ body }, { shop, now }) =>
    categoryOf(shop, added(stored.category, shop.categories, body, now)),
  ),
];
