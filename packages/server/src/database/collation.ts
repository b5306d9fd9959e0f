import type { Tx } from './transaction.ts';

/**
 * Rebuilds the indexes on names if PostgreSQL uses a different ICU version than the one they were sorted with: a
 * version with another sort order would not find existing entries. Does nothing while the version is the same.
 * @returns the names of the rebuilt indexes.
 */
export async function refreshCollation(tx: Tx): Promise<string[]> {
  const [stale] = await tx.raw<{ oid: string }>(
    `select oid::text from pg_collation where collname = 'names' and collnamespace = 'public'::regnamespace
       and collversion is distinct from pg_collation_actual_version(oid)`,
  );
  if (!stale) return [];
  const indexes = await tx.raw<{ name: string }>(
    `select distinct c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and $1::oid = any(i.indcollation::oid[]) order by 1`,
    [stale.oid],
  );
  for (const { name } of indexes) await tx.raw(`reindex index public."${name}"`);
  await tx.raw('alter collation names refresh version');
  return indexes.map(({ name }) => name);
}
