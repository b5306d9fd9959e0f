import { expect, test } from 'vitest';
import { percentOf, rateOf } from './rates.ts';

test.each([
  ['0.0825', '8.25'],
  ['0', '0'],
  ['1', '100'],
  ['0.07', '7'],
  ['0.5', '50'],
  ['0.000001', '0.0001'],
  ['0.08875', '8.875'],
])('the rate %s is shown as %s percent, and back', (rate, percent) => {
  expect(percentOf(rate)).toBe(percent);
  expect(rateOf(percent)).toBe(rate);
});

test('a percentage may be typed with a comma, spaces or zeros that say nothing', () => {
  expect(rateOf(' 8,250 ')).toBe('0.0825');
  expect(rateOf('08.25')).toBe('0.0825');
  expect(rateOf('7.')).toBe('0.07');
  expect(rateOf('.5')).toBe('0.005');
});

test('nothing typed is no rate', () => {
  expect(rateOf('')).toBe(null);
});

test('what is no percentage is left for the entity to refuse', () => {
  expect(rateOf('8.25.1')).toBe('8.25.1');
  expect(rateOf('.')).toBe('.');
  expect(rateOf('-1')).toBe('-1');
});
