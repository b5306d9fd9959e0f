import type { Query } from '../../packages/server/src/database/testing/described-database.ts';

/** A column of a table: its name, whether it may be null, and the texts that a check constraint allows. */
export interface TableColumn {
  readonly name: string;
  readonly isNullable: boolean;
  readonly allowed: readonly string[] | undefined;
}

/** Finds a table column by the ids that a description of a statement contains. */
export type FindColumn = (tableId: number, columnId: number) => TableColumn | undefined;

/** Reads all columns of the schema. */
export async function readColumns(query: Query): Promise<FindColumn> {
  const rows = await query<{ table: number; column: number; name: string; nullable: boolean; checks: string[] | null }>(
    `select a.attrelid::int as table, a.attnum::int as column, a.attname as name, not a.attnotnull as nullable,
       (select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
         where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
     from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace
     where a.attnum > 0 and not a.attisdropped`,
  );
  const found = new Map(
    rows.map(({ table, column, name, nullable, checks }) => [
      `${table}.${column}`,
      { name, isNullable: nullable, allowed: (checks ?? []).map(allowedBy).find((texts) => texts !== undefined) },
    ]),
  );
  return (tableId, columnId) => found.get(`${tableId}.${columnId}`);
}

// CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))
function allowedBy(check: string): string[] | undefined {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check) ?? [];
  return list === undefined ? undefined : [...list.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
}
