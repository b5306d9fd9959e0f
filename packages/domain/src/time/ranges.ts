import { addDays } from './days.ts';

/** Days from the first to the last, both included: 'YYYY-MM-DD'. */
export type DayRange = { from: string; to: string };

/** Named date ranges of lists. */
export const namedRanges = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type NamedRange = (typeof namedRanges)[number];

/** The days of a named range. Weeks begin on Sunday; current weeks and months are whole. */
export function presetRange(name: NamedRange, today: string): DayRange {
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

/** Date filter of a list: a named range, or custom days; a single bound leaves the other end open. */
type RangeQuery = {
  preset?: NamedRange | 'custom' | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
};

/** The days of a date filter; null means open-ended. A named range takes precedence. */
export function filterRange(
  { preset, startDate, endDate }: RangeQuery,
  today: string,
): { from: string | null; to: string | null } {
  if (preset && preset !== 'custom') return presetRange(preset, today);
  return { from: startDate ?? null, to: endDate ?? null };
}

/** The first day of the month after that of a day. */
const nextMonth = (first: string): string => `${addDays(first, 31).slice(0, 8)}01`;
