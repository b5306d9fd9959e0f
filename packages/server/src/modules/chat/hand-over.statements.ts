// Generated from hand-over.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

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
  { id: string; name: string; userType: string }
> = {
  text: `select id, name, user_type from users where business_id = $1 and id = $2 and active`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'name', 'userType'],
  notNull: [],
  prepared: undefined,
};
