import {
  categories,
  products,
  applyTax,
  bulkEdit,
  duplicateProduct,
  productBrands,
  productPrices,
  restoreProduct,
  sortCategories,
  taxes,
  variantGroups,
} from '@tilldesk/domain/products';
import { route, type Route } from '../../http/serve.ts';
import * as bulk from './bulk.store.ts';
import { categoryRecords, reorderCategories as sort } from './categories.store.ts';
import { duplicateProduct as duplicate } from './duplicate.store.ts';
import { pricesOf } from './prices.store.ts';
import { priceRuleRecords } from '../../catalogue/priceRules.store.ts';
import { brandsOf, productRecords, restoreProduct as restore } from './products.store.ts';
import { applyTax as apply, taxRecords } from './taxes.store.ts';
import { listGroups, readGroup, saveGroup } from './variants.store.ts';

export const productsCalls: Route[] = [
  ...productRecords.served,
  ...categoryRecords.served,
  ...taxRecords.served,
  ...priceRuleRecords.served,

  route(productBrands, async ({ tx, caller }) => ({ brands: await brandsOf(tx, caller) })),
  route(productPrices, async ({ tx, caller, params }) => ({ prices: await pricesOf(tx, caller, params.id) })),
  route(restoreProduct, async ({ tx, caller, now, params, publishChange }) => {
    await restore(tx, caller, now, params.id);
    publishChange(products.name, params.id);
    return productRecords.one(tx, caller, params.id);
  }),
  route(duplicateProduct, async ({ tx, caller, now, params, body, publishChange }) => {
    await duplicate(tx, caller, now, params.id, body.id);
    publishChange(products.name, body.id);
    return productRecords.one(tx, caller, body.id);
  }),
  route(bulkEdit, async ({ tx, caller, now, body, publishChange }) => {
    const answer = await bulk.bulkEdit(tx, caller, now, body);
    if (!body.dryRun && answer.changed > 0) publishChange(products.name, caller.businessId);
    return answer;
  }),
  route(sortCategories, async ({ tx, caller, now, body, publishChange }) => {
    const sorted = await sort(tx, caller, now, body.ids);
    if (sorted > 0) publishChange(categories.name, caller.businessId);
    return { sorted };
  }),
  route(applyTax, async ({ tx, caller, now, params, publishChange }) => {
    const count = await apply(tx, caller, now, params.id);
    publishChange(taxes.name, params.id);
    if (count > 0) publishChange(products.name, caller.businessId);
    return { changed: count };
  }),
  route(variantGroups.list, ({ tx, caller, now, query }) => listGroups(tx, caller, now, query)),
  route(variantGroups.one, ({ tx, caller, params }) => readGroup(tx, caller, params.id)),
  route(variantGroups.save, async ({ tx, caller, now, params, body, publishChange }) => {
    await saveGroup(tx, caller, now, params.id, body);
    publishChange(variantGroups.name, params.id);
    publishChange(products.name, caller.businessId);
    return readGroup(tx, caller, params.id);
  }),
];
