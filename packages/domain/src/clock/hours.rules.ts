import * as z from 'zod/mini';
import { choice, quantity } from '../fields/fields.ts';
import { addDays } from '../time/days.ts';

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const MINUTES_OF_DAY = 1_440;
const DAYS_OF_WEEK = 7;

/** How a store pays hours: the fields of its rules. Limits are whole minutes of paid time; null is no limit. */
export const hoursRulesFields = {
  /** The first day of the week in which weekly overtime is counted. */
  weekStart: choice(weekdays, { required: true }),
  /** Paid time of a day beyond it is overtime. */
  dailyOvertime: quantity({ max: MINUTES_OF_DAY }),
  /** Paid time of a day beyond it is double time. */
  dailyDoubleTime: quantity({ max: MINUTES_OF_DAY }),
  /** Regular time of a week beyond it is overtime. */
  weeklyOvertime: quantity({ max: MINUTES_OF_DAY * DAYS_OF_WEEK }),
  /** The minutes of breaks of each shift that are paid; the rest is unpaid. */
  paidBreak: quantity({ required: true, max: MINUTES_OF_DAY }),
};
export const hoursRules = z.object(hoursRulesFields);
export type HoursRules = z.output<typeof hoursRules>;

/** The rules of a store that has set none: overtime after 40 hours of a week, breaks unpaid. */
export const defaultHoursRules: HoursRules = {
  weekStart: 'sunday',
  dailyOvertime: null,
  dailyDoubleTime: null,
  weeklyOvertime: 2_400,
  paidBreak: 0,
};

/** A shift as its paid time is computed from it; not a voided one. */
export type WorkedShift = {
  id: string;
  businessDay: string;
  firstClockIn: string;
  activeSeconds: number;
  breakSeconds: number;
};

/** Time in whole minutes. Regular, overtime and double time together are what is paid: the work and the paid breaks. */
export const hours = z.object({
  regular: z.int(),
  overtime: z.int(),
  doubleTime: z.int(),
  paidBreak: z.int(),
  unpaidBreak: z.int(),
});
export type Hours = z.output<typeof hours>;
export type HoursOfShift = Hours & { id: string; businessDay: string };

/**
 * Divides the time of a person's shifts into regular time, overtime and double time, in the order of the work. Work and breaks of a
 * shift are rounded to whole minutes once, so that days and totals are sums. Time that is overtime by the day does not count towards
 * the limit of the week. Weeks must be whole: a shift that is left out does not count.
 */
export function hoursOf(shifts: readonly WorkedShift[], rules: HoursRules): HoursOfShift[] {
  const ofDay = new Map<string, number>();
  const regularOfWeek = new Map<string, number>();
  return shifts.toSorted(inOrder).map(({ id, businessDay, activeSeconds, breakSeconds }) => {
    const pause = minutesOf(breakSeconds);
    const paidBreak = Math.min(pause, rules.paidBreak);
    const paid = minutesOf(activeSeconds) + paidBreak;
    const before = ofDay.get(businessDay) ?? 0;
    ofDay.set(businessDay, before + paid);

    const doubleTime = beyond(rules.dailyDoubleTime, before, paid);
    const overtimeOfDay = beyond(rules.dailyOvertime, before, paid - doubleTime);
    const rest = paid - doubleTime - overtimeOfDay;
    const week = weekOf(businessDay, rules);
    const regularBefore = regularOfWeek.get(week) ?? 0;
    const overtimeOfWeek = beyond(rules.weeklyOvertime, regularBefore, rest);
    const regular = rest - overtimeOfWeek;
    regularOfWeek.set(week, regularBefore + regular);
    const overtime = overtimeOfDay + overtimeOfWeek;
    return { id, businessDay, regular, overtime, doubleTime, paidBreak, unpaidBreak: pause - paidBreak };
  });
}

/** The first day of the week of a day. */
export function weekOf(day: string, { weekStart }: Pick<HoursRules, 'weekStart'>): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - weekdays.indexOf(weekStart) + DAYS_OF_WEEK) % DAYS_OF_WEEK));
}

/** The sum of hours; zeros for none. */
export const sumHours = (all: readonly Hours[]): Hours => ({
  regular: sum(all, 'regular'),
  overtime: sum(all, 'overtime'),
  doubleTime: sum(all, 'doubleTime'),
  paidBreak: sum(all, 'paidBreak'),
  unpaidBreak: sum(all, 'unpaidBreak'),
});

const sum = (all: readonly Hours[], kind: keyof Hours): number => all.reduce((total, one) => total + one[kind], 0);

/** The part of `count` minutes after `before` that is beyond a limit. */
const beyond = (limit: number | null, before: number, count: number): number =>
  limit === null ? 0 : Math.max(0, before + count - Math.max(limit, before));

const minutesOf = (seconds: number): number => Math.round(seconds / 60);

const inOrder = (a: WorkedShift, b: WorkedShift): number =>
  a.businessDay.localeCompare(b.businessDay) ||
  a.firstClockIn.localeCompare(b.firstClockIn) ||
  a.id.localeCompare(b.id);
