import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedByMinute } from '../testing/countedHours.ts';
import { addDays } from '../time/days.ts';
import {
  defaultHoursRules,
  hoursOf,
  sumHours,
  weekdays,
  weekOf,
  type Hours,
  type HoursRules,
  type WorkedShift,
} from './hours.rules.ts';

const shift = (businessDay: string, activeMinutes: number, breakMinutes = 0, id = businessDay): WorkedShift => ({
  id,
  businessDay,
  firstClockIn: `${businessDay}T14:00:00.000Z`,
  activeSeconds: activeMinutes * 60,
  breakSeconds: breakMinutes * 60,
});
const rules = (change: Partial<HoursRules>): HoursRules => ({ ...defaultHoursRules, ...change });
const paid = ({ regular, overtime, doubleTime }: Hours) => [regular, overtime, doubleTime];
const breaks = ({ regular, paidBreak, unpaidBreak }: Hours) => [regular, paidBreak, unpaidBreak];
const week = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'];

test('after 40 hours of a week the rest is overtime, in the order of the work', () => {
  const hours = hoursOf(week.map((day) => shift(day, 9 * 60)).toReversed(), defaultHoursRules);
  expect(hours.map(({ regular, overtime }) => [regular, overtime])).toEqual([
    [540, 0],
    [540, 0],
    [540, 0],
    [540, 0],
    [240, 300],
  ]);
});

test('the week of the store begins on its day', () => {
  expect([weekOf('2026-03-08', { weekStart: 'sunday' }), weekOf('2026-03-08', { weekStart: 'monday' })]).toEqual([
    '2026-03-08',
    '2026-03-02',
  ]);
  const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-07', '2026-03-08'].map((day) => shift(day, 600));
  const overtime = (weekStart: HoursRules['weekStart']) => sumHours(hoursOf(days, rules({ weekStart }))).overtime;
  expect([overtime('sunday'), overtime('monday')]).toEqual([0, 600]);
});

test('a long day is overtime, then double time; overtime of the day does not count for the week', () => {
  const daily = rules({ dailyOvertime: 480, dailyDoubleTime: 720 });
  const [first, ...others] = hoursOf(
    week.map((day) => shift(day, 13 * 60)),
    daily,
  );
  expect(paid(first!)).toEqual([480, 240, 60]);
  expect(paid(sumHours(others))).toEqual([1_920, 960, 240]);
});

test('two shifts of a day are one day for its limit', () => {
  const own = [
    shift('2026-03-09', 300, 0, 'a'),
    { ...shift('2026-03-09', 300, 0, 'b'), firstClockIn: '2026-03-09T21:00:00.000Z' },
  ];
  expect(hoursOf(own, rules({ dailyOvertime: 480 })).map(({ id, overtime }) => [id, overtime])).toEqual([
    ['a', 0],
    ['b', 120],
  ]);
});

test('the first minutes of the breaks of a shift are paid, the rest is not', () => {
  const [hours] = hoursOf([shift('2026-03-09', 480, 45)], rules({ paidBreak: 20 }));
  expect(breaks(hours!)).toEqual([500, 20, 25]);
  const [short] = hoursOf([shift('2026-03-09', 480, 15)], rules({ paidBreak: 20 }));
  expect(breaks(short!)).toEqual([495, 15, 0]);
});

test('a shift is rounded to whole minutes once, from half a minute up', () => {
  const seconds = (activeSeconds: number) => ({ ...shift('2026-03-09', 0), activeSeconds });
  expect([29, 30, 90].map((count) => hoursOf([seconds(count)], defaultHoursRules)[0]?.regular)).toEqual([0, 1, 2]);
});

test('hours equal those of a clock that counts each minute, for random weeks and rules', () => {
  const limit = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null });
  const anyRules = fc.record({
    weekStart: fc.constantFrom(...weekdays),
    dailyOvertime: limit(700),
    dailyDoubleTime: limit(900),
    weeklyOvertime: limit(3_000),
    paidBreak: fc.integer({ min: 0, max: 60 }),
  });
  const anyShift = fc.record({
    day: fc.integer({ min: 0, max: 20 }),
    hour: fc.integer({ min: 10, max: 19 }),
    activeSeconds: fc.integer({ min: 0, max: 50_000 }),
    breakSeconds: fc.integer({ min: 0, max: 5_000 }),
  });
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 15 }), anyRules, (drawn, ofStore) => {
      const shifts = drawn.map(({ day, hour, ...times }, index): WorkedShift => {
        const businessDay = addDays('2026-03-01', day);
        return {
          id: String(index).padStart(2, '0'),
          businessDay,
          firstClockIn: `${businessDay}T${hour}:00:00.000Z`,
          ...times,
        };
      });
      expect(hoursOf(shifts, ofStore)).toEqual(countedByMinute(shifts, ofStore));
    }),
  );
});
