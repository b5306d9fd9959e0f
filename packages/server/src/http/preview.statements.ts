// Generated from preview.sql by `pnpm sql`; do not edit.
import type { Statement } from '../database/statement.ts';
import type { Permission } from '@tilldesk/domain/rights';
import type { Limits } from '@tilldesk/domain/roles';

export const readPreviewedRole: Statement<
  { businessId: string; roleId: string },
  { permissions: Permission[]; limits: Limits }
> = {
  text: `select permissions, limits from roles where business_id = $1 and id = $2 and archived_at is null`,
  parameters: ['businessId', 'roleId'],
  columns: ['permissions', 'limits'],
  notNull: [],
  prepared: undefined,
};
