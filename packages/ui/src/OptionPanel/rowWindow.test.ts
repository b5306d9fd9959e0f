import { expect, test } from 'vitest';
import { rowWindow, topToReveal } from './rowWindow.ts';

test('a list of fifty is drawn whole', () => {
  expect(rowWindow({ top: 900, rowHeight: 32, count: 50 })).toEqual({ first: 0, last: 50 });
});
test('of a longer list only the rows in sight and six around them are drawn', () => {
  expect(rowWindow({ top: 0, rowHeight: 32, count: 2000 })).toEqual({ first: 0, last: 14 });
  expect(rowWindow({ top: 3200, rowHeight: 32, count: 2000 })).toEqual({ first: 94, last: 114 });
  expect(rowWindow({ top: 63_750, rowHeight: 32, count: 2000 })).toEqual({ first: 1986, last: 2000 });
});
test('a row in sight moves nothing', () => {
  expect(topToReveal({ index: 3, top: 40, rowHeight: 32, height: 250 })).toEqual(40);
});
test('a row above or below comes just into sight', () => {
  expect(topToReveal({ index: 0, top: 40, rowHeight: 32, height: 250 })).toEqual(0);
  expect(topToReveal({ index: 9, top: 40, rowHeight: 32, height: 250 })).toEqual(70);
});
