import { expect, test } from 'vitest';
import { place } from './place.ts';

const view = { width: 1000, height: 600 };
const panel = { width: 200, height: 300 };
const box = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 32 });

test('a menu stands under its button, flush with its beginning or its end', () => {
  const anchor = box(400, 100);
  expect(place({ anchor, panel, view, placement: 'bottom-start' })).toEqual({ left: 400, top: 136 });
  expect(place({ anchor, panel, view, placement: 'bottom-end' })).toEqual({ left: 280, top: 136 });
});

test('in a language written from the right, beginning and end change places', () => {
  const anchor = box(400, 100);
  expect(place({ anchor, panel, view, placement: 'bottom-start', rightToLeft: true })).toEqual({ left: 280, top: 136 });
  expect(place({ anchor, panel, view, placement: 'bottom-end', rightToLeft: true })).toEqual({ left: 400, top: 136 });
  expect(place({ anchor, panel, view, placement: 'right-start', rightToLeft: true })).toEqual({ left: 188, top: 100 });
});

test('without room below, it stands above', () => {
  expect(place({ anchor: box(400, 500), panel, view, placement: 'bottom-start' })).toEqual({ left: 400, top: 196 });
});

test('without room above, a tip stands below', () => {
  const tip = { width: 100, height: 24 };
  expect(place({ anchor: box(400, 300), panel: tip, view, placement: 'top' })).toEqual({ left: 390, top: 272 });
  expect(place({ anchor: box(400, 10), panel: tip, view, placement: 'top' })).toEqual({ left: 390, top: 46 });
});

test('it never sticks out of the view', () => {
  expect(place({ anchor: box(0, 100), panel, view, placement: 'bottom-end' })).toEqual({ left: 8, top: 136 });
  expect(place({ anchor: box(960, 100), panel, view, placement: 'bottom-start' })).toEqual({ left: 792, top: 136 });
});

test('without room on either side, it stays below and is pushed up as far as the edge allows', () => {
  expect(place({ anchor: box(400, 200), panel: { width: 200, height: 500 }, view, placement: 'bottom' })).toEqual({
    left: 340,
    top: 92,
  });
});

test('a panel beside its anchor goes to the other side when there is no room', () => {
  expect(place({ anchor: box(900, 100), panel, view, placement: 'right-start' })).toEqual({ left: 688, top: 100 });
});
