import type { refunds as calls } from '@tilldesk/domain/refunds';
import { boundsOf } from '@tilldesk/domain/time';
import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, paged } from '../../crud/paging.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findTargets, matching } from '../../search/search.store.ts';
import { headOf } from './refund-view.store.ts';
import { listRefundHeads } from './refunds.statements.ts';
import { refundLines, refunds } from './refunds.tables.ts';

type Query = z.output<(typeof calls.list)['query']>;

const sorts = { at: refunds.at, total: refunds.total, number: refunds.number };

/** Returns refunds of the store, sorted and filtered by index, latest first by default. */
export async function listRefunds(tx: Tx, scope: StoreScope, query: Query) {
  const where = await conditions(tx, scope, query);
  // The page is selected from the keys first, so that names are joined only for its rows.
  const page = await paged(
    tx.select({ id: refunds.id }).from(refunds).where(where).$dynamic(),
    query,
    '-at',
    sorts,
    refunds.id,
  );
  const rows = await tx.all(listRefundHeads, { businessId: scope.businessId, ids: page.map(({ id }) => id) });
  return answerPage(rows.map(headOf), query, await countUpTo(tx, refunds, where));
}

async function conditions(tx: Tx, scope: StoreScope, query: Query): Promise<SQL | undefined> {
  const { timeZone } = scope.store;
  return and(
    eq(refunds.businessId, scope.businessId),
    eq(refunds.storeId, scope.storeId),
    query.kind ? eq(refunds.kind, query.kind) : undefined,
    query.status ? eq(refunds.status, query.status) : undefined,
    query.customerId ? eq(refunds.customerId, query.customerId) : undefined,
    query.invoiceId ? or(eq(refunds.invoiceId, query.invoiceId), eq(refunds.saleId, query.invoiceId)) : undefined,
    query.from ? gte(refunds.at, boundsOf(query.from, timeZone).from) : undefined,
    query.to ? lt(refunds.at, boundsOf(query.to, timeZone).to) : undefined,
    await foundBy(tx, scope, query.search),
  );
}

/** The maximum number of records that a search may match; a search with more matches is too general to mean one of them. */
const MATCHES_MAX = 500;

/** Matches a refund by its number, its invoice's number, its customer, or a returned unit. */
async function foundBy(tx: Tx, { businessId }: StoreScope, search: string): Promise<SQL | undefined> {
  const byNumber = await matching(tx, businessId, 'refund', search, refunds.id);
  if (!byNumber) return undefined;
  const people = await findTargets(tx, businessId, 'customer', search, MATCHES_MAX);
  const invoices = await findTargets(tx, businessId, 'invoice', search, MATCHES_MAX);
  const pieces = await findTargets(tx, businessId, 'unit', search, MATCHES_MAX);
  const back = tx
    .select({ id: refundLines.refundId })
    .from(refundLines)
    .where(and(eq(refundLines.businessId, businessId), inArray(refundLines.unitId, pieces ?? [])));
  return or(
    byNumber,
    people?.length ? inArray(refunds.customerId, people) : undefined,
    invoices?.length ? or(inArray(refunds.invoiceId, invoices), inArray(refunds.saleId, invoices)) : undefined,
    pieces?.length ? inArray(refunds.id, back) : undefined,
  );
}
