import type { units as calls, Unit } from '@tilldesk/domain/shop';
import { and, eq, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf, ordered } from '../../crud/paging.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { products } from '../products/products.tables.ts';
import { numberText } from '../sales/invoices.store.ts';
import { invoices } from '../sales/sales.tables.ts';
import { locations } from '../stores/stores.tables.ts';
import { units } from './inventory.tables.ts';

type Query = z.output<(typeof calls.list)['query']>;

const sorts = { code: units.code, receivedAt: units.receivedAt, price: products.price, status: units.status };

/** The serialized units of the store, the latest received first; found by the beginning or end of their code. */
export async function listUnits(tx: Tx, who: Reader, now: string, query: Query) {
  const where = and(
    eq(units.businessId, who.businessId),
    eq(units.storeId, who.storeId),
    query.productId ? eq(units.productId, query.productId) : undefined,
    query.status ? eq(units.status, query.status) : undefined,
    await matching(tx, who.businessId, 'unit', query.search, units.id),
  );
  const rows = await unitRows(tx, where)
    .orderBy(...ordered(query.sort ?? '-receivedAt', sorts, units.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const items = rows.map((row) => onWire(row, now, who.limits.viewCost));
  return answerPage(items, query, await countUpTo(tx, units, where));
}

const unitRows = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      unit: units,
      productName: products.name,
      sku: products.sku,
      price: products.price,
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

/** Whole days count from the moment of receiving; of a sold unit they end with the sale. */
const onWire = ({ unit, number, soldAt, ...named }: Joined, now: string, viewCost: boolean): Unit => {
  const { unitCost, businessId: _b, storeId: _s, locationId: _l, ...own } = unit;
  return {
    ...own,
    ...named,
    cost: viewCost ? unitCost : null,
    daysInStock: Math.max(0, Math.floor((Date.parse(soldAt ?? now) - Date.parse(unit.receivedAt)) / dayMs)),
    invoiceNumber: number === null ? null : numberText(number),
  };
};
