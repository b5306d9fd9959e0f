import { addDays } from '../time/days.ts';
import { problemAt } from '../problems/Problem.ts';

/** States of an instalment: `part` is partly paid, `overdue` not fully paid after its due date. */
export const instalmentStates = ['paid', 'part', 'open', 'overdue'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/** An agreed instalment: due date ('YYYY-MM-DD') and amount, minor units. */
export type Agreed = { dueDate: string; amount: number };

/** Minimum and maximum number of instalments. */
export const INSTALMENTS_MIN = 2;
export const INSTALMENTS_MAX = 60;

/**
 * Calculates the state of instalments, given in order of due dates. The paid amount is their sum less the amount due now, and is
 * allocated to the oldest part first (docs/decisions/commerce/0037). Minor units; `today` is the store's day.
 */
export function instalmentsOf(rows: readonly Agreed[], due: number, today: string) {
  let paidSince = Math.max(0, rows.reduce((sum, { amount }) => sum + amount, 0) - due);
  return rows.map(({ dueDate, amount }) => {
    const paid = Math.min(amount, paidSince);
    paidSince -= paid;
    return { dueDate, amount, paid, state: stateOf({ dueDate, amount, paid }, today) };
  });
}

function stateOf({ dueDate, amount, paid }: Agreed & { paid: number }, today: string): InstalmentState {
  if (paid === amount) return 'paid';
  if (dueDate < today) return 'overdue';
  return paid > 0 ? 'part' : 'open';
}

/**
 * Throws for an invalid agreement: parts that do not add up to the amount due (instalments.sum at rows), a date in the past
 * (day.over) or not after the previous one (instalments.order), each at its row.
 */
export function assertAgreement(rows: readonly Agreed[], due: number, today: string): void {
  rows.forEach(({ dueDate }, i) => {
    if (dueDate < today) throw problemAt(`rows.${i}.dueDate`, 'day.over');
    const before = rows[i - 1];
    if (before && dueDate <= before.dueDate) throw problemAt(`rows.${i}.dueDate`, 'instalments.order');
  });
  const sum = rows.reduce((all, { amount }) => all + amount, 0);
  if (sum !== due) throw problemAt('rows', 'instalments.sum', { due });
}

/** Intervals between instalments. */
export const paces = ['week', 'twoWeeks', 'month'] as const;
export type Pace = (typeof paces)[number];

/** Equal parts; the first ones take the remaining cents. `due` is at least one cent per part. */
export function evenParts(due: number, count: number, first: string, pace: Pace): Agreed[] {
  const least = Math.floor(due / count);
  const odd = due - least * count;
  return Array.from({ length: count }, (_, i) => ({
    dueDate: dayAt(first, i, pace),
    amount: i < odd ? least + 1 : least,
  }));
}

/** Due date of a part; for months the same day, or the last day of shorter months. */
function dayAt(first: string, step: number, pace: Pace): string {
  if (pace !== 'month') return addDays(first, step * (pace === 'week' ? 7 : 14));
  const [year, month, day] = first.split('-').map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + step;
  const at = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  const last = new Date(Date.UTC(at.year, at.month, 0)).getUTCDate();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.year}-${two(at.month)}-${two(Math.min(day, last))}`;
}
