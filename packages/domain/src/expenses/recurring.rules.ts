import { problemAt, type Problem } from '../problems/Problem.ts';
import { addDays } from '../time/days.ts';
import { expenseProblem, type ExpenseAmounts } from './expenses.rules.ts';
import type { RepeatUnit } from './recurring.entity.ts';

/** The dates of a recurring expense: days 'YYYY-MM-DD' in the store's time zone. */
export type Repetition = {
  startDate: string;
  every: number;
  unit: RepeatUnit;
  /** No date is after this day; null goes on. */
  lastDate?: string | null | undefined;
};

/**
 * Returns the date number `n` from 0. Each is counted from the first, so that the 31st is the last day of a shorter month and the
 * 31st again in the next long one.
 */
function dateOf({ startDate, every, unit }: Repetition, n: number): string {
  if (unit === 'week') return addDays(startDate, 7 * every * n);
  return addMonths(startDate, (unit === 'year' ? 12 : 1) * every * n);
}

/** The same day of a later month, or its last day if the month is shorter. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0));
  return `${lastDay.toISOString().slice(0, 8)}${String(Math.min(dayOfMonth, lastDay.getUTCDate())).padStart(2, '0')}`;
}

/** Returns the first date after a day, or the first date of all for null; null if there is none. */
export function nextDateOf(of: Repetition, after: string | null): string | null {
  let n = 0;
  if (after !== null) while (dateOf(of, n) <= after) n += 1;
  const next = dateOf(of, n);
  return of.lastDate != null && next > of.lastDate ? null : next;
}

/** Returns the dates after a day, up to and including today. */
export function dueDates(of: Repetition, after: string | null, today: string): string[] {
  const due: string[] = [];
  for (let next = nextDateOf(of, after); next !== null && next <= today; next = nextDateOf(of, next)) due.push(next);
  return due;
}

/** Returns the day of an expense that is due on a date: the first one that is not in closed books. */
export const openDayOf = (date: string, booksClosedThrough: string | null): string =>
  booksClosedThrough !== null && date <= booksClosedThrough ? addDays(booksClosedThrough, 1) : date;

/** Returns why a recurring expense cannot be: a last date before the first, a tax that is more than the amount. */
export const recurringExpenseProblem = (draft: Repetition & ExpenseAmounts): Problem | null =>
  draft.lastDate != null && draft.lastDate < draft.startDate
    ? problemAt('lastDate', 'recurringExpense.endsEarly')
    : expenseProblem(draft);
