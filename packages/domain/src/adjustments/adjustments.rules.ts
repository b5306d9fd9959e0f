import { liveStatuses, type UnitStatus } from '../inventory/units.entity.ts';
import { mayMove } from '../inventory/unitMoves.rules.ts';

/** What an adjustment for a reason does: the one table of the house (docs/decisions/0025). */
type Effect = {
  /** Which way pieces that are held by quantity go; `either` by the sign that was entered, null where none may be. */
  quantity: 'out' | 'in' | 'either' | null;
  /** Where a serialized unit goes, from the shop or from what is gone; null where none may be. */
  unit: { to: UnitStatus; from: 'live' | 'gone' } | null;
  /** Takes goods off the books, so that it needs the right to, or somebody's approval. A correction does where it takes away. */
  writesOff: boolean;
};

export const adjustmentEffects = {
  damage: { quantity: 'out', unit: { to: 'scrapped', from: 'live' }, writesOff: true },
  theft: { quantity: 'out', unit: { to: 'stolen', from: 'live' }, writesOff: true },
  lost: { quantity: 'out', unit: { to: 'lost', from: 'live' }, writesOff: true },
  scrapped: { quantity: 'out', unit: { to: 'scrapped', from: 'live' }, writesOff: true },
  expired: { quantity: 'out', unit: null, writesOff: true },
  samples: { quantity: 'out', unit: { to: 'scrapped', from: 'live' }, writesOff: true },
  internalUse: { quantity: 'out', unit: { to: 'scrapped', from: 'live' }, writesOff: true },
  partsOnly: { quantity: null, unit: { to: 'parts_only', from: 'live' }, writesOff: true },
  markAsSold: { quantity: 'out', unit: { to: 'sold', from: 'live' }, writesOff: true },
  correction: { quantity: 'either', unit: { to: 'void', from: 'live' }, writesOff: true },
  found: { quantity: 'in', unit: { to: 'in_stock', from: 'gone' }, writesOff: false },
  opening: { quantity: 'in', unit: null, writesOff: false },
  inspection: { quantity: null, unit: { to: 'pending_inspection', from: 'live' }, writesOff: false },
  refurbishment: { quantity: null, unit: { to: 'pending_refurb', from: 'live' }, writesOff: false },
  repair: { quantity: null, unit: { to: 'in_repair', from: 'live' }, writesOff: false },
  repaired: { quantity: null, unit: { to: 'pending_restock', from: 'live' }, writesOff: false },
  restock: { quantity: null, unit: { to: 'in_stock', from: 'live' }, writesOff: false },
  demo: { quantity: null, unit: { to: 'demo', from: 'live' }, writesOff: false },
  loaner: { quantity: null, unit: { to: 'loaner', from: 'live' }, writesOff: false },
  defective: { quantity: null, unit: { to: 'pending_rma', from: 'live' }, writesOff: false },
} as const satisfies Record<string, Effect>;

export type AdjustmentReason = keyof typeof adjustmentEffects;

/** In the order in which they are offered. */
export const adjustmentReasons = Object.keys(adjustmentEffects) as [AdjustmentReason, ...AdjustmentReason[]];

const effectOf = (reason: AdjustmentReason): Effect => adjustmentEffects[reason];

const live: readonly UnitStatus[] = liveStatuses;
/** What was written off and may turn up again. A sold unit is none: it comes back by a refund. */
const writtenOffStatuses: readonly UnitStatus[] = ['lost', 'stolen', 'scrapped', 'parts_only'];

/**
 * Where a unit goes for a reason from where it stands, or null where the reason does not fit. A reserved unit is released
 * first, unless it is gone: lost, stolen, or sold to whom it was kept for.
 */
export function unitTarget(reason: AdjustmentReason, from: UnitStatus): UnitStatus | null {
  const { unit } = effectOf(reason);
  if (unit === null || !(unit.from === 'live' ? live : writtenOffStatuses).includes(from) || !mayMove(from, unit.to))
    return null;
  return from === 'reserved' && !leavesReserved.includes(unit.to) ? null : unit.to;
}

const leavesReserved: readonly UnitStatus[] = ['sold', 'lost', 'stolen'];

/** The reasons that fit a unit where it stands, in the order of the table. */
export const reasonsForUnit = (from: UnitStatus): AdjustmentReason[] =>
  adjustmentReasons.filter((reason) => unitTarget(reason, from) !== null);

/** The reasons that fit pieces that are held by quantity. */
export const reasonsForQuantity: readonly AdjustmentReason[] = adjustmentReasons.filter(
  (reason) => effectOf(reason).quantity !== null,
);

/**
 * The change of the shelf for what a person entered: pieces, positive; those of a correction bear their own sign. Null
 * where the entry does not fit the reason.
 */
export function signedQuantity(reason: AdjustmentReason, entered: number): number | null {
  const { quantity } = effectOf(reason);
  if (quantity === null || entered === 0 || (quantity !== 'either' && entered < 0)) return null;
  return quantity === 'out' ? -entered : entered;
}

/** Whether an adjustment takes goods off the books; `quantity` is the change of the shelf, of a unit -1 where it leaves. */
export const writesOff = (reason: AdjustmentReason, lines: readonly { quantity: number }[]): boolean =>
  effectOf(reason).writesOff && lines.some(({ quantity }) => quantity < 0);

/**
 * Where the reversal of a move leads: back to where the unit stood, or to the nearest status in front of it that the
 * table of moves allows; null where there is no way back (void, or a step of refurbishing that goes one way only).
 */
export function reversedStatus(from: UnitStatus, to: UnitStatus): UnitStatus | null {
  // What was kept for somebody is free again: their reservation ended with the move.
  const targetStatus = from === 'reserved' ? 'in_stock' : from;
  if (mayMove(to, targetStatus)) return targetStatus;
  if (!live.includes(to) && mayMove(to, 'pending_inspection')) return 'pending_inspection';
  return null;
}
