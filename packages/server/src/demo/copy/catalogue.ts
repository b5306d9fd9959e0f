import type { Tx } from '../../database/transaction.ts';

/** A column of a table as the database describes it. */
export type Column = {
  name: string;
  /** The name of its type in pg_type: `uuid`, `text`, `_text`, `timestamptz`… */
  type: string;
  /** The database assigns its values: an identity or a generated column. */
  isAssigned: boolean;
};

/** A table whose rows belong to a business. */
export type Table = {
  name: string;
  columns: Column[];
  /** The columns of the primary key, without the business. */
  key: string[];
  /** The tables that its foreign keys refer to. */
  parents: string[];
  /** The column that numbers its rows within a store: the integer of a unique key of business, store and integer. */
  numberColumn: string | null;
};

/** Reads the tables of the schema `public` that have a business, with their keys; parents come before their children. */
export async function readTables(tx: Tx): Promise<Table[]> {
  const tables = await tx.raw<Table>(`
    with own as (
      select t.oid, t.relname from pg_class t
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
        and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'business_id' and not a.attisdropped)
    ), keyed as (
      select i.indrelid, i.indisprimary, array_agg(a.attname::text order by k.position) as names,
        array_agg(y.typname::text order by k.position) as types
      from pg_index i cross join lateral unnest(i.indkey::int2[]) with ordinality k(attnum, position)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum join pg_type y on y.oid = a.atttypid
      where i.indisunique group by i.indexrelid, i.indrelid, i.indisprimary
    )
    select o.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', y.typname,
          'isAssigned', a.attidentity <> '' or a.attgenerated <> '') order by a.attnum)
        from pg_attribute a join pg_type y on y.oid = a.atttypid
        where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select array_remove(names, 'business_id') from keyed where indrelid = o.oid and indisprimary) as key,
      coalesce((select array_agg(distinct p.relname::text) from pg_constraint f join own p on p.oid = f.confrelid
        where f.conrelid = o.oid and f.contype = 'f' and p.oid <> o.oid), '{}') as parents,
      (select names[3] from keyed where indrelid = o.oid and names[1:2] = array['business_id', 'store_id']
        and types[3:] = array['int4'] limit 1) as "numberColumn"
    from own o order by o.relname`);
  return parentsFirst(tables);
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const placed = new Set<string>();
  const ordered: Table[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const ready = rest.filter(({ parents }) => parents.every((parent) => placed.has(parent)));
    // Tables that refer to each other: their rows are only copied if one of them is empty.
    const next = ready.length > 0 ? ready : rest.slice(0, 1);
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
    rest = rest.filter((table) => !next.includes(table));
  }
  return ordered;
}
