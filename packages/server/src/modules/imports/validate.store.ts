import type { FieldProblem } from '@tilldesk/domain/problems';
import { recordProblems, type ReadRow } from '@tilldesk/domain/imports';
import * as z from 'zod/mini';
import { differing } from '../../crud/difference.ts';
import type { Change, LockedRecord } from '../../crud/spec.ts';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { registerClaims, rowKeyClaims, importProblem, recordClaims } from './claims.store.ts';
import type { Importer, ValidatedRow, Keyed, RowKey, ImportCaller } from './importer.ts';
import { resolveNames, type MissingRecordPolicy } from './names.store.ts';

/** A validated batch: each row with its change, and the rows with related data to write. */
export type RowsValidation = {
  rows: readonly ValidatedRow[];
  relatedData: ReadonlySet<ValidatedRow>;
  /** Deletes the records that were created for a dry run. */
  undo: () => Promise<void>;
};

/**
 * Validates a batch, in the order of the file. Names of other records become ids, keys find records, an empty cell leaves a value
 * unchanged, and the entity's own rules apply, as in its form. Found records are locked. Only the claims of the rows are written.
 */
export async function validateRows(
  tx: Tx,
  caller: ImportCaller,
  now: string,
  importId: string,
  importer: Importer,
  input: readonly { row: number; read: ReadRow }[],
  about: MissingRecordPolicy,
): Promise<RowsValidation> {
  const rows = input.map(({ row, read }): ValidatedRow => ({
    row,
    read,
    key: keyOf(importer, read),
    id: null,
    change: null,
    duplicateOf: null,
    problems: new Map(Object.entries(read.problems)),
  }));
  const { resolved, undo } = await resolveNames(tx, caller, now, importId, importer, rows, about);
  for (const row of rows) if (!row.key) row.problems.set('', importProblem('import.keyMissing'));
  await registerClaims(tx, caller, importId, rows, (row) => [
    ...rowKeyClaims(row),
    ...(importer.uniqueKeys?.(row) ?? []),
  ]);
  const lockedRows = await findRecords(tx, caller, now, importer, rows);
  await registerClaims(tx, caller, importId, rows, recordClaims);
  for (const row of rows)
    buildChange(importer, caller, row, resolved.get(row) ?? {}, row.id ? (lockedRows.get(row.id) ?? null) : null);
  await validateBatch(tx, caller, importer, rows);
  await rejectDependents(tx, caller, importId, rows, lockedRows);
  return { rows, relatedData: (await importer.relatedData?.validate(tx, caller, rows)) ?? new Set(), undo };
}

/** Returns the outcome of a row, or the expected one in a dry run. */
export function outcomeOf(row: ValidatedRow, { relatedData }: RowsValidation) {
  if (row.problems.size > 0) return 'rejected';
  if (row.change?.before === null) return 'added';
  return row.change || relatedData.has(row) ? 'changed' : 'unchanged';
}

function keyOf({ entity }: Importer, { values, extras }: ReadRow): RowKey | null {
  for (const column of entity.matches) {
    const value = values[column] ?? extras[column];
    const texts = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);
    if (texts.length > 0) return { column, values: texts.map(String) };
  }
  return null;
}

/** Finds and locks the record of each row. Rows with the same key and no record create one record together. */
async function findRecords(
  tx: Tx,
  caller: ImportCaller,
  now: string,
  { findIds, batch }: Importer,
  rows: readonly ValidatedRow[],
): Promise<Map<string, LockedRecord>> {
  const keyed = rows.filter((row): row is Keyed => row.key !== null);
  const found = await findIds(tx, caller, keyed);
  const lockedRows = await batch.lock(tx, caller, [...new Set(found.flat())]);
  const newIds = new Map<string, string>();
  keyed.forEach((row, at) => {
    // A record that was archived in the meantime no longer matches.
    const [id, ...others] = (found[at] ?? []).filter((one) => lockedRows.has(one));
    const { column, values } = row.key;
    if (others.length > 0) row.problems.set(column, importProblem('import.several', { text: values.join(', ') }));
    const name = JSON.stringify(row.key);
    row.id = id ?? newIds.get(name) ?? newId(now);
    if (id === undefined) newIds.set(name, row.id);
  });
  return lockedRows;
}

function buildChange(
  { entity, normalize: settle = (record) => record }: Importer,
  caller: ImportCaller,
  row: ValidatedRow,
  resolved: Readonly<Record<string, string>>,
  before: LockedRecord | null,
): void {
  if (row.id === null) return;
  const { values, extras } = row.read;
  const base = before?.values ?? entity.blank(caller.store);
  const importedValues = { ...base, ...values, ...resolved, ...entity.compose(extras, before?.values ?? null) };
  const parsed = z.safeParse(entity.draft, importedValues);
  if (!parsed.success) {
    for (const [column, problem] of Object.entries(recordProblems(entity, importedValues)))
      addProblem(row, column, problem);
  }
  const after = parsed.success ? settle(Object(parsed.data), caller) : importedValues;
  const isSame = before !== null && differing(before.values, after) === null;
  // A row that repeats an earlier one has no change of its own: the record exists as soon as the earlier row is written.
  if (!isSame && !(row.duplicateOf !== null && before === null)) row.change = { id: row.id, before, after };
}

/** Adds a problem unless the column already has one: a wrong cell is reported rather than a missing value. */
function addProblem(row: ValidatedRow, column: string, problem: FieldProblem): void {
  if (!row.problems.has(column)) row.problems.set(column, problem);
}

/** Checks the entity's own rules for rows without problems so far. */
async function validateBatch(
  tx: Tx,
  caller: ImportCaller,
  { entity, batch }: Importer,
  rows: readonly ValidatedRow[],
): Promise<void> {
  const changesToCheck = rows.flatMap(({ change, problems }): Change[] =>
    change && problems.size === 0 ? [change] : [],
  );
  const rejections = await batch.rejections(tx, caller, changesToCheck);
  for (const row of rows) {
    const rejection = row.change && rejections.get(row.change.id);
    if (!rejection) continue;
    const fields = Object.entries(rejection.fields ?? {});
    if (fields.length === 0) addProblem(row, '', importProblem(rejection.code, rejection.params));
    for (const [path, problem] of fields) addProblem(row, columnOf(entity.columns, path), problem);
  }
}

/** Rejects a row with related data for a record that an earlier, rejected row would have created. */
async function rejectDependents(
  tx: Tx,
  caller: ImportCaller,
  importId: string,
  rows: readonly ValidatedRow[],
  lockedRows: ReadonlyMap<string, LockedRecord>,
): Promise<void> {
  const dependents = rows.filter(({ id, duplicateOf }) => duplicateOf !== null && id !== null && !lockedRows.has(id));
  if (dependents.length === 0) return;
  const rejected = await tx.raw<{ row: number }>(
    `select "row" from import_rows
     where business_id = $1 and import_id = $2 and "row" = any($3::int[]) and outcome = 'rejected'`,
    [caller.businessId, importId, dependents.map(({ duplicateOf }) => duplicateOf)],
    'rejected_in_dry_run',
  );
  const batchRows = new Map(rows.map((row) => [row.row, row]));
  const wasRejected = new Set(rejected.map(({ row }) => row));
  for (const row of dependents) {
    const first = row.duplicateOf ?? 0;
    const isRejected = batchRows.has(first) ? (batchRows.get(first)?.problems.size ?? 0) > 0 : wasRejected.has(first);
    if (isRejected) addProblem(row, '', importProblem('import.firstRejected', { row: first }));
  }
}

/** Returns the column of a field path: 'barcodes.0' is `barcodes`. A path without a column concerns the whole row. */
function columnOf(columns: Readonly<Record<string, unknown>>, path: string): string {
  const [name = ''] = path.split('.');
  return name in columns ? name : '';
}
