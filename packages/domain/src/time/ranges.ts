import { addDays } from './days.ts';

/** Days from the first to the last, both included: 'YYYY-MM-DD'. */
export type DayRange = { from: string; to: string };

/** Ranges of days that lists are asked for by name. */
export const namedRanges = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type NamedRange = (typeof namedRanges)[number];

/** The days that a name means on a day of the store. Weeks begin on Sunday; weeks and months are whole, also those that go on. */
export function rangeOf(name: NamedRange, today: string): DayRange {
  const week = addDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay());
  const month = `${today.slice(0, 8)}01`;
  const days = (from: string, count: number): DayRange => ({ from, to: addDays(from, count - 1) });
  const monthAt = (first: string): DayRange => ({ from: first, to: addDays(nextMonth(first), -1) });
  switch (name) {
    case 'today':
      return days(today, 1);
    case 'yesterday':
      return days(addDays(today, -1), 1);
    case 'thisWeek':
      return days(week, 7);
    case 'lastWeek':
      return days(addDays(week, -7), 7);
    case 'thisMonth':
      return monthAt(month);
    case 'lastMonth':
      return monthAt(`${addDays(month, -1).slice(0, 8)}01`);
  }
}

/** What a list is asked for: a name, or days of one's own; one day alone leaves the other end open. */
type RangeQuery = {
  preset?: NamedRange | 'custom' | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

/** The days that a list shows; an end that is null is open. A name goes before days. */
export function requestedDays(
  { preset, startDate, endDate }: RangeQuery,
  today: string,
): { from: string | null; to: string | null } {
  if (preset && preset !== 'custom') return rangeOf(preset, today);
  return { from: startDate ?? null, to: endDate ?? null };
}

/** The first day of the month after that of a day. */
const nextMonth = (first: string): string => `${addDays(first, 31).slice(0, 8)}01`;
