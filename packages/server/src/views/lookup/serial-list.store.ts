import { can } from '@tilldesk/domain/rights';
import type { serialList, SerialRow } from '@tilldesk/domain/lookup';
import { boundsOf } from '@tilldesk/domain/time';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf, ordered } from '../../crud/paging.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { expireClaims } from '../../ledgers/stock/claims.store.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { groups } from '../inventory/units.store.ts';
import { products } from '../../catalogue/products.tables.ts';
import { locations, stores } from '../../modules/stores/stores.tables.ts';
import { vendors } from '../../modules/vendors/vendors.tables.ts';

type Query = z.output<(typeof serialList)['query']>;

const condition = sql<SerialRow['condition']>`coalesce(${units.condition}, ${products.condition})`;
const sorts = { code: units.code, receivedAt: units.receivedAt, status: units.status };

/**
 * Returns the units of devices, of the person's store or of all stores, latest received first. Vendors and costs are included
 * only if the caller may see them; without the right to vendors, the vendor filter has no effect.
 */
export async function listSerials(tx: Tx, caller: Actor, now: string, query: Query) {
  await expireClaims(tx, caller, now);
  const seesVendors = can(caller.permissions, 'Vendor', 'read') || can(caller.permissions, 'Purchase', 'read');
  const { timeZone } = caller.store;
  const where = and(
    eq(units.businessId, caller.businessId),
    query.reach === 'everywhere' ? undefined : eq(units.storeId, caller.storeId),
    query.status ? eq(units.status, query.status) : undefined,
    query.group ? inArray(units.status, groups[query.group]) : undefined,
    query.productId ? eq(units.productId, query.productId) : undefined,
    query.vendorId && seesVendors ? eq(units.vendorId, query.vendorId) : undefined,
    query.from ? gte(units.receivedAt, boundsOf(query.from, timeZone).from) : undefined,
    query.to ? lt(units.receivedAt, boundsOf(query.to, timeZone).to) : undefined,
    await matching(tx, caller.businessId, 'unit', query.search, units.id),
  );
  const rows = await tx
    .select({
      id: units.id,
      deviceId: units.deviceId,
      code: units.code,
      productId: units.productId,
      productName: products.name,
      sku: products.sku,
      status: units.status,
      storeName: stores.name,
      locationName: locations.name,
      vendorName: vendors.name,
      condition,
      grade: units.grade,
      color: units.color,
      storage: units.storage,
      price: sql<number>`coalesce(${units.price}, ${products.price})`,
      cost: units.unitCost,
      receivedAt: units.receivedAt,
    })
    .from(units)
    .innerJoin(products, and(eq(products.businessId, units.businessId), eq(products.id, units.productId)))
    .innerJoin(stores, and(eq(stores.businessId, units.businessId), eq(stores.id, units.storeId)))
    .innerJoin(locations, and(eq(locations.businessId, units.businessId), eq(locations.id, units.locationId)))
    .leftJoin(vendors, and(eq(vendors.businessId, units.businessId), eq(vendors.id, units.vendorId)))
    .where(where)
    .orderBy(...ordered(query.sort ?? '-receivedAt', sorts, units.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const items = rows.map((row) => ({
    ...row,
    vendorName: seesVendors ? row.vendorName : null,
    cost: caller.limits.viewCost ? row.cost : null,
  }));
  return answerPage(items, query, await countUpTo(tx, units, where));
}
