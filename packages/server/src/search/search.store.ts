import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/transaction.ts';
import { exactTerm, startTerm, searchTermsOf } from './terms.ts';

/** Up to this many results are fetched and passed to the query by id; with more, the database's plan decides. */
const NAMED_MAX = 1_000;

/** Replaces the terms of a record. `kind` is the entity's name. */
export async function setTerms(
  tx: Tx,
  businessId: string,
  kind: string,
  targetId: string,
  terms: readonly string[],
): Promise<void> {
  await tx.raw(
    `with gone as (
       delete from search_terms where business_id = $1 and target_id = $3 and kind = $2 and term <> all ($4::text[])
     )
     insert into search_terms (business_id, kind, term, target_id)
     select $1, $2, term, $3 from unnest($4::text[]) term
     on conflict do nothing`,
    [businessId, kind, targetId, terms],
    'set_terms',
  );
}

/**
 * Replaces the terms of many records by these pairs. `changed` are the records that had terms before; a new one has
 * none to delete.
 */
export async function setTermsOf(
  tx: Tx,
  businessId: string,
  kind: string,
  changed: readonly string[],
  pairs: readonly (readonly [term: string, targetId: string])[],
): Promise<void> {
  if (changed.length > 0) {
    await tx.raw(
      `delete from search_terms s where s.business_id = $1 and s.kind = $2 and s.target_id = any($3::uuid[])
         and not exists (select 1 from unnest($4::text[], $5::uuid[]) as pair (term, target_id)
           where pair.term = s.term and pair.target_id = s.target_id)`,
      [businessId, kind, changed, pairs.map(([term]) => term), pairs.map(([, id]) => id)],
      'drop_terms_of',
    );
  }
  await addTerms(tx, businessId, kind, pairs);
}

/** Adds the terms of new records, many at once: a pair is a term and the record that it leads to. */
export async function addTerms(
  tx: Tx,
  businessId: string,
  kind: string,
  pairs: readonly (readonly [term: string, targetId: string])[],
): Promise<void> {
  await tx.raw(
    `insert into search_terms (business_id, kind, term, target_id)
     select $1, $2, term, target_id from unnest($3::text[], $4::uuid[]) as pair (term, target_id)
     on conflict do nothing`,
    [businessId, kind, pairs.map(([term]) => term), pairs.map(([, id]) => id)],
    'add_terms',
  );
}

/**
 * Returns the condition that a record matches every word of a search; undefined for an empty search. Words match from
 * their beginning, four digits or more also from a code's end. The rarest word is read first, because the planner
 * cannot know how rare a word is. The results are passed by id; only with very many results is the choice left to the
 * planner.
 */
export async function matching(
  tx: Tx,
  businessId: string,
  kind: string,
  search: string,
  id: PgColumn,
): Promise<SQL | undefined> {
  if (search.trim() === '') return undefined;
  const termGroups = searchTermsOf(search);
  if (termGroups.length === 0) return sql`false`;
  const ids = await findTargets(tx, businessId, kind, search, NAMED_MAX);
  return ids ? among(ids, id) : matchingMany(businessId, kind, search, id);
}

/** Returns the condition that a record is one of these. */
export const among = (ids: readonly string[], id: PgColumn): SQL =>
  ids.length === 0 ? sql`false` : sql`${id} = any(${sql.param(ids)}::uuid[])`;

/** Returns the same condition for a search with too many results to pass by id: the planner decides what to read. */
export function matchingMany(businessId: string, kind: string, search: string, id: PgColumn): SQL {
  const termGroups = searchTermsOf(search);
  const of = sql`s.business_id = ${businessId} and s.kind = ${kind}`;
  const within = (prefix: string) => sql`s.term >= ${prefix} and s.term < ${endOf(prefix)}`;
  const [first = [], ...others] = termGroups;
  // A single common word is soon matched on a scan in the list's order. Several words may match together only far
  // along, so their intersection is computed first.
  if (others.length === 0) {
    const any = sql.join(first.map(within), sql` or `);
    return sql`exists (select 1 from search_terms s where ${of} and s.target_id = ${id} and (${any}))`;
  }
  const scans = termGroups.map((prefixes) => {
    const ranges = prefixes.map((p) => sql`select s.target_id from search_terms s where ${of} and ${within(p)}`);
    return sql`(${sql.join(ranges, sql` union all `)})`;
  });
  return sql`${id} in (${sql.join(scans, sql` intersect `)})`;
}

/** Returns the ids of the records that a search finds, in no order; null if there are more than `limit`. */
export async function findTargets(
  tx: Tx,
  businessId: string,
  kind: string,
  search: string,
  limit: number,
): Promise<string[] | null> {
  const termGroups = searchTermsOf(search);
  const counts = await countTerms(tx, businessId, kind, termGroups, limit);
  const [rarest, ...others] = termGroups.toSorted(
    (a, b) => counts[termGroups.indexOf(a)]! - counts[termGroups.indexOf(b)]!,
  );
  if (!rarest) return [];
  if (Math.min(...counts) > limit * 3)
    return others.length > 0 ? intersect(tx, businessId, kind, termGroups, limit) : null;

  const values: unknown[] = [businessId, kind];
  // A subquery with a limit runs once per result; with a join, the plan might read all records of a common word.
  const conditions = others.map(
    (
      prefixes,
    ) => `(select true from search_terms o where o.business_id = $1 and o.target_id = s.target_id and o.kind = $2
       and (${prefixes.map((p) => range('o', p, values)).join(' or ')}) limit 1)`,
  );
  const rows = await tx.raw<{ target_id: string }>(
    `select distinct s.target_id from (${scan(rarest, values)}) s
     ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''} limit ${limit + 1}`,
    values,
  );
  return rows.length > limit ? null : rows.map((row) => row.target_id);
}

/** Returns the ids of the records whose name begins with a search, at most `limit`, in the order of the names. */
export async function findStarting(
  tx: Tx,
  businessId: string,
  kind: string,
  search: string,
  limit: number,
): Promise<string[]> {
  const start = startTerm(search);
  if (start === '^') return [];
  const rows = await tx.raw<{ target_id: string }>(
    `select target_id from search_terms where business_id = $1 and kind = $2 and term >= $3 and term < $4
     order by term, target_id limit $5`,
    [businessId, kind, start, endOf(start), limit],
    'find_starting',
  );
  return rows.map((row) => row.target_id);
}

/** Returns the records with exactly this code, ignoring case: products by SKU or barcode, units by serial number. */
export async function findExact(
  tx: Tx,
  businessId: string,
  code: string,
): Promise<{ kind: string; targetId: string }[]> {
  return tx.raw(
    `select kind, target_id as "targetId" from search_terms
     where business_id = $1 and kind in ('product', 'unit') and term = $2
     order by kind, target_id limit 20`,
    [businessId, exactTerm(code)],
    'find_exact',
  );
}

/** Intersects words that are all common but may have few records together: each word is read completely once. */
async function intersect(
  tx: Tx,
  businessId: string,
  kind: string,
  termGroups: string[][],
  limit: number,
): Promise<string[] | null> {
  const values: unknown[] = [businessId, kind];
  const scans = termGroups.map((prefixes) => `(${scan(prefixes, values)})`);
  const rows = await tx.raw<{ target_id: string }>(`${scans.join(' intersect ')} limit ${limit + 1}`, values);
  return rows.length > limit ? null : rows.map((row) => row.target_id);
}

/** Counts the terms that each word matches, up to three times the limit. */
async function countTerms(
  tx: Tx,
  businessId: string,
  kind: string,
  termGroups: string[][],
  limit: number,
): Promise<number[]> {
  if (termGroups.length === 0) return [];
  const values: unknown[] = [businessId, kind];
  const counts = termGroups.map(
    (prefixes) => `(select count(*) from (${scan(prefixes, values)} limit ${limit * 3 + 1}) found)`,
  );
  const [row] = await tx.raw<{ counts: number[] }>(`select array[${counts.join(', ')}] as counts`, values);
  return row?.counts ?? [];
}

const scan = (prefixes: string[], values: unknown[]): string =>
  prefixes
    .map(
      (prefix) =>
        `select t.target_id from search_terms t
         where t.business_id = $1 and t.kind = $2 and ${range('t', prefix, values)}`,
    )
    .join(' union all ');

function range(table: string, prefix: string, values: unknown[]): string {
  values.push(prefix, endOf(prefix));
  return `(${table}.term >= $${values.length - 1} and ${table}.term < $${values.length})`;
}

/** Returns an upper bound that sorts after every text with the prefix, byte by byte. */
const endOf = (prefix: string): string => `${prefix}\u{10FFFF}`;
