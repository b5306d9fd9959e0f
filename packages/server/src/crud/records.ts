import { RANK } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Reader, Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { writeAuditEntry } from '../modules/audit/audit.store.ts';
import { matching, setTerms } from '../search/search.store.ts';
import { completed } from './complete.ts';
import { changedMeanwhile, differing } from './difference.ts';
import { manyOf } from './many.ts';
import { answerPage, countUpTo, offsetOf, ordered } from './paging.ts';
import type {
  AnyEntity,
  Changes,
  Draft,
  ListQuery,
  RecordTable,
  Records,
  Spec,
  Stored,
  ToWire,
  Complete,
} from './spec.ts';

/**
 * Creates the functions of an entity over its table: list, one, create, change, archive, restore. A simple entity needs
 * only its table and its sorts; special behaviour is added by functions of `Spec`. Problems: record.notFound,
 * record.exists, record.changed.
 */
export function records<E extends AnyEntity, T extends RecordTable, Q extends ListQuery = ListQuery>(
  entity: E,
  spec: Spec<E, T, Q>,
): Records<E, T, Q> {
  const { sorts } = spec;
  // Drizzle's builders cannot infer from a table whose columns are a type parameter; inside this function a row is
  // untyped.
  const table: RecordTable = spec.table;
  const [firstSort = 'id'] = Object.keys(sorts);
  const keys = Object.keys(entity.fields);

  const ownRecord = (scope: Scope, id: string, archivedAtIs = isNull) =>
    and(eq(table.businessId, scope.businessId), eq(table.id, id), archivedAtIs(table.archivedAt), spec.within?.(scope));
  const complete = (of: object): Complete<E> => completed(entity, of);
  const drafts = spec.drafts ?? (async (_tx: Tx, rows: Stored<T>[]) => rows.map(complete));
  // `ReadOf` allows `read` to be omitted only if a row already has the type of the answer.
  const read: ToWire<E, T> = spec.read ?? (async (_tx, _caller, rows) => rows as z.input<E['read']>[]);
  const columns = (record: Complete<E>): object => spec.columns?.(record) ?? record;

  /** Locks a record for a change, or an archived one to restore it. */
  async function lockRecord(tx: Tx, scope: Scope, id: string, archivedAtIs = isNull) {
    const [row] = (await tx
      .select()
      .from(table)
      .where(ownRecord(scope, id, archivedAtIs))
      .for('update')) as Stored<T>[];
    const [record] = row ? await drafts(tx, [row]) : [];
    if (!row || !record) throw new Problem('record.notFound');
    return { row, record };
  }

  async function write(tx: Tx, scope: Scope, id: string, values: object, archivedAtIs = isNull): Promise<Stored<T>> {
    const where = ownRecord(scope, id, archivedAtIs);
    const [row] = (await tx.update(table).set(values).where(where).returning()) as Stored<T>[];
    if (!row) throw new Problem('record.notFound');
    return row;
  }

  /** Writes the parts of a record in other tables, and its search terms. */
  async function saveRelated(tx: Tx, scope: Scope, id: string, record: Complete<E>): Promise<void> {
    await spec.saveRelations?.(tx, scope, id, record);
    if (spec.terms) await setTerms(tx, scope.businessId, entity.name, id, spec.terms(record));
  }

  async function found(tx: Tx, caller: Reader, search: string): Promise<SQL | undefined> {
    const byTerms = await matching(tx, caller.businessId, entity.name, search, table.id);
    const ids = byTerms && spec.found ? await spec.found(tx, caller, search) : [];
    return ids.length > 0 ? or(byTerms, inArray(table.id, [...ids])) : byTerms;
  }

  /** Returns the conditions of a list for its filters. */
  const filtered = (caller: Reader, query: Q): SQL[] => {
    spec.allow?.(caller, query);
    const filters: Partial<Record<string, (value: never, caller: Reader) => SQL | undefined>> = spec.filters ?? {};
    return Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : (filters[name]?.(value as never, caller) ?? []),
    );
  };

  async function list(tx: Tx, caller: Reader, now: string, query: Q) {
    const isPresent = and(
      eq(table.businessId, caller.businessId),
      query.archived === 'true' ? isNotNull(table.archivedAt) : isNull(table.archivedAt),
      spec.within?.(caller),
      ...filtered(caller, query),
    );
    const isRanked = query.sort?.endsWith(RANK) === true;
    if (isRanked && spec.best && query.search.trim() !== '') {
      const ids = await spec.best(tx, caller, now, query.search, isPresent);
      const pageIds = ids.slice(offsetOf(query), offsetOf(query) + query.limit);
      const some = (await tx
        .select()
        .from(table)
        .where(and(isPresent, inArray(table.id, pageIds)))) as Stored<T>[];
      some.sort((a, b) => pageIds.indexOf(String(a['id'])) - pageIds.indexOf(String(b['id'])));
      return answerPage(await read(tx, caller, some), query, ids.length);
    }
    const where = and(isPresent, await found(tx, caller, query.search));
    const rows = (await tx
      .select()
      .from(table)
      .where(where)
      .orderBy(...ordered(isRanked ? firstSort : (query.sort ?? firstSort), sorts, table.id))
      .limit(query.limit)
      .offset(offsetOf(query))) as Stored<T>[];
    return answerPage(await read(tx, caller, rows), query, await countUpTo(tx, table, where));
  }

  async function one(tx: Tx, caller: Reader, id: string) {
    const rows = (await tx.select().from(table).where(ownRecord(caller, id))) as Stored<T>[];
    if (rows.length === 0) throw new Problem('record.notFound');
    const [record] = await read(tx, caller, rows);
    return record!;
  }

  async function create(tx: Tx, scope: Scope, now: string, draft: Draft<E>) {
    const { id } = draft;
    const record = complete(draft);
    await spec.check?.(tx, scope, id, record, null);
    const own = { ...columns(record), ...spec.initial?.(scope) };
    const values = { ...own, businessId: scope.businessId, id, createdAt: now, updatedAt: now };
    const [row] = (await tx.insert(table).values(values).onConflictDoNothing().returning()) as Stored<T>[];
    if (!row) throw new Problem('record.exists');
    await saveRelated(tx, scope, id, record);
    await writeAuditEntry(tx, scope, now, `${entity.name}.created`, entity.name, id, null, record);
    return row;
  }

  async function change(tx: Tx, scope: Scope, now: string, id: string, { version, ...given }: Changes<E>) {
    const { row, record: before } = await lockRecord(tx, scope, id);
    const sent = Object.fromEntries(
      Object.entries(given).filter(([key, value]) => value !== undefined && keys.includes(key)),
    );
    if (row.version !== version) throw changedMeanwhile(before, sent);
    const after = { ...before, ...sent };
    const difference = differing(before, after);
    if (!difference) return row;
    await spec.check?.(tx, scope, id, after, before);
    const written = await write(tx, scope, id, { ...columns(after), version: version + 1, updatedAt: now });
    await saveRelated(tx, scope, id, after);
    await writeAuditEntry(
      tx,
      scope,
      now,
      `${entity.name}.changed`,
      entity.name,
      id,
      difference.before,
      difference.after,
    );
    return written;
  }

  async function archive(tx: Tx, scope: Scope, now: string, id: string) {
    const { row, record } = await lockRecord(tx, scope, id);
    await spec.release?.(tx, scope, row);
    await setTerms(tx, scope.businessId, entity.name, id, []);
    await writeAuditEntry(tx, scope, now, `${entity.name}.archived`, entity.name, id, record, null);
    return write(tx, scope, id, { archivedAt: now, updatedAt: now, version: row.version + 1 });
  }

  async function restore(tx: Tx, scope: Scope, now: string, id: string) {
    const { row, record } = await lockRecord(tx, scope, id, isNotNull);
    await spec.check?.(tx, scope, id, record, null);
    const values = { archivedAt: null, updatedAt: now, version: row.version + 1 };
    const restored = await write(tx, scope, id, values, isNotNull);
    await saveRelated(tx, scope, id, record);
    await writeAuditEntry(tx, scope, now, `${entity.name}.restored`, entity.name, id, null, record);
    return restored;
  }

  // An export uses the query of the same list, so its filters are those of `Q`.
  const condition = async (tx: Tx, caller: Reader, query: ListQuery) =>
    and(...filtered(caller, query as Q), await found(tx, caller, query.search));
  const many = manyOf(entity, spec, { complete, drafts, columns, condition });

  return { list, one, create, change, archive, restore, many };
}
