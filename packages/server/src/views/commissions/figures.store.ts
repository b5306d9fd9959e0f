import type { commissions, CommissionBase } from '@tilldesk/domain/commissions';
import { filterRange, dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import type { Reader, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { shiftOfToday } from '../../modules/clock/clock.store.ts';
import { findCurrentDrawer } from '../../modules/registers/own-drawer.store.ts';
import { isBlind } from '../../modules/stores/transaction.store.ts';

/** The caller, with the store's time zone and the right to see costs. */
type ListCaller = Reader & StoreScope;
type Span = z.output<(typeof commissions.own)['query']>;
type Days = { from: string | null; to: string | null };

/** A filter of base rows: the person, and SQL conditions on the invoice `i` and the entry `e`. */
type BaseFilter = { person?: string; invoice?: string; entry?: string };

/**
 * Returns SQL for the commission base of a store, row by row: each invoice line for its original salesperson on the day of the
 * sale, and each base entry for its person on the day of the entry. `$1` is the business, `$2` the store.
 */
export function baseRowsSql({ person, invoice = 'true', entry = 'true' }: BaseFilter): string {
  const sold = (userId: string, ownSalesSql: string): string =>
    `select i.id as invoice_id, ${userId} as user_id, true as is_sale,
       case when l.charge is null then l.quantity else 0 end as pieces, l.net, l.tax,
       greatest(0, l.net - coalesce(l.cost, 0)) as margin
     from invoices i join invoice_lines l on l.business_id = i.business_id and l.invoice_id = i.id
     where i.business_id = $1 and i.store_id = $2 and i.number is not null and ${invoice} and ${ownSalesSql}`;
  // Two conditions, each with its own index; one condition with "or" would use neither.
  const sales =
    person === undefined
      ? [sold('coalesce(l.salesperson_id, i.salesperson_id)', 'true')]
      : [
          sold(person, `i.salesperson_id = ${person} and l.salesperson_id is null`),
          sold(person, `l.salesperson_id = ${person}`),
        ];
  const entries = `select e.invoice_id, e.user_id, false, e.pieces, e.net, e.tax, e.margin from base_entries e
     where e.business_id = $1 and e.store_id = $2 and ${entry} and ${person === undefined ? 'true' : `e.user_id = ${person}`}`;
  return [...sales, entries].join(' union all ');
}

const figuresSql = `count(distinct invoice_id) filter (where is_sale)::int as sales, coalesce(sum(pieces), 0)::int as pieces,
  coalesce(sum(net), 0)::bigint as net, coalesce(sum(margin), 0)::bigint as margin`;

const inDays = {
  invoice: 'i.business_day between coalesce($3::date, i.business_day) and coalesce($4::date, i.business_day)',
  entry: 'e.business_day between coalesce($3::date, e.business_day) and coalesce($4::date, e.business_day)',
};

/** Returns the base of each person of the store in a period, by name. People without a base are left out. */
export async function readBases(tx: Tx, caller: ListCaller, now: string, span: Span) {
  const { from, to } = daysOf(span, dayOf(now, caller.store.timeZone));
  const items = await tx.raw<CommissionBase & { userId: string; name: string }>(
    `select b.user_id as "userId", u.name, ${figuresSql} from (${baseRowsSql(inDays)}) b
     join users u on u.business_id = $1 and u.id = b.user_id group by b.user_id, u.name order by u.name, b.user_id`,
    [caller.businessId, caller.storeId, from, to],
  );
  return { from, to, items: items.map((one) => seenBy(caller, one)) };
}

/** Returns the caller's own base in a period, with the same figures as the list of all people. */
export async function readOwnBase(tx: Tx, caller: ListCaller, now: string, span: Span): Promise<CommissionBase & Days> {
  const { from, to } = daysOf(span, dayOf(now, caller.store.timeZone));
  const [base] = await tx.raw<CommissionBase>(
    `select ${figuresSql} from (${baseRowsSql({ ...inDays, person: '$5' })}) b`,
    [caller.businessId, caller.storeId, from, to, caller.userId],
  );
  return { from, to, ...seenBy(caller, base!) };
}

type OfShift = z.output<(typeof commissions.ofShift)['answer']>;

/**
 * Returns the caller's base in their shift (`shiftOfToday`), in this store. Hides amounts during a blind count: they would
 * roughly reveal the expected cash in the drawer.
 */
export async function readBaseOfShift(
  tx: Tx,
  caller: ListCaller & Parameters<typeof isBlind>[0],
  now: string,
): Promise<OfShift> {
  const shift = await shiftOfToday(tx, caller, now);
  if (!shift) return { since: null, ...seenBy(caller, { sales: 0, pieces: 0, net: 0, margin: 0 }) };
  const ofShift = baseRowsSql({
    person: '$6',
    invoice: 'i.business_day >= $3 and i.posted_at between $4 and $5',
    entry: 'e.business_day >= $3 and e.at between $4 and $5',
  });
  const [base] = await tx.raw<CommissionBase>(`select ${figuresSql} from (${ofShift}) b`, [
    caller.businessId,
    caller.storeId,
    shift.businessDay,
    shift.startedAt,
    shift.endedAt ?? now,
    caller.userId,
  ]);
  const seen = { since: shift.startedAt, ...seenBy(caller, base!) };
  const isToCount = isBlind(caller) && (await findCurrentDrawer(tx, { ...caller, registerId: null })) !== null;
  return isToCount ? { ...seen, net: null, margin: null } : seen;
}

const daysOf = (span: Span, today: string): Days =>
  filterRange(span.preset || span.startDate || span.endDate ? span : { preset: 'thisMonth' }, today);

/** Removes the margin if the caller may not see costs: the margin reveals the cost. */
export const seenBy = <B extends { margin: number | null }>({ limits }: Pick<Reader, 'limits'>, base: B): B =>
  limits.viewCost ? base : { ...base, margin: null };
