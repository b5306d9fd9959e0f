import { Problem, problemAt, type FieldProblem } from '@tilldesk/domain/problems';
import { type units as calls, parseIdentifier, type UnitFacts, type UnitIdentifier } from '@tilldesk/domain/inventory';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { changedMeanwhile, differing } from '../../crud/difference.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import {
  deleteOtherIdentifiers,
  saveIdentifiersOfDevice,
  listIdentifiersOfDevice,
  listUnitsOfDevice,
  listCodesOfDevice,
} from './inventory.statements.ts';

type Changes = z.output<(typeof calls.change)['body']>;
type Row = typeof units.$inferSelect;

/**
 * Changes the details of a unit. Missing fields stay unchanged; the identifiers are replaced by the given ones. Throws
 * record.changed for an old version, unit.codeStays, unit.taken at the identifier, and request.invalid for a wrong check digit.
 */
export async function changeUnit(tx: Tx, scope: Scope, now: string, id: string, changes: Changes): Promise<void> {
  const { version, identifiers, ...given } = changes;
  const [row] = await tx
    .select()
    .from(units)
    .where(and(eq(units.businessId, scope.businessId), eq(units.storeId, scope.storeId), eq(units.id, id)))
    .for('update');
  if (!row) throw new Problem('record.notFound');
  const before = factsOf(row);
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (row.version !== version) throw changedMeanwhile(before, sent);
  const after: UnitFacts = { ...before, ...sent };
  const codes = identifiers && (await saveIdentifiers(tx, scope, row, identifiers));
  const difference = differing(
    { ...before, ...(codes && { identifiers: codes.before }) },
    { ...after, ...(codes && { identifiers: codes.after }) },
  );
  if (!difference) return;
  const { ownPrice: price, ...columns } = after;
  await tx
    .update(units)
    .set({ ...columns, price, version: version + 1, updatedAt: now })
    .where(and(eq(units.businessId, scope.businessId), eq(units.id, id)));
  await writeAuditEntry(tx, scope, now, 'unit.changed', 'unit', id, difference.before, difference.after);
}

/** Returns the details of a unit that can be changed. */
export const factsOf = ({ price: ownPrice, ...row }: Row): UnitFacts => ({
  color: row.color,
  storage: row.storage,
  condition: row.condition,
  grade: row.grade,
  batteryHealth: row.batteryHealth,
  carrier: row.carrier,
  lockStatus: row.lockStatus,
  ownPrice,
  vendorWarrantyUntil: row.vendorWarrantyUntil,
  notes: row.notes,
});

/** Replaces the codes of a unit's device, and the search terms of all its units. Returns both lists as text. */
async function saveIdentifiers(tx: Tx, scope: Scope, unit: Row, requestedIdentifiers: readonly UnitIdentifier[]) {
  const existing = await identifiersOf(tx, scope, unit.deviceId);
  const values = requestedIdentifiers.map(({ value }) => value);
  const codes = await codesOf(tx, scope, unit.deviceId);
  const missing = codes.find((code) => !values.includes(code));
  if (missing !== undefined) throw problemAt('identifiers', 'unit.codeStays', { code: missing });
  assertIdentifiersValid(requestedIdentifiers, existing);
  await tx.all(deleteOtherIdentifiers, { businessId: scope.businessId, deviceId: unit.deviceId, values });
  await tx.all(saveIdentifiersOfDevice, {
    businessId: scope.businessId,
    deviceId: unit.deviceId,
    requestedIdentifiers: JSON.stringify(requestedIdentifiers),
  });
  const saved = new Set((await identifiersOf(tx, scope, unit.deviceId)).map(({ value }) => value));
  const takenIndex = values.findIndex((value) => !saved.has(value));
  if (takenIndex >= 0) throw problemAt(`identifiers.${takenIndex}.value`, 'unit.taken', { code: values[takenIndex]! });
  for (const id of await unitIdsOf(tx, scope, unit.deviceId)) {
    await setTerms(tx, scope.businessId, 'unit', id, termsOf([], values));
  }
  const identifierTexts = (list: readonly UnitIdentifier[]) =>
    list.map(({ type, value }) => `${type} ${value}`).toSorted();
  return { before: identifierTexts(existing), after: identifierTexts(requestedIdentifiers) };
}

/** Throws for repeated codes, and for invalid IMEIs that the unit did not have before. */
function assertIdentifiersValid(
  requestedIdentifiers: readonly UnitIdentifier[],
  existing: readonly UnitIdentifier[],
): void {
  const old = new Set(existing.map(({ value }) => value));
  const fields: Record<string, FieldProblem> = {};
  requestedIdentifiers.forEach(({ value }, index) => {
    const at = `identifiers.${index}.value`;
    const isTwice = requestedIdentifiers.findIndex((one) => one.value === value) < index;
    if (isTwice) Object.assign(fields, problemAt(at, 'unit.listedTwice', { code: value }).fields);
    else if (parseIdentifier(value).hasInvalidCheckDigit && !old.has(value)) {
      fields[at] = { code: 'imei', message: 'This is not a valid IMEI.' };
    }
  });
  if (Object.keys(fields).length > 0) throw new Problem('request.invalid', undefined, fields);
}

/** Returns the codes of a device. */
export const identifiersOf = (tx: Tx, scope: Pick<Scope, 'businessId'>, deviceId: string): Promise<UnitIdentifier[]> =>
  tx.all(listIdentifiersOfDevice, { businessId: scope.businessId, deviceId });

const unitIdsOf = async (tx: Tx, scope: Scope, deviceId: string): Promise<string[]> => {
  const rows = await tx.all(listUnitsOfDevice, { businessId: scope.businessId, deviceId });
  return rows.map(({ id }) => id);
};

/** Returns the displayed codes of a device's units. */
const codesOf = async (tx: Tx, scope: Scope, deviceId: string): Promise<string[]> => {
  const rows = await tx.all(listCodesOfDevice, { businessId: scope.businessId, deviceId });
  return rows.map(({ code }) => code);
};
