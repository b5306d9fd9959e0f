// Generated from jobs.sql by `pnpm sql`; do not edit.
import type { Statement } from '../database/statement.ts';

export const listBusinessIds: Statement<
  object,
  { id: string }
> = {
  text: `select id from businesses order by id`,
  parameters: [],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const findSchema: Statement<
  { schema: string },
  { exists: boolean; user: string }
> = {
  text: `select to_regnamespace($1) is not null as exists, session_user::text as user`,
  parameters: ['schema'],
  columns: ['exists', 'user'],
  notNull: ['user'],
  prepared: undefined,
};
