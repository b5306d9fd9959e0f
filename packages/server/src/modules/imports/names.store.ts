import { importFold } from '@tilldesk/domain/catalogue';
import type { Tx } from '../../database/transaction.ts';
import { noteMissing, problemOf } from './claims.store.ts';
import type { ImportNoun, Judged, NamedColumn, Worker } from './noun.ts';

/** What is done about records that rows name and nobody made: their rows are refused, or they are made, for good or to try out. */
export type AboutMissing = 'refuse' | 'make' | 'tryOut';

type Resolved = {
  /** The ids that stand where names stood, by row. */
  resolved: ReadonlyMap<Judged, Readonly<Record<string, string>>>;
  /** Takes back what was made only to be looked at. */
  undo: () => Promise<void>;
};

/** Puts the ids of named records where their names stood; a name that none or several bear is a problem of its row. */
export async function resolveNames(
  tx: Tx,
  who: Worker,
  now: string,
  importId: string,
  { named = {} }: ImportNoun,
  rows: readonly Judged[],
  about: AboutMissing,
): Promise<Resolved> {
  const resolved = new Map<Judged, Record<string, string>>();
  const undone: (() => Promise<void>)[] = [];
  for (const [column, names] of Object.entries(named)) {
    const naming = rows.flatMap((row) => {
      const text = row.read.names[column];
      return text === undefined ? [] : [{ row, text }];
    });
    if (naming.length === 0) continue;
    const made = await makeMissing(tx, who, now, importId, { column, names, naming, about });
    if (about === 'tryOut' && made.length > 0) undone.push(async () => names.missing?.undo(tx, who, made));
    const { ids } = await names.known(tx, who);
    for (const { row, text } of naming) {
      const [id, ...others] = ids.get(importFold(text)) ?? [];
      if (id === undefined) row.problems.set(column, problemOf('import.unknown', { text }));
      else if (others.length > 0) row.problems.set(column, problemOf('import.ambiguous', { text }));
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
  naming: readonly { row: Judged; text: string }[];
  about: AboutMissing;
};

/** Notes the records that are missing, and makes them where it shall; answers the ids of what was made. */
async function makeMissing(
  tx: Tx,
  who: Worker,
  now: string,
  importId: string,
  { column, names: { known, missing }, naming, about }: Naming,
): Promise<readonly string[]> {
  if (!missing) return [];
  const standing = await known(tx, who);
  const steps = naming
    .filter(({ text }) => !standing.ids.has(importFold(text)))
    .flatMap(({ row, text }) =>
      (missing.of(text, standing) ?? []).map((step) => ({ row: row.row, column, text: step })),
    );
  if (steps.length === 0) return [];
  await noteMissing(tx, who, importId, steps);
  if (about === 'refuse') return [];
  return missing.make(tx, who, now, [...new Set(steps.map(({ text }) => text))], about === 'tryOut');
}
