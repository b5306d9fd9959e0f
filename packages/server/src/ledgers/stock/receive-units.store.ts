import { Problem } from '@tilldesk/domain/problems';
import type {
  MovementKind,
  UnitStatus,
  AcquiredVia,
  Grade,
  IdentifierType,
  LockStatus,
  initialUnitStatuses,
} from '@tilldesk/domain/inventory';
import type { Product } from '@tilldesk/domain/products';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { isLive } from './unit-statuses.store.ts';
import { bookUnits } from './move-units.store.ts';
import { problemAtIndex, type At, type Source } from './sources.store.ts';
import {
  insertUnitRows,
  insertDevices,
  insertIdentifiers,
  lockDevices,
  listDevicesOfCodes,
  listCodesInUse,
} from './stock.statements.ts';

/** A unit to add. The first identifier is the displayed one; `unitCost` in minor units. */
export type NewUnit = {
  identifiers: readonly { type: IdentifierType; value: string }[];
  unitCost: number;
  color?: string | null | undefined;
  storage?: string | null | undefined;
  condition?: Product['condition'] | null | undefined;
  grade?: Grade | null | undefined;
  batteryHealth?: number | null | undefined;
  carrier?: string | null | undefined;
  lockStatus?: LockStatus | undefined;
  notes?: string | null | undefined;
};

/** Units of one product to add to the store, and their document. */
export type UnitReceipt = {
  productId: string;
  units: readonly NewUnit[];
  status: (typeof initialUnitStatuses)[number];
  acquiredVia: AcquiredVia;
  vendorId?: string | null;
  kind: MovementKind;
  source: Source;
  note?: string | null;
  at?: At;
};

/** An added unit. */
export type CreatedUnit = { id: string; code: string };

/**
 * Adds serialized units. Each starts a new period of its device, which may have had earlier units. Live units are booked at their
 * cost. The number of statements does not depend on the number of units. Throws unit.listedTwice, unit.otherDevice, unit.taken at
 * the places of all affected units.
 */
export async function receiveUnits(
  tx: Tx,
  scope: Scope,
  now: string,
  unitReceipt: UnitReceipt,
): Promise<CreatedUnit[]> {
  const { at = (index) => `units.${index}` } = unitReceipt;
  throwRejections(await validateUnits(tx, scope, unitReceipt.units), at);
  const devices = await findDevices(tx, scope, now, unitReceipt.units, at);
  const units = unitReceipt.units.map((unit, index) => ({
    ...unit,
    id: newId(now),
    code: unit.identifiers[0]!.value,
    deviceId: devices[index]!,
  }));
  const insertedIds = new Set(await insertUnits(tx, scope, now, unitReceipt, units));
  throwRejections(
    unitTakenRejections(units, ({ id }) => !insertedIds.has(id)),
    at,
  );

  const status: UnitStatus = unitReceipt.status;
  if (isLive(status)) {
    const pieces = units.map(({ id, unitCost }) => ({
      id,
      productId: unitReceipt.productId,
      quantity: 1,
      value: unitCost,
    }));
    await bookUnits(tx, scope, now, { kind: unitReceipt.kind, documentId: unitReceipt.source.id, units: pieces });
  }
  const terms = units.flatMap(({ id, identifiers }) =>
    termsOf(
      [],
      identifiers.map(({ value }) => value),
    ).map((term) => [term, id] as const),
  );
  await addTerms(tx, scope.businessId, 'unit', terms);
  return units.map(({ id, code }) => ({ id, code }));
}

type UnitToInsert = NewUnit & { id: string; code: string; deviceId: string };

/** Inserts the units whose device has no other active unit. Returns their ids. */
async function insertUnits(
  tx: Tx,
  scope: Scope,
  now: string,
  unitReceipt: UnitReceipt,
  units: readonly UnitToInsert[],
) {
  // If a parallel transaction inserts the same code, this statement waits for it and then leaves the unit out.
  const rows = await tx.all(insertUnitRows, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    locationId: scope.locationId,
    productId: unitReceipt.productId,
    status: unitReceipt.status,
    acquiredVia: unitReceipt.acquiredVia,
    vendorId: unitReceipt.vendorId ?? null,
    kind: unitReceipt.source.kind,
    id: unitReceipt.source.id,
    userId: scope.userId,
    note: unitReceipt.note ?? null,
    now,
    units: JSON.stringify(units),
  });
  return rows.map(({ id }) => id);
}

/** Returns the device of each unit: that of its codes, or a new one with them. */
async function findDevices(tx: Tx, scope: Scope, now: string, units: readonly NewUnit[], at: At): Promise<string[]> {
  const known = await devicesOf(tx, scope, units);
  const fresh = units.map((unit) => {
    const [device] = unit.identifiers.flatMap(({ value }) => known.get(value) ?? []);
    return device ?? newId(now);
  });
  const codes = units.flatMap(({ identifiers }, index) =>
    identifiers.map(({ type, value }) => ({ type, value, device: fresh[index]! })),
  );
  await tx.all(insertDevices, { businessId: scope.businessId, codes: JSON.stringify(codes), now });
  await tx.all(insertIdentifiers, { businessId: scope.businessId, codes: JSON.stringify(codes) });
  // A parallel transaction may have added one of these codes to another device.
  const settled = await devicesOf(tx, scope, units);
  const devices = units.map((unit) => new Set(unit.identifiers.flatMap(({ value }) => settled.get(value) ?? [])));
  throwRejections(
    unitTakenRejections(units, (_, index) => devices[index]!.size !== 1),
    at,
  );
  const existingDevices = devices.map(([device]) => device!);
  // In the order of their ids, the same as when a unit returns, to avoid deadlocks.
  await tx.all(lockDevices, { businessId: scope.businessId, existingDevices });
  return existingDevices;
}

async function devicesOf(tx: Tx, scope: Scope, units: readonly NewUnit[]): Promise<Map<string, string>> {
  const rows = await tx.all(listDevicesOfCodes, {
    businessId: scope.businessId,
    values: units.flatMap(({ identifiers }) => identifiers.map(({ value }) => value)),
  });
  return new Map(rows.map(({ value, device }) => [value, device]));
}

/** Returns the errors of units that a parallel transaction added first. */
const unitTakenRejections = <U extends NewUnit>(units: readonly U[], isSo: (unit: U, index: number) => boolean) =>
  units.flatMap((unit, index): UnitRejection[] =>
    isSo(unit, index) ? [{ index, code: 'unit.taken', params: { code: unit.identifiers[0]!.value } }] : [],
  );

/** The error of a unit in a list, with the unit's code. */
export type UnitRejection = { index: number; code: UnitProblem; params: { code: string } };
type UnitProblem = 'unit.taken' | 'unit.listedTwice' | 'unit.otherDevice';

/**
 * Checks a list of units before they are added: repeated codes, codes of several devices on one unit, codes of existing active
 * units. Results are in the order of the list. Runs one statement.
 */
export async function validateUnits(tx: Tx, scope: Scope, units: readonly NewUnit[]): Promise<UnitRejection[]> {
  const twice = listedTwice(units);
  const rows = await tx.all(listCodesInUse, {
    businessId: scope.businessId,
    values: units.flatMap(({ identifiers }) => identifiers.map(({ value }) => value)),
  });
  const known = new Map(rows.map((row) => [row.value, row]));
  return units.flatMap(({ identifiers }, index): UnitRejection[] => {
    const existing = identifiers.flatMap(({ value }) => known.get(value) ?? []);
    const problems: [UnitProblem, boolean][] = [
      ['unit.listedTwice', twice.has(index)],
      ['unit.taken', existing.some(({ isActive }) => isActive)],
      ['unit.otherDevice', new Set(existing.map(({ device }) => device)).size > 1],
    ];
    const first = problems.find(([, applies]) => applies);
    return first ? [{ index, code: first[0], params: { code: identifiers[0]!.value } }] : [];
  });
}

/** Returns the places of units with a code of an earlier unit. */
function listedTwice(units: readonly NewUnit[]): Set<number> {
  const seen = new Map<string, number>();
  const twice = new Set<number>();
  units.forEach(({ identifiers }, index) => {
    for (const { value } of identifiers) {
      const first = seen.get(value) ?? index;
      if (first !== index) twice.add(index);
      seen.set(value, first);
    }
  });
  return twice;
}

/** Throws for all errors in a list, each at its place. */
function throwRejections(rejections: readonly UnitRejection[], at: At): void {
  const [first] = rejections;
  if (!first) return;
  const fields = rejections.map(({ index, code, params }) => problemAtIndex(at, index, code, params).fields);
  throw new Problem(first.code, first.params, Object.assign({}, ...fields));
}
