import { expect, test } from 'vitest';
import { idAt } from './plan/ids.ts';
import { createRandom } from './random.ts';

test('the same seed and stream give the same draws, another stream gives others', () => {
  const draws = (seed: number, stream: string) => {
    const random = createRandom(seed, stream);
    return [random.int(1, 1000), random.int(1, 1000), random.int(1, 1000)];
  };
  expect(draws(7, 'sales')).toEqual(draws(7, 'sales'));
  expect(draws(7, 'sales')).not.toEqual(draws(7, 'stock'));
  expect(draws(7, 'sales')).not.toEqual(draws(8, 'sales'));
});

test('what weighs nothing is never drawn, and what weighs three times as much comes about three times as often', () => {
  const random = createRandom(1, 'weights');
  const counts = { never: 0, seldom: 0, often: 0 };
  const weights = { never: 0, seldom: 1, often: 3 };
  for (let attempt = 0; attempt < 4000; attempt++) {
    counts[random.weighted(['never', 'seldom', 'often'] as const, (one) => weights[one])]++;
  }
  expect(counts.never).toBe(0);
  expect(Math.round(counts.often / counts.seldom)).toBe(3);
});

test('a shuffle keeps every card', () => {
  const cards = Array.from({ length: 52 }, (_, i) => i);
  const shuffled = createRandom(3, 'cards').shuffle(cards);
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards);
});

test('an id is a UUID of version 7 that begins with its moment', () => {
  const id = idAt('2026-11-21T04:00:00.000Z', createRandom(1, 'ids'));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString()).toBe(
    '2026-11-21T04:00:00.000Z',
  );
});
