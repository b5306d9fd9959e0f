import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, boundsOf, dayOf, hourOf } from './days.ts';

const hoursOf = (day: string, zone: string): number => {
  const { from, to } = boundsOf(day, zone);
  return (Date.parse(to) - Date.parse(from)) / 3_600_000;
};

describe('the day of a moment', () => {
  test('the same sale is on Friday in New York and on Saturday in Madrid', () => {
    const sale = '2026-11-21T04:30:00.000Z';
    expect([dayOf(sale, 'America/New_York'), dayOf(sale, 'Europe/Madrid')]).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('the last millisecond before midnight is still the old day', () => {
    expect([
      dayOf('2026-01-01T04:59:59.999Z', 'America/New_York'),
      dayOf(new Date('2026-01-01T05:00:00.000Z'), 'America/New_York'),
    ]).toEqual(['2025-12-31', '2026-01-01']);
  });

  test('a moment that is none is rejected', () => {
    expect(() => dayOf('yesterday', 'UTC')).toThrow(RangeError);
  });
});

describe('the hour of a moment', () => {
  test.each([
    ['2026-11-21T05:00:00.000Z', 'America/New_York', 0],
    ['2026-11-21T04:59:59.000Z', 'America/New_York', 23],
    ['2026-11-21T17:00:00.000Z', 'America/New_York', 12],
    ['2026-11-20T18:15:00.000Z', 'Asia/Kathmandu', 0],
    ['2026-03-08T05:00:00.000Z', 'America/Havana', 1],
  ])('%s in %s is %i', (moment, zone, hour) => {
    expect(hourOf(moment, zone)).toEqual(hour);
  });
});

// From Python 3's zoneinfo (tzdata 2025b), a reckoning that shares nothing with ours.
describe('a day begins and ends where the calendar of its zone says', () => {
  test.each([
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
    ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00.000Z', '2026-10-29T22:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['Asia/Amman', '2021-10-29', '2021-10-28T21:00:00.000Z', '2021-10-29T22:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', '2026-04-05T13:30:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z', '2026-01-01T18:15:00.000Z'],
  ])('%s, %s', (zone, day, from, to) => {
    expect(boundsOf(day, zone)).toEqual({ from, to });
  });

  test('a day has 23 hours when the clock goes forward and 25 when it goes back', () => {
    expect(['2026-03-07', '2026-03-08', '2026-11-01'].map((day) => hoursOf(day, 'America/New_York'))).toEqual([
      24, 23, 25,
    ]);
  });

  test('Samoa left out the 30th of December 2011: that day has no hours', () => {
    expect(boundsOf('2011-12-30', 'Pacific/Apia')).toEqual({
      from: '2011-12-30T10:00:00.000Z',
      to: '2011-12-30T10:00:00.000Z',
    });
  });
});

const zone = fc.constantFrom(
  'UTC',
  'America/New_York',
  'Europe/Madrid',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Amman',
  'America/Santiago',
  'America/Asuncion',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
);
const day = fc.integer({ min: 0, max: 9000 }).map((count) => addDays('2012-01-01', count));

test('every moment from a day’s beginning to its end, and no other, bears its name', () => {
  fc.assert(
    fc.property(day, zone, fc.double({ min: 0, max: 1, noNaN: true }), (name, where, share) => {
      const { from, to } = boundsOf(name, where);
      const [first, end] = [Date.parse(from), Date.parse(to)];
      const moments = [first - 1, first, Math.floor(first + share * (end - 1 - first)), end - 1, end];
      const [before, ...rest] = moments.map((moment) => dayOf(new Date(moment), where));
      expect([before, ...rest]).toEqual([addDays(name, -1), name, name, name, addDays(name, 1)]);
    }),
    { numRuns: 300 },
  );
});

test('a day ends where the next begins', () => {
  fc.assert(
    fc.property(day, zone, (name, where) => {
      expect(boundsOf(name, where).to).toEqual(boundsOf(addDays(name, 1), where).from);
    }),
  );
});

describe('days are counted on the calendar', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-21', 365, '2027-11-21'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (from, count, expected) => {
    expect(addDays(from, count)).toEqual(expected);
  });
});
