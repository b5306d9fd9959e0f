import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '../problems/Problem.ts';
import { problemBody, problemStatus } from '../problems/problemBody.ts';
import { dayOf } from '../time/days.ts';
import { clockStatuses, type ClockStatus } from './clock.entity.ts';
import {
  clockText,
  correctionProblem,
  mayFollow,
  moved,
  workedOf,
  type ClockOrder,
  type Punch,
} from './clock.rules.ts';

const orders: ClockOrder[] = ['in', 'takeBreak', 'endBreak', 'out'];
const answerTo = (status: ClockStatus, order: ClockOrder): string => {
  try {
    return moved(status, order);
  } catch (error) {
    if (error instanceof Problem) return `${problemStatus(error)} ${problemBody(error).message}`;
    throw error;
  }
};

describe('the moves of the clock', () => {
  test('[S4-01] lead in, to a break, back and out; all others are rejected', () => {
    expect(clockStatuses.map((status) => orders.map((order) => answerTo(status, order)))).toEqual([
      ['409 You are already clocked in.', 'ON_BREAK', '409 You are not on a break.', 'CLOCKED_OUT'],
      ['409 You are already clocked in.', '409 You are already on a break.', 'CLOCKED_IN', 'CLOCKED_OUT'],
      [
        'CLOCKED_IN',
        '409 Please Clock In to Take a Break',
        '409 You are not on a break.',
        '409 You are not clocked in.',
      ],
    ]);
  });

  test('[S4-02] who is not in hears what to do before a break', () => {
    expect(answerTo('CLOCKED_OUT', 'takeBreak')).toEqual('409 Please Clock In to Take a Break');
  });

  test('inside a shift nothing follows the clock-out, and a shift begins with its clock-in', () => {
    const all = [null, ...clockStatuses];
    expect(all.map((before) => clockStatuses.filter((after) => mayFollow(before, after)))).toEqual([
      ['CLOCKED_IN'],
      ['ON_BREAK', 'CLOCKED_OUT'],
      ['CLOCKED_IN', 'CLOCKED_OUT'],
      [],
    ]);
  });
});

const shift = (...punches: [ClockStatus, string][]): Punch[] => punches.map(([status, at]) => ({ status, at }));

describe('what a shift adds up to', () => {
  test.each([
    ['that is not begun', [], { activeSeconds: 0, breakSeconds: 0 }],
    ['in work', shift(['CLOCKED_IN', '2026-03-02T14:00:00.000Z']), { activeSeconds: 36_000, breakSeconds: 0 }],
    [
      'with a break that goes on',
      shift(['CLOCKED_IN', '2026-03-02T14:00:00.000Z'], ['ON_BREAK', '2026-03-02T23:59:59.999Z']),
      { activeSeconds: 35_999, breakSeconds: 1 },
    ],
    [
      'that has ended, whenever it is looked at',
      shift(
        ['CLOCKED_IN', '2026-03-02T14:00:00.000Z'],
        ['ON_BREAK', '2026-03-02T16:00:00.500Z'],
        ['CLOCKED_IN', '2026-03-02T16:30:00.400Z'],
        ['CLOCKED_OUT', '2026-03-02T18:00:00.000Z'],
      ),
      { activeSeconds: 12_600, breakSeconds: 1_800 },
    ],
    [
      'of a clock that was set back',
      shift(['CLOCKED_IN', '2026-03-03T14:00:00.000Z']),
      { activeSeconds: 0, breakSeconds: 0 },
    ],
  ])('%s', (_, punches, worked) => {
    expect(workedOf(punches, '2026-03-03T00:00:00.000Z')).toEqual(worked);
  });

  test('of several shifts are the sum of what each has alone', () => {
    const morning = shift(['CLOCKED_IN', '2026-03-02T15:00:00.400Z'], ['CLOCKED_OUT', '2026-03-02T17:00:00.300Z']);
    const evening = shift(['CLOCKED_IN', '2026-03-02T20:00:00.900Z'], ['ON_BREAK', '2026-03-02T21:00:00.800Z']);
    const until = '2026-03-02T22:00:00.000Z';
    const alone = [morning, evening].map((punches) => workedOf(punches, until));
    expect(alone).toEqual([
      { activeSeconds: 7199, breakSeconds: 0 },
      { activeSeconds: 3599, breakSeconds: 3600 },
    ]);
    expect(workedOf([...morning, ...evening], until)).toEqual({ activeSeconds: 10_798, breakSeconds: 3600 });
  });

  // New York sets its clocks forward on 2026-03-08 at 2:00 and back on 2026-11-01 at 2:00; a year may end with a leap second.
  test.each([
    ['over midnight', '2026-06-10T02:00:00.000Z', '2026-06-10T10:00:00.000Z', ['2026-06-09', '2026-06-10'], '08:00:00'],
    [
      'in the night of 23 hours',
      '2026-03-08T03:00:00.000Z',
      '2026-03-08T11:00:00.000Z',
      ['2026-03-07', '2026-03-08'],
      '08:00:00',
    ],
    [
      'in the night of 25 hours',
      '2026-11-01T02:00:00.000Z',
      '2026-11-01T11:00:00.000Z',
      ['2026-10-31', '2026-11-01'],
      '09:00:00',
    ],
    [
      'over the turn of a year with a leap second',
      '2016-12-31T23:00:00.000Z',
      '2017-01-01T01:00:00.000Z',
      ['2016-12-31', '2016-12-31'],
      '02:00:00',
    ],
    [
      'of a person who was forgotten',
      '2026-06-01T12:00:00.000Z',
      '2026-06-05T16:00:01.000Z',
      ['2026-06-01', '2026-06-05'],
      '100:00:01',
    ],
  ])('E-12: a shift %s has the seconds that passed', (_, from, to, days, text) => {
    const { activeSeconds } = workedOf(shift(['CLOCKED_IN', from], ['CLOCKED_OUT', to]), to);
    expect([from, to].map((at) => dayOf(at, 'America/New_York'))).toEqual(days);
    // The oracle: Unix time has 86,400 seconds a day, whatever the clock on the wall does.
    expect([activeSeconds, clockText(activeSeconds)]).toEqual([(Date.parse(to) - Date.parse(from)) / 1000, text]);
  });

  test('work and breaks add up to the whole, to the second, however often a person pauses', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 20_000_000 }), { minLength: 1, maxLength: 12 }),
        (start, gaps) => {
          let at = start;
          const punches = gaps.map((gap, i): Punch => {
            const punch: Punch = { status: i % 2 === 0 ? 'CLOCKED_IN' : 'ON_BREAK', at: new Date(at).toISOString() };
            at += gap;
            return punch;
          });
          const { activeSeconds, breakSeconds } = workedOf(punches, new Date(at).toISOString());
          expect(activeSeconds + breakSeconds).toEqual(Math.floor((at - start) / 1000));
        },
      ),
    );
  });
});

describe('a correction', () => {
  const now = '2026-03-02T18:00:00.000Z';
  const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
  test.each<[string, Punch[], [string, string] | null]>([
    ['of a whole day is taken', shift(['CLOCKED_IN', at(8)], ['ON_BREAK', at(9)], ['CLOCKED_OUT', at(17)]), null],
    ['that leaves the shift open is taken', shift(['CLOCKED_IN', at(18)]), null],
    ['without strokes', [], ['logs', 'clock.order']],
    ['that begins with a break', shift(['ON_BREAK', at(8)]), ['logs.0.status', 'clock.order']],
    ['with two clock-ins', shift(['CLOCKED_IN', at(8)], ['CLOCKED_IN', at(9)]), ['logs.1.status', 'clock.order']],
    [
      'that goes on after the clock-out',
      shift(['CLOCKED_IN', at(8)], ['CLOCKED_OUT', at(9)], ['CLOCKED_IN', at(10)]),
      ['logs.2.status', 'clock.order'],
    ],
    ['whose times do not follow', shift(['CLOCKED_IN', at(8)], ['ON_BREAK', at(8)]), ['logs.1.at', 'clock.order']],
    ['that lies ahead', shift(['CLOCKED_IN', at(8)], ['CLOCKED_OUT', at(19)]), ['logs.1.at', 'clock.ahead']],
  ])('%s', (_, punches, rejected) => {
    const problem = correctionProblem(punches, now);
    expect(problem && [Object.keys(problem.fields ?? {})[0], problem.code]).toEqual(rejected);
  });
});
