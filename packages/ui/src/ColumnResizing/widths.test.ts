import { expect, test } from 'vitest';
import { widthAfter, widthWithin } from './widths.ts';

const at = { width: 200, least: 60, most: 800, wide: false, rightToLeft: false };
const after = (more: Partial<typeof at>) =>
  ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowUp'].map((key) => widthAfter({ ...at, ...more, key }));

test('arrows widen and narrow a column by a little, with Shift by more, Home and End go to the limits', () => {
  expect(after({})).toEqual([208, 192, 60, 800, undefined]);
  expect(after({ wide: true })).toEqual([240, 160, 60, 800, undefined]);
});

test('from right to left the arrows change places', () => {
  expect(after({ rightToLeft: true })).toEqual([192, 208, 60, 800, undefined]);
});

test('a column is never narrower or wider than its limits', () => {
  expect([widthWithin(12, 60, 800), widthWithin(4000, 60, 800), widthWithin(99.6, 60, 800)]).toEqual([60, 800, 100]);
});
