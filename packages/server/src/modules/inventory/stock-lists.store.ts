import type { stockByCategory as byCategory, stockByProduct as byProduct } from '@tilldesk/domain/shop';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, offsetOf, ordered, type Page } from '../../crud/paging.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { categories, products } from '../products/products.tables.ts';

type CategoryRow = z.input<(typeof byCategory)['answer']>['items'][number];
type ProductRow = z.input<(typeof byProduct)['answer']>['items'][number];

/** What each category that has products of this tracking holds in the store. */
export async function stockByCategory(
  tx: Tx,
  who: Reader,
  query: z.output<(typeof byCategory)['query']>,
): Promise<Page<CategoryRow>> {
  const found = await matching(tx, who.businessId, 'category', query.search, categories.id);
  const order = ordered(query.sort ?? 'name', { name: sql`name`, onHand: sql`"onHand"` }, sql`id`);
  return pageOf(
    tx,
    query,
    sql`select categories.id, categories.name, main.name as "parentName", count(*) as "productCount",
          coalesce(sum(held.pieces), 0)::bigint as "onHand",
          coalesce(sum(held.pieces * products.price), 0)::bigint as "retailValue",
          ${who.limits.viewCost ? sql`coalesce(sum(held.value), 0)::bigint` : sql`null`} as "costValue"
        from products
        join categories on categories.business_id = products.business_id and categories.id = products.category_id
        left join categories main on main.business_id = categories.business_id and main.id = categories.parent_id
        left join (${heldBy(who, query.tracking)}) held on held.product_id = products.id
        where ${standing(who, query.tracking)} and ${found ?? sql`true`}
        group by categories.id, categories.name, main.name`,
    order,
  );
}

/** What the store holds of each product of a category; a main category shows the products of its subs too. */
export async function stockByProduct(
  tx: Tx,
  who: Reader,
  query: z.output<(typeof byProduct)['query']>,
): Promise<Page<ProductRow>> {
  const found = await matching(tx, who.businessId, 'product', query.search, products.id);
  const sorts = { name: sql`name`, onHand: sql`"onHand"`, price: sql`price` };
  return pageOf(
    tx,
    query,
    sql`select products.id, products.name, products.sku, products.price, products.reorder_point as "reorderPoint",
          coalesce(held.pieces, 0)::bigint as "onHand",
          ${who.limits.viewCost ? sql`round(held.value::numeric / nullif(held.pieces, 0))::bigint` : sql`null`} as cost,
          (coalesce(held.pieces, 0) * products.price)::bigint as "retailValue"
        from products
        left join (${heldBy(who, query.tracking)}) held on held.product_id = products.id
        where ${standing(who, query.tracking)} and ${found ?? sql`true`} and products.category_id in (
          select c.id from categories c where c.business_id = ${who.businessId}
            and (c.id = ${query.categoryId} or c.parent_id = ${query.categoryId}))`,
    ordered(query.sort ?? 'name', sorts, sql`id`),
  );
}

const standing = (who: Reader, tracking: string): SQL =>
  sql`products.business_id = ${who.businessId} and products.archived_at is null and products.tracking = ${tracking}`;

/** Pieces and their cost by product: units are counted, quantities are kept. */
const heldBy = (who: Reader, tracking: 'serialized' | 'quantity'): SQL =>
  tracking === 'serialized'
    ? sql`select product_id, count(*) as pieces, sum(unit_cost) as value from units
          where business_id = ${who.businessId} and store_id = ${who.storeId} and status in ('in_stock', 'reserved')
          group by product_id`
    : sql`select product_id, sum(on_hand) as pieces, sum(value) as value from stock_levels
          where business_id = ${who.businessId} and store_id = ${who.storeId} group by product_id`;

async function pageOf<R extends Record<string, unknown>>(
  tx: Tx,
  query: { page: number; limit: number },
  rows: SQL,
  order: SQL[],
): Promise<Page<R>> {
  const { rows: found } = await tx.execute(
    sql`select *, count(*) over () as found from (${rows}) rows
        order by ${sql.join(order, sql`, `)} limit ${query.limit} offset ${offsetOf(query)}`,
  );
  const items = found as (R & { found: number })[];
  const [first] = items;
  if (first || query.page === 1) return answerPage(items, query, first?.found ?? 0);
  // A page beyond the end has no row to bear the count.
  const [counted] = (await tx.execute<{ found: number }>(sql`select count(*) as found from (${rows}) rows`)).rows;
  return answerPage(items, query, counted?.found ?? 0);
}
