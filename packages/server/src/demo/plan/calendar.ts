import { addDays, dayOf, momentAt } from '@tilldesk/domain/time';
import type { Random } from '../random.ts';

/** How busy a day is, Sunday first: Saturday is the peak, Sunday is low. */
const weekShape = [0.5, 0.85, 0.8, 0.9, 1, 1.3, 1.65];

/** The hours of sales (10:00 to 20:00) and how busy each is: noon, then after work. */
const dayShape: readonly { hour: number; weight: number }[] = [
  { hour: 10, weight: 0.5 },
  { hour: 11, weight: 0.8 },
  { hour: 12, weight: 1.1 },
  { hour: 13, weight: 1.05 },
  { hour: 14, weight: 0.9 },
  { hour: 15, weight: 0.9 },
  { hour: 16, weight: 1 },
  { hour: 17, weight: 1.3 },
  { hour: 18, weight: 1.2 },
  { hour: 19, weight: 0.7 },
];

/**
 * How busy a month is, January first: quiet after the holidays, tax refunds in March, school in August, new phones in
 * September, the peak in December.
 */
const yearShape = [0.85, 0.9, 1.05, 1, 0.95, 0.95, 0.9, 1.1, 1.1, 0.95, 1.15, 1.4];

/** The number of days of the last weeks, today included: those of the purchase orders, and a few before. */
const LAST_DAYS = 37;
/** The number of days of a period that is copied. */
const PERIOD_DAYS = 14;
/** The number of periods before the last weeks: with them, 18 months. */
const PERIODS = 37;
const SALES_DAYS = PERIODS * PERIOD_DAYS + LAST_DAYS;

/** How busy the days of the two periods are that are sold one by one: a busy one, then a quiet one. */
const loads = [1.05, 0.65] as const;

/** A day of sales, and how busy it is compared with an ordinary one. */
export type SalesDay = { day: string; busyness: number };

/**
 * Days of sales that are planned together, in order, up to a moment. `isCopied`: what happens on them is copied to later days, so
 * it has to be complete at the end, without goods left.
 */
export type Stretch = { days: SalesDay[]; until: string; isCopied: boolean };

/** The stretches of a demo that are sold one by one, and the copies of its periods that fill the time between them. */
export type Calendar = { periods: Stretch[]; lastWeeks: Stretch; copies: { period: number; weeks: number }[] };

/**
 * Divides 18 months up to `now`: two periods at the beginning, their copies, and the last weeks. Sales double over the time and
 * follow the year: each fortnight between is a copy of the period that is about as busy.
 */
export function calendarOf(now: string, timeZone: string): Calendar {
  const today = dayOf(now, timeZone);
  const days = Array.from({ length: SALES_DAYS }, (_, i) => {
    const day = addDays(today, i + 1 - SALES_DAYS);
    return { day, load: (0.55 + (0.55 * i) / SALES_DAYS) * (yearShape[Number(day.slice(5, 7)) - 1] ?? 1) };
  });
  const fortnights = Array.from({ length: PERIODS }, (_, i) => days.slice(i * PERIOD_DAYS, (i + 1) * PERIOD_DAYS));
  const periods = loads.map((load, i): Stretch => {
    const own = fortnights[i] ?? [];
    const end = addDays(own.at(-1)?.day ?? today, 1);
    return {
      days: own.map(({ day }) => ({ day, busyness: load * weekdayWeight(day) })),
      until: momentAt(end, '00:00', timeZone),
      isCopied: true,
    };
  });
  const copies = fortnights.slice(loads.length).map((own, i) => {
    const wanted = own.reduce((sum, { load }) => sum + load, 0) / own.length;
    const distances = loads.map((load) => Math.abs(load - wanted));
    const period = distances.indexOf(Math.min(...distances));
    return { period, weeks: (i + loads.length - period) * (PERIOD_DAYS / 7) };
  });
  const last = days.slice(-LAST_DAYS).map(({ day, load }) => ({ day, busyness: load * weekdayWeight(day) }));
  return { periods, lastWeeks: { days: last, until: now, isCopied: false }, copies };
}

/** Returns the number of ordinary days that all days of sales are about equal to. */
export function ordinaryDays({ periods, lastWeeks, copies }: Calendar): number {
  const sum = ({ days }: Stretch) => days.reduce((all, { busyness }) => all + busyness, 0);
  const copied = copies.map(({ period }) => periods[period]).flatMap((period) => period ?? []);
  return [...periods, ...copied, lastWeeks].reduce((all, stretch) => all + sum(stretch), 0);
}

/**
 * Returns the moments of a store's sales in a stretch, in order: `perDay` on an ordinary day, following the week, the year and
 * the hours.
 */
export function saleMoments({ days, until }: Stretch, timeZone: string, perDay: number, random: Random): string[] {
  return days.flatMap(({ day, busyness }) => {
    const targetCount = perDay * busyness * (0.85 + 0.3 * random.next());
    const count = Math.floor(targetCount) + (random.probability(targetCount % 1) ? 1 : 0);
    const startOfDay = clock(day, timeZone);
    return Array.from({ length: count }, () => {
      const { hour } = random.weighted(dayShape, (part) => part.weight);
      return startOfDay(hour, random.int(0, 3_599_999));
    })
      .filter((at) => at <= until)
      .toSorted();
  });
}

/**
 * Returns the moments of deliveries in a stretch, oldest first, about 9:15: on its first day, and on Monday and Thursday. `before`
 * adds those of so many days before it.
 */
export function deliveryMoments({ days, until }: Stretch, timeZone: string, before = 0): string[] {
  const [first] = days;
  if (!first) return [];
  const earlier = Array.from({ length: before }, (_, i) => addDays(first.day, i - before));
  return [...earlier, ...days.map(({ day }) => day)]
    .filter((day) => day === first.day || [1, 4].includes(weekdayOf(day)))
    .map((day) => clock(day, timeZone)(9, 15 * 60_000))
    .filter((at) => at <= until);
}

/** Returns the day of the week of a day: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

const weekdayWeight = (day: string): number => weekShape[weekdayOf(day)] ?? 1;

/**
 * Returns a function that turns hours of a day's local time, plus milliseconds, into moments. On the day of a clock change noon
 * is 11 or 13 hours after midnight. The shop's hours are all after the change, so they are computed from noon.
 */
export function clock(day: string, timeZone: string): (hour: number, afterMs: number) => string {
  const noon = Date.parse(momentAt(day, '12:00', timeZone));
  return (hour, afterMs) => new Date(noon + (hour - 12) * 3_600_000 + afterMs).toISOString();
}
