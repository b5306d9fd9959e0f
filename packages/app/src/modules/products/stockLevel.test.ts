import { expect, test } from 'vitest';
import { stockLevel } from './stockLevel.ts';

test('stock is low at the reorder point or below it, and out at nothing', () => {
  const levels = [6, 5, 1, 0].map((onHand) => stockLevel({ onHand, reorderPoint: 5 }));
  expect(levels).toEqual(['enough', 'low', 'low', 'out']);
});

test('without a reorder point nobody is warned', () => {
  expect(stockLevel({ onHand: 0, reorderPoint: null })).toBe('enough');
});
