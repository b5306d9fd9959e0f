import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { Tracking } from '@tilldesk/domain/products';
import type { Sellable, SellableUnit } from '@tilldesk/domain/sales';
import { and, eq, isNull } from 'drizzle-orm';
import { trimRate } from '../../database/columns.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findTargets } from '../../search/search.store.ts';
import { bestProducts } from '../../catalogue/best.store.ts';
import { products } from '../../catalogue/products.tables.ts';
import { claimsSeen, expireClaims } from '../../ledgers/stock/claims.store.ts';
import { assertSellable } from './draft/items.store.ts';
import { quoterFor, shown, type Quoter } from './draft/prices.store.ts';
import { unitAppearanceSql } from './unit-appearance.sql.ts';

/** The maximum number of search results at the till. */
const FOUND_MAX = 20;
/** The maximum number of units of a product that are offered for selection. */
const UNITS_MAX = 100;
/** The last digits of an IMEI, as people read them from a box. */
const LAST_DIGITS = /^\d{4,6}$/;

/**
 * Returns what a code or search text matches at the till. A code matches one item: a unit by IMEI, a product by barcode or SKU.
 * A unit that cannot be sold throws unit.sold, unit.notAvailable or, if it is reserved for another customer than the sale's,
 * unit.reserved. Reserved stock does not count as on hand here.
 */
export async function findSellableBy(tx: Tx, scope: StoreScope, now: string, query: SellableQuery) {
  const { text, customerId } = query;
  await expireClaims(tx, scope, now);
  const row = (await unitByCode(tx, scope, now, text, customerId)) ?? (await productByCode(tx, scope, query));
  if (!row && LAST_DIGITS.test(text.trim())) {
    const units = (await unitsToSellBy(tx, scope, now, { ending: text.trim(), customerId })).map(({ item }) => item);
    if (units.length > 0) return { exact: units.length === 1 ? units[0]! : null, items: units };
  }
  const rows = row ? [row] : await findByText(tx, scope, now, query);
  if (rows.length === 0) return { exact: null, items: [] };
  const quote = await quoterFor(tx, scope, now, customerId);
  const items = rows.map((one) => sellableOf(one, quote));
  return { exact: row ? items[0]! : null, items };
}

/** The search text and the sale's customer; `seesStock`: whether the user may see the stock of all stores. */
export type SellableQuery = { text: string; customerId: string | null; seesStock: boolean };

type Found = {
  product_id: string;
  unit_id: string | null;
  name: string;
  sku: string;
  code: string | null;
  looks: string | null;
  tracking: Tracking;
  price: number;
  min_price: number | null;
  unit_price: number | null;
  category_id: string;
  parent_id: string | null;
  tax_rate: string;
  on_hand: number;
  is_bundle: boolean;
  elsewhere: Sellable['elsewhere'] | null;
};

/**
 * SQL for the stock of product `p` in the other stores, highest first. Each store is looked up by its own index access, so that
 * the cost depends on the number of stores only.
 */
const elsewhereSql = `(
  select jsonb_agg(jsonb_build_object('storeName', x.name, 'onHand', x.on_hand) order by x.on_hand desc, x.name)
  from (
    select s.name, case when p.tracking = 'serialized' then (select count(*)::int from units u
        where u.business_id = s.business_id and u.store_id = s.id and u.product_id = p.id and u.status = 'in_stock')
      else coalesce((select sum(h.on_hand - h.reserved)::int from stock_levels h
        where h.business_id = s.business_id and h.product_id = p.id and h.store_id = s.id), 0) end as on_hand
    from stores s where s.business_id = $1 and s.id <> $2
  ) x)`;

/**
 * SQL for products in till searches. Parameters: 1 business, 2 store, 3 location, 4 the parameter of `among`, 5 whether other
 * stores are included.
 */
const productsSql = (among: string) => `
select p.id as product_id, null as unit_id, p.name, p.sku, null as code, null as looks, p.tracking, p.price, p.min_price,
  null::bigint as unit_price, p.category_id, k.parent_id, p.tax_rate::text, b.product_id is not null as is_bundle,
  case when p.tracking = 'serialized' then (select count(*)::int from units u where u.business_id = $1 and u.store_id = $2
      and u.product_id = p.id and u.status = 'in_stock')
    else coalesce(b.makes, l.on_hand - l.reserved, 0) end as on_hand,
  case when $5::boolean and p.tracking <> 'none' then ${elsewhereSql} end as elsewhere
from (${among}) f(id, place)
join products p on p.business_id = $1 and p.id = f.id
join categories k on k.business_id = p.business_id and k.id = p.category_id
left join stock_levels l on l.business_id = p.business_id and l.product_id = p.id and l.location_id = $3
left join lateral (
  select c.product_id, min(coalesce(h.on_hand - h.reserved, 0) / c.quantity) as makes from product_components c
  left join stock_levels h on h.business_id = c.business_id and h.product_id = c.component_id and h.location_id = $3
  where c.business_id = p.business_id and c.product_id = p.id group by c.product_id
) b on true
where p.active and p.archived_at is null
order by f.place, p.name, p.id`;

async function unitByCode(
  tx: Tx,
  scope: Scope,
  now: string,
  code: string,
  customerId: string | null,
): Promise<Found | null> {
  const [row] = await tx.raw<Found & { id: string; status: UnitStatus; store_id: string }>(
    `select p.id as product_id, u.id as unit_id, p.name, p.sku, u.code, ${unitAppearanceSql} as looks, p.tracking, p.price, p.min_price,
       u.price as unit_price, p.category_id, k.parent_id, p.tax_rate::text, false as is_bundle, 1 as on_hand,
       null::jsonb as elsewhere,
       u.id, u.status, u.store_id
     from units u
     join products p on p.business_id = u.business_id and p.id = u.product_id
     join categories k on k.business_id = p.business_id and k.id = p.category_id
     where u.business_id = $1 and u.code = $2
     order by (u.status in ('in_stock', 'reserved') and u.store_id = $3) desc, u.updated_at desc limit 1`,
    [scope.businessId, code.toUpperCase(), scope.storeId],
    'till_unit',
  );
  if (!row) return null;
  const claims =
    row.status === 'reserved' ? await claimsSeen(tx, scope, now, { unitIds: [row.id], productIds: [] }) : [];
  await assertSellable(tx, scope, { ...row, code: row.code ?? code, storeId: row.store_id }, 'text', {
    claims,
    customerId,
  });
  return row;
}

async function productByCode(tx: Tx, scope: Scope, { text: code, seesStock }: SellableQuery): Promise<Found | null> {
  const [row] = await tx.raw<Found>(byCode, [...placeOf(scope), code.toUpperCase(), seesStock], 'till_product');
  return row ?? null;
}

const byCode = productsSql(`
  select id, 1 from products where business_id = $1 and sku = $4
  union all select product_id, 2 from product_barcodes where business_id = $1 and barcode = $4`);

async function findByText(
  tx: Tx,
  scope: Scope,
  now: string,
  { text: searchText, seesStock }: SellableQuery,
): Promise<Found[]> {
  const sellable = and(
    eq(products.businessId, scope.businessId),
    eq(products.active, true),
    isNull(products.archivedAt),
  );
  const ids = (await bestProducts(tx, scope, now, searchText, sellable)).slice(0, FOUND_MAX);
  if (ids.length === 0) return [];
  return tx.raw<Found>(byIds, [...placeOf(scope), ids, seesStock], 'till_products');
}

const byIds = productsSql('select * from unnest($4::uuid[]) with ordinality');
/**
 * Returns the units in stock here of a product, or whose codes end with digits, oldest first. Reserved units are left out.
 */
export async function unitsToSellBy(
  tx: Tx,
  scope: StoreScope,
  now: string,
  { productId, ending, customerId }: UnitQuery,
): Promise<SellableUnit[]> {
  const ids = ending === undefined ? null : await findTargets(tx, scope.businessId, 'unit', ending, UNITS_MAX);
  if (productId === undefined && (ids === null || ids.length === 0)) return [];
  const rows = await tx.raw<Found & Omit<SellableUnit, 'item'>>(
    `select p.id as product_id, u.id as unit_id, p.name, p.sku, u.code, ${unitAppearanceSql} as looks, p.tracking, p.price, p.min_price,
       u.price as unit_price, p.category_id, k.parent_id, p.tax_rate::text, false as is_bundle, 1 as on_hand,
       null::jsonb as elsewhere, u.grade, u.battery_health as "batteryHealth", u.received_at as "receivedAt"
     from units u
     join products p on p.business_id = u.business_id and p.id = u.product_id
     join categories k on k.business_id = p.business_id and k.id = p.category_id
     where u.business_id = $1 and u.store_id = $2 and u.status = 'in_stock'
       and ($3::uuid is null or u.product_id = $3) and ($4::uuid[] is null or u.id = any($4))
       and ($5::text is null or right(u.code, length($5)) = $5 or exists (select 1 from device_identifiers i
         where i.business_id = $1 and i.device_id = u.device_id and right(i.value, length($5)) = $5))
     order by u.received_at, u.id limit ${UNITS_MAX}`,
    [scope.businessId, scope.storeId, productId ?? null, ids, ending ?? null],
    'till_units',
  );
  if (rows.length === 0) return [];
  const quote = await quoterFor(tx, scope, now, customerId);
  return rows.map((row) => ({
    item: sellableOf(row, quote),
    grade: row.grade,
    batteryHealth: row.batteryHealth,
    receivedAt: row.receivedAt,
  }));
}

type UnitQuery = { productId?: string | undefined; ending?: string | undefined; customerId: string | null };

const placeOf = ({ businessId, storeId, locationId }: Scope) => [businessId, storeId, locationId];

const sellableOf = (row: Found, quote: Quoter): Sellable => ({
  productId: row.product_id,
  unitId: row.unit_id,
  name: row.name,
  sku: row.sku,
  unitCode: row.code,
  unitLooks: row.looks,
  tracking: row.tracking,
  ...shown(
    quote({
      id: row.product_id,
      price: row.price,
      minPrice: row.min_price,
      unitPrice: row.unit_price,
      categoryIds: [row.category_id, row.parent_id],
    }),
  ),
  taxRate: trimRate(row.tax_rate),
  onHand: row.on_hand,
  elsewhere: row.elsewhere ?? [],
  isBundle: row.is_bundle,
});
