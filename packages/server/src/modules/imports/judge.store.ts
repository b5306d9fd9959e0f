import type { FieldProblem } from '@tilldesk/domain/problems';
import { wholeProblems, type ReadRow } from '@tilldesk/domain/stock';
import * as z from 'zod/mini';
import { differing } from '../../crud/difference.ts';
import type { Change, HeldRecord } from '../../crud/spec.ts';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { enterClaims, keyClaims, problemOf, recordClaims } from './claims.store.ts';
import type { ImportNoun, Judged, Keyed, RowKey, Worker } from './noun.ts';
import { resolveNames, type AboutMissing } from './names.store.ts';

/** A batch that was looked over: each row with what it would do, and those that have something beside their record. */
export type Verdict = {
  rows: readonly Judged[];
  beside: ReadonlySet<Judged>;
  /** Takes back what was made only to be looked at. */
  undo: () => Promise<void>;
};

/**
 * Looks a batch over, in the order of the file: names of other records become ids, keys find records, an empty cell leaves
 * a value as it is, and everything that may be wrong is asked of the same rules as by the noun's own form. What is found
 * is locked; nothing is written but what the rows claim.
 */
export async function judge(
  tx: Tx,
  who: Worker,
  now: string,
  importId: string,
  noun: ImportNoun,
  given: readonly { row: number; read: ReadRow }[],
  about: AboutMissing,
): Promise<Verdict> {
  const rows = given.map(({ row, read }): Judged => ({
    row,
    read,
    key: keyOf(noun, read),
    id: null,
    change: null,
    repeats: null,
    problems: new Map(Object.entries(read.problems)),
  }));
  const { resolved, undo } = await resolveNames(tx, who, now, importId, noun, rows, about);
  for (const row of rows) if (!row.key) row.problems.set('', problemOf('import.keyMissing'));
  await enterClaims(tx, who, importId, rows, (row) => [...keyClaims(row), ...(noun.claims?.(row) ?? [])]);
  const held = await lead(tx, who, now, noun, rows);
  await enterClaims(tx, who, importId, rows, recordClaims);
  for (const row of rows) compose(noun, who, row, resolved.get(row) ?? {}, row.id ? (held.get(row.id) ?? null) : null);
  await ask(tx, who, noun, rows);
  await followFirst(tx, who, importId, rows, held);
  return { rows, beside: (await noun.beside?.judge(tx, who, rows)) ?? new Set(), undo };
}

/** What became of a row, or would. */
export function outcomeOf(row: Judged, { beside }: Verdict) {
  if (row.problems.size > 0) return 'refused';
  if (row.change?.before === null) return 'added';
  return row.change || beside.has(row) ? 'changed' : 'unchanged';
}

function keyOf({ of }: ImportNoun, { values, extras }: ReadRow): RowKey | null {
  for (const column of of.matches) {
    const value = values[column] ?? extras[column];
    const texts = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);
    if (texts.length > 0) return { column, values: texts.map(String) };
  }
  return null;
}

/** Leads each row to its record, which is held; rows of one key that finds none make one together. */
async function lead(
  tx: Tx,
  who: Worker,
  now: string,
  { find, many }: ImportNoun,
  rows: readonly Judged[],
): Promise<Map<string, HeldRecord>> {
  const keyed = rows.filter((row): row is Keyed => row.key !== null);
  const found = await find(tx, who, keyed);
  const held = await many.hold(tx, who, [...new Set(found.flat())]);
  const fresh = new Map<string, string>();
  keyed.forEach((row, at) => {
    // What was archived meanwhile is no record that a row could mean.
    const [id, ...others] = (found[at] ?? []).filter((one) => held.has(one));
    const { column, values } = row.key;
    if (others.length > 0) row.problems.set(column, problemOf('import.several', { text: values.join(', ') }));
    const name = JSON.stringify(row.key);
    row.id = id ?? fresh.get(name) ?? newId(now);
    if (id === undefined) fresh.set(name, row.id);
  });
  return held;
}

function compose(
  { of, settle = (record) => record }: ImportNoun,
  who: Worker,
  row: Judged,
  resolved: Readonly<Record<string, string>>,
  before: HeldRecord | null,
): void {
  if (row.id === null) return;
  const { values, extras } = row.read;
  const base = before?.values ?? of.blank(who.store);
  const said = { ...base, ...values, ...resolved, ...of.compose(extras, before?.values ?? null) };
  const parsed = z.safeParse(of.draft, said);
  if (!parsed.success) {
    for (const [column, problem] of Object.entries(wholeProblems(of, said))) addProblem(row, column, problem);
  }
  const after = parsed.success ? settle(Object(parsed.data), who) : said;
  const isSame = before !== null && differing(before.values, after) === null;
  // What the row before it makes stands as soon as that one is written.
  if (!isSame && !(row.repeats !== null && before === null)) row.change = { id: row.id, before, after };
}

/** The first problem of a column stays: what a cell says is told before what it lacks. */
function addProblem(row: Judged, column: string, problem: FieldProblem): void {
  if (!row.problems.has(column)) row.problems.set(column, problem);
}

/** Asks the noun's own rules, of what the form itself has nothing against. */
async function ask(tx: Tx, who: Worker, { of, many }: ImportNoun, rows: readonly Judged[]): Promise<void> {
  const asked = rows.flatMap(({ change, problems }): Change[] => (change && problems.size === 0 ? [change] : []));
  const refusals = await many.refusals(tx, who, asked);
  for (const row of rows) {
    const refusal = row.change && refusals.get(row.change.id);
    if (!refusal) continue;
    const fields = Object.entries(refusal.fields ?? {});
    if (fields.length === 0) addProblem(row, '', problemOf(refusal.code, refusal.params));
    for (const [path, problem] of fields) addProblem(row, columnOf(of.columns, path), problem);
  }
}

/** A row that only adds to a record which a row before it makes is refused with that one. */
async function followFirst(
  tx: Tx,
  who: Worker,
  importId: string,
  rows: readonly Judged[],
  held: ReadonlyMap<string, HeldRecord>,
): Promise<void> {
  const following = rows.filter(({ id, repeats }) => repeats !== null && id !== null && !held.has(id));
  if (following.length === 0) return;
  const refused = await tx.raw<{ row: number }>(
    `select "row" from import_rows
     where business_id = $1 and import_id = $2 and "row" = any($3::int[]) and outcome = 'refused'`,
    [who.businessId, importId, following.map(({ repeats }) => repeats)],
    'refused_before',
  );
  const here = new Map(rows.map((row) => [row.row, row]));
  const wasRefused = new Set(refused.map(({ row }) => row));
  for (const row of following) {
    const first = row.repeats ?? 0;
    const isRefused = here.has(first) ? (here.get(first)?.problems.size ?? 0) > 0 : wasRefused.has(first);
    if (isRefused) addProblem(row, '', problemOf('import.firstRefused', { row: first }));
  }
}

/** 'barcodes.0' stands in the column `barcodes`; what is no column of the file concerns the row. */
function columnOf(columns: Readonly<Record<string, unknown>>, path: string): string {
  const [name = ''] = path.split('.');
  return name in columns ? name : '';
}
