import type { movements as call } from '@tilldesk/domain/inventory';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf } from '../../crud/paging.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { users } from '../../parties/people/people.tables.ts';
import { locations } from '../../modules/stores/stores.tables.ts';
import { documentsById } from './document-numbers.store.ts';
import { stockMovements as ledger, units } from '../../ledgers/stock/stock.tables.ts';

type Query = z.output<(typeof call)['query']>;
type Item = z.input<(typeof call)['answer']>['items'][number];

/**
 * Returns the ledger of a product in the store in the order of booking, newest first by default. Searches by a unit's code, or by the number
 * of an invoice or an adjustment.
 */
export async function listStockMovements(tx: Tx, caller: Reader, query: Query) {
  const where = and(
    eq(ledger.businessId, caller.businessId),
    eq(ledger.productId, query.productId),
    eq(ledger.storeId, caller.storeId),
    query.kind ? eq(ledger.kind, query.kind) : undefined,
    or(
      await matching(tx, caller.businessId, 'unit', query.search, ledger.unitId),
      await matching(tx, caller.businessId, 'invoice', query.search, ledger.documentId),
      await matching(tx, caller.businessId, 'adjustment', query.search, ledger.documentId),
    ),
  );
  const direction = query.sort === 'at' ? asc : desc;
  const rows = await tx
    .select({
      entry: ledger,
      // The ledger has no balance for serialized products: the units are counted up to the entry.
      balance: sql<number>`coalesce(${ledger.balance}, (select sum(b.quantity)::int from stock_movements b
        where b.business_id = ${ledger.businessId} and b.product_id = ${ledger.productId}
          and b.location_id = ${ledger.locationId} and b.seq <= ${ledger.seq}))`,
      locationName: locations.name,
      by: users.name,
      unitCode: units.code,
    })
    .from(ledger)
    .innerJoin(locations, and(eq(locations.businessId, ledger.businessId), eq(locations.id, ledger.locationId)))
    .innerJoin(users, and(eq(users.businessId, ledger.businessId), eq(users.id, ledger.userId)))
    .leftJoin(units, and(eq(units.businessId, ledger.businessId), eq(units.id, ledger.unitId)))
    .where(where)
    .orderBy(direction(ledger.seq))
    .limit(query.limit)
    .offset(offsetOf(query));
  const documents = await documentsById(
    tx,
    caller,
    rows.flatMap(({ entry }) => entry.documentId ?? []),
  );
  const items = rows.map(({ entry, ...named }): Item => {
    const document = documents.get(entry.documentId ?? '');
    const { viewCost } = caller.limits;
    return {
      id: entry.id,
      at: entry.at,
      kind: entry.kind,
      quantity: entry.quantity,
      unitCost: viewCost && entry.quantity !== 0 ? Math.round(entry.value / entry.quantity) : null,
      value: viewCost ? entry.value : null,
      reason: document?.reason ?? null,
      documentId: entry.documentId,
      documentNumber: document?.number ?? null,
      documentKind: document?.kind ?? null,
      pageId: document?.pageId ?? null,
      ...named,
    };
  });
  return answerPage(items, query, await countUpTo(tx, ledger, where));
}
