import { appRole } from '../../database/pool.ts';
import type { Tx } from '../../database/transaction.ts';
import { readTables, type Table } from './catalogue.ts';
import { functions, temporaryTables } from './functions.ts';

/** What the rows of a business became in one or more periods, in temporary tables that end with the transaction. */
export type Recording = {
  businessId: string;
  tables: Table[];
  /** The number of finished periods; they are numbered from 0. */
  periods: number;
  /** The tables with rows at the beginning of the current period. */
  before: Set<string>;
  /** The tables with new rows, and those of which existing rows were changed. */
  added: Set<string>;
  changed: Set<string>;
};

/** Prepares the recording of periods of a business. */
export async function startRecording(tx: Tx, businessId: string): Promise<Recording> {
  const tables = await asTablesOwner(tx, async () => {
    await tx.raw(temporaryTables);
    for (const text of functions) await tx.raw(text);
    return readTables(tx);
  });
  return { businessId, tables, periods: 0, before: new Set(), added: new Set(), changed: new Set() };
}

/** Begins a period: the rows from here to its end are those that it adds or changes. */
export function beginPeriod(tx: Tx, recording: Recording): Promise<void> {
  return asTablesOwner(tx, async () => {
    const dropped = [...recording.before].map((name) => `drop table before_${name};`);
    recording.before = await filledTables(tx, recording);
    const created = [...recording.before].map(
      (name) =>
        `create temp table before_${name} on commit drop as select * from public.${name} where ${own(recording)};`,
    );
    await tx.raw([...dropped, ...created].join('\n'));
  });
}

/** Ends the period, and saves the rows that it has added or changed. */
export function endPeriod(tx: Tx, recording: Recording): Promise<void> {
  return asTablesOwner(tx, async () => {
    const period = recording.periods;
    const filled = await filledTables(tx, recording);
    for (const table of recording.tables) {
      if (!filled.has(table.name)) continue;
      await saveAdded(tx, recording, table, period);
      if (recording.before.has(table.name)) await saveChanged(tx, recording, table, period);
    }
    recording.periods += 1;
  });
}

async function saveAdded(tx: Tx, recording: Recording, table: Table, period: number): Promise<void> {
  const { name, columns } = table;
  const sequence = columns.find(({ isAssigned }) => isAssigned)?.name;
  const order = sequence === undefined ? 't.ctid' : `t.${sequence}`;
  const isKnown = recording.before.has(name)
    ? `and not exists (select from before_${name} b where ${sameKey(table, 'b', 't')})`
    : '';
  const rows = `select ${period} as of_period, row_number() over (order by ${order}) as of_order, t.*
    from public.${name} t where t.${own(recording)} ${isKnown}`;
  const isFirst = !recording.added.has(name);
  await tx.raw(
    isFirst ? `create temp table added_${name} on commit drop as ${rows}` : `insert into added_${name} ${rows}`,
  );
  recording.added.add(name);
  if (!hasOwnId(table)) return;
  const [store, number] = table.numberColumn === null ? ['null', 'null'] : ['a.store_id', `a.${table.numberColumn}`];
  await tx.raw(`insert into copied_ids select a.id, '${name}', ${store}, ${number} from added_${name} a
    where a.of_period = ${period} on conflict (id) do update set of = excluded.of, store = excluded.store, number = excluded.number
      where copied_ids.number is null`);
}

async function saveChanged(tx: Tx, recording: Recording, table: Table, period: number): Promise<void> {
  const { name } = table;
  const changed = `from before_${name} b join public.${name} t on ${sameKey(table, 'b', 't')} and t.${own(recording)}
    where b::text is distinct from t::text`;
  const [count] = await tx.raw<{ rows: number }>(`select count(*)::int as rows ${changed}`);
  if (count!.rows === 0) return;
  const isFirst = !recording.changed.has(name);
  for (const [kept, row] of [
    ['was', 'b'],
    ['became', 't'],
  ] as const) {
    const rows = `select ${period} as of_period, ${row}.* ${changed}`;
    await tx.raw(
      isFirst ? `create temp table ${kept}_${name} on commit drop as ${rows}` : `insert into ${kept}_${name} ${rows}`,
    );
  }
  recording.changed.add(name);
}

/** The names of the temporary tables of a recording. */
export const temporaryNames = ({ before, added, changed }: Recording): string[] => [
  'copies',
  'copied_ids',
  'copied_texts',
  'copied_numbers',
  ...[...before].map((name) => `before_${name}`),
  ...[...added].map((name) => `added_${name}`),
  ...[...changed].flatMap((name) => [`was_${name}`, `became_${name}`]),
];

/** Whether rows have an id of their own: a column `id` of the primary key. */
export const hasOwnId = ({ key, columns }: Table): boolean =>
  key.includes('id') && columns.some(({ name, type }) => name === 'id' && type === 'uuid');

/** The condition that two rows of a table have the same key. */
export const sameKey = ({ key }: Table, one: string, other: string): string =>
  ['business_id', ...key].map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');

const own = ({ businessId }: Recording): string => `business_id = '${businessId}'`;

async function filledTables(tx: Tx, recording: Recording): Promise<Set<string>> {
  const asked = recording.tables.map(
    ({ name }) => `select '${name}' as name where exists (select from public.${name} where ${own(recording)})`,
  );
  return new Set((await tx.raw<{ name: string }>(asked.join(' union all '))).map(({ name }) => name));
}

/** Runs work as the owner of the tables, within a transaction of the application's role. */
export async function asTablesOwner<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.raw('set local role none; set local enable_seqscan = on');
  const result = await work();
  await tx.raw(`set local role ${appRole}`);
  return result;
}
