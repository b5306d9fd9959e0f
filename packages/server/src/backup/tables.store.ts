import type { Tx } from '../database/transaction.ts';
import { escapeLine } from './lines.ts';

/** Tables that belong to the installation and not to the shop: a restore recreates them. */
const installationTables = ['schema_migrations', 'schema_functions', 'installation', 'backups'];

/** Rows that one statement reads or writes. */
export const ROWS_AT_ONCE = 500;

export type Table = {
  name: string;
  /** In the order of the table, with their types. */
  columns: string[];
  /** Primary key: rows are ordered by it, so that the same shop produces the same bytes. */
  key: string[];
  /** The identity column, if there is one. */
  identity: string | null;
};

/** Returns every table whose rows are in a backup, by name. */
export function tablesOf(tx: Tx): Promise<Table[]> {
  return tx.raw<Table>(
    `select c.relname as name,
       (select array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
       coalesce((select array_agg(a.attname::text order by k.at) from pg_index i
          cross join unnest(i.indkey::int2[]) with ordinality k(attnum, at)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '{}') as key,
       (select a.attname from pg_attribute a
        where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped limit 1) as identity
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all($1::text[])
     order by c.relname`,
    [installationTables],
  );
}

/** Settings that make the text form of values exact and independent of the database's configuration. */
export const exactText = `set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local xmlbinary = 'base64';
  set local idle_in_transaction_session_timeout = 0`;

const qualified = (table: string): string => `public."${table}"`;

/** Yields the rows of a table as lines, each the text form of the row: exact for every type of PostgreSQL. */
export async function* linesOf(tx: Tx, { name, key }: Table, count: () => void): AsyncGenerator<string> {
  const order = key.length > 0 ? `order by ${key.map((column) => `"${column}"`).join(', ')}` : '';
  await tx.raw(
    `declare backup_rows no scroll cursor for select whole_row::text as row from ${qualified(name)} whole_row ${order}`,
  );
  for (;;) {
    const rows = await tx.raw<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
    if (rows.length === 0) break;
    rows.forEach(count);
    yield rows.map(({ row }) => `${escapeLine(row)}\n`).join('');
  }
  await tx.raw('close backup_rows');
}

/** Writes rows of `linesOf` into a table with the same columns. */
export async function writeRows(tx: Tx, name: string, rows: readonly string[]): Promise<void> {
  await tx.raw(
    `insert into ${qualified(name)} overriding system value
     select (parsed.whole).* from (select line::${qualified(name)} as whole from unnest($1::text[]) line offset 0) parsed`,
    [rows],
  );
}

/** Returns the last values of the identity columns. */
export function sequencesOf(tx: Tx, tables: readonly Table[]) {
  const withIdentity = tables.filter(({ identity }) => identity !== null);
  return tx.raw<{ table: string; column: string; last: number | null }>(
    `select t.name as "table", t.identity as "column",
       pg_sequence_last_value(pg_get_serial_sequence('public.' || quote_ident(t.name), t.identity)::regclass) as last
     from unnest($1::text[], $2::text[]) t(name, identity) order by 1`,
    [withIdentity.map(({ name }) => name), withIdentity.map(({ identity }) => identity)],
  );
}

/** Sets the identity columns so that they continue after their last values. */
export async function setSequences(tx: Tx, sequences: Awaited<ReturnType<typeof sequencesOf>>): Promise<void> {
  for (const { table, column, last } of sequences) {
    if (last === null) continue;
    await tx.raw(`select setval(pg_get_serial_sequence('public.' || quote_ident($1), $2), $3)`, [table, column, last]);
  }
}
