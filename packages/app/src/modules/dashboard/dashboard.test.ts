import { expect, test } from 'vitest';
import { comparison } from './comparison.ts';
import { openHours } from './openHours.ts';
import { partOfDay } from './partOfDay.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

test('today stands against last week with its direction', () => {
  expect([comparison(150, 100, percent), comparison(80, 100, percent), comparison(100, 100, percent)]).toEqual([
    { text: '50%', direction: 'up', tone: 'ok' },
    { text: '20%', direction: 'down', tone: 'bad' },
    { text: '0%', direction: 'flat' },
  ]);
});

test('where nothing was sold last week there is nothing to compare', () => {
  expect(comparison(150, 0, percent)).toEqual(undefined);
});

test('the day is drawn from 8 to 20, and further where somebody sold', () => {
  const day = (sold: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => sold[hour] ?? 0);
  const ends = (hours: ReturnType<typeof openHours>) => [hours[0]?.hour, hours.at(-1)?.hour];
  expect([ends(openHours(day({ 12: 5 }))), ends(openHours(day({ 6: 5, 23: 1 }))), openHours(day({}))]).toEqual([
    [8, 20],
    [6, 23],
    [],
  ]);
});

test('people are greeted by the clock of the store', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
