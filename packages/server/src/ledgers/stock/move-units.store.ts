import { type MovementKind, type UnitStatus, canUnitTransition } from '@tilldesk/domain/inventory';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isActive, isLive } from './unit-statuses.store.ts';
import { problemAtIndex, type At, type Source } from './sources.store.ts';
import {
  saveUnitMoves,
  lockDevicesOfUnits,
  listActiveUnitsOfDevices,
  insertUnitMovements,
  lockUnitsToMove,
} from './stock.statements.ts';

/** Units to move and their target status. `kind` is the reason in the ledger, if they leave or enter the stock. */
export type UnitMove = {
  unitIds: readonly string[];
  to: UnitStatus;
  kind: MovementKind;
  source: Source;
  note?: string | null;
  /** They may be of another store of the business, and belong to this one afterwards. @default false */
  isOfAnyStore?: boolean;
  /** The invoice on which it is sold again. */
  invoiceId?: string;
  at?: At;
};

/** A unit before its move. `unitCost` in minor units. */
export type MovedUnit = { id: string; code: string; productId: string; from: UnitStatus; unitCost: number };

/**
 * Moves units of the store from their current status to another one. Units are locked in the order of their ids. Units that leave
 * or reenter the stock are booked in the ledger at their own cost. Throws record.notFound, unit.notMovable and, if the device was
 * received again as a new unit, unit.taken at the unit's place in the request.
 */
export async function moveUnits(tx: Tx, scope: Scope, now: string, move: UnitMove): Promise<MovedUnit[]> {
  const { unitIds, to, at = unitAt } = move;
  const locked = await lockUnits(tx, scope, unitIds, move.isOfAnyStore ?? false);
  const units = unitIds.map((id, index): MovedUnit => {
    const unit = locked.get(id);
    if (!unit) throw problemAtIndex(at, index, 'record.notFound');
    if (!canUnitTransition(unit.from, to)) {
      throw problemAtIndex(at, index, 'unit.notMovable', { code: unit.code, status: unit.from, to });
    }
    return unit;
  });
  if (units.length === 0) return [];
  if (isActive(to)) await assertNotReacquired(tx, scope, move, units);
  await tx.all(saveUnitMoves, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    locationId: scope.locationId,
    unitIds,
    to,
    sourceKind: move.source.kind,
    sourceId: move.source.id,
    userId: scope.userId,
    note: move.note ?? null,
    now,
    invoiceId: move.invoiceId ?? null,
  });
  const direction = (from: UnitStatus) => Number(isLive(to)) - Number(isLive(from));
  await bookUnits(tx, scope, now, {
    kind: move.kind,
    documentId: move.source.id,
    units: units.flatMap((unit) => {
      const quantity = direction(unit.from);
      return quantity === 0 ? [] : { ...unit, quantity, value: quantity * unit.unitCost };
    }),
  });
  return units;
}

/** A unit returns to the stock only while its device has no other active unit: the shop may have bought the device back. */
async function assertNotReacquired(
  tx: Tx,
  scope: Scope,
  { unitIds, at = unitAt }: UnitMove,
  units: readonly MovedUnit[],
) {
  const back = units.filter(({ from }) => !isActive(from)).map(({ id }) => id);
  if (back.length === 0) return;
  const devices = await tx.all(lockDevicesOfUnits, { businessId: scope.businessId, back });
  const movedUnits = await tx.all(listActiveUnitsOfDevices, {
    businessId: scope.businessId,
    ids: devices.map(({ id }) => id),
  });
  const second = devices.find(({ id }) => movedUnits.some(({ deviceId }) => deviceId === id));
  if (!second) return;
  const index = unitIds.indexOf(second.unitId);
  throw problemAtIndex(at, index, 'unit.taken', { code: units[index]!.code });
}

const unitAt: At = (index) => `units.${index}`;

/** Pieces that leave or enter the stock. The quantity is 0 if only the cost changes. */
export type BookedUnits = {
  kind: MovementKind;
  documentId: string;
  units: readonly { id: string; productId: string; quantity: number; value: number }[];
};

/** Writes units to the ledger, each at its location. */
export async function bookUnits(tx: Tx, scope: Scope, now: string, { kind, documentId, units }: BookedUnits) {
  if (units.length === 0) return;
  await tx.all(insertUnitMovements, {
    businessId: scope.businessId,
    kind,
    documentId,
    userId: scope.userId,
    now,
    units: JSON.stringify(
      units.map(({ id, productId, quantity, value }) => ({
        id: newId(now),
        product: productId,
        unit: id,
        quantity,
        value,
      })),
    ),
  });
}

async function lockUnits(
  tx: Tx,
  { businessId, storeId }: Scope,
  ids: readonly string[],
  isOfAnyStore: boolean,
): Promise<Map<string, MovedUnit>> {
  const rows = await tx.all(lockUnitsToMove, { businessId, storeId, ids, isOfAnyStore });
  return new Map(rows.map((unit) => [unit.id, unit]));
}
