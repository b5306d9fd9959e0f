import { Problem } from '@tilldesk/domain/problems';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { noteAll, type Noted } from '../modules/audit/audit.store.ts';
import { setTermsOf } from '../search/search.store.ts';
import { differing } from './difference.ts';
import type { Change, ListQuery, Many, RecordTable, Stored } from './spec.ts';

/** What `records` knows of a noun; `Whole` is a record with every field. */
type Noun<T extends RecordTable, Whole extends object> = {
  name: string;
  table: T;
  drafts: (tx: Tx, rows: Stored<T>[]) => Promise<Whole[]>;
  columns: (record: Whole) => object;
  whole: (values: object) => Whole;
  terms: ((record: Whole) => string[]) | undefined;
  check: ((tx: Tx, scope: Scope, id: string, after: Whole, before: Whole | null) => Promise<void> | void) | undefined;
  checkAll: ((tx: Tx, scope: Scope, changes: readonly Change<Whole>[]) => Promise<Map<string, Problem>>) | undefined;
  /** The conditions of a list that is asked so. */
  asked: (tx: Tx, who: Reader, query: ListQuery) => Promise<SQL | undefined>;
  keep: ((tx: Tx, scope: Scope, id: string, record: Whole) => Promise<void>) | undefined;
  keepAll: ((tx: Tx, scope: Scope, changes: readonly Change<Whole>[]) => Promise<void>) | undefined;
};

/** The functions over many records of a noun. What it has no set-based form of is done one by one. */
export function manyOf<T extends RecordTable, Whole extends object>(noun: Noun<T, Whole>): Many {
  const { name, drafts, columns, whole, terms, check, checkAll, asked, keep, keepAll } = noun;
  // As in `records`: drizzle's builders cannot follow a table that is a type parameter.
  const table: RecordTable = noun.table;
  const typed = (changes: readonly Change[]): Change<Whole>[] =>
    changes.map((change) => ({ ...change, after: whole(change.after) }));
  const standing = (scope: Pick<Scope, 'businessId'>, more: SQL | undefined) =>
    and(eq(table.businessId, scope.businessId), isNull(table.archivedAt), more);
  const valued = async (tx: Tx, rows: Stored<T>[]) => {
    const records = await drafts(tx, rows);
    return rows.map((row, at) => ({ row, values: { ...records[at] } }));
  };

  return {
    async hold(tx, scope, ids) {
      if (ids.length === 0) return new Map();
      const rows = (await tx
        .select()
        .from(table)
        .where(standing(scope, inArray(table.id, [...ids])))
        .orderBy(asc(table.id))
        .for('update')) as Stored<T>[];
      const held = await valued(tx, rows);
      return new Map(held.map(({ row, values }) => [String(row['id']), { version: row.version, values }]));
    },

    async refusals(tx, scope, changes) {
      if (checkAll) return checkAll(tx, scope, typed(changes));
      const found = new Map<string, Problem>();
      for (const { id, before, after } of check ? typed(changes) : []) {
        const problem = await refusal(() => check?.(tx, scope, id, after, before && whole(before.values)));
        if (problem) found.set(id, problem);
      }
      return found;
    },

    async write(tx, scope, now, changes) {
      if (changes.length === 0) return;
      const records = typed(changes);
      const rows = records.map(({ id, before, after }) => ({
        ...columns(after),
        businessId: scope.businessId,
        id,
        version: (before?.version ?? 0) + 1,
        createdAt: now,
        updatedAt: now,
      }));
      const written = await tx
        .insert(table)
        .values(rows)
        .onConflictDoUpdate({
          target: [table.businessId, table.id],
          set: excludedOf(table, Object.keys(rows[0]!)),
          // A new record takes nobody's place, an old one only that of the version that was held.
          setWhere: sql`${table.version} = excluded.version - 1`,
        })
        .returning({ id: table.id });
      if (written.length !== changes.length) throw new Problem('record.changed');
      if (keepAll) await keepAll(tx, scope, records);
      else if (keep) for (const { id, after } of records) await keep(tx, scope, id, after);
      if (terms) {
        const pairs = records.flatMap(({ id, after }) => terms(after).map((term) => [term, id] as const));
        const changed = records.filter(({ before }) => before !== null).map(({ id }) => id);
        await setTermsOf(tx, scope.businessId, name, changed, pairs);
      }
      await noteAll(tx, scope, now, name, changes.map(noted(name, whole)));
    },

    async walk(tx, who, query, after) {
      const found = await asked(tx, who, query);
      const rows = (await tx
        .select()
        .from(table)
        .where(standing(who, and(after ? gt(table.id, after) : undefined, found)))
        .orderBy(asc(table.id))
        .limit(query.limit)) as Stored<T>[];
      return (await valued(tx, rows)).map(({ row, values }) => ({ id: String(row['id']), values }));
    },
  };
}

const noted =
  (name: string, whole: (values: object) => object) =>
  ({ id, before, after }: Change): Noted => {
    const record = { ...whole(after) };
    if (!before) return { action: `${name}.created`, entityId: id, before: null, after: record };
    const difference = differing(before.values, record);
    return {
      action: `${name}.changed`,
      entityId: id,
      before: difference?.before ?? {},
      after: difference?.after ?? {},
    };
  };

async function refusal(work: () => Promise<void> | void): Promise<Problem | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Every column that was given takes the given value, but for what a record keeps for life. */
function excludedOf(table: PgTable, given: readonly string[]): Record<string, SQL> {
  const kept = ['businessId', 'id', 'createdAt'];
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
      given.includes(key) && !kept.includes(key) ? [[key, sql`excluded.${sql.identifier(column.name)}`]] : [],
    ),
  );
}
