// Generated from clock.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { ClockSource, ClockStatus, ShiftDetails } from '@tilldesk/domain/clock';

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
