import type { Tx } from '../../database/transaction.ts';
import type { Table } from './catalogue.ts';
import { accumulate } from './accumulate.ts';
import { asTablesOwner, temporaryNames, type Recording } from './recording.ts';
import { insertCopies } from './insert-copies.ts';

/** A copy of a recorded period. */
export type Copy = {
  period: number;
  weeks: number;
  /** Texts that are another one in this copy, because they are unique, like the code of a device: pairs of old and new. */
  texts: readonly (readonly [old: string, made: string])[];
};

/**
 * Copies recorded periods, each copy a number of weeks later, in the order given, by one statement for each table. It knows no
 * rule of the trade, only the catalogue of the database:
 *
 * - an id of an added row becomes another one, the same in all columns, in arrays, and in JSON;
 * - moments and days are later, at the same time of day in \`timeZone\`;
 * - document numbers, unique in a store, continue;
 * - to the numbers of an existing row each copy adds what its period added to them: so a sum that is kept beside its ledger
 *   still agrees with it.
 *
 * A running balance within the added rows is copied as it is. So a period must leave each balance as it found it, or the caller
 * gives it none. The recording ends.
 */
export function copyPeriods(tx: Tx, recording: Recording, copies: readonly Copy[], timeZone: string): Promise<void> {
  return asTablesOwner(tx, async () => {
    if (copies.length > 0) await writeAll(tx, recording, copies, timeZone);
    await tx.raw(`drop table ${temporaryNames(recording).join(', ')}`);
  });
}

async function writeAll(tx: Tx, recording: Recording, copies: readonly Copy[], timeZone: string): Promise<void> {
  const [{ zone } = { zone: 'UTC' }] = await tx.raw<{ zone: string }>(`select current_setting('timezone') as zone`);
  await tx.raw(`select set_config('timezone', $1, true)`, [timeZone]);
  await writeCopies(tx, copies);
  const added = recording.tables.filter(({ name }) => recording.added.has(name));
  for (const table of added) if (table.numberColumn !== null) await planNumbers(tx, table, table.numberColumn);
  await tx.raw('analyze copied_ids; analyze copied_texts; analyze copied_numbers');
  for (const table of added) await tx.raw(`analyze added_${table.name}`);
  for (const table of added) await withoutTriggers(tx, table, () => insertCopies(tx, table));
  for (const table of recording.tables)
    if (recording.changed.has(table.name)) await withoutTriggers(tx, table, () => accumulate(tx, table));
  await tx.raw(`select set_config('timezone', $1, true)`, [zone]);
}

const AT_ONCE = 50_000;

async function writeCopies(tx: Tx, copies: readonly Copy[]): Promise<void> {
  await tx.raw(
    `insert into copies select n, period, weeks * 7, weeks * 7 * 86400000::bigint
     from unnest($1::int[], $2::int[]) with ordinality c(period, weeks, n)`,
    [copies.map(({ period }) => period), copies.map(({ weeks }) => weeks)],
  );
  const texts = copies.flatMap((copy, i) => copy.texts.map(([old, made]) => [i + 1, old, made] as const));
  for (let i = 0; i < texts.length; i += AT_ONCE) {
    const some = texts.slice(i, i + AT_ONCE);
    await tx.raw('insert into copied_texts select * from unnest($1::int[], $2::text[], $3::text[])', [
      some.map(([copy]) => copy),
      some.map(([, old]) => old),
      some.map(([, , made]) => made),
    ]);
  }
}

/** Plans the document numbers of the copies: they follow the recorded ones, in the order of the copies. */
async function planNumbers(tx: Tx, { name }: Table, column: string): Promise<void> {
  await tx.raw(`
    insert into copied_numbers
    select c.n, '${name}', p.store_id, max(p.last) over (partition by p.store_id) + 1 - p.first + coalesce(
      sum(p.last - p.first + 1) over (partition by p.store_id order by c.n rows between unbounded preceding and 1 preceding), 0)
    from copies c join (
      select of_period as period, store_id, min(${column}) as first, max(${column}) as last from added_${name}
      where ${column} is not null group by 1, 2) p using (period)`);
}

/** The rows of the triggers are copied too, so the triggers must not write them again. Foreign keys are checked. */
async function withoutTriggers(tx: Tx, { name }: Table, work: () => Promise<void>): Promise<void> {
  await tx.raw(`alter table public.${name} disable trigger user`);
  await work();
  await tx.raw(`alter table public.${name} enable trigger user`);
}
