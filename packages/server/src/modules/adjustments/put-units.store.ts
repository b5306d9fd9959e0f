import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import pg from 'pg';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isLive } from '../../ledgers/stock/unit-statuses.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import type { Source } from '../../ledgers/stock/sources.store.ts';
import { lockUnitsToPut } from './adjustments.statements.ts';

/**
 * The target of a unit. `to` returns the new status for the current one, or null if the move is not allowed; `wanted` is the
 * status that the error then names.
 */
type Move = {
  unitId: string;
  at: string;
  to: (from: UnitStatus, unit: LockedUnit) => UnitStatus | null;
  wanted: UnitStatus;
};

/** A locked unit, and the document that moved it last. */
export type LockedUnit = { id: string; code: string; status: UnitStatus; sourceId: string | null };

/** A moved unit, with the change of the quantity on hand and of its value in minor units. */
export type AddedUnit = {
  unitId: string;
  unitCode: string;
  quantity: number;
  value: number;
  from: UnitStatus;
  to: UnitStatus;
};

/**
 * Locks units, moves each to its target status, and books units that leave or return to the stock. Throws unit.notMovable at the
 * line, and unit.taken if the device was received again as a new unit.
 */
export async function addUnits(
  tx: Tx,
  scope: Scope,
  now: string,
  { moves, source, note }: { moves: readonly Move[]; source: Source; note: string | null },
): Promise<Map<string, AddedUnit>> {
  if (moves.length === 0) return new Map();
  const locked = await lockUnits(tx, scope, moves);
  const targets = new Map<UnitStatus, Move[]>();
  for (const move of moves) {
    const unit = locked.get(move.unitId);
    if (!unit) throw problemAt(move.at, 'record.notFound');
    const to = move.to(unit.status, unit);
    if (to === null) {
      throw problemAt(move.at, 'unit.notMovable', { code: unit.code, status: unit.status, to: move.wanted });
    }
    if (isLive(to) && !isLive(unit.status) && unit.lives) throw problemAt(move.at, 'unit.taken', { code: unit.code });
    targets.set(to, [...(targets.get(to) ?? []), move]);
  }
  const addedUnits = new Map<string, AddedUnit>();
  for (const [to, ones] of targets) {
    const moved = await moveAll(tx, scope, now, { moves: ones, to, source, note });
    for (const { id, code, from, unitCost } of moved) {
      const quantity = Number(isLive(to)) - Number(isLive(from));
      addedUnits.set(id, { unitId: id, unitCode: code, quantity, value: quantity * unitCost, from, to });
    }
  }
  return addedUnits;
}

type Group = { moves: readonly Move[]; to: UnitStatus; source: Source; note: string | null };

async function moveAll(tx: Tx, scope: Scope, now: string, { moves, to, source, note }: Group) {
  try {
    return await moveUnits(tx, scope, now, {
      unitIds: moves.map(({ unitId }) => unitId),
      to,
      kind: 'adjustment',
      source,
      note,
      at: (index) => moves[index]!.at,
    });
  } catch (error) {
    // Another transaction received the device at the same time: the device already has an active unit.
    const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
    if (cause instanceof pg.DatabaseError && cause.code === UNIQUE_VIOLATION)
      throw new Problem('unit.taken', { code: '' });
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

async function lockUnits(tx: Tx, scope: Scope, moves: readonly Move[]) {
  const rows = await tx.all(lockUnitsToPut, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    unitIds: moves.map(({ unitId }) => unitId),
  });
  return new Map(rows.map((unit) => [unit.id, unit]));
}
