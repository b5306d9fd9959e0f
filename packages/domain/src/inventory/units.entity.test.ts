import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openStock } from './inventory.contract.ts';
import { liveStatuses, unit, unitStatuses } from './units.entity.ts';

const id = '01936c3a-7c00-7a11-8b22-123456789abc';

test('what stands in the shop is on hand; what is on its way or gone is not', () => {
  const live: readonly string[] = liveStatuses;
  expect(unitStatuses.filter((status) => !live.includes(status))).toEqual([
    'expected',
    'backordered',
    'in_transit',
    'at_vendor',
    'sold',
    'returned_to_vendor',
    'exchanged_by_vendor',
    'scrapped',
    'lost',
    'stolen',
    'parts_only',
    'void',
  ]);
});

test('a unit is written with its product and its code, kept in capitals', () => {
  expect(z.parse(unit.draft, { productId: id, code: ' a0000048f2c1d3 ', color: '' })).toEqual({
    productId: id,
    code: 'A0000048F2C1D3',
    color: null,
  });
});

test('opening stock takes no code that claims to be an IMEI and is none', () => {
  const accepts = (code: string) =>
    z.safeParse(openStock.body, { id, productId: id, unitCost: 40_000, units: [{ code }] }).success;
  expect(['490154203237518', '490154203237519', 'SN-77'].map(accepts)).toEqual([true, false, true]);
});

test('opening stock asks for an Idempotency-Key and at least one piece', () => {
  const accepts = (parts: object) => z.safeParse(openStock.body, { id, productId: id, unitCost: 0, ...parts }).success;
  expect(openStock.key).toEqual('required');
  expect([{ quantity: 1 }, { quantity: 0 }, { units: [] }].map(accepts)).toEqual([true, false, false]);
});
