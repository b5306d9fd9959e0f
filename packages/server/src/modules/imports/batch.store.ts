import { withMessage } from '@tilldesk/domain/problems';
import { rowReader, type ImportOutcome, type RowProblem, importOutcomes } from '@tilldesk/domain/imports';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../database/transaction.ts';
import { importRows, imports } from './imports.tables.ts';
import { move, type ImportRecord } from './jobs.store.ts';
import { validateRows, outcomeOf, type RowsValidation } from './validate.store.ts';
import type { Importer, ValidatedRow, ImportCaller } from './importer.ts';

/** Rows of one transaction: the work lost if the process is killed, and the longest wait for a stop. */
const BATCH = 500;

/** The state of an import after a batch. */
export type Progress = 'goes on' | 'at its end' | 'not at work' | 'broke off';

/**
 * Processes the next batch of an import in its own transaction. Rows are validated, and in a run also written; outcomes and
 * position are saved with them. A parallel worker on the same import waits and continues after this batch.
 */
export async function processBatch(
  tx: Tx,
  businessId: string,
  id: string,
  now: string,
  nouns: readonly Importer[],
): Promise<Progress> {
  const [job] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.businessId, businessId), eq(imports.id, id)))
    .for('update');
  const importer = nouns.find(({ entity }) => entity.name === job?.noun);
  if (!job || !importer || (job.state !== 'checking' && job.state !== 'running')) return 'not at work';
  const caller = await workerOf(tx, job);
  const staged = await tx
    .select({ row: importRows.row, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.businessId, businessId), eq(importRows.importId, id), gt(importRows.row, job.atRow)))
    .orderBy(asc(importRows.row))
    .limit(BATCH);
  const read = rowReader(importer.entity, job.mapping, { decimal: job.decimal, currency: caller.store.currency });
  const validation = await validateRows(
    tx,
    caller,
    now,
    id,
    importer,
    staged.map(({ row, cells }) => ({ row, read: read(cells) })),
    !job.makesMissing ? 'reject' : job.state === 'running' ? 'make' : 'tryOut',
  );
  if (job.state === 'running') await write(tx, caller, now, id, importer, validation);
  await validation.undo();
  const outcomes = await saveOutcomes(tx, job, validation, new Map(staged.map(({ row, cells }) => [row, cells])));
  const isOver = staged.length < BATCH || job.place + staged.length >= job.rows;
  await move(tx, job, now, {
    ...Object.fromEntries(importOutcomes.map((outcome) => [outcome, job[outcome] + outcomes[outcome]])),
    place: job.place + staged.length,
    atRow: staged.at(-1)?.row ?? job.atRow,
    ...(isOver ? { state: job.state === 'running' ? 'done' : 'checked' } : {}),
  });
  return isOver ? 'at its end' : 'goes on';
}

/** Returns the person who uploaded the file, in the store of the upload. The import runs with this identity. */
async function workerOf(tx: Tx, { businessId, storeId, userId }: ImportRecord): Promise<ImportCaller> {
  const [row] = await tx.raw<{ location: string } & ImportCaller['store']>(
    `select l.id as location, s.currency, s.time_zone as "timeZone", s.phone, trim_scale(s.default_tax_rate)::text as "defaultTaxRate"
     from stores s join locations l on l.business_id = s.business_id and l.store_id = s.id and l.sellable
     where s.business_id = $1 and s.id = $2 order by l.id limit 1`,
    [businessId, storeId],
    'import_worker',
  );
  if (!row) throw new Error(`imports: store ${storeId} has no place for stock`);
  const { location: locationId, ...store } = row;
  return { businessId, storeId, userId, locationId, store };
}

/** Writes the records, then their related data. A rejected row writes nothing. */
async function write(
  tx: Tx,
  caller: ImportCaller,
  now: string,
  id: string,
  importer: Importer,
  { rows, relatedData }: RowsValidation,
) {
  const validRows = rows.filter(({ problems }) => problems.size === 0);
  await importer.batch.write(
    tx,
    caller,
    now,
    validRows.flatMap(({ change }) => change ?? []),
  );
  await importer.relatedData?.write(
    tx,
    caller,
    now,
    id,
    validRows.filter((row) => relatedData.has(row)),
  );
}

async function saveOutcomes(
  tx: Tx,
  job: ImportRecord,
  validation: RowsValidation,
  cells: ReadonlyMap<number, readonly unknown[]>,
) {
  const counts: Record<ImportOutcome, number> = { added: 0, changed: 0, unchanged: 0, rejected: 0 };
  const rows = validation.rows.map((row) => {
    const outcome = outcomeOf(row, validation);
    counts[outcome] += 1;
    const problems = problemsOf(job, row, cells.get(row.row) ?? []);
    return { row: row.row, outcome, problems: problems.length > 0 ? problems : null };
  });
  await tx.raw(
    `update import_rows r set outcome = x.outcome, problems = nullif(x.problems, 'null'::jsonb)
     from jsonb_to_recordset($3::jsonb) as x("row" int, outcome text, problems jsonb)
     where r.business_id = $1 and r.import_id = $2 and r."row" = x."row"`,
    [job.businessId, job.id, JSON.stringify(rows)],
    'save_outcomes',
  );
  return counts;
}

/** Returns the text of a cell: text, number, boolean or day. */
const cellText = (cell: unknown): string =>
  typeof cell === 'string' ? cell : cell === null ? '' : (JSON.stringify(cell) ?? '');

const problemsOf = (
  { mapping, columns }: ImportRecord,
  { problems }: ValidatedRow,
  cells: readonly unknown[],
): RowProblem[] =>
  [...problems].map(([key, problem]) => {
    const at = mapping.indexOf(key);
    return { column: columns[at]?.header ?? null, cell: cellText(cells[at]).slice(0, 200), ...withMessage(problem) };
  });
