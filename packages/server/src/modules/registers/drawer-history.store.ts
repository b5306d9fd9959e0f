import type { registers } from '@tilldesk/domain/registers';
import { filterRange, boundsOf, dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { answerPage, offsetOf } from '../../crud/paging.ts';
import type { Tx } from '../../database/transaction.ts';
import { readDrawers, type Looker } from './registers.store.ts';

type Query = z.output<(typeof registers.sessions)['query']>;
type Totals = { counted: number; expected: number; over: number; short: number; uncounted: number };

/** Returns drawers of the store by the day of their opening, latest first. The totals cover all matches. */
export async function listDrawers(tx: Tx, caller: Looker, now: string, query: Query) {
  const { timeZone } = caller.store;
  const { from, to } = filterRange(query, dayOf(now, timeZone));
  const params = [
    caller.businessId,
    caller.storeId,
    from && boundsOf(from, timeZone).from,
    to && boundsOf(to, timeZone).to,
    query.registerId ?? null,
    query.employee ?? null,
    query.status ?? null,
  ];
  const [sums] = await tx.raw<Totals & { found: number }>(
    `select count(*)::int as found, coalesce(sum(counted_cash), 0)::bigint as counted,
       coalesce(sum(expected_cash) filter (where status = 'closed'), 0)::bigint as expected,
       coalesce(sum(counted_cash - expected_cash) filter (where counted_cash > expected_cash), 0)::bigint as over,
       coalesce(sum(expected_cash - counted_cash) filter (where counted_cash < expected_cash), 0)::bigint as short,
       count(*) filter (where status = 'uncounted')::int as uncounted
     from register_sessions s where ${drawerFilter}`,
    params,
    'drawer_sums',
  );
  const page = await tx.raw<{ id: string }>(
    `select s.id from register_sessions s where ${drawerFilter} order by s.opened_at desc, s.id desc limit $8 offset $9`,
    [...params, query.limit, offsetOf(query)],
    'drawer_page',
  );
  const items = await readDrawers(
    tx,
    caller,
    page.map(({ id }) => id),
  );
  const { found, ...totals } = sums!;
  return { ...answerPage(items, query, found), totals };
}

// Parameters: 1 business, 2 store, 3 from, 4 before, 5 register, 6 person, 7 status.
const drawerFilter = `s.business_id = $1 and s.store_id = $2 and ($3::timestamptz is null or s.opened_at >= $3)
  and ($4::timestamptz is null or s.opened_at < $4) and ($5::uuid is null or s.register_id = $5)
  and ($6::uuid is null or $6 in (s.opened_by, s.closed_by) or exists (select 1 from register_session_people w
    where w.business_id = s.business_id and w.session_id = s.id and w.user_id = $6))
  and ($7::text is null or s.status = $7)`;
