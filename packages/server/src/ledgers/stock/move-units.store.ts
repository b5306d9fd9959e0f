import { type MovementKind, type UnitStatus, canUnitTransition } from '@tilldesk/domain/inventory';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isActive, isLive } from './unit-statuses.store.ts';
import { problemAtIndex, type At, type Source } from './sources.store.ts';

/** Units to move and their target status. `kind` is the reason in the ledger, if they leave or enter the stock. */
export type UnitMove = {
  unitIds: readonly string[];
  to: UnitStatus;
  kind: MovementKind;
  source: Source;
  note?: string | null;
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
  const locked = await lockUnits(tx, scope, unitIds);
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
  await tx.raw(
    `update units set status = $3, source_kind = $4, source_id = $5, moved_by = $6, move_note = $7, invoice_id = $9,
       received_at = case when status in ('expected', 'backordered') then $8 else received_at end,
       updated_at = $8, version = version + 1
     where business_id = $1 and id = any($2::uuid[])`,
    [
      scope.businessId,
      unitIds,
      to,
      move.source.kind,
      move.source.id,
      scope.userId,
      move.note ?? null,
      now,
      move.invoiceId ?? null,
    ],
    'move_units',
  );
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
  const devices = await tx.raw<{ id: string; unitId: string }>(
    `select d.id, u.id as "unitId" from units u join devices d on d.business_id = u.business_id and d.id = u.device_id
     where u.business_id = $1 and u.id = any($2::uuid[]) order by d.id for update of d`,
    [scope.businessId, back],
    'hold_devices',
  );
  const movedUnits = await tx.raw<{ deviceId: string }>(
    `select device_id as "deviceId" from units
     where business_id = $1 and device_id = any($2::uuid[]) and unit_is_active(status)`,
    [scope.businessId, devices.map(({ id }) => id)],
    'lives_of_devices',
  );
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
  await tx.raw(
    `insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, product_id,
       unit_id, quantity, value)
     select $1, u.store_id, u.location_id, $2, $3, $4, $5, m.id, m.product, m.unit, m.quantity, m.value
     from jsonb_to_recordset($6::jsonb) as m(id uuid, product uuid, unit uuid, quantity int, value bigint)
     join units u on u.business_id = $1 and u.id = m.unit`,
    [
      scope.businessId,
      kind,
      documentId,
      scope.userId,
      now,
      JSON.stringify(
        units.map(({ id, productId, quantity, value }) => ({
          id: newId(now),
          product: productId,
          unit: id,
          quantity,
          value,
        })),
      ),
    ],
    'book_units',
  );
}

async function lockUnits(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Map<string, MovedUnit>> {
  const rows = await tx.raw<MovedUnit>(
    `select id, code, product_id as "productId", status as "from", unit_cost as "unitCost" from units
     where business_id = $1 and store_id = $2 and id = any($3::uuid[]) order by id for no key update`,
    [scope.businessId, scope.storeId, ids],
    'hold_units',
  );
  return new Map(rows.map((unit) => [unit.id, unit]));
}
