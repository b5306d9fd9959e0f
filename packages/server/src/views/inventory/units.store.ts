import { type units as calls, type Unit, activeStatuses, type UnitGroup } from '@tilldesk/domain/inventory';
import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, paged } from '../../crud/paging.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { products } from '../../catalogue/products.tables.ts';
import { formatInvoiceNumber } from '../../modules/stores/numbers.store.ts';
import { invoices } from '../../modules/sales/sales.tables.ts';
import { locations } from '../../modules/stores/stores.tables.ts';
import { expireClaims } from '../../ledgers/stock/claims.store.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { isLive } from '../../ledgers/stock/unit-statuses.store.ts';

type Query = z.output<(typeof calls.list)['query']>;
type Status = Unit['status'];

const price = sql<number>`coalesce(${units.price}, ${products.price})`;
const sorts = { code: units.code, receivedAt: units.receivedAt, price, status: units.status };

/** Returns the serialized units of the store, latest received first. Searches by the beginning or end of their code. */
export async function listUnits(tx: Tx, caller: Reader, now: string, query: Query) {
  await expireClaims(tx, caller, now);
  const where = and(
    eq(units.businessId, caller.businessId),
    eq(units.storeId, caller.storeId),
    query.productId ? eq(units.productId, query.productId) : undefined,
    query.status ? eq(units.status, query.status) : undefined,
    query.group ? inArray(units.status, groups[query.group]) : undefined,
    query.age ? lte(units.receivedAt, daysBefore(now, Number(query.age))) : undefined,
    query.condition ? ofCondition(query.condition) : undefined,
    await matching(tx, caller.businessId, 'unit', query.search, units.id),
  );
  const rows = await paged(unitRows(tx, where), query, '-receivedAt', sorts, units.id);
  const items = rows.map((row) => onWire(row, now, caller.limits.viewCost));
  return answerPage(items, query, await countUpTo(tx, units, where));
}

const coming: Status[] = activeStatuses.filter((status) => !isLive(status));
/** The statuses of each group. Units that have left are in no other group. */
export const groups: Readonly<Record<UnitGroup, Status[]>> = {
  sellable: ['in_stock'],
  live: activeStatuses.filter(isLive),
  coming,
  gone: ['sold', 'returned_to_vendor', 'exchanged_by_vendor', 'scrapped', 'lost', 'stolen', 'parts_only', 'void'],
};

/** A unit without a condition of its own has its product's. As a subquery, so that counts read only `units`. */
const ofCondition = (condition: NonNullable<Query['condition']>): SQL =>
  sql`coalesce(${units.condition}, (select p.condition from products p
    where p.business_id = ${units.businessId} and p.id = ${units.productId})) = ${condition}`;

/** Returns one unit of the store as a row of the list, with its own columns. */
export async function findUnit(tx: Tx, caller: Reader, now: string, id: string) {
  const where = and(eq(units.businessId, caller.businessId), eq(units.storeId, caller.storeId), eq(units.id, id));
  const [row] = await unitRows(tx, where);
  return row && { row: row.unit, wire: onWire(row, now, caller.limits.viewCost) };
}

const unitRows = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      unit: units,
      productName: products.name,
      sku: products.sku,
      price,
      condition: sql<Unit['condition']>`coalesce(${units.condition}, ${products.condition})`,
      locationName: locations.name,
      number: invoices.number,
      soldAt: invoices.postedAt,
    })
    .from(units)
    .innerJoin(products, and(eq(products.businessId, units.businessId), eq(products.id, units.productId)))
    .innerJoin(locations, and(eq(locations.businessId, units.businessId), eq(locations.id, units.locationId)))
    .leftJoin(invoices, and(eq(invoices.businessId, units.businessId), eq(invoices.id, units.invoiceId)))
    .where(where)
    .$dynamic();

type Joined = Awaited<ReturnType<typeof unitRows>>[number];

const dayMs = 86_400_000;

const daysBefore = (now: string, days: number): string => new Date(Date.parse(now) - days * dayMs).toISOString();

/** Days in stock are whole days since receiving. For a unit that has left they end on that day. */
const onWire = ({ unit, number, soldAt, ...named }: Joined, now: string, viewCost: boolean): Unit => {
  const { unitCost, businessId: _b, storeId: _s, locationId: _l, ...own } = unit;
  const until = isLive(unit.status) ? now : (soldAt ?? unit.updatedAt);
  return {
    ...own,
    ...named,
    cost: viewCost ? unitCost : null,
    daysInStock: Math.max(0, Math.floor((Date.parse(until) - Date.parse(unit.receivedAt)) / dayMs)),
    invoiceNumber: number === null ? null : formatInvoiceNumber(number),
  };
};
