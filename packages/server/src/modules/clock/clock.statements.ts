// Generated from clock.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { ClockSource, ClockStatus, HoursRules, ShiftDetails } from '@tilldesk/domain/clock';

export const insertShift: Statement<
  { businessId: string; shiftId: string; storeId: string; userId: string; businessDay: string; now: string; cash: number },
  { id: string }
> = {
  text: `insert into clock_sessions (business_id, id, store_id, user_id, status, business_day, started_at, clock_in_cash,
  created_at, updated_at)
values ($1, $2, $3, $4, 'CLOCKED_IN', $5, $6, $7, $6, $6)
on conflict (business_id, user_id) where ended_at is null and voided_at is null do nothing returning id`,
  parameters: ['businessId', 'shiftId', 'storeId', 'userId', 'businessDay', 'now', 'cash'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const saveDrawerOfShift: Statement<
  { drawerId: string; businessId: string; shiftId: string },
  object
> = {
  text: `update clock_sessions set register_session_id = $1 where business_id = $2 and id = $3`,
  parameters: ['drawerId', 'businessId', 'shiftId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveClockOut: Statement<
  { cash: number | null; notes: string | null; businessId: string; id: string },
  object
> = {
  text: `update clock_sessions set clock_out_cash = $1, notes = $2 where business_id = $3 and id = $4`,
  parameters: ['cash', 'notes', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

/** The open shift, or the last one that ended since. A person who joined another drawer after the clock-in counts for that drawer. */
export const readLatestShift: Statement<
  { businessId: string; userId: string; from: string },
  { id: string; businessDay: string; startedAt: string; endedAt: string | null; registerSessionId: string | null }
> = {
  text: `select id, business_day, started_at, ended_at,
  coalesce((select w.session_id from register_session_people w where w.business_id = s.business_id
  and w.store_id = s.store_id and w.user_id = s.user_id and w.left_at is null and s.ended_at is null),
  register_session_id) as register_session_id
from (
  select * from clock_sessions where business_id = $1 and user_id = $2 and voided_at is null
  order by started_at desc, ended_at desc nulls first, id desc limit 1) s
where ended_at is null or ended_at >= $3`,
  parameters: ['businessId', 'userId', 'from'],
  columns: ['id', 'businessDay', 'startedAt', 'endedAt', 'registerSessionId'],
  notNull: [],
  prepared: 'clock.readLatestShift',
};

export const replacePunches: Statement<
  { correctionId: string; businessId: string; ids: readonly string[] },
  object
> = {
  text: `update clock_logs set replaced_by = $1 where business_id = $2 and id = any($3::uuid[])`,
  parameters: ['correctionId', 'businessId', 'ids'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const voidOneShift: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update clock_sessions set voided_at = $1, updated_at = $1, version = version + 1 where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listPunches: Statement<
  { businessId: string; shiftId: string },
  { id: string; status: ClockStatus; at: string; source: ClockSource; note: string | null }
> = {
  text: `select id, status, at, source, note from clock_logs
where business_id = $1 and session_id = $2 and replaced_by is null order by at, seq`,
  parameters: ['businessId', 'shiftId'],
  columns: ['id', 'status', 'at', 'source', 'note'],
  notNull: [],
  prepared: undefined,
};

export const listPunchesOfDay: Statement<
  { businessId: string; userId: string; businessDay: string },
  { id: string; status: ClockStatus; at: string; source: ClockSource; note: string | null }
> = {
  text: `select l.id, l.status, l.at, l.source, l.note from clock_sessions s
join clock_logs l on l.business_id = s.business_id and l.session_id = s.id and l.replaced_by is null
where s.business_id = $1 and s.user_id = $2 and s.business_day = $3 and s.voided_at is null
order by s.started_at, s.id, l.at, l.seq`,
  parameters: ['businessId', 'userId', 'businessDay'],
  columns: ['id', 'status', 'at', 'source', 'note'],
  notNull: [],
  prepared: 'clock.listPunchesOfDay',
};

export const insertPunches: Statement<
  { businessId: string; shiftId: string; logs: string },
  object
> = {
  text: `insert into clock_logs (business_id, session_id, id, status, at, source, note)
select $1, $2, x.id, x.status, x.at, x.source, x.note
from jsonb_to_recordset($3::jsonb) as x(id uuid, status text, at timestamptz, source text, note text)`,
  parameters: ['businessId', 'shiftId', 'logs'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertCorrection: Statement<
  { businessId: string; id: string; shiftId: string; userId: string; now: string; reason: string; before: string; after: string },
  object
> = {
  text: `insert into clock_corrections (business_id, id, session_id, user_id, at, reason, before, after)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  parameters: ['businessId', 'id', 'shiftId', 'userId', 'now', 'reason', 'before', 'after'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findOverlap: Statement<
  { businessId: string; userId: string; shiftId: string; endedAt: string; startedAt: string },
  { found: number }
> = {
  text: `select 1 as found from clock_sessions where business_id = $1 and user_id = $2 and id <> $3
  and voided_at is null and started_at < $4 and coalesce(ended_at, 'infinity') > $5 limit 1`,
  parameters: ['businessId', 'userId', 'shiftId', 'endedAt', 'startedAt'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const saveShiftState: Statement<
  { status: string; businessDay: string; startedAt: string; endedAt: string | null; activeSeconds: number; breakSeconds: number; now: string; businessId: string; shiftId: string },
  object
> = {
  text: `update clock_sessions set status = $1, business_day = $2, started_at = $3, ended_at = $4,
  active_seconds = $5, break_seconds = $6, updated_at = $7, version = version + 1
where business_id = $8 and id = $9`,
  parameters: ['status', 'businessDay', 'startedAt', 'endedAt', 'activeSeconds', 'breakSeconds', 'now', 'businessId', 'shiftId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listCorrections: Statement<
  { businessId: string; id: string },
  { id: string; by: string; at: string; reason: string; before: ShiftDetails['corrections'][number]['before']; after: ShiftDetails['corrections'][number]['after'] }
> = {
  text: `select c.id, u.name as by, c.at, c.reason, c.before, c.after from clock_corrections c
join users u on u.business_id = c.business_id and u.id = c.user_id
where c.business_id = $1 and c.session_id = $2 order by c.at desc, c.id desc`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'by', 'at', 'reason', 'before', 'after'],
  notNull: [],
  prepared: undefined,
};

/** Approves in the order of ids, so that two approvals of the same shifts wait for each other. */
export const lockShifts: Statement<
  { businessId: string; storeId: string; ids: readonly string[] },
  { id: string; version: number }
> = {
  text: `select id, version from clock_sessions
where business_id = $1 and store_id = $2 and id = any($3::uuid[]) order by id for update`,
  parameters: ['businessId', 'storeId', 'ids'],
  columns: ['id', 'version'],
  notNull: [],
  prepared: undefined,
};

export const saveApproval: Statement<
  { now: string; userId: string; businessId: string; ids: readonly string[] },
  object
> = {
  text: `update clock_sessions set approved_at = $1, approved_by = $2, version = version + 1, updated_at = $1
where business_id = $3 and id = any($4::uuid[])`,
  parameters: ['now', 'userId', 'businessId', 'ids'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveReopening: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update clock_sessions set approved_at = null, approved_by = null, version = version + 1, updated_at = $1
where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertApprovals: Statement<
  { businessId: string; userId: string; now: string; reopenedFor: string | null; approvalIds: readonly string[]; ids: readonly string[] },
  object
> = {
  text: `insert into clock_approvals (business_id, id, session_id, user_id, at, reopened_for)
select $1, x.id, x.session_id, $2, $3, $4
from unnest($5::uuid[], $6::uuid[]) as x(id, session_id)`,
  parameters: ['businessId', 'userId', 'now', 'reopenedFor', 'approvalIds', 'ids'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listApprovals: Statement<
  { businessId: string; id: string },
  { id: string; by: string; at: string; reopenedFor: string | null }
> = {
  text: `select a.id, u.name as by, a.at, a.reopened_for from clock_approvals a
join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = $1 and a.session_id = $2 order by a.seq desc`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'by', 'at', 'reopenedFor'],
  notNull: [],
  prepared: undefined,
};

/** The shifts of people who worked in the store from a day on, in all stores, in whole weeks. Time of an open shift counts until now. */
export const listWorkOfPeople: Statement<
  { storeId: string; now: string; businessId: string; weekFrom: string; to: string; from: string },
  { id: string; userId: string; employeeName: string; businessDay: string; firstClockIn: string; isHere: boolean; isApproved: boolean; activeSeconds: number; breakSeconds: number }
> = {
  text: `select s.id, s.user_id, u.name as employee_name, s.business_day, s.started_at as first_clock_in,
  s.store_id = $1 as is_here, s.approved_at is not null as is_approved,
  s.active_seconds + case s.status when 'CLOCKED_IN' then greatest(0, floor(extract(epoch from $2::timestamptz - s.started_at))::int
    - s.active_seconds - s.break_seconds) else 0 end as active_seconds,
  s.break_seconds + case s.status when 'ON_BREAK' then greatest(0, floor(extract(epoch from $2::timestamptz - s.started_at))::int
    - s.active_seconds - s.break_seconds) else 0 end as break_seconds
from clock_sessions s join users u on u.business_id = s.business_id and u.id = s.user_id
where s.business_id = $3 and s.business_day between $4 and $5 and s.voided_at is null
  and s.user_id in (
    select w.user_id from clock_sessions w
    where w.business_id = $3 and w.store_id = $1 and w.business_day between $6 and $5 and w.voided_at is null)`,
  parameters: ['storeId', 'now', 'businessId', 'weekFrom', 'to', 'from'],
  columns: ['id', 'userId', 'employeeName', 'businessDay', 'firstClockIn', 'isHere', 'isApproved', 'activeSeconds', 'breakSeconds'],
  notNull: ['isHere', 'activeSeconds', 'breakSeconds'],
  prepared: undefined,
};

export const readRules: Statement<
  { businessId: string; storeId: string },
  { weekStart: HoursRules['weekStart']; dailyOvertime: number | null; dailyDoubleTime: number | null; weeklyOvertime: number | null; paidBreak: number; version: number }
> = {
  text: `select week_start, daily_overtime, daily_double_time, weekly_overtime, paid_break, version from clock_rules
where business_id = $1 and store_id = $2`,
  parameters: ['businessId', 'storeId'],
  columns: ['weekStart', 'dailyOvertime', 'dailyDoubleTime', 'weeklyOvertime', 'paidBreak', 'version'],
  notNull: [],
  prepared: undefined,
};

/** Saves nothing if the rules have another version. */
export const saveRules: Statement<
  { businessId: string; id: string; storeId: string; weekStart: string; dailyOvertime: number | null; dailyDoubleTime: number | null; weeklyOvertime: number | null; paidBreak: number; version: number },
  { version: number }
> = {
  text: `insert into clock_rules (business_id, id, store_id, week_start, daily_overtime, daily_double_time, weekly_overtime, paid_break, version)
select $1, $2, $3, $4, $5, $6, $7, $8, 1
where $9::int = 0 or exists (select 1 from clock_rules r where r.business_id = $1 and r.store_id = $3)
on conflict (business_id, store_id) do update set week_start = excluded.week_start, daily_overtime = excluded.daily_overtime,
  daily_double_time = excluded.daily_double_time, weekly_overtime = excluded.weekly_overtime, paid_break = excluded.paid_break,
  version = clock_rules.version + 1
where clock_rules.version = $9::int
returning version`,
  parameters: ['businessId', 'id', 'storeId', 'weekStart', 'dailyOvertime', 'dailyDoubleTime', 'weeklyOvertime', 'paidBreak', 'version'],
  columns: ['version'],
  notNull: [],
  prepared: undefined,
};

export const lockWork: Statement<
  { businessId: string; userId: string; from: string; to: string },
  { id: string; businessDay: string; firstClockIn: string; activeSeconds: number; breakSeconds: number; isApproved: boolean }
> = {
  text: `select id, business_day, started_at as first_clock_in, active_seconds, break_seconds, approved_at is not null as is_approved
from clock_sessions
where business_id = $1 and user_id = $2 and business_day between $3 and $4 and voided_at is null
order by id for update`,
  parameters: ['businessId', 'userId', 'from', 'to'],
  columns: ['id', 'businessDay', 'firstClockIn', 'activeSeconds', 'breakSeconds', 'isApproved'],
  notNull: ['isApproved'],
  prepared: undefined,
};

export const holdShifts: Statement<
  { payrollId: string; now: string; businessId: string; ids: readonly string[] },
  object
> = {
  text: `update clock_sessions set payroll_id = $1, version = version + 1, updated_at = $2
where business_id = $3 and id = any($4::uuid[])`,
  parameters: ['payrollId', 'now', 'businessId', 'ids'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const freeShifts: Statement<
  { now: string; isReopened: boolean; businessId: string; payrollId: string },
  { id: string }
> = {
  text: `update clock_sessions set payroll_id = null, version = version + 1, updated_at = $1,
  approved_at = case when $2::boolean then null else approved_at end,
  approved_by = case when $2::boolean then null else approved_by end
where business_id = $3 and payroll_id = $4 returning id`,
  parameters: ['now', 'isReopened', 'businessId', 'payrollId'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const readOwner: Statement<
  { businessId: string; storeId: string; id: string },
  { userId: string }
> = {
  text: `select user_id from clock_sessions where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['userId'],
  notNull: [],
  prepared: undefined,
};
