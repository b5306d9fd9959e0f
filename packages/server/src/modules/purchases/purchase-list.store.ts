import type { PurchaseRow, purchases as calls } from '@tilldesk/domain/purchases';
import { dayOf } from '@tilldesk/domain/time';
import { and, eq, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf, ordered } from '../../crud/paging.ts';
import type { Tx } from '../../database/transaction.ts';
import { findTargets, matching } from '../../search/search.store.ts';
import { users } from '../../parties/people/people.tables.ts';
import { vendors } from '../vendors/vendors.tables.ts';
import type { PurchaseScope } from './locking.store.ts';
import { formatPurchaseNumber } from '../stores/numbers.store.ts';
import { purchases } from './purchases.tables.ts';
import { listPurchasesOfUnits } from './purchases.statements.ts';

type Query = z.output<(typeof calls.list)['query']>;
type Stored = typeof purchases.$inferSelect;

const sorts = {
  createdAt: purchases.createdAt,
  number: purchases.number,
  orderDay: purchases.orderDay,
  expectedDay: purchases.expectedDay,
  total: purchases.total,
};

/**
 * Returns orders of the store, newest first by default. Search covers number, vendor, the vendor's order number,
 * products, receipts, bills and devices.
 */
export async function listPurchases(tx: Tx, scope: PurchaseScope, now: string, query: Query) {
  const today = dayOf(now, scope.store.timeZone);
  const where = and(
    eq(purchases.businessId, scope.businessId),
    eq(purchases.storeId, scope.storeId),
    query.status && eq(purchases.status, query.status),
    query.payment && eq(purchases.payment, query.payment),
    query.vendorId ? eq(purchases.vendorId, query.vendorId) : undefined,
    query.late && late(today),
    query.from ? gte(purchases.orderDay, query.from) : undefined,
    query.to ? lte(purchases.orderDay, query.to) : undefined,
    await foundBy(tx, scope, query.search),
  );
  const rows = await tx
    .select({ purchase: purchases, vendorName: vendors.name, buyer: users.name })
    .from(purchases)
    .innerJoin(vendors, and(eq(vendors.businessId, purchases.businessId), eq(vendors.id, purchases.vendorId)))
    .innerJoin(users, and(eq(users.businessId, purchases.businessId), eq(users.id, purchases.buyerId)))
    .where(where)
    .orderBy(...ordered(query.sort ?? '-createdAt', sorts, purchases.id))
    .limit(query.limit)
    .offset(offsetOf(query));
  const items = rows.map(({ purchase, ...named }) => ({ ...headOf(scope, purchase, today), ...named }));
  return answerPage(items, query, await countUpTo(tx, purchases, where));
}

const late = (today: string): SQL | undefined =>
  and(inArray(purchases.status, ['ordered', 'partiallyReceived']), lt(purchases.expectedDay, sql`${today}::date`));

/**
 * The maximum number of units that a search may match; a search with more matches is too general to mean one of them.
 */
const MATCHES_MAX = 500;

/** Matches an order by its own text, and by a device that it expects or received. */
async function foundBy(tx: Tx, scope: PurchaseScope, search: string): Promise<SQL | undefined> {
  const matchesSearch = await matching(tx, scope.businessId, 'purchase', search, purchases.id);
  if (!matchesSearch) return undefined;
  const meant = await findTargets(tx, scope.businessId, 'unit', search, MATCHES_MAX);
  if (!meant?.length) return matchesSearch;
  const orders = await tx.all(listPurchasesOfUnits, { businessId: scope.businessId, meant });
  return orders.length === 0
    ? matchesSearch
    : or(
        matchesSearch,
        inArray(
          purchases.id,
          orders.map(({ id }) => id),
        ),
      );
}

/**
 * Returns the fields that every view of an order begins with. Amounts are included only for users who may see costs.
 */
export function headOf(scope: PurchaseScope, p: Stored, today: string): Omit<PurchaseRow, 'vendorName' | 'buyer'> {
  const cost = costFor(scope);
  const expectedQuantity = p.open + p.received;
  return {
    id: p.id,
    number: p.number === null ? null : formatPurchaseNumber(p.number),
    status: p.status,
    payment: p.payment,
    isLate: p.open > 0 && p.expectedDay !== null && p.expectedDay < today,
    vendorId: p.vendorId,
    vendorRef: p.vendorRef,
    orderDay: p.orderDay,
    expectedDay: p.expectedDay,
    currency: p.currency,
    lineCount: p.lineCount,
    ordered: p.ordered,
    received: p.received,
    open: p.open,
    receivedPercent: expectedQuantity === 0 ? 0 : Math.floor((p.received * 100) / expectedQuantity),
    net: cost(p.net),
    tax: cost(p.tax),
    charges: cost(p.charges),
    total: cost(p.total),
    billed: cost(p.billed),
    paid: cost(p.paid),
    due: cost(p.billed - p.paid),
    createdAt: p.createdAt,
    updatedAt: p.updatedAt,
    version: p.version,
  };
}

/** Removes amounts for users who may not see costs. */
export const costFor =
  ({ limits }: Pick<PurchaseScope, 'limits'>) =>
  (amount: number): number | null =>
    limits.viewCost ? amount : null;
