-- import type { ClockSource, ClockStatus, HoursRules, ShiftDetails } from '@tilldesk/domain/clock'

-- name: insertShift
insert into clock_sessions (business_id, id, store_id, user_id, status, business_day, started_at, clock_in_cash,
  created_at, updated_at)
values (:businessId, :shiftId, :storeId, :userId, 'CLOCKED_IN', :businessDay, :now, :cash, :now, :now)
on conflict (business_id, user_id) where ended_at is null and voided_at is null do nothing returning id;

-- name: saveDrawerOfShift
update clock_sessions set register_session_id = :drawerId where business_id = :businessId and id = :shiftId;

-- name: saveClockOut
update clock_sessions set clock_out_cash = :cash?, notes = :notes? where business_id = :businessId and id = :id;

-- name: readLatestShift
-- The open shift, or the last one that ended since. A person who joined another drawer after the clock-in counts for that drawer.
-- prepared
select id, business_day, started_at, ended_at,
  coalesce((select w.session_id from register_session_people w where w.business_id = s.business_id
  and w.store_id = s.store_id and w.user_id = s.user_id and w.left_at is null and s.ended_at is null),
  register_session_id) as register_session_id
from (
  select * from clock_sessions where business_id = :businessId and user_id = :userId and voided_at is null
  order by started_at desc, ended_at desc nulls first, id desc limit 1) s
where ended_at is null or ended_at >= :from;

-- name: replacePunches
update clock_logs set replaced_by = :correctionId where business_id = :businessId and id = any(:ids::uuid[]);

-- name: voidOneShift
update clock_sessions set voided_at = :now, updated_at = :now, version = version + 1 where business_id = :businessId and id = :id;

-- name: listPunches
-- type status: ClockStatus
-- type source: ClockSource
select id, status, at, source, note from clock_logs
where business_id = :businessId and session_id = :shiftId and replaced_by is null order by at, seq;

-- name: listPunchesOfDay
-- prepared
-- type status: ClockStatus
-- type source: ClockSource
select l.id, l.status, l.at, l.source, l.note from clock_sessions s
join clock_logs l on l.business_id = s.business_id and l.session_id = s.id and l.replaced_by is null
where s.business_id = :businessId and s.user_id = :userId and s.business_day = :businessDay and s.voided_at is null
order by s.started_at, s.id, l.at, l.seq;

-- name: insertPunches
insert into clock_logs (business_id, session_id, id, status, at, source, note)
select :businessId, :shiftId, x.id, x.status, x.at, x.source, x.note
from jsonb_to_recordset(:logs::jsonb) as x(id uuid, status text, at timestamptz, source text, note text);

-- name: insertCorrection
insert into clock_corrections (business_id, id, session_id, user_id, at, reason, before, after)
values (:businessId, :id, :shiftId, :userId, :now, :reason, :before, :after);

-- name: findOverlap
select 1 as found from clock_sessions where business_id = :businessId and user_id = :userId and id <> :shiftId
  and voided_at is null and started_at < :endedAt and coalesce(ended_at, 'infinity') > :startedAt limit 1;

-- name: saveShiftState
update clock_sessions set status = :status, business_day = :businessDay, started_at = :startedAt, ended_at = :endedAt?,
  active_seconds = :activeSeconds, break_seconds = :breakSeconds, updated_at = :now, version = version + 1
where business_id = :businessId and id = :shiftId;

-- name: listCorrections
-- type before: ShiftDetails['corrections'][number]['before']
-- type after: ShiftDetails['corrections'][number]['after']
select c.id, u.name as by, c.at, c.reason, c.before, c.after from clock_corrections c
join users u on u.business_id = c.business_id and u.id = c.user_id
where c.business_id = :businessId and c.session_id = :id order by c.at desc, c.id desc;

-- name: lockShifts
-- Approves in the order of ids, so that two approvals of the same shifts wait for each other.
select id, version from clock_sessions
where business_id = :businessId and store_id = :storeId and id = any(:ids::uuid[]) order by id for update;

-- name: saveApproval
update clock_sessions set approved_at = :now, approved_by = :userId, version = version + 1, updated_at = :now
where business_id = :businessId and id = any(:ids::uuid[]);

-- name: saveReopening
update clock_sessions set approved_at = null, approved_by = null, version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: insertApprovals
insert into clock_approvals (business_id, id, session_id, user_id, at, reopened_for)
select :businessId, x.id, x.session_id, :userId, :now, :reopenedFor?
from unnest(:approvalIds::uuid[], :ids::uuid[]) as x(id, session_id);

-- name: listApprovals
select a.id, u.name as by, a.at, a.reopened_for from clock_approvals a
join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = :businessId and a.session_id = :id order by a.seq desc;

-- name: listWorkOfPeople
-- The shifts of people who worked in the store from a day on, in all stores, in whole weeks. Time of an open shift counts until now.
-- not null: active_seconds, break_seconds, is_here
select s.id, s.user_id, u.name as employee_name, s.business_day, s.started_at as first_clock_in,
  s.store_id = :storeId as is_here, s.approved_at is not null as is_approved,
  s.active_seconds + case s.status when 'CLOCKED_IN' then greatest(0, floor(extract(epoch from :now::timestamptz - s.started_at))::int
    - s.active_seconds - s.break_seconds) else 0 end as active_seconds,
  s.break_seconds + case s.status when 'ON_BREAK' then greatest(0, floor(extract(epoch from :now::timestamptz - s.started_at))::int
    - s.active_seconds - s.break_seconds) else 0 end as break_seconds
from clock_sessions s join users u on u.business_id = s.business_id and u.id = s.user_id
where s.business_id = :businessId and s.business_day between :weekFrom and :to and s.voided_at is null
  and s.user_id in (
    select w.user_id from clock_sessions w
    where w.business_id = :businessId and w.store_id = :storeId and w.business_day between :from and :to and w.voided_at is null);

-- name: readRules
-- type week_start: HoursRules['weekStart']
select week_start, daily_overtime, daily_double_time, weekly_overtime, paid_break, version from clock_rules
where business_id = :businessId and store_id = :storeId;

-- name: saveRules
-- Saves nothing if the rules have another version.
insert into clock_rules (business_id, id, store_id, week_start, daily_overtime, daily_double_time, weekly_overtime, paid_break, version)
select :businessId, :id, :storeId, :weekStart, :dailyOvertime?, :dailyDoubleTime?, :weeklyOvertime?, :paidBreak, 1
where :version::int = 0 or exists (select 1 from clock_rules r where r.business_id = :businessId and r.store_id = :storeId)
on conflict (business_id, store_id) do update set week_start = excluded.week_start, daily_overtime = excluded.daily_overtime,
  daily_double_time = excluded.daily_double_time, weekly_overtime = excluded.weekly_overtime, paid_break = excluded.paid_break,
  version = clock_rules.version + 1
where clock_rules.version = :version::int
returning version;

-- name: lockWork
-- not null: is_approved
select id, business_day, started_at as first_clock_in, active_seconds, break_seconds, approved_at is not null as is_approved
from clock_sessions
where business_id = :businessId and user_id = :userId and business_day between :from and :to and voided_at is null
order by id for update;

-- name: holdShifts
update clock_sessions set payroll_id = :payrollId, version = version + 1, updated_at = :now
where business_id = :businessId and id = any(:ids::uuid[]);

-- name: freeShifts
update clock_sessions set payroll_id = null, version = version + 1, updated_at = :now,
  approved_at = case when :isReopened::boolean then null else approved_at end,
  approved_by = case when :isReopened::boolean then null else approved_by end
where business_id = :businessId and payroll_id = :payrollId returning id;

-- name: readOwner
select user_id from clock_sessions where business_id = :businessId and store_id = :storeId and id = :id;
