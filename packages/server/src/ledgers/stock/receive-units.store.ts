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
  const rows = await tx.raw<{ id: string }>(
    `insert into units (business_id, store_id, location_id, product_id, status, acquired_via, vendor_id, source_kind,
       source_id, moved_by, move_note, received_at, created_at, updated_at, id, device_id, code, unit_cost, color, storage,
       condition, grade, battery_health, carrier, lock_status, notes)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $12, u.id, u."deviceId", u.code, u."unitCost", u.color,
       u.storage, u.condition, u.grade, u."batteryHealth", u.carrier, coalesce(u."lockStatus", 'unknown'), u.notes
     from jsonb_to_recordset($13::jsonb) as u(id uuid, "deviceId" uuid, code text, "unitCost" bigint, color text,
       storage text, condition text, grade text, "batteryHealth" int, carrier text, "lockStatus" text, notes text)
     order by u.code
     on conflict do nothing returning id`,
    [
      scope.businessId,
      scope.storeId,
      scope.locationId,
      unitReceipt.productId,
      unitReceipt.status,
      unitReceipt.acquiredVia,
      unitReceipt.vendorId ?? null,
      unitReceipt.source.kind,
      unitReceipt.source.id,
      scope.userId,
      unitReceipt.note ?? null,
      now,
      JSON.stringify(units),
    ],
    'insert_units',
  );
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
  await tx.raw(
    `insert into devices (business_id, id, created_at)
     select distinct $1::uuid, c.device, $3::timestamptz from jsonb_to_recordset($2::jsonb) as c(device uuid)
     on conflict do nothing`,
    [scope.businessId, JSON.stringify(codes), now],
    'add_devices',
  );
  await tx.raw(
    `insert into device_identifiers (business_id, value, type, device_id)
     select $1, c.value, c.type, c.device from jsonb_to_recordset($2::jsonb) as c(value text, type text, device uuid)
     order by c.value
     on conflict do nothing`,
    [scope.businessId, JSON.stringify(codes)],
    'add_identifiers',
  );
  // A parallel transaction may have added one of these codes to another device.
  const settled = await devicesOf(tx, scope, units);
  const devices = units.map((unit) => new Set(unit.identifiers.flatMap(({ value }) => settled.get(value) ?? [])));
  throwRejections(
    unitTakenRejections(units, (_, index) => devices[index]!.size !== 1),
    at,
  );
  const existingDevices = devices.map(([device]) => device!);
  // In the order of their ids, the same as when a unit returns, to avoid deadlocks.
  await tx.raw(
    'select 1 from devices where business_id = $1 and id = any($2::uuid[]) order by id for no key update',
    [scope.businessId, existingDevices],
    'hold_new_devices',
  );
  return existingDevices;
}

async function devicesOf(tx: Tx, scope: Scope, units: readonly NewUnit[]): Promise<Map<string, string>> {
  const rows = await tx.raw<{ value: string; device: string }>(
    `select value, device_id as device from device_identifiers where business_id = $1 and value = any($2::text[])`,
    [scope.businessId, units.flatMap(({ identifiers }) => identifiers.map(({ value }) => value))],
    'devices_of',
  );
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
  const rows = await tx.raw<{ value: string; device: string; isActive: boolean }>(
    `select i.value, i.device_id as device, exists (
       select 1 from units u where u.business_id = i.business_id and u.device_id = i.device_id and unit_is_active(u.status)
     ) as "isActive"
     from device_identifiers i where i.business_id = $1 and i.value = any($2::text[])`,
    [scope.businessId, units.flatMap(({ identifiers }) => identifiers.map(({ value }) => value))],
    'look_over_units',
  );
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
