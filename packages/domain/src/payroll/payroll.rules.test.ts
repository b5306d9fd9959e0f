import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultHoursRules, hoursOf, sumHours, type WorkedShift } from '../clock/hours.rules.ts';
import type { Problem } from '../problems/Problem.ts';
import { countedByMinute } from '../testing/countedHours.ts';
import { addDays } from '../time/days.ts';
import {
  assertPeriod,
  earnedLines,
  extraLine,
  hoursAmount,
  payProblem,
  payTotals,
  type Earnings,
} from './payroll.rules.ts';

const none: Earnings = { from: '2026-03-01', to: '2026-03-31', hireDate: null, leaveDate: null, rates: [], shifts: [] };
const hourly = (amount: number, from = '2026-01-01') => ({ payType: 'hourly' as const, amount, from });
const monthly = (amount: number, from = '2026-01-01') => ({ payType: 'salary' as const, amount, from });
const shift = (businessDay: string, minutes: number): WorkedShift => ({
  id: businessDay,
  businessDay,
  firstClockIn: `${businessDay}T14:00:00.000Z`,
  activeSeconds: minutes * 60,
  breakSeconds: 0,
});
const codeOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as Problem).code;
  }
};

test('65:06 hours at 12.50 are 813.75: minutes are paid, and rounded once', () => {
  expect(hoursAmount(65 * 60 + 6, 1_250, 'regular')).toEqual(81_375);
});

test('overtime is paid one and a half times, double time twice', () => {
  expect([hoursAmount(60, 1_001, 'overtime'), hoursAmount(60, 1_001, 'doubleTime')]).toEqual([1_502, 2_002]);
});

test('a rate that changes within the period counts from its day on', () => {
  const shifts = hoursOf(
    [shift('2026-03-09', 450), shift('2026-03-10', 450), shift('2026-03-11', 30)],
    defaultHoursRules,
  );
  const rates = [hourly(1_300, '2026-03-10'), hourly(9_999, '2026-01-02'), hourly(1_250, '2026-01-01')];
  const lines = earnedLines({ ...none, shifts, rates: [rates[0]!, rates[2]!] });
  expect(lines.map(({ kind, minutes, rate, amount }) => [kind, minutes, rate, amount])).toEqual([
    ['regular', 450, 1_250, 9_375],
    ['regular', 480, 1_300, 10_400],
  ]);
});

test('of two rates for one day the later entered one counts, and work before the first rate cannot be paid', () => {
  const shifts = hoursOf([shift('2026-03-09', 60)], defaultHoursRules);
  const paid = (rates: Earnings['rates']) => payTotals(earnedLines({ ...none, shifts, rates })).gross;
  expect(paid([hourly(1_600), hourly(1_500)])).toEqual(1_600);
  expect(codeOf(() => paid([hourly(1_600, '2026-03-10')]))).toEqual('payroll.noRate');
});

test('a salary is divided by the days of its months, from joining to leaving, and by the day of a raise', () => {
  const salary = (change: Partial<Earnings>) =>
    earnedLines({ ...none, rates: [monthly(310_000)], ...change }).map(({ days, amount }) => [days, amount]);
  expect(salary({})).toEqual([[31, 310_000]]);
  expect(salary({ from: '2026-02-15', to: '2026-03-10' })).toEqual([
    [14, 155_000],
    [10, 100_000],
  ]);
  expect(salary({ hireDate: '2026-03-11', leaveDate: '2026-03-20' })).toEqual([[10, 100_000]]);
  expect(salary({ rates: [monthly(620_000, '2026-03-31'), monthly(310_000)] })).toEqual([
    [30, 300_000],
    [1, 20_000],
  ]);
});

test('hours on days of a salary or of commissions alone are not paid', () => {
  const shifts = hoursOf([shift('2026-03-09', 600)], defaultHoursRules);
  const commissionOnly = { payType: 'commissionOnly' as const, amount: null, from: '2026-01-01' };
  expect(earnedLines({ ...none, shifts, rates: [commissionOnly] })).toEqual([]);
  expect(earnedLines({ ...none, shifts, rates: [monthly(310_000)] }).map(({ kind }) => kind)).toEqual(['salary']);
});

test('the net is gross, commission and bonus less deductions, and not below zero', () => {
  const line = (kind: 'bonus' | 'deduction', amount: number) => extraLine({ kind, label: kind, amount });
  const zero = sumHours([]);
  expect(payTotals([line('bonus', 500), line('deduction', 200)])).toEqual({
    gross: 0,
    commission: 0,
    bonus: 500,
    deductions: 200,
    net: 300,
  });
  expect(payProblem([line('bonus', 500), line('deduction', 500)], zero)).toEqual(null);
  expect(payProblem([line('bonus', 500), line('deduction', 501)], zero)?.code).toEqual('payroll.negative');
  expect(payProblem([], zero)?.code).toEqual('payroll.empty');
});

test('a period has ended, is not turned, and has at most 62 days', () => {
  const code = (from: string, to: string) => codeOf(() => assertPeriod({ from, to }, '2026-04-01'));
  expect([
    code('2026-03-01', '2026-03-31'),
    code('2026-03-31', '2026-04-01'),
    code('2026-03-02', '2026-03-01'),
    code('2026-01-29', '2026-03-31'),
    code('2026-01-28', '2026-03-31'),
  ]).toEqual([null, 'payroll.notEnded', 'payroll.days', null, 'payroll.days']);
});

test('pay for hours equals that of a clock that counts each minute, for random shifts, rules and rates', () => {
  const anyRates = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 25 }), amount: fc.integer({ min: 1, max: 9_999 }) }),
    { maxLength: 4 },
  );
  const anyShifts = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 27 }), seconds: fc.integer({ min: 0, max: 60_000 }) }),
    { maxLength: 12, selector: ({ day }) => day },
  );
  const rules = { ...defaultHoursRules, dailyOvertime: 480, dailyDoubleTime: 720, weeklyOvertime: 1_200 };
  fc.assert(
    fc.property(anyShifts, anyRates, (drawnShifts, drawnRates) => {
      const dayAt = (day: number) => addDays('2026-03-01', day);
      const shifts = drawnShifts.map(({ day, seconds }) => ({ ...shift(dayAt(day), 0), activeSeconds: seconds }));
      const entered = [hourly(777), ...drawnRates.map(({ day, amount }) => hourly(amount, dayAt(day)))];
      // Latest day first, of one day the last entered first, as the rates of a person are read.
      const rates = entered.toReversed().toSorted((a, b) => b.from.localeCompare(a.from));
      const minutes: Record<string, number> = {};
      for (const counted of countedByMinute(shifts, rules)) {
        let rate = 0;
        for (const one of entered.toSorted((a, b) => a.from.localeCompare(b.from))) {
          if (one.from <= counted.businessDay) rate = one.amount;
        }
        for (const [kind, factor] of [
          ['regular', 2],
          ['overtime', 3],
          ['doubleTime', 4],
        ] as const) {
          const key = `${factor} ${rate}`;
          minutes[key] = (minutes[key] ?? 0) + counted[kind];
        }
      }
      // Half a cent is 1/120 of the rate per minute and half factor.
      const expected = Object.entries(minutes).map(([key, count]) => {
        const [factor = 0, rate = 0] = key.split(' ').map(Number);
        return Math.floor((count * factor * rate + 60) / 120);
      });
      const gross = payTotals(earnedLines({ ...none, rates, shifts: hoursOf(shifts, rules) })).gross;
      expect(gross).toEqual(expected.reduce((total, amount) => total + amount, 0));
    }),
  );
});
