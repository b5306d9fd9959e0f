import { expect, test } from 'vitest';
import { axesOf, planOf, textsOf } from './plan.ts';

const texts = { color: 'Black, Blue', storage: '128 GB\n256 GB', size: '', network: ' ' };
const base = { id: 'p', sku: 'IP15', color: 'Black', storage: null, size: null, network: null };

test('values are written one a line or with commas; the same one in another case counts once', () => {
  expect(axesOf({ ...texts, color: 'Black; black ,Blue' })).toEqual([
    { axis: 'color', values: ['Black', 'Blue'] },
    { axis: 'storage', values: ['128 GB', '256 GB'] },
  ]);
});

test('every combination but the base is missing at first, and what stands is not made again', () => {
  const plan = planOf('iPhone 15', texts, base, []);
  expect([plan.base, plan.missing.map(({ name, sku }) => [name, sku])]).toEqual([
    { color: 'Black', storage: '128 GB' },
    [
      ['iPhone 15 Black 256 GB', 'IP15-BLACK-256GB'],
      ['iPhone 15 Blue 128 GB', 'IP15-BLUE-128GB'],
      ['iPhone 15 Blue 256 GB', 'IP15-BLUE-256GB'],
    ],
  ]);
  const existing = [{ id: 'q', color: 'blue', storage: '256 gb' }];
  expect(planOf('iPhone 15', texts, base, existing).missing.map(({ sku }) => sku)).toEqual([
    'IP15-BLACK-256GB',
    'IP15-BLUE-128GB',
  ]);
});

test('a dialog begins with the values of the group, else with what the base is', () => {
  expect(textsOf([{ axis: 'storage', values: ['64 GB', '128 GB'] }], base)).toEqual({
    color: 'Black',
    storage: '64 GB, 128 GB',
    size: '',
    network: '',
  });
});
