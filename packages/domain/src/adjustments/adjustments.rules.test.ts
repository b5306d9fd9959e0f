import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeStatuses, liveStatuses, unitStatuses, type UnitStatus } from '../inventory/units.entity.ts';
import { canUnitTransition } from '../inventory/unitTransitions.rules.ts';
import {
  adjustmentEffects,
  adjustmentReasons,
  reasonsForQuantity,
  reasonsForUnit,
  signedQuantity,
  unitTarget,
  reversedStatus,
  writesOff,
} from './adjustments.rules.ts';

const reason = fc.constantFrom(...adjustmentReasons);
const status = fc.constantFrom(...unitStatuses);
const live: readonly UnitStatus[] = liveStatuses;
const active: readonly UnitStatus[] = activeStatuses;

describe('the map of reasons', () => {
  test('a unit never goes where the table of moves does not lead, nor stays where it is', () => {
    fc.assert(
      fc.property(reason, status, (why, from) => {
        const to = unitTarget(why, from);
        expect(to === null || (canUnitTransition(from, to) && to !== from)).toEqual(true);
      }),
    );
  });

  test('what writes off takes a unit out of the shop; nothing else does', () => {
    fc.assert(
      fc.property(reason, status, (why, from) => {
        const to = unitTarget(why, from);
        if (to === null) return;
        expect(live.includes(from) && !active.includes(to)).toEqual(adjustmentEffects[why].writesOff);
      }),
    );
  });

  test('what a person entered changes the shelf by just so many pieces, the way that the reason says', () => {
    fc.assert(
      fc.property(reason, fc.integer({ min: -1_000, max: 1_000 }), (why, entered) => {
        const direction = adjustmentEffects[why].quantity;
        const isAccepted = direction !== null && entered !== 0 && (direction === 'either' || entered > 0);
        const signed = signedQuantity(why, entered);
        expect(signed).toEqual(isAccepted ? (direction === 'out' ? -entered : entered) : null);
      }),
    );
  });

  test('approval is asked for exactly where goods go off the books', () => {
    const quantities = fc.array(fc.record({ quantity: fc.integer({ min: -5, max: 5 }) }));
    fc.assert(
      fc.property(reason, quantities, (why, lines) => {
        const hasOutgoing = lines.some(({ quantity }) => quantity < 0);
        expect(writesOff(why, lines)).toEqual(hasOutgoing && adjustmentEffects[why].writesOff);
      }),
    );
  });

  test('every status in the shop has its reasons, and what is sold or returned has none', () => {
    expect(live.filter((from) => reasonsForUnit(from).length === 0)).toEqual([]);
    const closed: UnitStatus[] = ['sold', 'returned_to_vendor', 'exchanged_by_vendor', 'void', 'expected', 'at_vendor'];
    expect(closed.flatMap(reasonsForUnit)).toEqual([]);
    expect(reasonsForQuantity).toEqual([
      'damage',
      'theft',
      'lost',
      'scrapped',
      'expired',
      'samples',
      'internalUse',
      'markAsSold',
      'correction',
      'found',
      'opening',
    ]);
  });

  test('what is kept for somebody is released before it becomes something else in the shop', () => {
    expect(reasonsForUnit('reserved')).toEqual(['theft', 'lost', 'markAsSold']);
  });
});

describe('the way back', () => {
  test('leads only where the table of moves allows, and a write-off comes back into the shop', () => {
    fc.assert(
      fc.property(reason, status, (why, from) => {
        const to = unitTarget(why, from);
        const back = to === null ? null : reversedStatus(from, to);
        const isAllowed = to === null || back === null || canUnitTransition(to, back);
        const isReturned =
          to === null || to === 'void' || !adjustmentEffects[why].writesOff || (back !== null && live.includes(back));
        expect([why, from, isAllowed, isReturned]).toEqual([why, from, true, true]);
      }),
    );
  });

  test('leads to the status before where it can, else to inspection', () => {
    expect(reversedStatus('in_stock', 'lost')).toEqual('in_stock');
    expect(reversedStatus('demo', 'stolen')).toEqual('pending_inspection');
    expect(reversedStatus('reserved', 'sold')).toEqual('in_stock');
    expect(reversedStatus('lost', 'in_stock')).toEqual('lost');
    expect(reversedStatus('in_stock', 'demo')).toEqual('in_stock');
    expect(reversedStatus('in_stock', 'void')).toEqual(null);
    expect(reversedStatus('pending_inspection', 'pending_refurb')).toEqual(null);
  });
});
