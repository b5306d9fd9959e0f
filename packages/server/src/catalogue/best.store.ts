import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { among, findExact, findStarting, findTargets, matchingMany } from '../search/search.store.ts';
import { products } from './products.tables.ts';

/**
 * If more products match, only those whose name begins with the search text are ranked, and the first of the others by
 * name.
 */
const FOUND_MAX = 1_000;
/** The maximum number of products that are compared by sales and stock. */
const COMPARED_MAX = 150;
/** The number of sales of a product that count for its rank, latest first. */
const SALES_MAX = 200;

/**
 * Returns the products that match a search within the conditions, best match first: exact match of a code; names that
 * begin with the search text, with or without the brand; devices before accessories; most pieces sold in the last 90
 * days in all stores; in stock at this location; then by name. Every product search uses this function.
 */
export async function bestProducts(
  tx: Tx,
  { businessId, storeId }: Pick<Scope, 'businessId' | 'storeId'>,
  now: string,
  search: string,
  within: SQL | undefined,
): Promise<string[]> {
  const starting = await findStarting(tx, businessId, 'product', search, FOUND_MAX);
  const exact = (await findExact(tx, businessId, search)).flatMap((one) =>
    one.kind === 'product' ? one.targetId : [],
  );
  const few = await findTargets(tx, businessId, 'product', search, FOUND_MAX);
  const found = few ?? [...starting, ...exact, ...(await firstByName(tx, businessId, search, within))];
  if (found.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    with compared as (
      select ${products.id}, ${products.name}, ${products.tracking}, ${among(exact, products.id)} as is_exact,
        ${among(starting, products.id)} as starts,
        ${products.tracking} = 'serialized' or k.kind = 'device' as is_device
      from ${products}
      join categories k on k.business_id = ${products.businessId} and k.id = ${products.categoryId}
      where ${and(within, among(found, products.id))}
      order by is_exact desc, starts desc, is_device desc, ${products.name}, ${products.id} limit ${COMPARED_MAX}
    )
    select c.id from compared c, lateral (
      select coalesce(sum(-s.quantity), 0) as pieces from (
        select m.quantity from stock_movements m
        where m.business_id = ${businessId} and m.product_id = c.id and m.kind = 'sale'
          and m.at >= ${now}::timestamptz - interval '90 days'
        order by m.at desc limit ${SALES_MAX}) s) sold
    order by c.is_exact desc, c.starts desc, c.is_device desc, sold.pieces desc,
      case c.tracking when 'none' then true
        when 'serialized' then exists (select 1 from units u where u.business_id = ${businessId}
          and u.store_id = ${storeId} and u.product_id = c.id and u.status = 'in_stock')
        else exists (select 1 from stock_levels l where l.business_id = ${businessId} and l.store_id = ${storeId}
          and l.product_id = c.id and l.on_hand > l.reserved) end desc,
      c.name, c.id`);
  return rows.map(({ id }) => id);
}

async function firstByName(tx: Tx, businessId: string, search: string, within: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(within, matchingMany(businessId, 'product', search, products.id)))
    .orderBy(asc(products.name), asc(products.id))
    .limit(COMPARED_MAX);
  return rows.map(({ id }) => id);
}
