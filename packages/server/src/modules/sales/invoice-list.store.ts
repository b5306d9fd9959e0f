import type { invoices as calls, InvoiceRow } from '@tilldesk/domain/sales';
import { boundsOf, dayOf } from '@tilldesk/domain/time';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf } from '../../crud/paging.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findTargets, matching } from '../../search/search.store.ts';
import { customers } from '../customers/customers.tables.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { dueDateSql } from './due-date.sql.ts';
import { dueStatusOf } from './invoices.store.ts';
import { formatInvoiceNumber } from '../stores/numbers.store.ts';
import { salespersonOf } from '../../ledgers/commissions/salespeople.store.ts';
import { invoices } from './sales.tables.ts';

/** With instalments, the day of the oldest unpaid one. */
const dueDate = sql<string | null>`${sql.raw(dueDateSql('invoices'))}`;

type Query = z.output<(typeof calls.list)['query']>;

/** Returns invoices of the store, sorted and filtered by index, latest first by default. */
export async function listInvoices(tx: Tx, scope: StoreScope, now: string, query: Query) {
  const today = dayOf(now, scope.store.timeZone);
  const where = await conditions(tx, scope, today, query);
  // The page is selected from the keys first, so that names are joined only for its rows.
  const page = tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(where)
    .orderBy(...order(query.sort))
    .limit(query.limit)
    .offset(offsetOf(query))
    .as('page');
  const rows = await tx
    .select({ invoice: invoices, dueDate, customerName: customers.name, salesperson: users.name })
    .from(page)
    .innerJoin(invoices, and(eq(invoices.businessId, scope.businessId), eq(invoices.id, page.id)))
    .leftJoin(customers, and(eq(customers.businessId, invoices.businessId), eq(customers.id, invoices.customerId)))
    .innerJoin(users, and(eq(users.businessId, invoices.businessId), eq(users.id, sql.raw(salespersonOf('invoices')))))
    .orderBy(...order(query.sort));
  const items = rows.map((row) => rowOf(row, today));
  return answerPage(items, query, await countUpTo(tx, invoices, where));
}

async function conditions(tx: Tx, scope: StoreScope, today: string, query: Query): Promise<SQL | undefined> {
  const { timeZone } = scope.store;
  return and(
    eq(invoices.businessId, scope.businessId),
    eq(invoices.storeId, scope.storeId),
    query.status ? eq(invoices.status, query.status) : undefined,
    query.balance ? eq(invoices.status, 'open') : undefined,
    query.balance === 'overdue' ? lt(dueDate, today) : undefined,
    query.customerId ? eq(invoices.customerId, query.customerId) : undefined,
    query.from ? gte(invoices.createdAt, boundsOf(query.from, timeZone).from) : undefined,
    query.to ? lt(invoices.createdAt, boundsOf(query.to, timeZone).to) : undefined,
    await foundBy(tx, scope, query.search),
  );
}

/**
 * The maximum number of units or people that a search may match; a search with more matches is too general to mean one of them.
 */
const MATCHES_MAX = 500;

/** Matches an invoice by its number, a unit sold on it, or its customer. */
export async function foundBy(tx: Tx, scope: Pick<StoreScope, 'businessId'>, search: string): Promise<SQL | undefined> {
  const byNumber = await matching(tx, scope.businessId, 'invoice', search, invoices.id);
  if (!byNumber) return undefined;
  const people = await findTargets(tx, scope.businessId, 'customer', search, MATCHES_MAX);
  const pieces = await findTargets(tx, scope.businessId, 'unit', search, MATCHES_MAX);
  const sold = pieces?.length
    ? await tx
        .selectDistinct({ id: units.invoiceId })
        .from(units)
        .where(and(eq(units.businessId, scope.businessId), inArray(units.id, pieces), isNotNull(units.invoiceId)))
    : [];
  return or(
    byNumber,
    people?.length ? inArray(invoices.customerId, people) : undefined,
    sold.length > 0
      ? inArray(
          invoices.id,
          sold.flatMap(({ id }) => id ?? []),
        )
      : undefined,
  );
}

function order(sort: Query['sort']): SQL[] {
  const column = { createdAt: invoices.createdAt, total: invoices.total, number: invoices.number };
  const name = (sort?.replace('-', '') ?? 'createdAt') as keyof typeof column;
  const direction = !sort || sort.startsWith('-') ? desc : asc;
  return [direction(column[name]), direction(invoices.id)];
}

type Joined = {
  invoice: typeof invoices.$inferSelect;
  dueDate: string | null;
  customerName: string | null;
  salesperson: string;
};

const rowOf = ({ invoice: i, dueDate: nextDay, customerName, salesperson }: Joined, today: string): InvoiceRow => ({
  id: i.id,
  number: i.number === null ? null : formatInvoiceNumber(i.number),
  status: i.status,
  customerId: i.customerId,
  customerName,
  salesperson,
  currency: i.currency,
  gross: i.gross,
  discountTotal: i.discountTotal,
  net: i.net,
  tax: i.tax,
  total: i.total,
  paid: i.paid,
  ...dueStatusOf({ ...i, dueDate: nextDay }, today),
  refunded: i.refunded,
  pieces: i.pieces,
  createdAt: i.createdAt,
  updatedAt: i.updatedAt,
  postedAt: i.postedAt,
  version: i.version,
});
