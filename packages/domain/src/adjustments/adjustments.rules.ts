import { liveStatuses, type UnitStatus } from '../inventory/units.entity.ts';
import { canUnitTransition } from '../inventory/unitTransitions.rules.ts';

/** Effect of an adjustment by reason: the only table of these rules (docs/decisions/commerce/0025). */
type Effect = {
  /** Direction for pieces tracked by quantity; `either`: by the entered sign, null: not allowed. */
  quantity: 'out' | 'in' | 'either' | null;
  /** Target status of a serialized unit, from units in stock (`live`) or no longer in stock (`gone`); null: not allowed. */
  unit: { to: UnitStatus; from: 'live' | 'gone' } | null;
  /** Writes stock off, which requires the right or an approval. A correction does so if it reduces stock. */
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

/** In display order. */
export const adjustmentReasons = Object.keys(adjustmentEffects) as [AdjustmentReason, ...AdjustmentReason[]];

const effectOf = (reason: AdjustmentReason): Effect => adjustmentEffects[reason];

const live: readonly UnitStatus[] = liveStatuses;
/** Written-off statuses from which a unit can be found again. Sold units are excluded: they return by a refund. */
const writtenOffStatuses: readonly UnitStatus[] = ['lost', 'stolen', 'scrapped', 'parts_only'];

/**
 * Target status of a unit for a reason, or null if the reason does not apply to its status. A reserved unit must be released
 * first, unless it is lost, stolen, or sold to the customer of the reservation.
 */
export function unitTarget(reason: AdjustmentReason, from: UnitStatus): UnitStatus | null {
  const { unit } = effectOf(reason);
  if (
    unit === null ||
    !(unit.from === 'live' ? live : writtenOffStatuses).includes(from) ||
    !canUnitTransition(from, unit.to)
  )
    return null;
  return from === 'reserved' && !leavesReserved.includes(unit.to) ? null : unit.to;
}

const leavesReserved: readonly UnitStatus[] = ['sold', 'lost', 'stolen'];

/** The reasons that apply to a unit in this status, in the order of the table. */
export const reasonsForUnit = (from: UnitStatus): AdjustmentReason[] =>
  adjustmentReasons.filter((reason) => unitTarget(reason, from) !== null);

/** The reasons that apply to pieces tracked by quantity. */
export const reasonsForQuantity: readonly AdjustmentReason[] = adjustmentReasons.filter(
  (reason) => effectOf(reason).quantity !== null,
);

/**
 * The stock change of an entered quantity: positive pieces; a correction is signed. Null if the entry does not match the reason.
 */
export function signedQuantity(reason: AdjustmentReason, entered: number): number | null {
  const { quantity } = effectOf(reason);
  if (quantity === null || entered === 0 || (quantity !== 'either' && entered < 0)) return null;
  return quantity === 'out' ? -entered : entered;
}

/** Whether an adjustment writes stock off; `quantity` is the stock change, -1 for a unit that leaves. */
export const writesOff = (reason: AdjustmentReason, lines: readonly { quantity: number }[]): boolean =>
  effectOf(reason).writesOff && lines.some(({ quantity }) => quantity < 0);

/**
 * Target status of a reversal: the previous status of the unit, or the nearest earlier one that the table of moves allows; null
 * if the move cannot be reversed (void, or a one-way step of refurbishing).
 */
export function reversedStatus(from: UnitStatus, to: UnitStatus): UnitStatus | null {
  // A reserved unit becomes free: its reservation ended with the move.
  const targetStatus = from === 'reserved' ? 'in_stock' : from;
  if (canUnitTransition(to, targetStatus)) return targetStatus;
  if (!live.includes(to) && canUnitTransition(to, 'pending_inspection')) return 'pending_inspection';
  return null;
}
