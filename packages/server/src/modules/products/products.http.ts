import { categories, products } from '@tilldesk/domain/shop';
import {
  applyTax,
  bulkEdit,
  duplicateProduct,
  priceRules,
  productBrands,
  productPrices,
  restoreProduct,
  sortCategories,
  taxes,
  variantGroups,
} from '@tilldesk/domain/catalogue';
import { crud } from '../../crud/crud.ts';
import { serve, type Served } from '../../http/serve.ts';
import * as bulk from './bulk.store.ts';
import { categoryRecords, sortCategories as sort } from './categories.store.ts';
import { duplicateProduct as duplicate } from './duplicate.store.ts';
import { pricesOf } from './prices.store.ts';
import { priceRuleRecords } from './priceRules.store.ts';
import { brandsOf, productRecords, restoreProduct as restore } from './products.store.ts';
import { applyTax as apply, taxRecords } from './taxes.store.ts';
import { listGroups, readGroup, saveGroup } from './variants.store.ts';

export const productsCalls: Served[] = [
  ...crud(products, productRecords),
  ...crud(categories, categoryRecords),
  ...crud(taxes, taxRecords),
  ...crud(priceRules, priceRuleRecords),

  serve(productBrands, async ({ tx, who }) => ({ brands: await brandsOf(tx, who) })),
  serve(productPrices, async ({ tx, who, params }) => ({ prices: await pricesOf(tx, who, params.id) })),
  serve(restoreProduct, async ({ tx, who, now, params, changed }) => {
    await restore(tx, who, now, params.id);
    changed(products.name, params.id);
    return productRecords.one(tx, who, params.id);
  }),
  serve(duplicateProduct, async ({ tx, who, now, params, body, changed }) => {
    await duplicate(tx, who, now, params.id, body.id);
    changed(products.name, body.id);
    return productRecords.one(tx, who, body.id);
  }),
  serve(bulkEdit, async ({ tx, who, now, body, changed }) => {
    const answer = await bulk.bulkEdit(tx, who, now, body);
    if (!body.dryRun && answer.changed > 0) changed(products.name, who.businessId);
    return answer;
  }),
  serve(sortCategories, async ({ tx, who, now, body, changed }) => {
    const sorted = await sort(tx, who, now, body.ids);
    if (sorted > 0) changed(categories.name, who.businessId);
    return { sorted };
  }),
  serve(applyTax, async ({ tx, who, now, params, changed }) => {
    const count = await apply(tx, who, now, params.id);
    changed(taxes.name, params.id);
    if (count > 0) changed(products.name, who.businessId);
    return { changed: count };
  }),
  serve(variantGroups.list, ({ tx, who, query }) => listGroups(tx, who, query)),
  serve(variantGroups.one, ({ tx, who, params }) => readGroup(tx, who, params.id)),
  serve(variantGroups.save, async ({ tx, who, now, params, body, changed }) => {
    await saveGroup(tx, who, now, params.id, body);
    changed(variantGroups.name, params.id);
    changed(products.name, who.businessId);
    return readGroup(tx, who, params.id);
  }),
];
