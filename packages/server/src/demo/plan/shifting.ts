import { addDays, dayOf, momentAt } from '@tilldesk/domain/time';
import type { Random } from '../random.ts';
import type { SalePlan } from './selling.ts';
import type { PersonPlan, StorePlan } from './shops.ts';

/**
 * A punch of the plan. The amount in the drawer is computed when it runs; `off` is the difference between the counted and the
 * expected amount, minor units.
 */
export type PunchPlan = {
  kind: 'punch';
  at: string;
  storeId: string;
  by: string;
  punch:
    | { order: 'in' | 'takeBreak' | 'endBreak' }
    | { order: 'out'; off: number; notes: string | null; isAuto: boolean };
};

/** A manager's correction of a person's shift of a day: the break ended ten minutes before its end was recorded. */
export type CorrectionPlan = {
  kind: 'correction';
  at: string;
  storeId: string;
  by: string;
  personId: string;
  day: string;
  reason: string;
};

export type ShiftEvent = PunchPlan | CorrectionPlan;

/** The number of days of shifts of a demo, today included. */
export const shiftDays = 14;

/** The early and the late shift, in the store's local time. */
const patterns = [
  { from: '09:40', to: '16:10' },
  { from: '12:35', to: '20:05' },
] as const;

/** The oldest days on which the last count of the evening is short, over, or skipped by an automatic sign-out. */
const evenings: Readonly<Record<number, { off: number; isAuto: boolean }>> = {
  2: { off: -325, isAuto: false },
  4: { off: 150, isAuto: false },
  8: { off: 0, isAuto: true },
};
const exactEvening = { off: 0, isAuto: false };

const correctedDay = 6;
const forgottenDay = shiftDays - 3;

const notes = [
  'Counted twice.',
  'Receipt paper is running low.',
  'Left the safe keys with the manager.',
  'Two customers come back tomorrow for their phones.',
];

type Shift = {
  personId: string;
  day: number;
  from: string;
  to: string | null;
  rest: { from: string; to: string } | null;
};

/**
 * Plans two weeks of shifts for the people whose first store this is. Shifts cover all their sales, with breaks between sales,
 * notes, a correction, and evenings on which the drawer is exact, short, over and uncounted. In the first store everybody is
 * clocked out at `now`; in others they still work, and one person forgot to clock out days ago. Admins have no shifts.
 */
export function shiftsOf(
  store: StorePlan,
  people: readonly PersonPlan[],
  sales: readonly SalePlan[],
  now: string,
  { isFirst, random }: { isFirst: boolean; random: Random },
): ShiftEvent[] {
  const today = dayOf(now, store.timeZone);
  const days = Array.from({ length: shiftDays }, (_, i) => addDays(today, i + 1 - shiftDays));
  const staff = people.filter(({ userType, storeIds }) => userType !== 'admin' && storeIds[0] === store.id);
  const began = momentAt(days[0] ?? today, '00:00', store.timeZone);
  const sold = Map.groupBy(
    sales.filter(({ at }) => at >= began),
    (sale) => `${sale.by} ${dayOf(sale.at, store.timeZone)}`,
  );
  const isSalesperson = (id: string) => store.sellers.some((salesperson) => salesperson.id === id);
  const forgetful = isFirst ? undefined : staff.find(({ id }) => !isSalesperson(id))?.id;
  const shifts = days.flatMap((day, i) =>
    staff.flatMap(({ id }, place): Shift[] => {
      const moments = (sold.get(`${id} ${day}`) ?? []).map(({ at }) => at);
      const hasForgotten = id === forgetful && i >= forgottenDay;
      if (hasForgotten && i > forgottenDay) return [];
      if (moments.length === 0 && !hasForgotten && (isSalesperson(id) || !random.probability(0.6))) return [];
      const pattern = patterns[(i + place) % patterns.length] ?? patterns[0];
      const from = earlier(
        minutesFrom(momentAt(day, pattern.from, store.timeZone), random.int(0, 12)),
        minutesFrom(moments[0], -random.int(5, 15)),
      );
      const to = later(
        minutesFrom(momentAt(day, pattern.to, store.timeZone), random.int(0, 12)),
        minutesFrom(moments.at(-1), random.int(5, 15)),
      );
      if (from >= now) return [];
      if (hasForgotten) return [{ personId: id, day: i, from, to: null, rest: null }];
      const end = to <= now ? to : isFirst ? now : null;
      return [{ personId: id, day: i, from, to: end, rest: breakIn([from, ...moments, end ?? now], random) }];
    }),
  );
  return [
    ...shifts.flatMap((shift) => punchesOf(store, shift, shifts, random)),
    ...correctionOf(store, shifts, days, now, isFirst),
  ];
}

function punchesOf(store: StorePlan, shift: Shift, shifts: readonly Shift[], random: Random): PunchPlan[] {
  const at = (moment: string, punch: PunchPlan['punch']): PunchPlan => ({
    kind: 'punch',
    at: moment,
    storeId: store.id,
    by: shift.personId,
    punch,
  });
  const { from, rest, to } = shift;
  const isLast = !shifts.some((other) => other.day === shift.day && (other.to ?? '~') > (to ?? '~'));
  const evening = isLast ? (evenings[shift.day] ?? exactEvening) : exactEvening;
  const comment = random.probability(0.2) ? random.pick(notes) : null;
  return [
    at(from, { order: 'in' }),
    ...(rest ? [at(rest.from, { order: 'takeBreak' }), at(rest.to, { order: 'endBreak' })] : []),
    ...(to ? [at(to, { order: 'out', ...evening, notes: comment })] : []),
  ];
}

/** Returns a break of 20 to 35 minutes in the middle of the longest time without a sale, if that is at least 50 minutes. */
function breakIn(moments: readonly string[], random: Random): Shift['rest'] {
  const gaps = moments.slice(1).map((end, i) => ({ from: Date.parse(moments[i]!), to: Date.parse(end) }));
  const longest = gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!longest || longest.to - longest.from < 50 * MINUTE) return null;
  const length = random.int(20, 35) * MINUTE;
  const from = Math.floor((longest.from + longest.to - length) / 2);
  return { from: new Date(from).toISOString(), to: new Date(from + length).toISOString() };
}

/** Returns the correction of a colleague's break by the store's receiver, on the following morning. */
function correctionOf(
  store: StorePlan,
  shifts: readonly Shift[],
  days: readonly string[],
  now: string,
  isFirst: boolean,
): CorrectionPlan[] {
  const wrongShift = shifts.find(
    ({ day, rest, to, personId }) => day === correctedDay && rest && to && personId !== store.receiverId,
  );
  const [day, next] = [days[correctedDay], days[correctedDay + 1]];
  if (!isFirst || !wrongShift || !day || !next) return [];
  const at = momentAt(next, '10:05', store.timeZone);
  if (at > now) return [];
  const reason = 'Was back ten minutes before End Break was pressed';
  return [
    { kind: 'correction', at, storeId: store.id, by: store.receiverId, personId: wrongShift.personId, day, reason },
  ];
}

const MINUTE = 60_000;
const minutesFrom = <T extends string | undefined>(moment: T, count: number): T =>
  (moment === undefined ? moment : new Date(Date.parse(moment) + count * MINUTE).toISOString()) as T;
const earlier = (a: string, b: string | undefined): string => (b !== undefined && b < a ? b : a);
const later = (a: string, b: string | undefined): string => (b !== undefined && b > a ? b : a);
