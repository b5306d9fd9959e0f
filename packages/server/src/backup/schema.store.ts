import type { DatabaseKind } from '../database/pool.ts';
import type { Tx } from '../database/transaction.ts';

/** Returns whether all tables are empty; tables that a server start fills do not count. */
export async function isDatabaseEmpty(tx: Tx): Promise<boolean> {
  const tables = await tx.raw<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not in ('schema_migrations', 'schema_functions', 'installation', 'backups')`,
  );
  for (const { name } of tables) if ((await tx.raw(`select 1 from public."${name}" limit 1`)).length > 0) return false;
  return true;
}

/**
 * Returns whether other sessions of this user are in the database; embedded engines are protected by the lock on their
 * folder.
 */
export async function hasOtherConnections(tx: Tx, kind: DatabaseKind): Promise<boolean> {
  if (kind !== 'postgres') return false;
  const others = await tx.raw(
    `select 1 from pg_stat_activity where datname = current_database() and usename = session_user
       and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return others.length > 0;
}

/**
 * Drops every table, function, type and collation of the schema; objects that belong to an extension stay. Drops the queue of jobs: its
 * jobs are of the shop that was there before.
 */
export async function dropSchemaObjects(tx: Tx): Promise<void> {
  await tx.raw(`do $$
    declare one record;
    begin
      drop schema if exists pgboss cascade;
      for one in
        select case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end as kind, oid::regclass::text as name
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
          and not exists (select 1 from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
        order by relkind = 'r'
      loop
        if to_regclass(one.name) is not null then execute format('drop %s %s cascade', one.kind, one.name); end if;
      end loop;
      for one in
        select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
      loop
        execute format('drop routine %s cascade', one.name);
      end loop;
      for one in
        select oid::regtype::text as name from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
          and not exists (select 1 from pg_depend d where d.objid = pg_type.oid and d.deptype = 'e')
      loop
        execute format('drop type %s cascade', one.name);
      end loop;
      for one in
        select oid::regcollation::text as name from pg_collation where collnamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = pg_collation.oid and d.deptype = 'e')
      loop
        execute format('drop collation %s cascade', one.name);
      end loop;
    end $$`);
}

/**
 * Loads tables in any order: without foreign keys, which are checked for all rows when they are recreated, and without
 * the triggers that derive rows from other tables. Requires only ownership of the tables.
 */
export async function withoutForeignKeys(tx: Tx, load: () => Promise<void>): Promise<void> {
  const foreignKeys = await tx.raw<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
  );
  const tablesWithTriggers = await tx.raw<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
  );
  for (const { table, name } of foreignKeys) await tx.raw(`alter table ${table} drop constraint ${name}`);
  for (const { table } of tablesWithTriggers) await tx.raw(`alter table ${table} disable trigger user`);
  await load();
  for (const { table } of tablesWithTriggers) await tx.raw(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) {
    await tx.raw(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
