// Generated from meetings.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const listOwnMeetings: Statement<
  { businessId: string; userId: string; now: string },
  { id: string; startsAt: string; endsAt: string; note: string; email: string }
> = {
  text: `select m.id, m.starts_at, m.ends_at, m.note, u.email
from meetings m join users u on u.business_id = m.business_id and u.id = m.user_id
where m.business_id = $1 and m.user_id = $2 and m.cancelled_at is null and m.ends_at > $3
order by m.starts_at`,
  parameters: ['businessId', 'userId', 'now'],
  columns: ['id', 'startsAt', 'endsAt', 'note', 'email'],
  notNull: [],
  prepared: undefined,
};

export const readTakenTimes: Statement<
  { from: string; to: string },
  { startsAt: string }
> = {
  text: `select t as starts_at from taken_meetings($1, $2) t`,
  parameters: ['from', 'to'],
  columns: ['startsAt'],
  notNull: ['startsAt'],
  prepared: undefined,
};

export const lockMeetingTimes: Statement<
  object,
  { locked: string | null }
> = {
  text: `select pg_advisory_xact_lock(hashtextextended('meetings', 0))::text as locked`,
  parameters: [],
  columns: ['locked'],
  notNull: [],
  prepared: undefined,
};

export const insertMeeting: Statement<
  { businessId: string; id: string; storeId: string; userId: string; startsAt: string; endsAt: string; note: string; timeZone: string; now: string },
  object
> = {
  text: `insert into meetings (business_id, id, store_id, user_id, starts_at, ends_at, note, time_zone, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  parameters: ['businessId', 'id', 'storeId', 'userId', 'startsAt', 'endsAt', 'note', 'timeZone', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const lockOwnMeeting: Statement<
  { businessId: string; userId: string; id: string },
  { id: string; startsAt: string; endsAt: string; note: string; timeZone: string; email: string }
> = {
  text: `select m.id, m.starts_at, m.ends_at, m.note, m.time_zone, u.email
from meetings m join users u on u.business_id = m.business_id and u.id = m.user_id
where m.business_id = $1 and m.user_id = $2 and m.id = $3 and m.cancelled_at is null
for update of m`,
  parameters: ['businessId', 'userId', 'id'],
  columns: ['id', 'startsAt', 'endsAt', 'note', 'timeZone', 'email'],
  notNull: [],
  prepared: undefined,
};

export const cancelMeeting: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update meetings set cancelled_at = $1 where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
