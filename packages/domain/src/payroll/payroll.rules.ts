import type { Hours, HoursOfShift } from '../clock/hours.rules.ts';
import type { PayRate } from '../employees/pay.contract.ts';
import { shareOf } from '../money/money.ts';
import { Problem, problemAt } from '../problems/Problem.ts';
import { addDays } from '../time/days.ts';
import type { DayRange } from '../time/ranges.ts';
import type { PayExtra, PayLine, PayLineKind, PayTotals } from './payroll.entity.ts';

/** The longest period of a payment, in days. */
const PERIOD_DAYS_MAX = 62;

/** What hours are worth, in percent of the rate. */
const percents = { regular: 100, overtime: 150, doubleTime: 200 } as const;
type PaidHours = keyof typeof percents;

type Rate = Pick<PayRate, 'payType' | 'amount' | 'from'>;

/** What pay follows from; amounts in minor units. */
export type Earnings = DayRange & {
  /** The days in which a salary is due: from the day of joining to that of leaving; null is open. */
  hireDate: string | null;
  leaveDate: string | null;
  /** Latest day first; of several for one day the first counts. */
  rates: readonly Rate[];
  /** The hours of the period. */
  shifts: readonly HoursOfShift[];
};

/** Throws for days that are turned or too many (payroll.days at to), and a period that has not ended (payroll.notEnded at to). */
export function assertPeriod({ from, to }: DayRange, today: string): void {
  if (to < from || to > addDays(from, PERIOD_DAYS_MAX - 1)) {
    throw problemAt('to', 'payroll.days', { days: PERIOD_DAYS_MAX });
  }
  if (to >= today) throw problemAt('to', 'payroll.notEnded');
}

/**
 * Returns the lines for hours and salary. Hours are paid by the rate of the day on which they were worked, and rounded once for each
 * kind of time and rate; a salary is divided by the calendar days of its months. Hours on days with a salary, or with commissions
 * alone, are not paid. Throws payroll.noRate for work before the first rate.
 */
export const earnedLines = (earnings: Earnings): PayLine[] => [...hourLines(earnings), ...salaryLines(earnings)];

function hourLines({ shifts, rates }: Earnings): PayLine[] {
  const minutes = new Map<string, { kind: PaidHours; rate: number; minutes: number }>();
  for (const shift of shifts) {
    const rate = rateOn(shift.businessDay, rates);
    if (!rate) throw new Problem('payroll.noRate', { day: shift.businessDay });
    if (rate.payType !== 'hourly' || rate.amount === null) continue;
    for (const kind of Object.keys(percents) as PaidHours[]) {
      const key = `${kind} ${rate.amount}`;
      const before = minutes.get(key)?.minutes ?? 0;
      minutes.set(key, { kind, rate: rate.amount, minutes: before + shift[kind] });
    }
  }
  return [...minutes.values()]
    .filter((one) => one.minutes > 0)
    .toSorted((a, b) => percents[a.kind] - percents[b.kind])
    .map(({ kind, rate, minutes: count }) => ({
      ...emptyLine,
      kind,
      rate,
      minutes: count,
      amount: hoursAmount(count, rate, kind),
    }));
}

/** The pay for minutes at a rate per hour, rounded once. */
export const hoursAmount = (minutes: number, rate: number, kind: PaidHours): number =>
  shareOf(rate, minutes * percents[kind], 60 * 100);

function salaryLines({ from, to, hireDate, leaveDate, rates }: Earnings): PayLine[] {
  const lines: PayLine[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if ((hireDate !== null && day < hireDate) || (leaveDate !== null && day > leaveDate)) continue;
    const rate = rateOn(day, rates);
    if (rate?.payType !== 'salary' || rate.amount === null) continue;
    const last = lines.at(-1);
    const isSame = last?.to === addDays(day, -1) && last.rate === rate.amount && monthOf(last.to) === monthOf(day);
    if (isSame) lines[lines.length - 1] = { ...last, to: day, days: (last.days ?? 0) + 1 };
    else lines.push({ ...emptyLine, kind: 'salary', rate: rate.amount, days: 1, from: day, to: day });
  }
  return lines.map((line) => ({
    ...line,
    amount: shareOf(line.rate ?? 0, line.days ?? 0, daysOfMonth(line.from ?? from)),
  }));
}

const emptyLine = { label: null, minutes: null, days: null, rate: null, from: null, to: null, amount: 0 };

/** The rate that counts on a day. */
const rateOn = (day: string, rates: readonly Rate[]): Rate | undefined => rates.find(({ from }) => from <= day);

const monthOf = (day: string): string => day.slice(0, 7);

/** The number of days of the month of a day. */
const daysOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** The line of a bonus or a deduction. */
export const extraLine = (extra: PayExtra): PayLine => ({ ...emptyLine, ...extra });

/** The line of a settled commission. */
export const commissionLine = ({ from, to, total }: DayRange & { total: number }): PayLine => ({
  ...emptyLine,
  kind: 'commission',
  from,
  to,
  amount: total,
});

/** Returns the sums of a pay stub. */
export function payTotals(lines: readonly PayLine[]): PayTotals {
  const sum = (...kinds: PayLineKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0);
  const gross = sum('regular', 'overtime', 'doubleTime', 'salary');
  const [commission, bonus, deductions] = [sum('commission'), sum('bonus'), sum('deduction')];
  return { gross, commission, bonus, deductions, net: gross + commission + bonus - deductions };
}

/** Returns why a payment cannot be: it pays nothing, or the deductions are more than the pay. */
export function payProblem(lines: readonly PayLine[], worked: Hours): Problem | null {
  const isEmpty = lines.length === 0 && worked.regular + worked.overtime + worked.doubleTime === 0;
  if (isEmpty) return new Problem('payroll.empty');
  return payTotals(lines).net < 0 ? new Problem('payroll.negative') : null;
}
