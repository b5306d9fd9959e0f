import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const minutes = (count: number, locale: string) => ago(0, count * 60_000, locale);
const plain = (text: string | null) => text?.replace(/\s/gu, ' ');

test('what has just been, minutes, hours and days are said in the language of the person', () => {
  const formatted = (locale: string) =>
    [0, 5, 59, 60, 150, 24 * 60, 3 * 24 * 60].map((count) => plain(minutes(count, locale)));
  expect(formatted('en-US')).toEqual([
    'now',
    '5 min. ago',
    '59 min. ago',
    '1 hr. ago',
    '2 hr. ago',
    'yesterday',
    '3 days ago',
  ]);
  expect(formatted('es-US')).toEqual([
    'ahora',
    'hace 5 min',
    'hace 59 min',
    'hace 1 h',
    'hace 2 h',
    'ayer',
    'hace 3 días',
  ]);
});

test('what a clock that goes wrong puts into the future is now, and what is a week old has a date', () => {
  expect([minutes(-5, 'en-US'), minutes(7 * 24 * 60, 'en-US')]).toEqual(['now', null]);
});
