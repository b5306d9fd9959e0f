import { categories, products } from '@tilldesk/domain/shop';
import {
  applyTax,
  bulkEdit,
  duplicateProduct,
  productBrands,
  productPrices,
  restoreProduct,
  sortCategories,
  taxes,
  variantGroups,
} from '@tilldesk/domain/catalogue';
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
  ...productRecords.served,
  ...categoryRecords.served,
  ...taxRecords.served,
  ...priceRuleRecords.served,

  serve(productBrands, async ({ tx, caller }) => ({ brands: await brandsOf(tx, caller) })),
  serve(productPrices, async ({ tx, caller, params }) => ({ prices: await pricesOf(tx, caller, params.id) })),
  serve(restoreProduct, async ({ tx, caller, now, params, changed }) => {
    await restore(tx, caller, now, params.id);
    changed(products.name, params.id);
    return productRecords.one(tx, caller, params.id);
  }),
  serve(duplicateProduct, async ({ tx, caller, now, params, body, changed }) => {
    await duplicate(tx, caller, now, params.id, body.id);
    changed(products.name, body.id);
    return productRecords.one(tx, caller, body.id);
  }),
  serve(bulkEdit, async ({ tx, caller, now, body, changed }) => {
    const answer = await bulk.bulkEdit(tx, caller, now, body);
    if (!body.dryRun && answer.changed > 0) changed(products.name, caller.businessId);
    return answer;
  }),
  serve(sortCategories, async ({ tx, caller, now, body, changed }) => {
    const sorted = await sort(tx, caller, now, body.ids);
    if (sorted > 0) changed(categories.name, caller.businessId);
    return { sorted };
  }),
  serve(applyTax, async ({ tx, caller, now, params, changed }) => {
    const count = await apply(tx, caller, now, params.id);
    changed(taxes.name, params.id);
    if (count > 0) changed(products.name, caller.businessId);
    return { changed: count };
  }),
  serve(variantGroups.list, ({ tx, caller, query }) => listGroups(tx, caller, query)),
  serve(variantGroups.one, ({ tx, caller, params }) => readGroup(tx, caller, params.id)),
  serve(variantGroups.save, async ({ tx, caller, now, params, body, changed }) => {
    await saveGroup(tx, caller, now, params.id, body);
    changed(variantGroups.name, params.id);
    changed(products.name, caller.businessId);
    return readGroup(tx, caller, params.id);
  }),
];
