import { expect, test } from 'vitest';
import { roundUp, scaleOf } from './scaleOf.ts';

test('the scale ends at a round number', () => {
  expect([0, 1, 130, 201, 260, 9999].map(roundUp)).toEqual([0, 1, 200, 250, 500, 10000]);
});

test('a bar reaches its share of the scale', () => {
  expect(scaleOf([50, 100, 0])).toEqual({
    max: 100,
    min: 0,
    zero: 1,
    bars: [
      { top: 0.5, height: 0.5 },
      { top: 0, height: 1 },
      { top: 1, height: 0 },
    ],
  });
});

test('a day with more given back than sold hangs below zero', () => {
  expect(scaleOf([100, -50])).toEqual({
    max: 100,
    min: -50,
    zero: 100 / 150,
    bars: [
      { top: 0, height: 100 / 150 },
      { top: 100 / 150, height: 50 / 150 },
    ],
  });
});

test('nothing sold at all draws flat bars', () => {
  expect(scaleOf([0, 0])).toEqual({
    max: 0,
    min: 0,
    zero: 0,
    bars: [
      { top: 0, height: 0 },
      { top: 0, height: 0 },
    ],
  });
});
