import type { Shift } from '@tilldesk/domain/clock';
import { expect, test } from 'vitest';
import { decimalHours, hoursText } from '../../../timeclock/hours.ts';
import { advanceShifts, sheetOf } from './sheet.ts';

const shift = (change: Partial<Shift>): Shift => ({
  id: '1',
  version: 1,
  userId: 'ana',
  employeeName: 'Ana',
  employeeEmail: 'ana@demo.test',
  storeId: 's',
  businessDay: '2026-03-09',
  status: 'CLOCKED_OUT',
  firstClockIn: '2026-03-09T13:00:00.000Z',
  lastClockOut: '2026-03-09T17:00:00.000Z',
  activeSeconds: 4 * 3600,
  breakSeconds: 600,
  clockInCash: null,
  clockOutCash: null,
  notes: null,
  flags: [],
  voided: false,
  corrected: false,
  approvedAt: null,
  approvedBy: null,
  payrollId: null,
  ...change,
});

test('shifts stand by person and day, and add up along both', () => {
  const morning = shift({ id: '1' });
  const evening = shift({ id: '2', firstClockIn: '2026-03-09T20:00:00.000Z', corrected: true });
  const other = shift({ id: '3', userId: 'bo', employeeName: 'Bo', businessDay: '2026-03-10', activeSeconds: 3600 });
  expect(sheetOf([other, evening, morning])).toEqual({
    people: [
      {
        id: 'ana',
        name: 'Ana',
        seconds: 28_800,
        cells: {
          '2026-03-09': { shifts: [morning, evening], seconds: 28_800, mark: null, corrected: true, approved: false },
        },
      },
      {
        id: 'bo',
        name: 'Bo',
        seconds: 3600,
        cells: { '2026-03-10': { shifts: [other], seconds: 3600, mark: null, corrected: false, approved: false } },
      },
    ],
    totals: { days: { '2026-03-09': 28_800, '2026-03-10': 3600 }, activeSeconds: 32_400, breakSeconds: 1800 },
    toReview: 0,
  });
});

test('a voided shift counts for nothing', () => {
  expect(sheetOf([shift({ voided: true })]).totals).toEqual({ days: {}, activeSeconds: 0, breakSeconds: 0 });
});

test('what a manager should look at goes before who is at work', () => {
  const marks = [
    [shift({ status: 'CLOCKED_IN' }), shift({ flags: ['uncounted'] })],
    [shift({ status: 'ON_BREAK' }), shift({ status: 'CLOCKED_IN' })],
    [shift({ status: 'ON_BREAK' })],
    [shift({})],
  ].map((shifts) => sheetOf(shifts).people[0]?.cells['2026-03-09']?.mark);
  expect(marks).toEqual(['look', 'in', 'break', null]);
});

test('who is at work or on a break goes on; who is out does not', () => {
  const [working, paused, out] = advanceShifts(
    [shift({ status: 'CLOCKED_IN' }), shift({ status: 'ON_BREAK' }), shift({})],
    60,
  );
  expect([working?.activeSeconds, paused?.breakSeconds, out?.activeSeconds]).toEqual([14_460, 660, 14_400]);
});

test('hours are read to the whole minute and reckoned with two decimals', () => {
  expect([0, 59, 60, 28_980, 360_000].map(hoursText)).toEqual(['0:00', '0:00', '0:01', '8:03', '100:00']);
  expect([0, 28_980, 27_000].map(decimalHours)).toEqual([0, 8.05, 7.5]);
});
