-- import type { Permission } from '@tilldesk/domain/rights'
-- import type { Limits } from '@tilldesk/domain/roles'

-- name: listRoles
-- type permissions: Permission[]
-- type limits: Limits
select id, name, version, permissions, limits from roles where business_id = :businessId and archived_at is null
order by name, id;

-- name: lockAdmins
-- In the order of their ids, so that two changes that take away admins wait for each other.
select id, role_id from users where business_id = :businessId and user_type = 'admin' and active order by id for update;

-- name: readAccessOfRole
-- Locked, so that the role is not archived before the transaction ends.
-- type permissions: Permission[]
-- type limits: Limits
select permissions, limits from roles where business_id = :businessId and id = :roleId and archived_at is null for key share;
