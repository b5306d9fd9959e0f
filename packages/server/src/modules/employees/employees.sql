-- import type { Employee } from '@tilldesk/domain/employees'

-- name: insertEmployee
insert into users (business_id, id, name, email, username, phone, user_type, role_id, language, address, emergency_contact,
  emergency_phone, hire_date, active, password_hash, created_at, updated_at)
values (:businessId, :id, :name, :email, :username, :phone?, :userType, :roleId, :language?, :address?, :emergencyContact?,
  :emergencyPhone?, :hireDate?, :active, :passwordHash, :now, :now)
on conflict do nothing returning id;

-- name: updateEmployee
update users set name = :name, email = :email, username = :username, phone = :phone?, user_type = :userType, role_id = :roleId,
  language = :language?, address = :address?, emergency_contact = :emergencyContact?, emergency_phone = :emergencyPhone?,
  hire_date = :hireDate?, active = :active, leave_date = case when :active::boolean then null else leave_date end,
  updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: saveLeaveDate
update users set leave_date = :day, updated_at = :now, version = version + 1 where business_id = :businessId and id = :id;

-- name: lockUser
select 1 as found from users where business_id = :businessId and id = :id for update;

-- name: deleteOtherStores
delete from user_stores where business_id = :businessId and user_id = :userId and store_id <> all (:storeIds::uuid[]);

-- name: insertStores
insert into user_stores (business_id, user_id, store_id) select :businessId, :userId, s from unnest(:storeIds::uuid[]) s
on conflict do nothing;

-- name: listAssignableStores
select s.id, s.name from stores s
where s.business_id = :businessId and s.active and (:isAdmin::boolean or exists (
  select 1 from user_stores u where u.business_id = s.business_id and u.store_id = s.id and u.user_id = :userId))
order by s.name, s.id;

-- name: readStoresOfGiver
select s.id, exists (
  select 1 from user_stores u where u.business_id = s.business_id and u.store_id = s.id and u.user_id = :userId) as is_own
from stores s where s.business_id = :businessId and s.id = any(:storeIds::uuid[]);

-- name: readPeople
-- type user_type: Employee['userType']
-- type language: Employee['language']
-- type store_ids: string[]
-- type store_names: string[]
-- type new_email: { email: string; oldConfirmed: boolean; newConfirmed: boolean; endsAt: string }
select u.id, u.name, u.email, u.username, u.phone, u.user_type, u.role_id, r.name as role_name, u.language, u.address,
  u.emergency_contact, u.emergency_phone, u.hire_date, u.active, u.leave_date, u.pin_hash is not null as access_pin, u.two_factor,
  u.invited_at, locked_until(u.id, :now) as locked_until, u.version,
  (select json_build_object('email', c.new_email, 'oldConfirmed', c.old_confirmed_at is not null,
      'newConfirmed', c.new_confirmed_at is not null,
      'endsAt', to_char(c.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from email_changes c where c.business_id = u.business_id and c.user_id = u.id and c.ends_at > :now) as new_email,
  u.created_at, u.updated_at,
  coalesce((select json_agg(s.store_id order by s.store_id) from user_stores s
    where s.business_id = u.business_id and s.user_id = u.id), '[]') as store_ids,
  coalesce((select json_agg(st.name order by s.store_id) from user_stores s
    join stores st on st.business_id = s.business_id and st.id = s.store_id
    where s.business_id = u.business_id and s.user_id = u.id), '[]') as store_names
from users u join roles r on r.business_id = u.business_id and r.id = u.role_id
where u.business_id = :businessId and u.id = any(:ids::uuid[]);
