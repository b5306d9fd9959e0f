import {
  type stockByCategory as byCategory,
  type stockByProduct as byProduct,
  AGED_DAYS,
  liveStatuses,
} from '@tilldesk/domain/inventory';
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, offsetOf, ordered, type Page } from '../../crud/paging.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { categories, products } from '../../catalogue/products.tables.ts';
import { expireClaims } from '../../ledgers/stock/claims.store.ts';

type CategoryRow = z.input<(typeof byCategory)['answer']>['items'][number];
type ProductRow = z.input<(typeof byProduct)['answer']>['items'][number];
type ProductQuery = z.output<(typeof byProduct)['query']>;

/** Returns the stock of the store by category, for categories with products of this tracking. */
export async function stockByCategory(
  tx: Tx,
  caller: Reader,
  now: string,
  query: z.output<(typeof byCategory)['query']>,
): Promise<Page<CategoryRow>> {
  await expireClaims(tx, caller, now);
  const found = await matching(tx, caller.businessId, 'category', query.search, categories.id);
  const order = ordered(query.sort ?? 'name', { name: sql`name`, onHand: sql`"onHand"` }, sql`id`);
  return pageOf(
    tx,
    query,
    sql`select categories.id, categories.name, main.name as "parentName", count(*) as "productCount",
          coalesce(sum(stock.pieces), 0)::bigint as "onHand", coalesce(sum(stock.reserved), 0)::bigint as reserved,
          coalesce(sum(stock.incoming), 0)::bigint as incoming,
          coalesce(sum(stock.pieces * products.price), 0)::bigint as "retailValue",
          ${caller.limits.viewCost ? sql`coalesce(sum(stock.value), 0)::bigint` : sql`null`} as "costValue"
        from products
        join categories on categories.business_id = products.business_id and categories.id = products.category_id
        left join categories main on main.business_id = categories.business_id and main.id = categories.parent_id
        left join (${stockFigures(caller, now)}) stock on stock.product_id = products.id
        where ${stockFilter(caller)} and products.tracking = ${query.tracking} and ${found ?? sql`true`}
        group by categories.id, categories.name, main.name`,
    order,
  );
}

/** Returns the stock of the store by product. A main category includes the products of its sub-categories. */
export async function stockByProduct(
  tx: Tx,
  caller: Reader,
  now: string,
  query: ProductQuery,
): Promise<Page<ProductRow>> {
  await expireClaims(tx, caller, now);
  const found = await matching(tx, caller.businessId, 'product', query.search, products.id);
  const sorts = { name: sql`name`, onHand: sql`"onHand"`, price: sql`price` };
  const { viewCost } = caller.limits;
  return pageOf(
    tx,
    query,
    sql`select products.id, products.name, products.sku, products.tracking, products.category_id as "categoryId",
          categories.name as "categoryName", products.price, products.reorder_point as "reorderPoint",
          products.reorder_to as "reorderTo", coalesce(stock.pieces, 0)::bigint as "onHand",
          coalesce(stock.reserved, 0)::bigint as reserved, coalesce(stock.available, 0)::bigint as available,
          coalesce(stock.incoming, 0)::bigint as incoming, coalesce(stock.aged, 0)::bigint as aged,
          ${viewCost ? sql`round(stock.value::numeric / nullif(stock.pieces, 0))::bigint` : sql`null`} as cost,
          ${viewCost ? sql`coalesce(stock.value, 0)::bigint` : sql`null`} as "costValue",
          (coalesce(stock.pieces, 0) * products.price)::bigint as "retailValue"
        from products
        join categories on categories.business_id = products.business_id and categories.id = products.category_id
        left join (${stockFigures(caller, now)}) stock on stock.product_id = products.id
        where ${sql.join([stockFilter(caller), ...filtersOf(caller, query), found ?? sql`true`], sql` and `)}`,
    ordered(query.sort ?? 'name', sorts, sql`id`),
  );
}

/** SQL condition: products that have stock and are not archived. */
const stockFilter = (caller: Reader): SQL =>
  sql`products.business_id = ${caller.businessId} and products.archived_at is null and products.tracking <> 'none'`;

function filtersOf(caller: Reader, { tracking, categoryId, productId, level }: ProductQuery): SQL[] {
  return [
    ...(tracking ? [sql`products.tracking = ${tracking}`] : []),
    ...(productId ? [sql`products.id = ${productId}`] : []),
    ...(categoryId
      ? [
          sql`products.category_id in (select c.id from categories c where c.business_id = ${caller.businessId}
            and (c.id = ${categoryId} or c.parent_id = ${categoryId}))`,
        ]
      : []),
    // Archived and inactive products are not reordered. The dashboard uses the same condition.
    ...(level === 'low'
      ? [sql`products.active and products.reorder_point >= coalesce(stock.available, 0)`]
      : level === 'out'
        ? [sql`products.active and coalesce(stock.available, 0) = 0`]
        : []),
  ];
}

/**
 * Returns SQL for the figures of each product: pieces on hand with their cost, reserved, available, and incoming pieces (open on
 * orders or in transit). Units are counted; quantities are stored.
 */
const stockFigures = (caller: Pick<Reader, 'businessId' | 'storeId'>, now: string): SQL =>
  sql`select product_id, sum(pieces) as pieces, sum(value) as value, sum(reserved) as reserved,
        sum(available) as available, sum(incoming) as incoming, sum(aged) as aged
      from (
        select product_id, count(*) filter (where status <> 'in_transit') as pieces,
          sum(unit_cost) filter (where status <> 'in_transit') as value, count(*) filter (where status = 'reserved') as reserved,
          count(*) filter (where status = 'in_stock') as available, count(*) filter (where status = 'in_transit') as incoming,
          count(*) filter (where status = 'in_stock'
            and received_at < ${now}::timestamptz - make_interval(days => ${AGED_DAYS})) as aged
        from units
        where business_id = ${caller.businessId} and store_id = ${caller.storeId}
          and status in ${[...liveStatuses, 'in_transit']}
        group by product_id
        union all
        select product_id, on_hand, value, reserved, on_hand - reserved, 0, 0 from stock_levels
        where business_id = ${caller.businessId} and store_id = ${caller.storeId}
        union all
        select l.product_id, 0, 0, 0, 0, l.quantity - l.received - l.cancelled, 0
        from purchases o join purchase_lines l on l.business_id = o.business_id and l.purchase_id = o.id
        where o.business_id = ${caller.businessId} and o.store_id = ${caller.storeId}
          and o.status in ('ordered', 'partiallyReceived')
      ) stock group by product_id`;

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
  // A page beyond the end has no row with the total.
  const [counted] = (await tx.execute<{ found: number }>(sql`select count(*) as found from (${rows}) rows`)).rows;
  return answerPage(items, query, counted?.found ?? 0);
}
