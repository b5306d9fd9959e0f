import type { DateRange } from './dateRange.ts';

export const datePresetIds = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const;
export type DatePresetId = (typeof datePresetIds)[number];

type Now = {
  /** The current day as 'YYYY-MM-DD'. */
  today: string;
  /** The first day of the week, 0 for Sunday to 6 for Saturday. @default 0 */
  weekStartsOn?: number | undefined;
};

/**
 * Returns the usual ranges around a day, to be labelled by the application. Weeks, months, quarter and year are complete, so
 * they can end after today; the last 7 and 30 days end today. Throws a RangeError when `today` is not a day.
 */
export function datePresets({ today, weekStartsOn = 0 }: Now): (DateRange & { id: DatePresetId })[] {
  const at = new Date(`${today}T00:00:00Z`);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  const iso = (months: number, days: number) => new Date(Date.UTC(year, months, days)).toISOString().slice(0, 10);
  const weekday = (at.getUTCDay() - weekStartsOn + 7) % 7;
  const quarter = month - (month % 3);
  const ranges: Record<DatePresetId, [string, string]> = {
    today: [today, today],
    yesterday: [iso(month, day - 1), iso(month, day - 1)],
    last7Days: [iso(month, day - 6), today],
    last30Days: [iso(month, day - 29), today],
    thisWeek: [iso(month, day - weekday), iso(month, day - weekday + 6)],
    lastWeek: [iso(month, day - weekday - 7), iso(month, day - weekday - 1)],
    thisMonth: [iso(month, 1), iso(month + 1, 0)],
    lastMonth: [iso(month - 1, 1), iso(month, 0)],
    thisQuarter: [iso(quarter, 1), iso(quarter + 3, 0)],
    thisYear: [iso(0, 1), iso(12, 0)],
  };
  return datePresetIds.map((id) => ({ id, from: ranges[id][0], to: ranges[id][1] }));
}
