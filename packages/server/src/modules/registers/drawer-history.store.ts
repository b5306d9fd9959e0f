import type { registers } from '@tilldesk/domain/registers';
import { filterRange, boundsOf, dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { answerPage, offsetOf } from '../../crud/paging.ts';
import type { Tx } from '../../database/transaction.ts';
import { listDrawerIds, sumDrawers } from './registers.statements.ts';
import { readDrawers, type Looker } from './registers.store.ts';

type Query = z.output<(typeof registers.sessions)['query']>;

/** Returns drawers of the store by the day of their opening, latest first. The totals cover all matches. */
export async function listDrawers(tx: Tx, caller: Looker, now: string, query: Query) {
  const { timeZone } = caller.store;
  const { from, to } = filterRange(query, dayOf(now, timeZone));
  const filter = {
    businessId: caller.businessId,
    storeId: caller.storeId,
    from: from && boundsOf(from, timeZone).from,
    before: to && boundsOf(to, timeZone).to,
    registerId: query.registerId ?? null,
    employee: query.employee ?? null,
    status: query.status ?? null,
  };
  const sums = await tx.first(sumDrawers, filter);
  const page = await tx.all(listDrawerIds, { ...filter, limit: query.limit, offset: offsetOf(query) });
  const items = await readDrawers(
    tx,
    caller,
    page.map(({ id }) => id),
  );
  const { found, ...totals } = sums!;
  return { ...answerPage(items, query, found), totals };
}
