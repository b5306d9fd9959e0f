import type { ProblemCode } from '../problems/catalogue.ts';
import { addDays } from '../time/days.ts';
import { presetRange, type DayRange } from '../time/ranges.ts';

/**
 * Returns the open periods from a day until the month of today: each ends with a month. The first one begins on the day after the last
 * closed one.
 */
export function openPeriods(from: string, today: string): DayRange[] {
  const periods: DayRange[] = [];
  for (let start = from; start <= today || periods.length === 0; start = addDays(periods.at(-1)!.to, 1)) {
    periods.push({ from: start, to: presetRange('thisMonth', start).to });
  }
  return periods;
}

export type PeriodProblem = { field: 'from' | 'to'; code: ProblemCode; params?: { day: string } };

/**
 * Returns why a period cannot be closed. Periods follow each other without a gap, so that every sale is settled, and the last day must
 * be over. `closedThrough` is null before the first one.
 */
export function findPeriodProblem(
  { from, to }: DayRange,
  { closedThrough, today }: { closedThrough: string | null; today: string },
): PeriodProblem | null {
  if (to < from) return { field: 'to', code: 'days.turned' };
  if (closedThrough !== null && from <= closedThrough)
    return { field: 'from', code: 'commissionPeriod.closed', params: { day: closedThrough } };
  const next = closedThrough === null ? from : addDays(closedThrough, 1);
  if (from > next) return { field: 'from', code: 'commissionPeriod.gap', params: { day: next } };
  return to >= today ? { field: 'to', code: 'commissionPeriod.notEnded' } : null;
}
