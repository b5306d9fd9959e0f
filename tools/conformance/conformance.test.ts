import { expect, test } from 'vitest';
import { titlesIn, unnamed } from './named.ts';
import { rowsIn } from './rows.ts';

const rows = [
  { id: 'S8-09', row: "'Clock In Failed'" },
  { id: 'S9-05', row: 'Minimum $100' },
];

test('a test names its rows in its title, a story at the end of its name, also as Storybook spells it', () => {
  expect([
    rowsIn('[S8-09] [S9-05] a rejected clock-in says so'),
    rowsIn('RefusedClockIn_S8_09_S9_05'),
    rowsIn('Refused Clock In S 8 09 S 9 05'),
    rowsIn('sees USB-C and S8 alone'),
  ]).toEqual([['S8-09', 'S9-05'], ['S8-09', 'S9-05'], ['S8-09', 'S9-05'], []]);
});

test('a row without a test is complained of, and a test of no row', () => {
  const clock = { path: 'clock.test.ts', text: "test('[S8-09] says so', () => {});" };
  const story = { path: 'Clock.stories.tsx', text: 'export const Odd_S7_77 = {};' };
  expect(titlesIn(clock)).toEqual(["'[S8-09] says so'"]);
  expect(unnamed(rows, [clock, story])).toEqual([
    'S9-05 has no test: Minimum $100',
    'Clock.stories.tsx: Odd_S7_77 names S7-77, which is no row',
  ]);
});
