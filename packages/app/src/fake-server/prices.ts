import { priceFor } from '@tilldesk/domain/products';
import { dayOf } from '@tilldesk/domain/time';
import { place } from './found.ts';
import type { Shop } from './Shop.ts';

/** Returns the price of a product for a customer at an instant, as shown by the till. */
export function priceOf(shop: Shop, product: Shop['products'][number], customerId: string | null, at: string) {
  const parent = shop.categories.find(({ id }) => id === product.categoryId)?.parentId ?? null;
  const group = shop.customers.find(({ id }) => id === customerId)?.group ?? null;
  const priceQuery = { customerGroup: group, day: dayOf(at, place.timeZone) };
  const facts = { ...product, categoryIds: [product.categoryId, parent] };
  const { price, listPrice, rule } = priceFor(facts, priceQuery, shop.priceRules);
  return { price, listPrice, rule: rule?.name ?? null };
}
