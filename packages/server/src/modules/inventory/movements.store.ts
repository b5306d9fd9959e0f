import type { movements as call } from '@tilldesk/domain/shop';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf } from '../../crud/paging.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { numberText } from '../sales/invoices.store.ts';
import { invoices } from '../sales/sales.tables.ts';
import { users } from '../session/session.tables.ts';
import { locations } from '../stores/stores.tables.ts';
import { stockMovements as ledger, units } from './inventory.tables.ts';

type Query = z.output<(typeof call)['query']>;
type Item = z.input<(typeof call)['answer']>['items'][number];

/** The ledger of a product in the store in the order of booking, newest first; found by a unit's code or an invoice's number. */
export async function listMovements(tx: Tx, who: Reader, query: Query) {
  const ofUnits = await matching(tx, who.businessId, 'unit', query.search, ledger.unitId);
  const ofInvoices = await matching(tx, who.businessId, 'invoice', query.search, ledger.documentId);
  const where = and(
    eq(ledger.businessId, who.businessId),
    eq(ledger.productId, query.productId),
    eq(ledger.storeId, who.storeId),
    or(ofUnits, ofInvoices),
  );
  const direction = query.sort === 'at' ? asc : desc;
  const rows = await tx
    .select({
      entry: ledger,
      // Of serialized goods the ledger keeps no balance: the units are counted up to the entry.
      balance: sql<number>`coalesce(${ledger.balance}, (select sum(b.quantity)::int from stock_movements b
        where b.business_id = ${ledger.businessId} and b.product_id = ${ledger.productId}
          and b.location_id = ${ledger.locationId} and b.seq <= ${ledger.seq}))`,
      locationName: locations.name,
      by: users.name,
      unitCode: units.code,
      number: invoices.number,
    })
    .from(ledger)
    .innerJoin(locations, and(eq(locations.businessId, ledger.businessId), eq(locations.id, ledger.locationId)))
    .innerJoin(users, and(eq(users.businessId, ledger.businessId), eq(users.id, ledger.userId)))
    .leftJoin(units, and(eq(units.businessId, ledger.businessId), eq(units.id, ledger.unitId)))
    .leftJoin(invoices, and(eq(invoices.businessId, ledger.businessId), eq(invoices.id, ledger.documentId)))
    .where(where)
    .orderBy(direction(ledger.seq))
    .limit(query.limit)
    .offset(offsetOf(query));
  const items = rows.map(({ entry, number, ...named }): Item => ({
    id: entry.id,
    at: entry.at,
    kind: entry.kind,
    quantity: entry.quantity,
    unitCost: who.limits.viewCost ? Math.round(entry.value / entry.quantity) : null,
    documentId: entry.documentId,
    documentNumber: number === null ? null : numberText(number),
    ...named,
  }));
  return answerPage(items, query, await countUpTo(tx, ledger, where));
}
