import { expect, test } from 'vitest';
import { placeList } from './placeList.ts';

const box = (left: number, top: number, width = 320) => ({ left, right: left + width, top, bottom: top + 32 });
const place = (anchor: ReturnType<typeof box>, { edge = 800, rightToLeft = false } = {}) =>
  placeList(anchor, { width: 1000, height: 800, edge }, rightToLeft);

test('a list stands under its control and is as wide', () => {
  expect(place(box(40, 100))).toEqual({ start: 40, width: 320, side: 'top', at: 136 });
});
test('in a language written from the right it begins where its control does', () => {
  expect(place(box(600, 100), { rightToLeft: true })).toEqual({ start: 80, width: 320, side: 'top', at: 136 });
});
test('under a narrow control it is wider, but never sticks out of the view', () => {
  expect(place(box(500, 100, 80))).toEqual({ start: 500, width: 200, side: 'top', at: 136 });
  expect(place(box(950, 100, 40))).toEqual({ start: 792, width: 200, side: 'top', at: 136 });
  expect(place(box(0, 100, 60))).toEqual({ start: 8, width: 200, side: 'top', at: 136 });
});
test('without room below, and more above, it stands above and keeps to its control when it shrinks', () => {
  expect(place(box(40, 700))).toEqual({ start: 40, width: 320, side: 'bottom', at: 104 });
});
test('a keyboard on the screen takes room away', () => {
  expect(place(box(40, 300), { edge: 420 })).toEqual({ start: 40, width: 320, side: 'bottom', at: 504 });
  expect(place(box(40, 60), { edge: 300 })).toEqual({ start: 40, width: 320, side: 'top', at: 96 });
});
