import { expect, test } from 'vitest';
import { activeStatuses, unitStatuses, type UnitStatus } from './units.entity.ts';
import { mayMove, unitBirths, unitMoves } from './unitMoves.rules.ts';

test('every status can be reached from a beginning', () => {
  const reached = new Set<UnitStatus>(unitBirths);
  for (const from of reached) for (const to of unitMoves[from]) reached.add(to);
  expect(unitStatuses.filter((status) => !reached.has(status))).toEqual([]);
});

test('from whatever still belongs to the shop a way leads back onto the shelf', () => {
  const leads = new Set<UnitStatus>(['in_stock']);
  for (let before = 0; before !== leads.size;) {
    before = leads.size;
    for (const from of unitStatuses) if (unitMoves[from].some((to) => leads.has(to))) leads.add(from);
  }
  expect(activeStatuses.filter((status) => !leads.has(status))).toEqual([]);
});

test('only what stands on the shelf, or is kept for its buyer, can be sold', () => {
  expect(unitStatuses.filter((from) => mayMove(from, 'sold'))).toEqual(['in_stock', 'reserved']);
});

test('nothing moves to where it stands', () => {
  expect(unitStatuses.filter((status) => mayMove(status, status))).toEqual([]);
});
