import type { UnitStatus } from './units.entity.ts';

/**
 * Allowed status transitions of a serialized unit. The database rejects all others (a trigger, whose function `pnpm docs` prints
 * from this table), the server returns `unit.notMovable`. An identifier of a unit that left the shop and comes back starts a new
 * unit record instead (docs/decisions/commerce/0018).
 */
export const unitTransitions: Readonly<Record<UnitStatus, readonly UnitStatus[]>> = {
  // Incoming.
  expected: ['in_stock', 'pending_inspection', 'void'],
  backordered: ['expected', 'in_stock', 'void'],
  in_transit: ['in_stock', 'pending_inspection', 'lost'],
  at_vendor: ['returned_to_vendor', 'exchanged_by_vendor', 'in_stock', 'pending_inspection'],
  // In the shop.
  in_stock: [
    'reserved',
    'sold',
    'in_transit',
    'pending_inspection',
    'pending_refurb',
    'in_repair',
    'pending_rma',
    'demo',
    'loaner',
    'parts_only',
    'scrapped',
    'lost',
    'stolen',
    'void',
  ],
  reserved: ['in_stock', 'sold', 'in_transit', 'in_repair', 'lost', 'stolen'],
  pending_inspection: ['in_stock', 'pending_refurb', 'pending_rma', 'parts_only', 'scrapped', 'lost', 'stolen', 'void'],
  pending_refurb: ['in_repair', 'pending_restock', 'parts_only', 'scrapped', 'lost', 'stolen'],
  in_repair: ['pending_restock', 'in_stock', 'parts_only', 'scrapped', 'lost', 'stolen'],
  pending_restock: ['in_stock', 'pending_refurb', 'scrapped', 'lost', 'stolen'],
  demo: ['in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen'],
  loaner: ['in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen'],
  pending_rma: ['at_vendor', 'in_stock', 'pending_inspection', 'scrapped', 'lost', 'stolen'],
  // Gone: returns by a refund, by being found, or by a reversal.
  sold: ['pending_inspection', 'in_stock'],
  lost: ['in_stock', 'pending_inspection'],
  stolen: ['in_stock', 'pending_inspection'],
  scrapped: ['in_stock', 'pending_inspection'],
  parts_only: ['in_stock', 'pending_inspection'],
  returned_to_vendor: [],
  exchanged_by_vendor: [],
  void: [],
};

/** Initial statuses of a unit: announced by a manifest, or received. */
export const initialUnitStatuses = [
  'expected',
  'backordered',
  'in_stock',
  'pending_inspection',
] as const satisfies readonly UnitStatus[];

/** Whether a unit may change from one status to another. */
export const canUnitTransition = (from: UnitStatus, to: UnitStatus): boolean => unitTransitions[from].includes(to);
