import {
  findPeriodProblem,
  openPeriods,
  type CommissionEntry,
  type CommissionPeriod,
} from '@tilldesk/domain/commissions';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { addDays, dayOf, presetRange, type DayRange } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { calculate, readFacts, readRules } from './calculation.store.ts';
import {
  findFirstRule,
  insertEntries,
  insertPeriod,
  insertSettlements,
  listClosedEntries,
  listPeriods,
  lockPeriods,
} from './commissions.statements.ts';

/** A period, and the id of its row once it is closed. */
export type StoredPeriod = CommissionPeriod & { id: string | null };

type PresentInAll = 'userId' | 'amount' | 'day' | 'isCapped' | 'causes';

/** An entry of any kind: by a rule, or by hand with its reason and who made it. */
export type PeriodEntry = {
  [K in keyof Omit<CommissionEntry, 'kind' | PresentInAll>]: CommissionEntry[K] | null;
} & Pick<CommissionEntry, PresentInAll> & {
    kind: CommissionEntry['kind'] | 'adjustment';
    reason: string | null;
    createdBy: string | null;
  };

// A call that began before midnight books on the day before: by then it has ended.
const BOOKED_WITHIN_MS = 5 * 60_000;

/** The day before which nothing more is booked. */
const bookedUntil = (now: string, { store }: StoreScope): string =>
  dayOf(new Date(Date.parse(now) - BOOKED_WITHIN_MS), store.timeZone);

/** Returns the periods of the store, latest first: the open ones until this month, then the closed ones. */
export async function readPeriods(tx: Tx, scope: StoreScope, now: string): Promise<StoredPeriod[]> {
  const { businessId, storeId, store } = scope;
  const closed = (await tx.all(listPeriods, { businessId, storeId })).map((one) => ({ ...one, ended: true }));
  const today = dayOf(now, store.timeZone);
  const until = bookedUntil(now, scope);
  const open = openPeriods(await firstOpenDay(tx, scope, today, closed[0]?.to), today).map((one) => ({
    ...one,
    id: null,
    closedAt: null,
    closedBy: null,
    ended: one.to < until,
  }));
  return [...open.toReversed(), ...closed];
}

/** The day after the last closed period; before the first one, the beginning of the month of the first rule. */
async function firstOpenDay(tx: Tx, { businessId, store }: StoreScope, today: string, closedThrough?: string) {
  if (closedThrough !== undefined) return addDays(closedThrough, 1);
  const first = await tx.first(findFirstRule, { businessId });
  return presetRange('thisMonth', first?.at ? dayOf(first.at, store.timeZone) : today).from;
}

/** Returns the period that begins on a day; without a day the current one. Throws record.notFound. */
export async function readPeriod(tx: Tx, scope: StoreScope, now: string, from?: string): Promise<StoredPeriod> {
  const periods = await readPeriods(tx, scope, now);
  const period = from === undefined ? periods[0] : periods.find((one) => one.from === from);
  if (!period) throw new Problem('record.notFound');
  return period;
}

/** Returns the entries of a period by day: the written ones of a closed period, else those that the rules give now. */
export async function readEntries(
  tx: Tx,
  scope: StoreScope,
  now: string,
  period: StoredPeriod,
): Promise<PeriodEntry[]> {
  const { businessId, storeId } = scope;
  const { id: periodId, from, to } = period;
  const written = (await tx.all(listClosedEntries, { businessId, storeId, periodId, from, to })) as PeriodEntry[];
  if (periodId !== null) return written;
  const open = (await readPeriods(tx, scope, now)).filter((one) => one.id === null && one.to <= to).toReversed();
  const entries = await entriesOf(tx, scope, open);
  return [...entries.map(byRule), ...written].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

const byRule = (entry: CommissionEntry): PeriodEntry => ({ ...entry, reason: null, createdBy: null });

/** The entries of the last of the periods, which follow each other and begin after the last closed one. */
async function entriesOf(tx: Tx, scope: StoreScope, periods: readonly DayRange[]): Promise<CommissionEntry[]> {
  const days = { from: periods[0]!.from, to: periods.at(-1)!.to };
  const calculated = calculate(periods, await readRules(tx, scope), await readFacts(tx, scope, days));
  return calculated.at(-1)!.entries;
}

/**
 * Closes a period: writes its entries, and a draft of a settlement for each person. Throws commissionPeriod.closed, .gap, .notEnded,
 * days.turned at the day.
 */
export async function closePeriod(
  tx: Tx,
  scope: StoreScope,
  now: string,
  { from, to }: DayRange,
): Promise<StoredPeriod> {
  const { businessId, storeId, userId } = scope;
  await tx.all(lockPeriods, { businessId, storeId });
  const closedThrough = (await tx.all(listPeriods, { businessId, storeId }))[0]?.to ?? null;
  const problem = findPeriodProblem({ from, to }, { closedThrough, today: bookedUntil(now, scope) });
  if (problem) throw problemAt(problem.field, problem.code, problem.params);
  const entries = await entriesOf(tx, scope, [{ from, to }]);
  const periodId = newId(now);
  const of = { businessId, storeId, from, to, now };
  await tx.all(insertPeriod, { ...of, id: periodId, userId });
  await tx.all(insertEntries, { ...of, periodId, entries: JSON.stringify(entries.map(withId(now))) });
  const adjustments = (await tx.all(listClosedEntries, { ...of, periodId: null })).map(({ userId: id, amount }) => ({
    userId: id,
    amount,
  }));
  const totals = new Map<string, number>();
  for (const { userId: id, amount } of [...entries, ...adjustments]) totals.set(id, (totals.get(id) ?? 0) + amount);
  const settlements = [...totals].map(([id, total]) => ({ id: newId(now), userId: id, total }));
  await tx.all(insertSettlements, { ...of, periodId, settlements: JSON.stringify(settlements) });
  await writeAuditEntry(tx, scope, now, 'commissionPeriod.closed', 'commissionPeriod', periodId, null, { from, to });
  return (await readPeriods(tx, scope, now)).find(({ id }) => id === periodId)!;
}

const withId = (now: string) => (entry: CommissionEntry) => ({ ...entry, id: newId(now) });
