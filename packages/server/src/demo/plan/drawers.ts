import type { CashCategory, HandMovementKind } from '@tilldesk/domain/registers';
import { addDays, dayOf, momentAt } from '@tilldesk/domain/time';
import { clock, type Stretch } from './calendar.ts';
import { idAt } from './ids.ts';
import type { Random } from '../random.ts';
import type { SalePlan } from './selling.ts';
import { shiftDays } from './shifting.ts';
import type { PersonPlan, StorePlan } from './shops.ts';

/** A step of a drawer that is opened from Cash In/Out. The amount in the drawer is computed when the step runs. */
export type DrawerPlan = {
  kind: 'drawer';
  at: string;
  storeId: string;
  by: string;
  /** The id of the drawer. */
  id: string;
  step: { action: 'open' } | { action: 'join' } | MovePlan | ClosePlan;
};

/** A manual cash movement; minor units, above 0, or 0 for an opening without a sale. */
type MovePlan = CashMove & { action: 'move'; id: string };
export type CashMove = {
  kind: HandMovementKind;
  amount: number;
  category: CashCategory | null;
  reason: string;
};

/**
 * A closing: `off` is the difference between the counted and the expected amount, minor units; null if it is not counted.
 */
type ClosePlan = { action: 'close'; off: number | null; reason: string | null; note: string | null; bank: BankPlan };

/** What goes to the bank at closing: nothing, all twenties above the float, or all above it. */
export type BankPlan = 'nothing' | 'twenties' | 'rest';

/** The opening amount of a new drawer, and the amount left in one at closing: $200. */
export const FLOAT = 20_000;

export const cashMoves: readonly CashMove[] = [
  { kind: 'cashOut', amount: 1_850, category: 'supplies', reason: 'Paper towels and glass cleaner' },
  { kind: 'noSale', amount: 0, category: null, reason: 'Change for a twenty' },
  { kind: 'cashIn', amount: 5_000, category: 'change', reason: 'Rolls of quarters from the bank' },
  { kind: 'cashOut', amount: 2_400, category: 'staff', reason: 'Lunch on the busy Saturday' },
  { kind: 'cashOut', amount: 1_200, category: 'services', reason: 'Window cleaner' },
  { kind: 'noSale', amount: 0, category: null, reason: 'Looked for a dropped receipt' },
];

type Evening = { off: number | null; reason: string | null; note: string | null };

/**
 * The outcomes of closings other than exact ones, by the day in a turn of three weeks: small differences, larger ones with a
 * reason, and an evening without a count.
 */
const evenings: Readonly<Record<number, Evening>> = {
  2: { off: -25, reason: null, note: null },
  4: { off: 100, reason: null, note: 'Counted twice.' },
  7: { off: -300, reason: null, note: null },
  10: { off: null, reason: null, note: 'Power was out, not counted.' },
  14: { off: -2_000, reason: 'A twenty too much was given out as change', note: null },
  16: { off: 1_000, reason: 'The customer did not wait for the change', note: null },
  18: { off: -1_850, reason: 'The receipt for supplies was not booked', note: null },
};
const TURN = 21;
const exactEvening: Evening = { off: 0, reason: null, note: null };

/** One drawer in this many is closed by a manager who was not assigned to it. */
const forcedEvery = 13;

/**
 * Plans a drawer for each day of sales, up to the days whose drawers are opened by the clock: the first salesperson opens it,
 * the others join it before their first sale, and one of them, or a manager who was not assigned to it, closes it. The last
 * one of a copied period leaves the float, with which its copies begin.
 */
export function drawersOf(
  store: StorePlan,
  people: readonly PersonPlan[],
  sales: readonly SalePlan[],
  { until: now, isCopied }: Stretch,
  random: Random,
): DrawerPlan[] {
  const clocked = people.some(({ userType, storeIds }) => userType !== 'admin' && storeIds[0] === store.id);
  const today = dayOf(now, store.timeZone);
  const until = isCopied ? now : momentAt(addDays(today, clocked ? 1 - shiftDays : 0), '00:00', store.timeZone);
  const paid = sales.filter(({ at, tenders }) => at < until && tenders.length > 0);
  const days = Map.groupBy(paid, ({ at }) => dayOf(at, store.timeZone));
  return [...days].flatMap(([day, sold], nth) => {
    const isLast = isCopied && nth === days.size - 1;
    return dayAt(store, people, { day, sold, nth, isLast }, random);
  });
}

type Day = { day: string; sold: readonly SalePlan[]; nth: number; isLast: boolean };

function dayAt(
  store: StorePlan,
  people: readonly PersonPlan[],
  { day, sold, nth, isLast }: Day,
  random: Random,
): DrawerPlan[] {
  const [first, last] = [sold[0], sold.at(-1)];
  if (!first || !last) return [];
  const oClock = clock(day, store.timeZone);
  const opened = oClock(9, random.int(35, 55) * 60_000);
  const id = idAt(opened, random);
  const step = (at: string, by: string, what: DrawerPlan['step']): DrawerPlan => ({
    kind: 'drawer',
    at,
    storeId: store.id,
    by,
    id,
    step: what,
  });
  const firsts = [...Map.groupBy(sold, ({ by }) => by).values()].flatMap(([one]) => one ?? []);
  const joins = firsts.slice(1).map(({ at, by }) => step(before(at, random.int(1, 4)), by, { action: 'join' }));
  const move = nth % 3 === 1 ? cashMoves[Math.floor(nth / 3) % cashMoves.length] : undefined;
  const moved = sold[Math.floor(sold.length / 2)] ?? first;
  const moveAt = before(moved.at, -1);
  const closed = oClock(20, random.int(12, 40) * 60_000);
  const evening = isLast ? exactEvening : (evenings[nth % TURN] ?? exactEvening);
  const manager = people.find(
    ({ id: person, userType }) => userType !== 'employee' && !sold.some(({ by }) => by === person),
  );
  const isForced = nth % forcedEvery === 11 && manager !== undefined;
  return [
    step(opened, first.by, { action: 'open' }),
    ...joins,
    ...(move ? [step(moveAt, moved.by, { action: 'move', id: idAt(moveAt, random), ...move })] : []),
    step(closed, isForced ? manager.id : last.by, {
      action: 'close',
      ...evening,
      ...(isForced ? { note: 'Left open, closed by the manager' } : {}),
      bank: isLast ? 'rest' : evening.off === null ? 'nothing' : 'twenties',
    }),
  ];
}

const before = (at: string, minutes: number): string => new Date(Date.parse(at) - minutes * 60_000).toISOString();

/** Returns the amount that goes to the bank from a counted drawer: all twenties above the float. */
export const bankDropOf = (counted: number): number => Math.max(0, Math.floor((counted - FLOAT) / 2_000) * 2_000);
