import type { CountScan, counts as calls } from '@tilldesk/domain/counts';
import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf } from '../../crud/paging.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { products } from '../../catalogue/products.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { countScans } from './counts.tables.ts';
import { findCountOfStore } from './counts.statements.ts';

type Query = z.output<(typeof calls.scans)['query']>;

/** Returns the scans of a count of the store, latest first. Searches by the matched goods. */
export async function listScans(tx: Tx, scope: Scope, countId: string, query: Query) {
  await assertSameStore(tx, scope, countId);
  const search = query.search.trim().toUpperCase();
  const where = and(
    ofCount(scope, countId),
    query.result ? eq(countScans.result, query.result) : undefined,
    or(
      await matching(tx, scope.businessId, 'unit', query.search, countScans.unitId),
      await matching(tx, scope.businessId, 'product', query.search, countScans.productId),
      search === '' ? undefined : eq(countScans.code, search),
    ),
  );
  const items = await scanRows(tx, where)
    .orderBy(query.sort === 'at' ? asc(countScans.seq) : desc(countScans.seq))
    .limit(query.limit)
    .offset(offsetOf(query));
  return answerPage(items, query, await countUpTo(tx, countScans, where));
}

/** Returns scans by id, in the order of the ids. */
export async function scansById(tx: Tx, scope: Scope, countId: string, ids: readonly string[]): Promise<CountScan[]> {
  const rows = await scanRows(tx, and(ofCount(scope, countId), inArray(countScans.id, [...new Set(ids)])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const ofCount = (scope: Scope, countId: string): SQL | undefined =>
  and(eq(countScans.businessId, scope.businessId), eq(countScans.countId, countId));

const back = alias(countScans, 'back');

const scanRows = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      id: countScans.id,
      at: countScans.at,
      by: users.name,
      code: countScans.code,
      result: countScans.result,
      quantity: countScans.quantity,
      lineId: countScans.lineId,
      productId: countScans.productId,
      productName: products.name,
      unitId: countScans.unitId,
      unitStatus: countScans.unitStatus,
      counted: countScans.counted,
      takesBack: countScans.takesBack,
      isTakenBack: sql<boolean>`${back.id} is not null`,
    })
    .from(countScans)
    .innerJoin(users, and(eq(users.businessId, countScans.businessId), eq(users.id, countScans.userId)))
    .leftJoin(products, and(eq(products.businessId, countScans.businessId), eq(products.id, countScans.productId)))
    .leftJoin(back, and(eq(back.businessId, countScans.businessId), eq(back.takesBack, countScans.id)))
    .where(where)
    .$dynamic();

/** Throws record.notFound for a count of another store. */
async function assertSameStore(tx: Tx, scope: Scope, countId: string): Promise<void> {
  await tx.existing(findCountOfStore, { businessId: scope.businessId, storeId: scope.storeId, countId });
}
