import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceAfter } from './bulk.rules.ts';
import { bundlesIn, costOfTaking, piecesOf } from './bundles.rules.ts';
import { combinationsOf, variantKey, variantName, variantSku } from './variants.rules.ts';

describe('a bundle', () => {
  test('is there as often as its scarcest component makes it', () => {
    expect(
      bundlesIn([
        { quantity: 1, onHand: 9 },
        { quantity: 2, onHand: 7 },
      ]),
    ).toEqual(3);
    expect([bundlesIn([]), bundlesIn([{ quantity: 1, onHand: 0 }])]).toEqual([0, 0]);
  });

  test('takes so many pieces of each', () => {
    expect(
      piecesOf(
        [
          { productId: 'case', quantity: 1 },
          { productId: 'glass', quantity: 2 },
        ],
        3,
      ),
    ).toEqual([
      { productId: 'case', quantity: 3 },
      { productId: 'glass', quantity: 6 },
    ]);
  });

  test('however a level is taken piece by piece, what went cost what it was worth, and the last takes the last cent', () => {
    const takings = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(takings, fc.integer({ min: 0, max: 10_000_000 }), (quantities, value) => {
        const level = { onHand: quantities.reduce((sum, quantity) => sum + quantity, 0), value };
        const costs = quantities.map((quantity) => {
          const cost = costOfTaking(level, quantity);
          level.onHand -= quantity;
          level.value -= cost;
          return cost;
        });
        expect(costs.reduce((sum, cost) => sum + cost, 0)).toEqual(value);
        expect(Math.min(...costs)).toBeGreaterThanOrEqual(0);
        expect(level).toEqual({ onHand: 0, value: 0 });
      }),
    );
    expect(() => costOfTaking({ onHand: 1, value: 100 }, 2)).toThrow('2 of 1 pieces');
  });

  test('what can be made can be sold, and one more cannot', () => {
    const part = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), onHand: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const made = bundlesIn(parts);
        expect(piecesOf(parts, made).every(({ quantity, onHand }) => quantity <= onHand)).toEqual(true);
        expect(piecesOf(parts, made + 1).every(({ quantity, onHand }) => quantity <= onHand)).toEqual(false);
      }),
    );
  });
});

describe('variants', () => {
  const axes = [
    { axis: 'storage' as const, values: ['128 GB', '256 GB'] },
    { axis: 'color' as const, values: ['Black', 'Blue'] },
  ];

  test('are every value of one axis with every value of the others', () => {
    expect(combinationsOf(axes)).toEqual([
      { storage: '128 GB', color: 'Black' },
      { storage: '128 GB', color: 'Blue' },
      { storage: '256 GB', color: 'Black' },
      { storage: '256 GB', color: 'Blue' },
    ]);
    expect(combinationsOf([])).toEqual([]);
  });

  test('are told apart by what they are, not by how it is written', () => {
    expect(variantKey({ color: 'black ', storage: '128 GB' })).toEqual(
      variantKey({ storage: '128 gb', color: 'Black' }),
    );
    expect(variantKey({ color: 'Black' })).not.toEqual(variantKey({ size: 'Black' }));
  });

  test('are named and numbered after their group', () => {
    const blue = { storage: '256 GB', color: 'Blue' };
    expect([variantName('iPhone 15', axes, blue), variantSku('IP15', axes, blue)]).toEqual([
      'iPhone 15 256 GB Blue',
      'IP15-256GB-BLUE',
    ]);
    expect(variantName('x'.repeat(60), axes, blue)).toHaveLength(60);
  });
});

describe('a price that is changed with many others', () => {
  test('goes by an amount or a share, rounded half away from zero', () => {
    expect(priceAfter(1_999, { kind: 'priceBy', amount: -500 })).toEqual(1_499);
    expect(priceAfter(1_999, { kind: 'priceByPercent', basisPoints: 1_000, ending: null })).toEqual(2_199);
    expect(priceAfter(50, { kind: 'priceByPercent', basisPoints: 100, ending: null })).toEqual(51);
  });

  test('may end as the shop likes it, at the nearest such price', () => {
    const to99 = (price: number) => priceAfter(price, { kind: 'priceByPercent', basisPoints: 0, ending: 99 });
    expect([2_200, 2_148, 2_149, 2_199, 20].map(to99)).toEqual([2_199, 2_099, 2_199, 2_199, 99]);
  });

  test('never goes below nothing by its ending', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: -10_000, max: 10_000 }),
        fc.nat(99),
        (price, basisPoints, ending) => {
          const after = priceAfter(price, { kind: 'priceByPercent', basisPoints, ending });
          expect([after >= 0, after % 100]).toEqual([true, ending]);
        },
      ),
    );
  });
});
