import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt, timeOf } from './clock.ts';
import { dayOf } from './days.ts';

test.each([
  ['2026-03-14T16:40:00.000Z', 'America/New_York', '12:40'],
  ['2026-03-14T04:05:59.000Z', 'America/New_York', '00:05'],
  ['2026-03-14T16:40:00.000Z', 'Asia/Kathmandu', '22:25'],
])('at %s the clock of %s shows %s', (moment, zone, time) => {
  expect(timeOf(moment, zone)).toEqual(time);
});

test.each([
  ['a plain day', 'America/New_York', '2026-03-14', '12:40', '2026-03-14T16:40:00.000Z'],
  ['midnight', 'America/New_York', '2026-03-14', '00:00', '2026-03-14T04:00:00.000Z'],
  ['a time that comes twice: the first', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['a time that is left out', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['after the change of the same day', 'America/New_York', '2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
  ['an offset of a quarter', 'Asia/Kathmandu', '2026-01-01', '09:00', '2026-01-01T03:15:00.000Z'],
])('%s (%s, %s %s)', (_, zone, day, time, moment) => {
  expect(momentAt(day, time, zone)).toEqual(moment);
});

test('a moment is found again by what the clock shows, to the minute, but for the hour that comes twice', () => {
  const zones = fc.constantFrom('America/New_York', 'Europe/Madrid', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC');
  fc.assert(
    fc.property(zones, fc.integer({ min: 28_000_000, max: 31_000_000 }), (zone, minutes) => {
      const moment = new Date(minutes * 60_000);
      const [day, time] = [dayOf(moment, zone), timeOf(moment, zone)];
      const found = momentAt(day, time, zone);
      expect([dayOf(found, zone), timeOf(found, zone), found <= moment.toISOString()]).toEqual([day, time, true]);
    }),
  );
});
