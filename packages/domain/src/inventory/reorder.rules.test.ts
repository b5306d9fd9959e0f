import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reorderOf } from './reorder.rules.ts';

test('at five or fewer, order up to twenty, less what is on its way', () => {
  const at = (available: number, incoming = 0) => reorderOf({ available, incoming, reorderPoint: 5, reorderTo: 20 });
  expect([at(7), at(5), at(2), at(2, 10), at(2, 40)]).toEqual([
    { isDue: false, order: 0 },
    { isDue: true, order: 15 },
    { isDue: true, order: 18 },
    { isDue: true, order: 8 },
    { isDue: true, order: 0 },
  ]);
});

test('without a point nothing is said; without an upper end nobody knows how many', () => {
  const some = { available: 2, incoming: 0 };
  expect(reorderOf({ ...some, reorderPoint: null, reorderTo: 20 })).toEqual(null);
  expect(reorderOf({ ...some, reorderPoint: 5, reorderTo: null })).toEqual({ isDue: true, order: null });
});

test('what is ordered never passes the upper end together with what is there and what comes', () => {
  const pieces = fc.nat(200);
  fc.assert(
    fc.property(pieces, pieces, pieces, pieces, (available, incoming, reorderPoint, reorderTo) => {
      const { order } = reorderOf({ available, incoming, reorderPoint, reorderTo }) ?? { order: 0 };
      expect(available + incoming + order! <= Math.max(reorderTo, available + incoming)).toEqual(true);
    }),
  );
});
