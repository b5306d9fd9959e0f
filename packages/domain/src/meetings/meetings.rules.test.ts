import { expect, test } from 'vitest';
import { endOfMeeting, freeTimes, MEETING_DAYS } from './meetings.rules.ts';

const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '10:30', timeZone: 'America/New_York' };
/** A Friday, 08:00 in New York. */
const FRIDAY = '2026-03-06T13:00:00.000Z';

test('offers half hours within the hours of the team, on its weekdays, for two weeks', () => {
  const times = freeTimes(hours, FRIDAY, []);
  expect(times.length).toEqual(10 * 3 - 2);
  expect(times.slice(0, 2)).toEqual(['2026-03-06T15:00:00.000Z', '2026-03-09T13:00:00.000Z']);
  expect(times.every((time) => new Date(time).getTime() < Date.parse(FRIDAY) + MEETING_DAYS * 86_400_000)).toEqual(
    true,
  );
});

test('a time needs two hours of notice, and is offered at exactly two hours', () => {
  const at = (now: string) => freeTimes(hours, now, [])[0];
  expect([at('2026-03-06T13:00:00.000Z'), at('2026-03-06T13:00:00.001Z')]).toEqual([
    '2026-03-06T15:00:00.000Z',
    '2026-03-09T13:00:00.000Z',
  ]);
});

test('the hours are local: the clock change of a zone moves the times in UTC', () => {
  const mondays = freeTimes(hours, '2026-03-02T10:00:00.000Z', []).filter((time) => new Date(time).getUTCDay() === 1);
  expect(mondays).toEqual([
    '2026-03-02T14:00:00.000Z',
    '2026-03-02T14:30:00.000Z',
    '2026-03-02T15:00:00.000Z',
    '2026-03-09T13:00:00.000Z',
    '2026-03-09T13:30:00.000Z',
    '2026-03-09T14:00:00.000Z',
  ]);
});

test('a taken time is not offered, its neighbours are', () => {
  const [, second, ...others] = freeTimes(hours, '2026-03-02T10:00:00.000Z', []);
  const left = freeTimes(hours, '2026-03-02T10:00:00.000Z', [second!]);
  expect(left.includes(second!)).toEqual(false);
  expect(left.length).toEqual(others.length + 1);
  expect(endOfMeeting('2026-03-02T14:00:00.000Z')).toEqual(second);
});

test('hours shorter than a meeting offer nothing', () => {
  expect(freeTimes({ ...hours, to: '09:20' }, FRIDAY, [])).toEqual([]);
});
