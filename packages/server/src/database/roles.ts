import type pg from 'pg';
import { appRole } from './pool.ts';
import { StartupError } from './startup-error.ts';

/** The oldest version with `security_invoker` views and without public CREATE on the schema `public`: PostgreSQL 15. */
const oldestVersion = 150_000;

/**
 * Creates the application's role and allows the login user to switch to it. The role cannot log in, owns nothing and
 * cannot bypass row-level security; it reads and writes rows of all tables that the login user creates.
 * @throws StartupError when the server is too old, or the login user may not create the role or may not switch to it.
 */
export async function ensureRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string; name: string }>(
    `select current_setting('server_version_num') as version, current_user as name`,
  );
  const [{ version, name } = { version: '0', name: '' }] = rows;
  if (Number(version) < oldestVersion) throw new StartupError('Tilldesk needs PostgreSQL 15 or newer.');

  const hint = `ask its administrator to run: CREATE ROLE ${appRole} NOLOGIN; GRANT ${appRole} TO "${name}"`;
  if (!(await roleExists(client)))
    await createRole(client, `The database user ${name} may not make the role ${appRole}; ${hint}.`);
  await switchToRole(client, `The database user ${name} may not become the role ${appRole}; ${hint}.`);
  await client.query(
    `grant usage on schema public to ${appRole};
     alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole};
     alter default privileges in schema public grant usage, select on sequences to ${appRole}`,
  );
}

async function roleExists(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolsuper, rolbypassrls from pg_roles where rolname = $1',
    [appRole],
  );
  const [role] = rows;
  if (role && (role.rolsuper || role.rolbypassrls)) {
    throw new StartupError(`The role ${appRole} can pass by row-level security; take SUPERUSER and BYPASSRLS from it.`);
  }
  return role !== undefined;
}

async function createRole(client: pg.ClientBase, sentence: string): Promise<void> {
  try {
    await client.query(`create role ${appRole} nologin nosuperuser nobypassrls noinherit`);
  } catch (error) {
    // Another server that starts at the same moment may have created it first; roles belong to the whole cluster.
    if (!(await roleExists(client))) throw new StartupError(sentence, { cause: error });
  }
}

async function switchToRole(client: pg.ClientBase, sentence: string): Promise<void> {
  const switchSql = `set role ${appRole}; reset role`;
  try {
    // In PostgreSQL 16 or newer, the creator of a role may grant it but not yet switch to it.
    await client.query(switchSql).catch(() => client.query(`grant ${appRole} to current_user; ${switchSql}`));
  } catch (error) {
    throw new StartupError(sentence, { cause: error });
  }
}
