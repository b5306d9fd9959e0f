import { addDays } from '../time/days.ts';
import { problemAt } from '../problems/Problem.ts';

/** How a part of what was due stands: `part` is paid in part, `overdue` not paid whole though its day is over. */
export const instalmentStates = ['paid', 'part', 'open', 'overdue'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/** A part that was agreed: until when ('YYYY-MM-DD'), and how much, minor units. */
export type Agreed = { dueDate: string; amount: number };

/** The fewest and the most parts of an agreement. */
export const INSTALMENTS_MIN = 2;
export const INSTALMENTS_MAX = 60;

/**
 * How the parts of an agreement stand, given in the order of their days. What was paid since is what they add up to less what is due
 * now, and is laid against the oldest part first (docs/decisions/0037). Minor units; `today` is the store's day.
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
 * Refuses an agreement that is none: parts that do not add up to what is due (instalments.sum at rows), a day that is over
 * (day.over) or not after the one before (instalments.order), each at its row.
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

/** How often a part is to be paid. */
export const paces = ['week', 'twoWeeks', 'month'] as const;
export type Pace = (typeof paces)[number];

/** Parts of one size but for the first ones, which bear the odd cents; `due` is at least a cent a part. */
export function evenParts(due: number, count: number, first: string, pace: Pace): Agreed[] {
  const least = Math.floor(due / count);
  const odd = due - least * count;
  return Array.from({ length: count }, (_, i) => ({
    dueDate: dayAt(first, i, pace),
    amount: i < odd ? least + 1 : least,
  }));
}

/** The day of a part; of months the same day, or the last one of a month that has no such day. */
function dayAt(first: string, step: number, pace: Pace): string {
  if (pace !== 'month') return addDays(first, step * (pace === 'week' ? 7 : 14));
  const [year, month, day] = first.split('-').map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + step;
  const at = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  const last = new Date(Date.UTC(at.year, at.month, 0)).getUTCDate();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.year}-${two(at.month)}-${two(Math.min(day, last))}`;
}
