import { describe, expect, test } from 'vitest';
import { earlierRange, anchoredRange, laterRange, MOST, newCount, placesOf, STEP, TAIL } from './logRange.ts';

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => ({ id: `m${from + at}` }));

describe('the window of a log', () => {
  test('is its newest, or all of a short one, and lets old ones go by steps', () => {
    expect(placesOf(rows(0, 1_000), null)).toEqual([1_000 - TAIL, 1_000]);
    expect(placesOf(rows(0, 1_039), null)).toEqual([1_000 - TAIL, 1_039]);
    expect(placesOf(rows(0, 1_040), null)).toEqual([1_040 - TAIL, 1_040]);
    expect(placesOf(rows(0, 3), null)).toEqual([0, 3]);
    expect(placesOf([], null)).toEqual([0, 0]);
    expect(anchoredRange([])).toEqual(null);
  });

  test('stays on the same messages when others come before and after', () => {
    const anchored = anchoredRange(rows(100, 300));
    expect(placesOf(rows(50, 400), anchored)).toEqual([250 - TAIL, 250]);
    expect(newCount(rows(50, 400), anchored)).toEqual(100);
  });

  test('is the newest again when what it held is gone', () => {
    const anchored = anchoredRange(rows(0, 100));
    expect(placesOf(rows(500, 600), anchored)).toEqual([80 - TAIL, 100]);
    expect(newCount(rows(500, 600), anchored)).toEqual(0);
  });

  test('goes up to the first and down to the last by steps, and never holds more than the most', () => {
    const all = rows(0, 1_000);
    let range = anchoredRange(all);
    const seen: [number, number][] = [];
    for (let step = 0; step < 30; step++) {
      range = earlierRange(all, range);
      seen.push(placesOf(all, range));
    }
    for (let step = 0; step < 30; step++) {
      range = laterRange(all, range);
      seen.push(placesOf(all, range));
    }
    expect(seen[0]).toEqual([1_000 - TAIL - STEP, 1_000]);
    expect(seen[29]).toEqual([0, MOST]);
    expect(seen[59]).toEqual([1_000 - MOST, 1_000]);
    expect(Math.max(...seen.map(([first, end]) => end - first))).toEqual(MOST);
  });

  test('counts what came until it is reached', () => {
    const before = rows(0, 100);
    const after = rows(0, 130);
    const anchored = anchoredRange(before);
    expect(newCount(before, anchored)).toEqual(0);
    expect(newCount(after, anchored)).toEqual(30);
    expect(newCount(after, earlierRange(after, anchored))).toEqual(30);
    expect(newCount(after, laterRange(after, anchored))).toEqual(0);
    expect(newCount(after, null)).toEqual(0);
  });
});
