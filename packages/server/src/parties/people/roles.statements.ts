// Generated from roles.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Permission } from '@tilldesk/domain/rights';
import type { Limits } from '@tilldesk/domain/roles';

export const listRoles: Statement<
  { businessId: string },
  { id: string; name: string; version: number; permissions: Permission[]; limits: Limits }
> = {
  text: `select id, name, version, permissions, limits from roles where business_id = $1 and archived_at is null
order by name, id`,
  parameters: ['businessId'],
  columns: ['id', 'name', 'version', 'permissions', 'limits'],
  notNull: [],
  prepared: undefined,
};

/** In the order of their ids, so that two changes that take away admins wait for each other. */
export const lockAdmins: Statement<
  { businessId: string },
  { id: string; roleId: string }
> = {
  text: `select id, role_id from users where business_id = $1 and user_type = 'admin' and active order by id for update`,
  parameters: ['businessId'],
  columns: ['id', 'roleId'],
  notNull: [],
  prepared: undefined,
};

/** Locked, so that the role is not archived before the transaction ends. */
export const readAccessOfRole: Statement<
  { businessId: string; roleId: string },
  { permissions: Permission[]; limits: Limits }
> = {
  text: `select permissions, limits from roles where business_id = $1 and id = $2 and archived_at is null for key share`,
  parameters: ['businessId', 'roleId'],
  columns: ['permissions', 'limits'],
  notNull: [],
  prepared: undefined,
};
