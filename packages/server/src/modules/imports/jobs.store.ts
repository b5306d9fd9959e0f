import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  importTransitions,
  isMapping,
  mapHeaders,
  type Cell,
  type DecimalSeparator,
  type FileColumn,
  type ImportJob,
  type Importing,
  type ImportRow,
  type ImportState,
  type ColumnMapping,
} from '@tilldesk/domain/imports';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { answerPage, countUpTo, offsetOf, type Paging } from '../../crud/paging.ts';
import type { Actor, Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { users } from '../../parties/people/people.tables.ts';
import { importRows, imports } from './imports.tables.ts';
import type { Importer } from './importer.ts';
import type { SheetRow } from './sheet.ts';

/** A saved import. */
export type ImportRecord = typeof imports.$inferSelect;

/** Retention: days for a file's rows, and the most files of an entity. */
const DAYS = 30;
const FILES = 20;
/** Rows saved by one statement. */
const STAGED = 500;
const SAMPLES = 3;

/** An uploaded file whose rows are not read yet. */
export type UploadedFile = { id: string; fileName: string; decimal: DecimalSeparator; rows: AsyncIterable<SheetRow> };

/**
 * Saves a file's rows, some hundreds at a time, and maps its columns by their headings. Deletes old imports of the same entity.
 * Throws import.noRows, and the errors of the readers.
 */
export async function createImport(
  tx: Tx,
  scope: Scope,
  now: string,
  of: Importing,
  file: UploadedFile,
): Promise<void> {
  const { id, fileName, decimal } = file;
  const own = { businessId: scope.businessId, id, storeId: scope.storeId, userId: scope.userId, noun: of.name };
  const counts = { place: 0, atRow: 0, added: 0, changed: 0, unchanged: 0, rejected: 0, rejectedInDryRun: 0 };
  const begun = { fileName, rows: 0, columns: [], mapping: [], decimal, state: 'mapping' as const };
  await tx.insert(imports).values({ ...own, ...begun, ...counts, createdAt: now, updatedAt: now });

  let columns: FileColumn[] | null = null;
  let rows = 0;
  let waiting: SheetRow[] = [];
  const stage = async () => {
    await tx.raw(
      `insert into import_rows (business_id, import_id, "row", cells)
       select $1, $2, r."row", r.cells from jsonb_to_recordset($3::jsonb) as r("row" int, cells jsonb)`,
      [scope.businessId, id, JSON.stringify(waiting)],
      'stage_import',
    );
    rows += waiting.length;
    waiting = [];
  };
  for await (const row of file.rows) {
    if (columns === null) {
      columns = row.cells.map((cell) => ({ header: shown(cell), samples: [] }));
      continue;
    }
    sample(columns, row.cells);
    if (waiting.push(row) === STAGED) await stage();
  }
  await stage();
  if (columns === null || rows === 0) throw new Problem('import.noRows', { name: fileName });
  const mapping = mapHeaders(
    of,
    columns.map(({ header }) => header),
  );
  await tx
    .update(imports)
    .set({ rows, columns, mapping })
    .where(and(eq(imports.businessId, scope.businessId), eq(imports.id, id)));
  await tx.raw(
    `delete from imports where business_id = $1 and noun = $2 and state not in ('checking', 'running')
       and (created_at < $3::timestamptz - make_interval(days => $4) or id in (
         select id from imports where business_id = $1 and noun = $2 order by created_at desc, id desc offset $5))`,
    [scope.businessId, of.name, now, DAYS, FILES],
  );
}

const shown = (cell: Cell): string => String(cell ?? '').slice(0, 100);

function sample(columns: readonly FileColumn[], cells: readonly Cell[]): void {
  columns.forEach(({ samples }, at) => {
    const cell = cells[at];
    if (samples.length < SAMPLES && cell !== null && cell !== undefined && cell !== '') samples.push(shown(cell));
  });
}

/**
 * Returns an import of this store. The content of the file is visible only to the person who uploaded it and to people who may
 * see costs, since its columns can contain anything. Throws record.notFound.
 */
export async function oneImport(tx: Tx, caller: Reader, noun: string, id: string): Promise<ImportJob> {
  const [row] = await withPerson(tx).where(and(ownJobs(caller, noun), eq(imports.id, id)));
  if (!row) throw new Problem('record.notFound');
  return onWire(row, caller.limits.viewCost || row.importRow.userId === caller.userId);
}

/** Returns the imports of this store, newest first, without the content of their files. */
export async function listImports(tx: Tx, scope: Scope, noun: string, paging: Paging) {
  const rows = await withPerson(tx)
    .where(ownJobs(scope, noun))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  return answerPage(
    rows.map((row) => onWire(row, false)),
    paging,
    await countUpTo(tx, imports, ownJobs(scope, noun)),
  );
}

const ownJobs = (scope: Pick<Scope, 'businessId' | 'storeId'>, noun: string) =>
  and(eq(imports.businessId, scope.businessId), eq(imports.storeId, scope.storeId), eq(imports.noun, noun));

/** The most names of missing records that are listed. */
const NAMES = 12;
/** The claims saved by `noteMissing`, in the order of the file. */
const missingOf = sql<ImportJob['missing']>`(select json_build_object('count', count(*),
    'names', coalesce((array_agg(c.digest order by c."row", c.claim))[1:${sql.raw(String(NAMES))}], '{}'))
  from import_claims c where c.business_id = ${imports.businessId} and c.import_id = ${imports.id}
    and c.claim >= 'missing ' and c.claim < 'missing!')`;

const withPerson = (tx: Tx) =>
  tx
    .select({ importRow: imports, by: users.name, missing: missingOf })
    .from(imports)
    .innerJoin(users, and(eq(users.businessId, imports.businessId), eq(users.id, imports.userId)))
    .$dynamic();

type Listed = { importRow: ImportRecord; by: string; missing: ImportJob['missing'] };

function onWire({ importRow, by, missing }: Listed, showsCells: boolean): ImportJob {
  const columns = showsCells ? importRow.columns : importRow.columns.map(({ header }) => ({ header, samples: [] }));
  const { id, fileName, rows, mapping, decimal, state, place, makesMissing, rejectedInDryRun, createdAt } = importRow;
  const { added, changed, unchanged, rejected } = importRow;
  const counts = { added, changed, unchanged, rejected };
  const jobFields = { counts, missing, makesMissing, rejectedInDryRun, createdAt, by };
  return { id, fileName, rows, columns, mapping, decimal, state, place, ...jobFields };
}

/** Returns the outcomes of the rows, in the order of the file. Unprocessed rows are left out. */
export async function listImportRows(
  tx: Tx,
  scope: Reader,
  noun: string,
  id: string,
  query: Paging & { outcome?: ImportRow['outcome'] | undefined },
) {
  await oneImport(tx, scope, noun, id);
  const where = and(
    eq(importRows.businessId, scope.businessId),
    eq(importRows.importId, id),
    query.outcome ? eq(importRows.outcome, query.outcome) : isNotNull(importRows.outcome),
  );
  const rows = await tx
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.row))
    .limit(query.limit)
    .offset(offsetOf(query));
  const items = rows.flatMap(({ row, outcome, problems }): ImportRow[] =>
    outcome === null ? [] : [{ row, outcome, problems: problems ?? [] }],
  );
  return answerPage(items, query, await countUpTo(tx, importRows, where));
}

/** Locks an import for a change of its state. Throws record.notFound, import.moved. */
async function lockJob(tx: Tx, scope: Scope, noun: string, id: string, to: ImportState): Promise<ImportRecord> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(ownJobs(scope, noun), eq(imports.id, id)))
    .for('update');
  if (!row) throw new Problem('record.notFound');
  if (!importTransitions[row.state].includes(to)) throw new Problem('import.moved');
  return row;
}

/** Starts a dry run at the first row and clears the results of an earlier one. Throws import.unmapped, import.moved. */
export async function checkImport(
  tx: Tx,
  scope: Scope,
  now: string,
  entity: Importing,
  id: string,
  { mapping, decimal, makesMissing }: { mapping: ColumnMapping; decimal: DecimalSeparator; makesMissing: boolean },
): Promise<void> {
  const row = await lockJob(tx, scope, entity.name, id, 'checking');
  if (mapping.length !== row.columns.length || !isMapping(entity, mapping)) throw new Problem('request.invalid');
  if (!entity.matches.some((key) => mapping.includes(key))) throw new Problem('import.unmapped');
  await deleteClaims(tx, scope, id);
  await move(tx, row, now, {
    ...nothing,
    rejectedInDryRun: 0,
    state: 'checking',
    mapping: [...mapping],
    decimal,
    makesMissing,
  });
}

/**
 * Starts a run, or resumes a stopped run after the processed rows, as the caller. Adding related data (stock) requires
 * `needsForExtras`. Throws access.denied, import.hasRejected, import.moved.
 */
export async function runImport(
  tx: Tx,
  caller: Actor,
  now: string,
  { entity, needsForExtras }: Pick<Importer, 'entity' | 'needsForExtras'>,
  id: string,
  { goodRows }: { goodRows: boolean },
): Promise<void> {
  const row = await lockJob(tx, caller, entity.name, id, 'running');
  const hasExtraColumns = row.mapping.some((key) => key !== null && entity.columns[key]?.isExtra);
  const needs = [entity.calls.bring.needs, ...(needsForExtras && hasExtraColumns ? [needsForExtras] : [])];
  if (!needs.every((need) => typeof need === 'string' || can(caller.permissions, ...need)))
    throw new Problem('access.denied');
  if (row.state !== 'checked') return move(tx, row, now, { state: 'running', userId: caller.userId });
  if (row.rejected > 0 && !goodRows) throw new Problem('import.hasRejected', { rejected: row.rejected });
  await deleteClaims(tx, caller, id);
  return move(tx, row, now, { ...nothing, rejectedInDryRun: row.rejected, state: 'running', userId: caller.userId });
}

/** Stops a dry run or a run after the current batch. Throws import.moved. */
export async function stopImport(tx: Tx, scope: Reader, now: string, entity: Importing, id: string): Promise<void> {
  const isChecking = (await oneImport(tx, scope, entity.name, id)).state === 'checking';
  const row = await lockJob(tx, scope, entity.name, id, isChecking ? 'mapping' : 'stopped');
  await move(tx, row, now, { state: isChecking ? 'mapping' : 'stopped' });
}

const nothing = { place: 0, atRow: 0, added: 0, changed: 0, unchanged: 0, rejected: 0 };

const deleteClaims = (tx: Tx, scope: Scope, id: string) =>
  tx.raw('delete from import_claims where business_id = $1 and import_id = $2', [scope.businessId, id]);

/** Saves the state of an import. */
export async function move(
  tx: Tx,
  { businessId, id }: ImportRecord,
  now: string,
  to: Partial<ImportRecord>,
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...to, updatedAt: now })
    .where(and(eq(imports.businessId, businessId), eq(imports.id, id)));
}
