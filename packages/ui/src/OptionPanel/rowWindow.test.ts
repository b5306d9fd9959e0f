import { expect, test } from 'vitest';
import { rowsToDraw, viewportOf, topToReveal } from './rowWindow.ts';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('a list that opens draws the rows in sight and few more', () => {
  expect(rowsToDraw(viewportOf(null, '', 0), 10_000)).toEqual(from(0, 9));
  expect(rowsToDraw(viewportOf(null, '', -1), 3)).toEqual(from(0, 2));
  expect(rowsToDraw(viewportOf(null, '', -1), 0)).toEqual([]);
});
test('a list that opens at a chosen row far down draws that row at once', () => {
  expect(rowsToDraw(viewportOf(null, '', 500), 10_000)).toEqual(from(487, 506));
  expect(rowsToDraw(viewportOf(null, '', 9999), 10_000)).toEqual(from(9986, 9999));
});
test('a row highlighted out of sight is followed, one in sight is not', () => {
  const top = viewportOf(null, '', 0);
  expect(viewportOf(top, '', 7).first).toEqual(0);
  expect(viewportOf(top, '', 8).first).toEqual(1);
  expect(viewportOf({ ...top, first: 40, moved: true }, '', 5).first).toEqual(5);
});
test('a highlighted row stays drawn when the list is scrolled away from it', () => {
  const scrolled = { ...viewportOf(null, '', 0), first: 100, moved: true };
  expect(rowsToDraw(scrolled, 1000)).toEqual([0, ...from(94, 113)]);
  expect(rowsToDraw({ ...scrolled, highlighted: 900 }, 1000)).toEqual([...from(94, 113), 900]);
});
test('another question begins at the top again', () => {
  const scrolled = { ...viewportOf(null, '', 0), first: 100, moved: true };
  expect(viewportOf(scrolled, 'a', 0)).toEqual({ question: 'a', highlighted: 0, first: 0, moved: false });
  expect(viewportOf(scrolled, '', 0)).toBe(scrolled);
});
test('fewer options than rows above leave the last ones drawn', () => {
  const scrolled = { ...viewportOf(null, '', -1), first: 100, moved: true };
  expect(rowsToDraw(scrolled, 20)).toEqual(from(6, 19));
});
test('a row in sight moves nothing', () => {
  expect(topToReveal({ rowTop: 96, top: 40, rowHeight: 32, height: 250 })).toEqual(40);
});
test('a row above or below comes just into sight', () => {
  expect(topToReveal({ rowTop: 0, top: 40, rowHeight: 32, height: 250 })).toEqual(0);
  expect(topToReveal({ rowTop: 288, top: 40, rowHeight: 32, height: 250 })).toEqual(70);
});
