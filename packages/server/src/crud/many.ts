import { Problem } from '@tilldesk/domain/problems';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { noteAll, type Noted } from '../modules/audit/audit.store.ts';
import { setTermsOf } from '../search/search.store.ts';
import { differing } from './difference.ts';
import type { AnyEntity, Change, Complete, ListQuery, Many, RecordTable, Spec, Stored } from './spec.ts';

/** What `records` knows of an entity, with its defaults. */
type Access<E extends AnyEntity, T extends RecordTable> = {
  complete: (values: object) => Complete<E>;
  drafts: (tx: Tx, rows: Stored<T>[]) => Promise<Complete<E>[]>;
  columns: (record: Complete<E>) => object;
  /** The conditions of the list for a query. */
  condition: (tx: Tx, caller: Reader, query: ListQuery) => Promise<SQL | undefined>;
};

/** Returns the bulk functions of an entity. Steps without a set-based form run record by record. */
export function manyOf<E extends AnyEntity, T extends RecordTable, Q extends ListQuery>(
  { name }: E,
  { terms, check, checkAll, saveRelations, saveAllRelations, ...spec }: Spec<E, T, Q>,
  { complete, drafts, columns, condition }: Access<E, T>,
): Many {
  // As in `records`: drizzle's builders cannot infer from a table that is a type parameter.
  const table: RecordTable = spec.table;
  const typed = (changes: readonly Change[]): Change<Complete<E>>[] =>
    changes.map((change) => ({ ...change, after: complete(change.after) }));
  const isPresent = (scope: Pick<Scope, 'businessId'>, more: SQL | undefined) =>
    and(eq(table.businessId, scope.businessId), isNull(table.archivedAt), more);
  const valued = async (tx: Tx, rows: Stored<T>[]) => {
    const records = await drafts(tx, rows);
    return rows.map((row, at) => ({ row, values: { ...records[at] } }));
  };

  return {
    async lock(tx, scope, ids) {
      if (ids.length === 0) return new Map();
      const rows = (await tx
        .select()
        .from(table)
        .where(isPresent(scope, inArray(table.id, [...ids])))
        .orderBy(asc(table.id))
        .for('update')) as Stored<T>[];
      const lockedRows = await valued(tx, rows);
      return new Map(lockedRows.map(({ row, values }) => [String(row['id']), { version: row.version, values }]));
    },

    async rejections(tx, scope, changes) {
      if (checkAll) return checkAll(tx, scope, typed(changes));
      const found = new Map<string, Problem>();
      for (const { id, before, after } of check ? typed(changes) : []) {
        const problem = await rejection(() => check?.(tx, scope, id, after, before && complete(before.values)));
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
          // A new record never overwrites another; an existing one is updated only if its version is the locked one.
          setWhere: sql`${table.version} = excluded.version - 1`,
        })
        .returning({ id: table.id });
      if (written.length !== changes.length) throw new Problem('record.changed');
      if (saveAllRelations) await saveAllRelations(tx, scope, records);
      else if (saveRelations) for (const { id, after } of records) await saveRelations(tx, scope, id, after);
      if (terms) {
        const pairs = records.flatMap(({ id, after }) => terms(after).map((term) => [term, id] as const));
        const changed = records.filter(({ before }) => before !== null).map(({ id }) => id);
        await setTermsOf(tx, scope.businessId, name, changed, pairs);
      }
      await noteAll(tx, scope, now, name, changes.map(noted(name, complete)));
    },

    async walk(tx, caller, query, after) {
      const found = await condition(tx, caller, query);
      const rows = (await tx
        .select()
        .from(table)
        .where(isPresent(caller, and(after ? gt(table.id, after) : undefined, found)))
        .orderBy(asc(table.id))
        .limit(query.limit)) as Stored<T>[];
      return (await valued(tx, rows)).map(({ row, values }) => ({ id: String(row['id']), values }));
    },
  };
}

const noted =
  (name: string, complete: (values: object) => object) =>
  ({ id, before, after }: Change): Noted => {
    const record = { ...complete(after) };
    if (!before) return { action: `${name}.created`, entityId: id, before: null, after: record };
    const difference = differing(before.values, record);
    return {
      action: `${name}.changed`,
      entityId: id,
      before: difference?.before ?? {},
      after: difference?.after ?? {},
    };
  };

async function rejection(work: () => Promise<void> | void): Promise<Problem | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Sets every given column to the given value, except the columns of a record that never change. */
function excludedOf(table: PgTable, given: readonly string[]): Record<string, SQL> {
  const unchanged = ['businessId', 'id', 'createdAt'];
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
      given.includes(key) && !unchanged.includes(key) ? [[key, sql`excluded.${sql.identifier(column.name)}`]] : [],
    ),
  );
}
