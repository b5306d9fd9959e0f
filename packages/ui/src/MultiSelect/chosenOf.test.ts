import { expect, test } from 'vitest';
import { chosenOf } from './chosenOf.ts';

const ana = { id: '1', label: 'Ana' };
const ben = { id: '2', label: 'Ben' };

test('what was chosen stands in the order of choosing', () => {
  expect(chosenOf([ana, ben], ['2', '1'])).toEqual([ben, ana]);
  expect(chosenOf([ana, ben], [])).toEqual([]);
});
test('a chosen id that is no longer offered can still be seen', () => {
  expect(chosenOf([ana], ['1', '9'])).toEqual([ana, { id: '9', label: '9' }]);
});
test('of two options with one id the first is shown', () => {
  expect(chosenOf([ana, { id: '1', label: 'Twin' }], ['1'])).toEqual([ana]);
});
