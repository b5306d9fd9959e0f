// Generated from roles.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Permission } from '@tilldesk/domain/rights';
import type { Limits } from '@tilldesk/domain/roles';

export const countHolders: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; people: number }
> = {
  text: `select r.id, (select count(*)::int from users u where u.business_id = $1 and u.role_id = r.id) as people
from unnest($2::uuid[]) as r(id)`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'people'],
  notNull: ['id', 'people'],
  prepared: undefined,
};

export const findRoleOfName: Statement<
  { businessId: string; name: string; id: string },
  { name: string }
> = {
  text: `select name from roles where business_id = $1 and lower(name) = lower($2) and id <> $3 and archived_at is null`,
  parameters: ['businessId', 'name', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const lockRole: Statement<
  { businessId: string; id: string },
  { id: string; name: string; version: number; permissions: Permission[]; limits: Limits }
> = {
  text: `select id, name, version, permissions, limits from roles
where business_id = $1 and id = $2 and archived_at is null for update`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'name', 'version', 'permissions', 'limits'],
  notNull: [],
  prepared: undefined,
};

export const saveRights: Statement<
  { permissions: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update roles set permissions = $1::jsonb, version = version + 1, updated_at = $2
where business_id = $3 and id = $4`,
  parameters: ['permissions', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const isRoleOf: Statement<
  { businessId: string; userId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from users where business_id = $1 and id = $2 and role_id = $3`,
  parameters: ['businessId', 'userId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};
