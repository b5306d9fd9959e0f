-- import type { CashMovementKind } from '@tilldesk/domain/registers'

-- name: saveClosing
update register_sessions set status = :status, closed_by = :userId, closed_at = greatest(:now, opened_at),
  counted_cash = :counted?, closing_note = :note?,
  expected_cash = :expected, denominations = :denominations?, bank_drop = :bankDrop, variance_reason = :reason?,
    reason_missing = :reasonMissing, forced = :isForced,
  approval_id = :approvalId?, version = version + 1
where business_id = :businessId and id = :id;

-- name: saveCountedDrawer
update register_sessions set status = 'closed', counted_cash = :counted, denominations = :denominations?,
  variance_reason = :reason?,
  reason_missing = :reasonMissing, counted_by = :userId, counted_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: listDrawersSince
select opened_by, status from register_sessions
where business_id = :businessId and register_id = :registerId and id <> :id and opened_at >= :openedAt limit 2;

-- name: saveExplanation
update register_sessions set variance_reason = :reason, reason_missing = false, version = version + 1
where business_id = :businessId and id = :drawerId;

-- name: findDrawerOfPerson
select 1 as found from register_sessions s where s.business_id = :businessId and s.id = :drawerId and (:userId in (s.closed_by,
  s.counted_by)
or exists (select 1 from register_session_people w
  where w.business_id = :businessId and w.session_id = :drawerId and w.user_id = :userId));

-- name: lockPersonForDrawer
select 1 as found from users where business_id = :businessId and id = :userId for no key update;

-- name: saveLeftDrawers
update register_session_people set left_at = :now
where business_id = :businessId and store_id = :storeId and user_id = :userId and left_at is null;

-- name: insertDrawerPerson
insert into register_session_people (business_id, id, store_id, session_id, user_id, joined_at)
values (:businessId, :id, :storeId, :drawerId, :userId, :now);

-- name: findDrawerOf
select session_id from register_session_people
where business_id = :businessId and store_id = :storeId and user_id = :userId and left_at is null;

-- name: saveDrawerLeft
update register_session_people set left_at = :now
where business_id = :businessId and session_id = :drawerId and (:userId?::uuid is null or user_id = :userId?) and left_at is null;

-- name: readOccupancy
select coalesce(bool_or(user_id = :userId), false) as is_on, coalesce(bool_or(user_id <> :userId), false) as others
from register_session_people where business_id = :businessId and session_id = :drawerId and left_at is null;

-- name: lockActiveRegister
select id from registers where business_id = :businessId and store_id = :storeId and active and (:registerId?::uuid is null
  or id = :registerId?)
order by created_at, id limit 1 for no key update;

-- name: findOpenDrawer
select id from register_sessions where business_id = :businessId and register_id = :registerId and closed_at is null;

-- name: insertDrawer
insert into register_sessions (business_id, id, store_id, register_id, status, opened_by, opened_at, opening_counted,
  opening_denominations, opening_note, opening_expected)
values (:businessId, :id, :storeId, :register, 'open', :userId, :now, :counted, :denominations?, :comment?, (
  select s.counted_cash - s.bank_drop from register_sessions s where s.business_id = :businessId and s.register_id = :register
  order by s.opened_at desc, s.id desc limit 1))
on conflict (business_id, id) do nothing returning 1 as found;

-- name: lockRegisterOfDrawer
select 1 as found from registers where business_id = :businessId and id = (
select register_id from register_sessions where business_id = :businessId and id = :drawerId) for no key update;

-- name: readLockedDrawer
select s.id, s.store_id, s.register_id, r.name as register, s.status, s.version, s.opened_at, s.counted_cash,
  s.variance_reason, s.reason_missing
from register_sessions s join registers r on r.business_id = s.business_id and r.id = s.register_id
where s.business_id = :businessId and s.id = :drawerId for update of s;

-- name: readExpectedCash
-- not null: expected
select opening_counted + (select coalesce(sum(m.amount), 0)::bigint from cash_movements m
  where m.business_id = :businessId and m.session_id = :drawerId) as expected
from register_sessions where business_id = :businessId and id = :drawerId;

-- name: lockDrawerRow
-- prepared
select 1 as found from register_sessions where business_id = :businessId and id = :drawerId for no key update;

-- name: lockOpenDrawersOf
-- prepared
select m.id, r.id as drawer from cash_movements m
join register_sessions r on r.business_id = m.business_id and r.id = m.session_id and r.closed_at is null
where m.business_id = :businessId and m.id = any(:movementIds::uuid[]) order by r.id for key share of r;

-- name: insertCashOfDocument
-- prepared
insert into cash_movements (business_id, id, session_id, kind, amount, reason, source_id, user_id, at)
values (:businessId, :id, :drawer, :kind, :amount, :reason, :documentId, :userId, :now);

-- name: findCashOfDocument
select 1 as found from cash_movements where business_id = :businessId and source_id = :documentId;

-- name: insertCashCount
insert into cash_movements (business_id, id, session_id, kind, amount, counted, user_id, at)
values (:businessId, :id, :drawerId, 'count', 0, :counted, :userId, :now);

-- name: readCashMovement
-- type kind: CashMovementKind
select kind, amount, source_id, user_id, exists (select 1 from cash_movements x
  where x.business_id = :businessId and x.reverses_id = m.id) as is_reversed
from cash_movements m where business_id = :businessId and session_id = :drawerId and id = :movementId;

-- name: insertCashMovement
insert into cash_movements (business_id, id, session_id, kind, amount, category, reason, reverses_id, user_id, at)
values (:businessId, :id, :drawerId, :kind, :amount, :category?, :reason, :reversesId?, :userId, :now)
  on conflict (business_id, id) do nothing returning 1 as found;

-- name: findOwnDrawer
-- prepared
select r.id from register_session_people w
join register_sessions r on r.business_id = w.business_id and r.id = w.session_id and r.closed_at is null
where w.business_id = :businessId and w.store_id = :storeId and w.user_id = :userId and w.left_at is null
  and (:registerId?::uuid is null or r.register_id = :registerId?::uuid)
for key share of r;

-- name: findOtherDrawer
-- prepared
select g.name from register_session_people w
join register_sessions r on r.business_id = w.business_id and r.id = w.session_id and r.closed_at is null
join registers g on g.business_id = r.business_id and g.id = r.register_id
where w.business_id = :businessId and w.store_id = :storeId and w.user_id = :userId and w.left_at is null;

-- name: insertRegister
insert into registers (business_id, id, store_id, name, created_at, updated_at) values (:businessId, :id, :storeId, :name,
  :now, :now)
on conflict (business_id, id) do nothing returning 1 as found;

-- name: lockRegisterRow
select name, active, version from registers
where business_id = :businessId and store_id = :storeId and id = :id for no key update;

-- name: saveRegister
update registers set name = :name, active = :active, updated_at = :now, version = version + 1 where business_id = :businessId
  and id = :id;

-- name: findOtherRegister
select 1 as found from registers where business_id = :businessId and store_id = :storeId and active and id <> :id limit 1;

-- name: findRegisterOfName
select 1 as found from registers where business_id = :businessId and store_id = :storeId and active and id <> :id
  and lower(name) = lower(:name);

-- name: lockStoreOfRegisters
select 1 as found from stores where business_id = :businessId and id = :storeId for no key update;

-- name: listRegisterRows
-- not null: id
select r.id, r.name, r.active, r.version, s.id as open, case when u.status = 'uncounted' then u.id end as uncounted
  from registers r
left join register_sessions s on s.business_id = r.business_id and s.register_id = r.id and s.closed_at is null
left join lateral (select x.id, x.status from register_sessions x
  where x.business_id = r.business_id and x.store_id = r.store_id and x.register_id = r.id and x.closed_at is not null
  order by x.opened_at desc, x.id desc limit 1) u on true
where r.business_id = :businessId and r.store_id = :storeId and (r.active or :isWithInactive) order by r.created_at, r.id;

-- name: listDrawers
-- While a drawer is open its expected cash is the sum of its ledger; at the closing it is frozen.
-- prepared
-- not null: id, register_name, opened_by, summed, is_mine
-- type people: string[]
select s.id, s.register_id, r.name as register_name, s.status, o.name as opened_by, s.opened_at,
  s.opening_expected, s.opening_counted, c.name as closed_by,
  s.closed_at, s.counted_cash as counted, n.name as counted_by, s.variance_reason as reason,
  s.reason_missing, s.bank_drop, s.forced, g.name as approved_by,
  s.opening_note, s.closing_note as note, s.version,
  coalesce(s.expected_cash, s.opening_counted + (select coalesce(sum(m.amount), 0)::bigint from cash_movements m
    where m.business_id = s.business_id and m.session_id = s.id)) as summed,
  (select json_agg(w.name order by k.joined_at, k.id) from register_session_people k
    join users w on w.business_id = k.business_id and w.id = k.user_id
    where k.business_id = s.business_id and k.session_id = s.id and k.left_at is null) as people,
  exists (select 1 from register_session_people k
    where k.business_id = s.business_id and k.session_id = s.id and k.user_id = :userId and k.left_at is null) as is_mine
from register_sessions s
join registers r on r.business_id = s.business_id and r.id = s.register_id
join users o on o.business_id = s.business_id and o.id = s.opened_by
left join users c on c.business_id = s.business_id and c.id = s.closed_by
left join users n on n.business_id = s.business_id and n.id = s.counted_by
left join approvals a on a.business_id = s.business_id and a.id = s.approval_id
left join users g on g.business_id = a.business_id and g.id = a.granter_id
where s.business_id = :businessId and s.store_id = :storeId and s.id = any(:ids::uuid[])
order by s.opened_at desc, s.id desc;

-- name: sumDrawers
-- prepared
select count(*)::int as found, coalesce(sum(counted_cash), 0)::bigint as counted,
  coalesce(sum(expected_cash) filter (where status = 'closed'), 0)::bigint as expected,
  coalesce(sum(counted_cash - expected_cash) filter (where counted_cash > expected_cash), 0)::bigint as over,
  coalesce(sum(expected_cash - counted_cash) filter (where counted_cash < expected_cash), 0)::bigint as short,
  count(*) filter (where status = 'uncounted')::int as uncounted
from drawers_matching(:businessId, :storeId, :from?, :before?, :registerId?, :employee?, :status?);

-- name: listDrawerIds
-- prepared
-- not null: id
select id from drawers_matching(:businessId, :storeId, :from?, :before?, :registerId?, :employee?, :status?)
order by opened_at desc, id desc limit :limit offset :offset;
