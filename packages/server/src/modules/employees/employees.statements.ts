// Generated from employees.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Employee } from '@tilldesk/domain/employees';

export const insertEmployee: Statement<
  { businessId: string; id: string; name: string; email: string; username: string; phone: string | null; userType: string; roleId: string; language: string | null; address: string | null; emergencyContact: string | null; emergencyPhone: string | null; hireDate: string | null; active: boolean; passwordHash: string; now: string },
  { id: string }
> = {
  text: `insert into users (business_id, id, name, email, username, phone, user_type, role_id, language, address, emergency_contact,
  emergency_phone, hire_date, active, password_hash, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
  $12, $13, $14, $15, $16, $16)
on conflict do nothing returning id`,
  parameters: ['businessId', 'id', 'name', 'email', 'username', 'phone', 'userType', 'roleId', 'language', 'address', 'emergencyContact', 'emergencyPhone', 'hireDate', 'active', 'passwordHash', 'now'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const updateEmployee: Statement<
  { name: string; email: string; username: string; phone: string | null; userType: string; roleId: string; language: string | null; address: string | null; emergencyContact: string | null; emergencyPhone: string | null; hireDate: string | null; active: boolean; now: string; businessId: string; id: string },
  object
> = {
  text: `update users set name = $1, email = $2, username = $3, phone = $4, user_type = $5, role_id = $6,
  language = $7, address = $8, emergency_contact = $9, emergency_phone = $10,
  hire_date = $11, active = $12, leave_date = case when $12::boolean then null else leave_date end,
  updated_at = $13, version = version + 1
where business_id = $14 and id = $15`,
  parameters: ['name', 'email', 'username', 'phone', 'userType', 'roleId', 'language', 'address', 'emergencyContact', 'emergencyPhone', 'hireDate', 'active', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveLeaveDate: Statement<
  { day: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update users set leave_date = $1, updated_at = $2, version = version + 1 where business_id = $3 and id = $4`,
  parameters: ['day', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const lockUser: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from users where business_id = $1 and id = $2 for update`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const deleteOtherStores: Statement<
  { businessId: string; userId: string; storeIds: readonly string[] },
  object
> = {
  text: `delete from user_stores where business_id = $1 and user_id = $2 and store_id <> all ($3::uuid[])`,
  parameters: ['businessId', 'userId', 'storeIds'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertStores: Statement<
  { businessId: string; userId: string; storeIds: readonly string[] },
  object
> = {
  text: `insert into user_stores (business_id, user_id, store_id) select $1, $2, s from unnest($3::uuid[]) s
on conflict do nothing`,
  parameters: ['businessId', 'userId', 'storeIds'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listAssignableStores: Statement<
  { businessId: string; isAdmin: boolean; userId: string },
  { id: string; name: string }
> = {
  text: `select s.id, s.name from stores s
where s.business_id = $1 and s.active and ($2::boolean or exists (
  select 1 from user_stores u where u.business_id = s.business_id and u.store_id = s.id and u.user_id = $3))
order by s.name, s.id`,
  parameters: ['businessId', 'isAdmin', 'userId'],
  columns: ['id', 'name'],
  notNull: [],
  prepared: undefined,
};

export const readStoresOfGiver: Statement<
  { userId: string; businessId: string; storeIds: readonly string[] },
  { id: string; isOwn: boolean }
> = {
  text: `select s.id, exists (
  select 1 from user_stores u where u.business_id = s.business_id and u.store_id = s.id and u.user_id = $1) as is_own
from stores s where s.business_id = $2 and s.id = any($3::uuid[])`,
  parameters: ['userId', 'businessId', 'storeIds'],
  columns: ['id', 'isOwn'],
  notNull: [],
  prepared: undefined,
};

export const readPeople: Statement<
  { now: string; businessId: string; ids: readonly string[] },
  { id: string; name: string; email: string; username: string; phone: string | null; userType: Employee['userType']; roleId: string; roleName: string; language: Employee['language'] | null; address: string | null; emergencyContact: string | null; emergencyPhone: string | null; hireDate: string | null; active: boolean; leaveDate: string | null; accessPin: boolean; twoFactor: 'app' | 'mail' | null; invitedAt: string | null; lockedUntil: string | null; version: number; newEmail: { email: string; oldConfirmed: boolean; newConfirmed: boolean; endsAt: string } | null; createdAt: string; updatedAt: string; storeIds: string[]; storeNames: string[] }
> = {
  text: `select u.id, u.name, u.email, u.username, u.phone, u.user_type, u.role_id, r.name as role_name, u.language, u.address,
  u.emergency_contact, u.emergency_phone, u.hire_date, u.active, u.leave_date, u.pin_hash is not null as access_pin, u.two_factor,
  u.invited_at, locked_until(u.id, $1) as locked_until, u.version,
  (select json_build_object('email', c.new_email, 'oldConfirmed', c.old_confirmed_at is not null,
      'newConfirmed', c.new_confirmed_at is not null,
      'endsAt', to_char(c.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from email_changes c where c.business_id = u.business_id and c.user_id = u.id and c.ends_at > $1) as new_email,
  u.created_at, u.updated_at,
  coalesce((select json_agg(s.store_id order by s.store_id) from user_stores s
    where s.business_id = u.business_id and s.user_id = u.id), '[]') as store_ids,
  coalesce((select json_agg(st.name order by s.store_id) from user_stores s
    join stores st on st.business_id = s.business_id and st.id = s.store_id
    where s.business_id = u.business_id and s.user_id = u.id), '[]') as store_names
from users u join roles r on r.business_id = u.business_id and r.id = u.role_id
where u.business_id = $2 and u.id = any($3::uuid[])`,
  parameters: ['now', 'businessId', 'ids'],
  columns: ['id', 'name', 'email', 'username', 'phone', 'userType', 'roleId', 'roleName', 'language', 'address', 'emergencyContact', 'emergencyPhone', 'hireDate', 'active', 'leaveDate', 'accessPin', 'twoFactor', 'invitedAt', 'lockedUntil', 'version', 'newEmail', 'createdAt', 'updatedAt', 'storeIds', 'storeNames'],
  notNull: [],
  prepared: undefined,
};
