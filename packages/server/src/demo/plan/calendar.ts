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

/** The number of days of sales of a demo, today included: 18 months. */
export const salesDays = 548;

/** Returns the days of sales, oldest first; today (in the zone) is the last. */
function daysUpTo(now: string, timeZone: string): string[] {
  const today = dayOf(now, timeZone);
  return Array.from({ length: salesDays }, (_, i) => addDays(today, i + 1 - salesDays));
}

/**
 * Returns how busy a day is relative to an ordinary one: sales double over the period, and follow the week and the year.
 */
const busyness = (day: string, i: number, days: number): number =>
  (0.55 + (0.55 * i) / days) * weekdayWeight(day) * (yearShape[Number(day.slice(5, 7)) - 1] ?? 1);

/** Returns the number of ordinary days that all days of sales are equal to. */
export const ordinaryDays = (now: string, timeZone: string): number =>
  daysUpTo(now, timeZone).reduce((sum, day, i, days) => sum + busyness(day, i, days.length), 0);

/**
 * Returns the moments of a store's sales up to `now`, in order: `perDay` on an ordinary day, following the week, the year and
 * the hours.
 */
export function saleMoments(now: string, timeZone: string, perDay: number, random: Random): string[] {
  const days = daysUpTo(now, timeZone);
  return days.flatMap((day, i) => {
    const targetCount = perDay * busyness(day, i, days.length) * (0.85 + 0.3 * random.next());
    const count = Math.floor(targetCount) + (random.probability(targetCount % 1) ? 1 : 0);
    const startOfDay = clock(day, timeZone);
    return Array.from({ length: count }, () => {
      const { hour } = random.weighted(dayShape, (part) => part.weight);
      return startOfDay(hour, random.int(0, 3_599_999));
    })
      .filter((at) => at <= now)
      .toSorted();
  });
}

/** Returns the moments of deliveries, oldest first: Monday and Thursday about 9:15, over `count` days up to `now`. */
export function deliveryMoments(now: string, timeZone: string, count: number): string[] {
  const today = dayOf(now, timeZone);
  return Array.from({ length: count }, (_, i) => addDays(today, i + 1 - count))
    .filter((day) => [1, 4].includes(weekdayOf(day)))
    .map((day) => clock(day, timeZone)(9, 15 * 60_000))
    .filter((at) => at <= now);
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
