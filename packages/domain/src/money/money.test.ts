import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRate, formatMoney, minorDigits, allocate } from './money.ts';

const amount = fc.integer({ min: -999_999_999, max: 999_999_999 });

describe('a rate on an amount', () => {
  test.each([
    [10_000, '0.0825', 825],
    [199, '0.0825', 16],
    [999_999_999, '1', 999_999_999],
    [12_345, '0', 0],
    [1_000_000, '0.000001', 1],
    [-10_000, '-0.5', 5000],
  ])('%i at %s is %i', (given, rate, expected) => {
    expect(applyRate(given, rate)).toEqual(expected);
  });

  test.each([
    [50, '0.01', 1],
    [-50, '0.01', -1],
    [49, '0.01', 0],
    [-49, '0.01', 0],
    [150, '0.01', 2],
    [-250, '0.01', -3],
  ])('half a cent goes away from zero: %i at %s is %i', (given, rate, expected) => {
    expect(applyRate(given, rate)).toEqual(expected);
  });

  test('is exact where binary fractions are not: 0.90 at 35 % is 0.315, so 0.32', () => {
    expect([Math.round(90 * 0.35), applyRate(90, '0.35')]).toEqual([31, 32]);
  });

  test('a rebate of an amount is the amount of the rebate, for any amount and rate', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), (given, millionths) => {
        const rate = (millionths / 1_000_000).toFixed(6);
        expect(applyRate(-given, rate) + applyRate(given, rate)).toEqual(0);
        expect(Math.abs(applyRate(given, rate) * 1_000_000 - given * millionths)).toBeLessThanOrEqual(500_000);
      }),
    );
  });

  test.each(['8.25%', '0.1234567', '', '.5', '1e-2', ' 0.1'])('%j is no rate', (rate) => {
    expect(() => applyRate(100, rate)).toThrow(
      `money: a rate must be decimal text with up to six places, got '${rate}'`,
    );
  });
});

describe('shares of an amount', () => {
  test('ten dollars over three equal lines: the first has the odd cent', () => {
    expect(allocate(1000, [5, 5, 5])).toEqual([334, 333, 333]);
  });

  test('the largest remainder comes first', () => {
    expect(allocate(100, [1, 2, 4])).toEqual([14, 29, 57]);
  });

  test('what is taken back is shared as what was given', () => {
    expect(allocate(-1000, [5, 5, 5])).toEqual([-334, -333, -333]);
  });

  test('a line that weighs nothing bears nothing', () => {
    expect(allocate(101, [0, 1, 0, 1])).toEqual([0, 51, 0, 50]);
  });

  test('where nothing weighs anything nothing is shared', () => {
    expect([allocate(500, [0, 0]), allocate(500, [])]).toEqual([[0, 0], []]);
  });

  test('a weight below zero is rejected', () => {
    expect(() => allocate(100, [3, -1])).toThrow('money: a weight is not below zero, got 3, -1');
  });

  test('add up to the amount, none further than a cent from its exact part', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        amount,
        weights.filter((all) => all.some((w) => w > 0)),
        (given, all) => {
          const shares = allocate(given, all);
          const total = all.reduce((a, b) => a + b, 0);
          expect(shares.reduce((a, b) => a + b, 0)).toEqual(given);
          shares.forEach((share, i) => expect(Math.abs(share - (given * all[i]!) / total)).toBeLessThan(1.000001));
        },
      ),
    );
  });
});

describe('an amount for people', () => {
  test('dollars have cents, yen have none', () => {
    expect([minorDigits('USD'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
  });

  test.each([
    [123_450, 'USD', 'en', '$1,234.50'],
    [-5, 'USD', 'en', '-$0.05'],
    [1234, 'JPY', 'en', '¥1,234'],
    [1_234_567, 'EUR', 'es', '12.345,67\u00a0€'],
  ])('%i %s in %s is %s', (minor, currency, locale, expected) => {
    expect(formatMoney(minor, currency, locale)).toEqual(expected);
  });
});
