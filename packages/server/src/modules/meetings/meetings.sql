-- name: listOwnMeetings
select m.id, m.starts_at, m.ends_at, m.note, u.email
from meetings m join users u on u.business_id = m.business_id and u.id = m.user_id
where m.business_id = :businessId and m.user_id = :userId and m.cancelled_at is null and m.ends_at > :now
order by m.starts_at;

-- name: readTakenTimes
-- not null: starts_at
select t as starts_at from taken_meetings(:from, :to) t;

-- name: lockMeetingTimes
select pg_advisory_xact_lock(hashtextextended('meetings', 0))::text as locked;

-- name: insertMeeting
insert into meetings (business_id, id, store_id, user_id, starts_at, ends_at, note, time_zone, created_at)
values (:businessId, :id, :storeId, :userId, :startsAt, :endsAt, :note, :timeZone, :now);

-- name: lockOwnMeeting
select m.id, m.starts_at, m.ends_at, m.note, m.time_zone, u.email
from meetings m join users u on u.business_id = m.business_id and u.id = m.user_id
where m.business_id = :businessId and m.user_id = :userId and m.id = :id and m.cancelled_at is null
for update of m;

-- name: cancelMeeting
update meetings set cancelled_at = :now where business_id = :businessId and id = :id;
