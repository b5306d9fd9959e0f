-- import type { Permission } from '@tilldesk/domain/rights'
-- import type { Limits } from '@tilldesk/domain/roles'

-- name: countHolders
-- not null: id, people
select r.id, (select count(*)::int from users u where u.business_id = :businessId and u.role_id = r.id) as people
from unnest(:ids::uuid[]) as r(id);

-- name: findRoleOfName
select name from roles where business_id = :businessId and lower(name) = lower(:name) and id <> :id and archived_at is null;

-- name: lockRole
-- type permissions: Permission[]
-- type limits: Limits
select id, name, version, permissions, limits from roles
where business_id = :businessId and id = :id and archived_at is null for update;

-- name: saveRights
update roles set permissions = :permissions::jsonb, version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: isRoleOf
select 1 as found from users where business_id = :businessId and id = :userId and role_id = :id;
