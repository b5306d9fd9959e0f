import { Problem, problemAt, problemBody } from '@tilldesk/domain/problems';
import {
  applyTax,
  bulkEdit,
  priceAfter,
  priceRules,
  taxes,
  variantGroups,
  variantName,
  type BulkChange,
} from '@tilldesk/domain/products';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, listed } from '../found.ts';
import { added, changed, removed } from '../saved.ts';
import { stored, type Shop } from '../Shop.ts';

type Product = Shop['products'][number];

function taxOf({ products }: Shop, row: Shop['taxes'][number]) {
  const carried = products.filter(({ taxId }) => taxId === row.id);
  const behind = carried.filter(({ taxRate }) => taxRate !== row.rate).length;
  return { ...row, productCount: carried.length, behind };
}

const ruleOf = ({ products, categories }: Shop, row: Shop['priceRules'][number]) => ({
  ...row,
  targetName:
    products.find(({ id }) => id === row.productId)?.name ??
    categories.find(({ id }) => id === row.categoryId)?.name ??
    null,
});

const groupOf = ({ products }: Shop, row: Shop['variantGroups'][number]) => ({
  ...row,
  productCount: products.filter(({ groupId }) => groupId === row.id).length,
});

/** Returns the effect of a bulk edit on a product: the changed field and its new value. */
function changeOf(shop: Shop, row: Product, change: BulkChange): { field: keyof Product; after: Partial<Product> } {
  switch (change.kind) {
    case 'priceBy':
    case 'priceByPercent':
      return { field: 'price', after: { price: priceAfter(row.price, change) } };
    case 'tax':
      return { field: 'taxRate', after: { taxId: change.taxId, taxRate: byId(shop.taxes, change.taxId).rate } };
    case 'category':
      return { field: 'categoryId', after: { categoryId: change.categoryId } };
    case 'active':
      return { field: 'active', after: { active: change.active } };
    case 'reorderPoint':
      return { field: 'reorderPoint', after: { reorderPoint: change.reorderPoint } };
    default:
      return change satisfies never;
  }
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** Taxes, price rules, variants, and bulk edits of products. */
export const catalogueAnswers: readonly FakeAnswer[] = [
  answer(taxes.list, ({ query }, { shop }) =>
    listed(
      shop.taxes.map((row) => taxOf(shop, row)),
      query,
      ({ name }) => [name],
    ),
  ),
  answer(taxes.create, ({ body }, { shop, now }) => taxOf(shop, added(stored.tax, shop.taxes, body, now))),
  answer(taxes.change, ({ params, body }, { shop, now }) => taxOf(shop, changed(shop.taxes, params.id, body, now))),
  answer(taxes.archive, ({ params }, { shop }) => {
    const { productCount, name } = taxOf(shop, byId(shop.taxes, params.id));
    if (productCount > 0) throw new Problem('tax.inUse', { count: productCount, name });
    return taxOf(shop, removed(shop.taxes, params.id));
  }),
  answer(applyTax, ({ params }, { shop }) => {
    const { id, rate } = byId(shop.taxes, params.id);
    const behind = shop.products.filter(({ taxId, taxRate }) => taxId === id && taxRate !== rate);
    for (const row of behind) Object.assign(row, { taxRate: rate });
    return { changed: behind.length };
  }),
  answer(priceRules.list, ({ query }, { shop }) => {
    const rows = shop.priceRules
      .filter(({ active }) => query.active === undefined || String(active) === query.active)
      .map((row) => ruleOf(shop, row));
    return listed(rows, query, ({ name, customerGroup }) => [name, customerGroup]);
  }),
  answer(priceRules.create, ({ body }, { shop, now }) =>
    ruleOf(shop, added(stored.priceRule, shop.priceRules, body, now)),
  ),
  answer(priceRules.change, ({ params, body }, { shop, now }) =>
    ruleOf(shop, changed(shop.priceRules, params.id, body, now)),
  ),
  answer(priceRules.archive, ({ params }, { shop }) => ruleOf(shop, removed(shop.priceRules, params.id))),
  answer(variantGroups.list, ({ query }, { shop }) =>
    listed(
      shop.variantGroups.map((row) => groupOf(shop, row)),
      query,
      ({ name }) => [name],
    ),
  ),
  answer(variantGroups.one, ({ params }, { shop }) => groupOf(shop, byId(shop.variantGroups, params.id))),
  answer(variantGroups.save, ({ params, body }, { shop, now }) => {
    const { baseId, base, variants, name, axes, version } = body;
    const group =
      version === null
        ? added(stored.variantGroup, shop.variantGroups, { id: params.id, name, axes }, now)
        : Object.assign(changed(shop.variantGroups, params.id, { version }, now), { name, axes });
    const like = Object.assign(byId(shop.products, baseId), { ...base, groupId: group.id });
    variants.forEach(({ id, attributes, sku, price }, at) => {
      const other = shop.products.find((one) => one.sku === sku);
      if (other) throw problemAt(`variants.${at}.sku`, 'product.skuTaken', { sku, product: other.name });
      const own = { id, sku, price, name: variantName(name, axes, attributes), barcodes: [], onHand: 0 };
      added(stored.product, shop.products, { ...like, ...attributes, ...own }, now);
    });
    return groupOf(shop, group);
  }),
  answer(bulkEdit, ({ body: { rows, change, dryRun } }, { shop }) => {
    const tried = rows.map(({ id }) => {
      const row = byId(shop.products, id);
      const { field, after } = changeOf(shop, row, change);
      const isLow = after.price !== undefined && row.minPrice !== null && after.price < row.minPrice;
      const problem = isLow ? new Problem('product.minPrice') : null;
      const shown = { before: plain(row[field]), after: plain(after[field]) };
      if (!dryRun && !isLow) Object.assign(row, after, { version: row.version + 1 });
      const { name, sku, version } = row;
      return { id, version, name, sku, ...shown, problem: problem && problemBody(problem) };
    });
    return { rows: tried, changed: tried.filter(({ problem }) => problem === null).length };
  }),
];
