import { importFold } from '@tilldesk/domain/imports';
import type { Tx } from '../../database/transaction.ts';
import { saveMissingReferences, importProblem } from './claims.store.ts';
import type { Importer, ValidatedRow, NamedColumn, ImportCaller } from './importer.ts';

/** The handling of missing records that rows refer to: reject the rows, create the records, or create them for a dry run. */
export type MissingRecordPolicy = 'reject' | 'make' | 'tryOut';

type Resolved = {
  /** The ids that replace names, by row. */
  resolved: ReadonlyMap<ValidatedRow, Readonly<Record<string, string>>>;
  /** Deletes the records that were created for a dry run. */
  undo: () => Promise<void>;
};

/** Replaces the names of records by their ids. A name without a record or with several records is a problem of its row. */
export async function resolveNames(
  tx: Tx,
  caller: ImportCaller,
  now: string,
  importId: string,
  { named = {} }: Importer,
  rows: readonly ValidatedRow[],
  missingPolicy: MissingRecordPolicy,
): Promise<Resolved> {
  const resolved = new Map<ValidatedRow, Record<string, string>>();
  const undone: (() => Promise<void>)[] = [];
  for (const [column, names] of Object.entries(named)) {
    const naming = rows.flatMap((row) => {
      const text = row.read.names[column];
      return text === undefined ? [] : [{ row, text }];
    });
    if (naming.length === 0) continue;
    const made = await makeMissing(tx, caller, now, importId, { column, names, naming, missingPolicy });
    if (missingPolicy === 'tryOut' && made.length > 0) undone.push(async () => names.missing?.undo(tx, caller, made));
    const { ids } = await names.known(tx, caller);
    for (const { row, text } of naming) {
      const [id, ...others] = ids.get(importFold(text)) ?? [];
      if (id === undefined) row.problems.set(column, importProblem('import.unknown', { text }));
      else if (others.length > 0) row.problems.set(column, importProblem('import.ambiguous', { text }));
      else resolved.set(row, { ...resolved.get(row), [column]: id });
    }
  }
  return {
    resolved,
    undo: async () => {
      for (const undo of undone) await undo();
    },
  };
}

type Naming = {
  column: string;
  names: NamedColumn;
  naming: readonly { row: ValidatedRow; text: string }[];
  missingPolicy: MissingRecordPolicy;
};

/** Saves the missing records, and creates them if requested. Returns the ids of the created records. */
async function makeMissing(
  tx: Tx,
  caller: ImportCaller,
  now: string,
  importId: string,
  { column, names: { known, missing }, naming, missingPolicy }: Naming,
): Promise<readonly string[]> {
  if (!missing) return [];
  const current = await known(tx, caller);
  const steps = naming
    .filter(({ text }) => !current.ids.has(importFold(text)))
    .flatMap(({ row, text }) =>
      (missing.entity(text, current) ?? []).map((step) => ({ row: row.row, column, text: step })),
    );
  if (steps.length === 0) return [];
  await saveMissingReferences(tx, caller, importId, steps);
  if (missingPolicy === 'reject') return [];
  return missing.make(tx, caller, now, [...new Set(steps.map(({ text }) => text))], missingPolicy === 'tryOut');
}
