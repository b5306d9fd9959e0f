import { LONG_OPEN_SECONDS, type clock, type Shift } from '@tilldesk/domain/clock';
import { filterRange, dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { answerPage, offsetOf } from '../../crud/paging.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { punchesOf } from './shift.store.ts';
import { listApprovals, listCorrections } from './clock.statements.ts';

type Query = z.output<(typeof clock.list)['query']>;

/** Returns the shifts of the store, latest day first. The totals cover all matching shifts except voided ones. */
export async function listShifts(tx: Tx, caller: StoreScope, now: string, query: Query) {
  const { from, to } = filterRange(query, dayOf(now, caller.store.timeZone));
  const found = [caller.businessId, caller.storeId, from, to, query.employee ?? null, query.status ?? null];
  const [sums] = await tx.raw<{ count: number; activeSeconds: number; breakSeconds: number }>(
    `select count(*) as count, coalesce(sum(active) filter (where voided_at is null), 0)::bigint as "activeSeconds",
       coalesce(sum(break) filter (where voided_at is null), 0)::bigint as "breakSeconds"
     from (select s.*, ${secondsAt('$7')} from clock_sessions s where ${shiftFilter}) s`,
    [...found, now],
  );
  const rows = await tx.raw<ShiftRow>(
    `${shiftColumns} from (
       select * from clock_sessions s where ${shiftFilter} order by s.business_day desc, s.id desc limit $8 offset $9) s
     ${shiftJoins('$7')} order by s.business_day desc, s.id desc`,
    [...found, now, query.limit, offsetOf(query)],
  );
  const { count, ...totals } = sums ?? { count: 0, activeSeconds: 0, breakSeconds: 0 };
  const items = rows.map((row) => shiftOf(row, now));
  return { ...answerPage(items, query, count), totals };
}

/** Returns a shift of the store with its punches, corrections and approvals. Throws record.notFound. */
export async function readShift(tx: Tx, at: Pick<Scope, 'businessId' | 'storeId'>, now: string, id: string) {
  const row = await tx.one<ShiftRow>(
    `${shiftColumns} from (select * from clock_sessions where business_id = $1 and store_id = $2 and id = $3) s ${shiftJoins('$4')}`,
    [at.businessId, at.storeId, id, now],
  );
  const of = { businessId: at.businessId, id };
  const [corrections, approvals] = [await tx.all(listCorrections, of), await tx.all(listApprovals, of)];
  return { ...shiftOf(row, now), logs: await punchesOf(tx, at.businessId, id), corrections, approvals };
}

/** Returns shifts of the store by their ids; ids of other stores are left out. */
export async function shiftsOf(
  tx: Tx,
  at: Pick<Scope, 'businessId' | 'storeId'>,
  now: string,
  ids: readonly string[],
): Promise<Shift[]> {
  const rows = await tx.raw<ShiftRow>(
    `${shiftColumns} from (select * from clock_sessions where business_id = $1 and store_id = $2 and id = any($3)) s
     ${shiftJoins('$4')}`,
    [at.businessId, at.storeId, ids, now],
  );
  return rows.map((row) => shiftOf(row, now));
}

type ShiftRow = Omit<Shift, 'flags' | 'voided'> & {
  last_source: string | null;
  is_voided: boolean;
  has_drawer: boolean;
};

function shiftOf(
  { last_source: source, is_voided: voided, has_drawer: hasDrawer, ...shift }: ShiftRow,
  now: string,
): Shift {
  const isOver = shift.status === 'CLOCKED_OUT';
  const open = (Date.parse(now) - Date.parse(shift.firstClockIn)) / 1000;
  const flags: Shift['flags'] = [];
  if (!voided && !isOver && open > LONG_OPEN_SECONDS) flags.push('longOpen');
  if (isOver && source === 'auto') flags.push('autoOut');
  if (isOver && hasDrawer && shift.clockOutCash === null) flags.push('uncounted');
  return { ...shift, flags, voided };
}

// Parameters: 1 business, 2 store, 3 first day, 4 last day, 5 person, 6 status; in the list also 7 now.
const shiftFilter = `s.business_id = $1 and s.store_id = $2 and ($3::date is null or s.business_day >= $3)
  and ($4::date is null or s.business_day <= $4) and ($5::uuid is null or s.user_id = $5) and ($6::text is null or s.status = $6)`;

// The saved seconds end at the last punch. The time since then, until now, counts for the current status.
const secondsAt = (now: string) => {
  const since = `greatest(0, floor(extract(epoch from ${now}::timestamptz - s.started_at))::int - s.active_seconds - s.break_seconds)`;
  return `s.active_seconds + case s.status when 'CLOCKED_IN' then ${since} else 0 end as active,
    s.break_seconds + case s.status when 'ON_BREAK' then ${since} else 0 end as break`;
};

const shiftColumns = `
select s.id, s.version, s.user_id as "userId", u.name as "employeeName", u.email as "employeeEmail", s.store_id as "storeId",
  s.business_day as "businessDay", s.status, s.started_at as "firstClockIn", s.ended_at as "lastClockOut",
  t.active as "activeSeconds", t.break as "breakSeconds", s.clock_in_cash as "clockInCash", s.clock_out_cash as "clockOutCash",
  s.approved_at as "approvedAt", a.name as "approvedBy", s.payroll_id as "payrollId",
  s.notes, s.voided_at is not null as is_voided, s.register_session_id is not null as has_drawer,
  (select l.source from clock_logs l where l.business_id = s.business_id and l.session_id = s.id and l.replaced_by is null
    order by l.at desc, l.seq desc limit 1) as last_source,
  exists (select 1 from clock_corrections c where c.business_id = s.business_id and c.session_id = s.id) as corrected`;
const shiftJoins = (now: string) => `
join users u on u.business_id = s.business_id and u.id = s.user_id
left join users a on a.business_id = s.business_id and a.id = s.approved_by
cross join lateral (select ${secondsAt(now)}) t`;
