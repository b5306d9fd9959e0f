import { expect, test } from 'vitest';
import { isSearchText } from './isSearchText.ts';

test('a name is words; a code is none, nor is an IMEI written in groups', () => {
  const typed = ['iphone 15', 'CHG-30W', ' 4006381333931 ', '35 610940 047514 0', 'galaxy'];
  expect(typed.map(isSearchText)).toEqual([true, false, false, false, false]);
});
