import { Problem } from '@tilldesk/domain/problems';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { noteAll, type Noted } from '../modules/audit/audit.store.ts';
import { setTermsOf } from '../search/search.store.ts';
import { differing } from './difference.ts';
import type { Change, ListQuery, Many, RecordTable, Stored } from './spec.ts';

/** The parts of an entity that bulk operations need; `Full` is a record with every field. */
type EntityAccess<T extends RecordTable, Full extends object> = {
  name: string;
  table: T;
  drafts: (tx: Tx, rows: Stored<T>[]) => Promise<Full[]>;
  columns: (record: Full) => object;
  whole: (values: object) => Full;
  terms: ((record: Full) => string[]) | undefined;
  check: ((tx: Tx, scope: Scope, id: string, after: Full, before: Full | null) => Promise<void> | void) | undefined;
  checkAll: ((tx: Tx, scope: Scope, changes: readonly Change<Full>[]) => Promise<Map<string, Problem>>) | undefined;
  /** Conditions of the list for a query. */
  asked: (tx: Tx, caller: Reader, query: ListQuery) => Promise<SQL | undefined>;
  keep: ((tx: Tx, scope: Scope, id: string, record: Full) => Promise<void>) | undefined;
  saveAllParts: ((tx: Tx, scope: Scope, changes: readonly Change<Full>[]) => Promise<void>) | undefined;
};

/** Returns the bulk functions of an entity. Steps without a set-based form run record by record. */
export function manyOf<T extends RecordTable, Full extends object>(entity: EntityAccess<T, Full>): Many {
  const {
    name,
    drafts,
    columns,
    whole: complete,
    terms,
    check,
    checkAll,
    asked: listCondition,
    keep: saveParts,
    saveAllParts,
  } = entity;
  // As in `records`: drizzle's builders cannot infer from a table that is a type parameter.
  const table: RecordTable = entity.table;
  const typed = (changes: readonly Change[]): Change<Full>[] =>
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
      if (saveAllParts) await saveAllParts(tx, scope, records);
      else if (saveParts) for (const { id, after } of records) await saveParts(tx, scope, id, after);
      if (terms) {
        const pairs = records.flatMap(({ id, after }) => terms(after).map((term) => [term, id] as const));
        const changed = records.filter(({ before }) => before !== null).map(({ id }) => id);
        await setTermsOf(tx, scope.businessId, name, changed, pairs);
      }
      await noteAll(tx, scope, now, name, changes.map(noted(name, complete)));
    },

    async walk(tx, caller, query, after) {
      const found = await listCondition(tx, caller, query);
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
