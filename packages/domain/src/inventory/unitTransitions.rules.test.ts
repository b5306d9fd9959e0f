import { expect, test } from 'vitest';
import { activeStatuses, unitStatuses, type UnitStatus } from './units.entity.ts';
import { canUnitTransition, initialUnitStatuses, unitTransitions } from './unitTransitions.rules.ts';

test('every status can be reached from a beginning', () => {
  const reached = new Set<UnitStatus>(initialUnitStatuses);
  for (const from of reached) for (const to of unitTransitions[from]) reached.add(to);
  expect(unitStatuses.filter((status) => !reached.has(status))).toEqual([]);
});

test('from whatever still belongs to the shop a way leads back onto the shelf', () => {
  const leads = new Set<UnitStatus>(['in_stock']);
  for (let before = 0; before !== leads.size;) {
    before = leads.size;
    for (const from of unitStatuses) if (unitTransitions[from].some((to) => leads.has(to))) leads.add(from);
  }
  expect(activeStatuses.filter((status) => !leads.has(status))).toEqual([]);
});

test('only what stands on the shelf, or is kept for its buyer, can be sold', () => {
  expect(unitStatuses.filter((from) => canUnitTransition(from, 'sold'))).toEqual(['in_stock', 'reserved']);
});

test('nothing moves to where it stands', () => {
  expect(unitStatuses.filter((status) => canUnitTransition(status, status))).toEqual([]);
});
