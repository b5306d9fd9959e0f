import { COUNT_DUE_DAYS, type counts as calls } from '@tilldesk/domain/counts';
import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, offsetOf, ordered } from '../../crud/paging.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { categories } from '../../catalogue/products.tables.ts';
import { openCounts, type CountReader } from './counts.store.ts';
import { readCategoryNames } from './counts.statements.ts';

type Query = z.output<(typeof calls.categories)['query']>;
type Item = z.output<(typeof calls.categories)['answer']>['items'][number];
type Row = Omit<Item, 'open'> & { found: number };

/**
 * Returns the categories with products, and their last count in this store. A count of the main category counts for its
 * sub-categories if it covered all vendors and brands.
 */
export async function listCategories(tx: Tx, caller: CountReader, now: string, query: Query) {
  const found = await matching(tx, caller.businessId, 'category', query.search, categories.id);
  const open = await openCounts(tx, caller);
  const sorts = {
    name: sql`coalesce("parentName", name), "subCategoryId" is not null, name`,
    lastCountedAt: sql`"lastCountedAt"`,
    onHand: sql`"onHand"`,
  };
  const { rows } = await tx.execute<Row>(
    sql`select *, count(*) over ()::int as found from (${categoriesSql(caller, found)}) rows
        where ${statusFilter(query.state, now, open)}
        order by ${sql.join(orderOf(query.sort ?? 'name', sorts), sql`, `)}
        limit ${query.limit} offset ${offsetOf(query)}`,
  );
  const items = rows.map(({ found: _found, ...row }): Item => {
    const under = open.find(
      ({ scope }) =>
        scope.mainCategoryId === row.mainCategoryId &&
        (scope.subCategoryId === null || scope.subCategoryId === row.subCategoryId),
    );
    return {
      ...row,
      lastNetValue: caller.limits.viewCost ? row.lastNetValue : null,
      open: under
        ? {
            id: under.id,
            number: under.number,
            status: under.status,
            mainCategoryId: under.scope.mainCategoryId,
            subCategoryId: under.scope.subCategoryId,
          }
        : null,
    };
  });
  return answerPage(items, query, rows[0]?.found ?? 0);
}

const orderOf = (sort: string, sorts: Readonly<Record<string, SQL>>): SQL[] => {
  const by = sort.replace('-', '');
  if (by === 'name') return [sorts['name']!, sql`id`];
  return ordered(sort, sorts, sql`id`);
};

function statusFilter(
  status: Query['state'],
  now: string,
  open: readonly { scope: { mainCategoryId: string } }[],
): SQL {
  if (status === 'never') return sql`"lastCountedAt" is null`;
  if (status === 'underWay') {
    const ids = open.map(({ scope }) => scope.mainCategoryId);
    return sql`"mainCategoryId" = any(${sql.param(ids)}::uuid[])`;
  }
  const due = new Date(Date.parse(now) - COUNT_DUE_DAYS * 86_400_000).toISOString();
  return status === 'due' ? sql`("lastCountedAt" is null or "lastCountedAt" < ${due})` : sql`true`;
}

const categoriesSql = (caller: CountReader, found: SQL | undefined): SQL => sql`
  select categories.id, categories.name, coalesce(categories.parent_id, categories.id) as "mainCategoryId",
    case when categories.parent_id is not null then categories.id end as "subCategoryId", main.name as "parentName",
    goods.products as "productCount", goods.pieces as "onHand", last.posted_at as "lastCountedAt", last.id as "lastCountId",
    last.lines as "lastLines", last.exact_lines as "lastExactLines",
    (last.over_value - last.short_value)::bigint as "lastNetValue"
  from categories
  left join categories main on main.business_id = categories.business_id and main.id = categories.parent_id
  cross join lateral (
    select count(*)::int as products, coalesce(sum(stock.pieces), 0)::int as pieces
    from products p
    join categories g on g.business_id = p.business_id and g.id = p.category_id
    left join (
      select product_id, count(*) as pieces from units
      where business_id = ${caller.businessId} and store_id = ${caller.storeId} and unit_is_live(status)
      group by product_id
      union all
      select product_id, sum(on_hand) from stock_levels
      where business_id = ${caller.businessId} and store_id = ${caller.storeId} group by product_id
    ) stock on stock.product_id = p.id
    where p.business_id = ${caller.businessId} and p.tracking <> 'none' and (p.archived_at is null or stock.pieces > 0)
      and (g.id = categories.id or g.parent_id = categories.id)
  ) goods
  left join lateral (
    select c.* from inventory_counts c
    where c.business_id = ${caller.businessId} and c.store_id = ${caller.storeId} and c.status = 'posted'
      and c.main_category_id = coalesce(categories.parent_id, categories.id)
      and (c.sub_category_id is null or c.sub_category_id = categories.id)
      and c.vendor_id is null and c.brand is null
    order by c.posted_at desc limit 1
  ) last on true
  where categories.business_id = ${caller.businessId} and categories.archived_at is null and goods.products > 0
    and ${found ?? sql`true`}`;

/** Returns the filters that a count of a category can have, and the open counts that it would overlap. Throws record.notFound. */
export async function readPlace(
  tx: Tx,
  caller: CountReader,
  { mainCategoryId, subCategoryId: sub }: { mainCategoryId: string; subCategoryId?: string | undefined },
): Promise<z.output<(typeof calls.place)['answer']>> {
  const subCategoryId = sub ?? null;
  const named = await tx.existing(readCategoryNames, { businessId: caller.businessId, mainCategoryId, subCategoryId });
  const goods = `p.business_id = $1 and p.tracking <> 'none' and p.category_id in (
    select g.id from categories g where g.business_id = $1
      and (g.id = coalesce($3::uuid, $2) or ($3::uuid is null and g.parent_id = $2)))`;
  const brands = await tx.raw<{ brand: string }>(
    `select distinct on (lower(p.brand)) p.brand from products p
     where ${goods} and p.archived_at is null and p.brand is not null order by lower(p.brand), p.brand limit 200`,
    [caller.businessId, mainCategoryId, subCategoryId],
  );
  const vendors = await tx.raw<{ id: string; name: string }>(
    `select v.id, v.name from vendors v where v.business_id = $1 and v.id in (
       select u.vendor_id from units u join products p on p.business_id = u.business_id and p.id = u.product_id
       where ${goods} and u.business_id = $1 and u.store_id = $4 and unit_is_live(u.status))
     order by v.name, v.id limit 200`,
    [caller.businessId, mainCategoryId, subCategoryId, caller.storeId],
  );
  const open = (await openCounts(tx, caller)).filter(
    ({ scope }) =>
      scope.mainCategoryId === mainCategoryId &&
      (scope.subCategoryId === null || subCategoryId === null || scope.subCategoryId === subCategoryId),
  );
  return {
    mainCategoryName: named.main,
    subCategoryName: named.sub,
    brands: brands.map(({ brand }) => brand),
    vendors,
    open,
  };
}
