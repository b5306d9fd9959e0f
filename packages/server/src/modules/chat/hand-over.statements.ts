// Generated from hand-over.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Permission } from '@tilldesk/domain/rights';

export const listAnsweredChats: Statement<
  { businessId: string; staffId: string },
  { id: string }
> = {
  text: `select id from chats where business_id = $1 and staff_id = $2 and status = 'active' order by id`,
  parameters: ['businessId', 'staffId'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const releaseChat: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update chats set status = 'waiting', staff_id = null where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readChatUser: Statement<
  { businessId: string; id: string },
  { id: string; name: string; userType: string; permissions: Permission[] }
> = {
  text: `select u.id, u.name, u.user_type, r.permissions from users u join roles r on r.business_id = u.business_id and r.id = u.role_id
where u.business_id = $1 and u.id = $2 and u.active`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'name', 'userType', 'permissions'],
  notNull: [],
  prepared: undefined,
};
