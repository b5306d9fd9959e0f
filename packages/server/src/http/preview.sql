-- import type { Permission } from '@tilldesk/domain/rights'
-- import type { Limits } from '@tilldesk/domain/roles'

-- name: readPreviewedRole
-- type permissions: Permission[]
-- type limits: Limits
select permissions, limits from roles where business_id = :businessId and id = :roleId and archived_at is null;
