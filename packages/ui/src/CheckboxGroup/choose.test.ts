import { expect, test } from 'vitest';
import { choose, chooseAll } from './choose.ts';
import { uniqueById } from './uniqueById.ts';

const days = [{ id: 'mon' }, { id: 'tue', disabled: true }, { id: 'wed' }];

test('what is chosen stands in the order of the choices', () => {
  expect(choose(days, ['wed'], 'mon', true)).toEqual(['mon', 'wed']);
  expect(choose(days, ['mon', 'wed'], 'mon', false)).toEqual(['wed']);
});
test('choosing twice chooses once', () => {
  expect(choose(days, ['mon'], 'mon', true)).toEqual(['mon']);
});
test('a chosen id that is no choice any more is kept', () => {
  expect(choose(days, ['sun'], 'mon', true)).toEqual(['mon', 'sun']);
});
test('all leaves alone what is disabled, whether it is chosen or not', () => {
  expect(chooseAll(days, [], true)).toEqual(['mon', 'wed']);
  expect(chooseAll(days, ['mon', 'tue'], false)).toEqual(['tue']);
});
test('of entries with the same id the first stays', () => {
  const [one, other] = [
    { id: 'mon', label: 'Monday' },
    { id: 'mon', label: 'Lunes' },
  ];
  expect(uniqueById([one, other, { id: 'tue', label: 'Tuesday' }])).toEqual([one, { id: 'tue', label: 'Tuesday' }]);
});
