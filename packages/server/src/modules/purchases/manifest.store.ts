import { Problem, problemAt, type ProblemCode } from '@tilldesk/domain/problems';
import { parseIdentifier, classifyIdentifiers } from '@tilldesk/domain/inventory';
import {
  costOfPieces,
  allowedPurchaseActions,
  checkManifestRows,
  type ManifestReading,
  type ManifestResult,
  type ManifestRowDraft,
} from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { receiveUnits } from '../../ledgers/stock/receive-units.store.ts';
import {
  lockPurchase,
  linesOf,
  openQuantity,
  purchaseStatusOf,
  type PurchaseScope,
  type LockedLine,
  type LockedPurchase,
} from './locking.store.ts';
import { formatPurchaseNumber } from '../stores/numbers.store.ts';
import {
  listHoldersOfCodes,
  findPurchaseOfStore,
  deleteExpectedUnits,
  listExpectedUnits,
  insertExpectedUnits,
  listManifestUnits,
} from './purchases.statements.ts';

/** Returns the identifiers of a list that belong to active units, except units that this order itself expects. */
async function holdersOf(tx: Tx, scope: PurchaseScope, purchaseId: string, rows: readonly ManifestRowDraft[]) {
  const codes = rows.flatMap((row) => row.codes.map((code) => parseIdentifier(code).value));
  const found = await tx.all(listHoldersOfCodes, { businessId: scope.businessId, codes, purchaseId });
  return new Map(found.map((holder) => [holder.value, holder]));
}

const openByLineOf = (lines: readonly LockedLine[]): Map<string, number> =>
  new Map(lines.filter((line) => line.tracking === 'serialized').map((line) => [line.id, openQuantity(line)]));

async function checkRows(
  tx: Tx,
  scope: PurchaseScope,
  purchaseId: string,
  lines: readonly LockedLine[],
  rows: readonly ManifestRowDraft[],
): Promise<ManifestReading> {
  const holders = await holdersOf(tx, scope, purchaseId, rows);
  const read = checkManifestRows(rows, openByLineOf(lines), new Set(holders.keys()));
  const count = (is: (result: ManifestResult) => boolean) => read.filter(({ result }) => is(result)).length;
  return {
    rows: read.map((row) => {
      const holder = row.result === 'taken' ? holders.get(row.code) : undefined;
      return {
        ...row,
        status: holder?.status ?? null,
        purchaseNumber: holder?.number == null ? null : formatPurchaseNumber(holder.number),
      };
    }),
    ok: count((result) => result === 'ok'),
    invalidCheckDigit: count((result) => result === 'invalidCheckDigit'),
    wrong: count((result) => result !== 'ok' && result !== 'invalidCheckDigit'),
  };
}

/** Checks a list for an order of the store and writes nothing. */
export async function checkManifest(tx: Tx, scope: PurchaseScope, id: string, rows: readonly ManifestRowDraft[]) {
  await assertSameStore(tx, scope, id);
  return checkRows(tx, scope, id, await linesOf(tx, scope, id), rows);
}

async function assertSameStore(tx: Tx, scope: PurchaseScope, id: string): Promise<void> {
  await tx.existing(findPurchaseOfStore, { businessId: scope.businessId, storeId: scope.storeId, id });
}

/**
 * Replaces the list of an order. Devices that are in both lists are unchanged; the others are voided or created. Throws
 * manifest.arrived if a device of the old list has been received, and the problems of `assertRows`.
 */
export async function saveManifest(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  { rows, acceptInvalidCheckDigit }: { rows: readonly ManifestRowDraft[]; acceptInvalidCheckDigit: boolean },
): Promise<ManifestReading> {
  const purchase = await lockPurchase(tx, scope, id);
  if (!allowedPurchaseActions(purchaseStatusOf(purchase, scope, now)).saveManifest)
    throw new Problem('purchase.notOpen');
  const before = await expectedBefore(tx, scope, id);
  const reading = await checkRows(tx, scope, id, purchase.lines, rows);
  assertRows(reading, acceptInvalidCheckDigit);

  const stays = new Map(before.map((unit) => [rowKeyOf(unit.lineId, unit.values), unit]));
  const retained = new Set<string>();
  const fresh = rows.flatMap((row, index) => {
    const identifiers = classifyIdentifiers(row.codes);
    const same = stays.get(
      rowKeyOf(
        row.lineId,
        identifiers.map(({ value }) => value),
      ),
    );
    if (same) retained.add(same.unitId);
    return same ? [] : [{ ...row, identifiers, index }];
  });
  const removedIds = before.filter((unit) => !retained.has(unit.unitId)).map((unit) => unit.unitId);
  const source = { kind: 'manifest', id } as const;
  await moveUnits(tx, scope, now, { unitIds: removedIds, to: 'void', kind: 'receipt', source });
  await tx.all(deleteExpectedUnits, { businessId: scope.businessId, removedIds });
  await expect(tx, scope, now, purchase, fresh);
  await writeAuditEntry(tx, scope, now, 'purchase.manifestSaved', 'purchase', id, null, { units: rows.length });
  return reading;
}

/** Returns a key that is equal for two rows that name the same device on the same line. */
const rowKeyOf = (lineId: string, values: readonly string[]): string => [lineId, ...values.toSorted()].join(' ');

type Expected = { unitId: string; lineId: string; values: string[] };

/** Returns the devices of the stored list. None of them may be received or in an open receipt. */
async function expectedBefore(tx: Tx, scope: PurchaseScope, id: string): Promise<Expected[]> {
  const rows = await tx.all(listExpectedUnits, { businessId: scope.businessId, id });
  if (rows.some((row) => row.isHere)) throw new Problem('manifest.arrived');
  return rows;
}

type FreshRow = ManifestRowDraft & { identifiers: ReturnType<typeof classifyIdentifiers>; index: number };

async function expect(tx: Tx, scope: PurchaseScope, now: string, purchase: LockedPurchase, fresh: readonly FreshRow[]) {
  const createdUnits: { unit: string; line: string; position: number }[] = [];
  for (const line of purchase.lines) {
    const rows = fresh.filter((row) => row.lineId === line.id);
    if (rows.length === 0) continue;
    const units = await receiveUnits(tx, scope, now, {
      productId: line.productId,
      units: rows.map(({ identifiers, color, storage, condition }) => ({
        identifiers,
        color,
        storage,
        condition,
        unitCost: costOfPieces(line, 0, 1),
      })),
      status: 'expected',
      acquiredVia: 'purchase',
      vendorId: purchase.vendorId,
      kind: 'receipt',
      source: { kind: 'manifest', id: purchase.id },
      at: (i) => `rows.${rows[i]!.index}`,
    });
    units.forEach((unit, i) => createdUnits.push({ unit: unit.id, line: line.id, position: rows[i]!.index }));
  }
  await tx.all(insertExpectedUnits, {
    businessId: scope.businessId,
    id: purchase.id,
    createdUnits: JSON.stringify(createdUnits),
  });
}

const problemCodes: Readonly<Record<Exclude<ManifestResult, 'ok'>, ProblemCode>> = {
  invalidCheckDigit: 'manifest.invalidCheckDigit',
  duplicate: 'unit.listedTwice',
  taken: 'unit.taken',
  notSerialized: 'manifest.notSerialized',
  over: 'manifest.tooMany',
  empty: 'request.invalid',
};

/** Rejects a list and reports every invalid row at `rows.<i>`. */
export function assertRows({ rows }: ManifestReading, acceptInvalidCheckDigit: boolean, path = 'rows'): void {
  const wrong = rows.flatMap(({ result, code }, index) =>
    result === 'ok' || (result === 'invalidCheckDigit' && acceptInvalidCheckDigit)
      ? []
      : [{ index, problem: problemCodes[result], code }],
  );
  const [first] = wrong;
  if (!first) return;
  const fields = wrong.map(({ index, problem, code }) => problemAt(`${path}.${index}`, problem, { code }).fields);
  throw new Problem(first.problem, { code: first.code }, Object.assign({}, ...fields));
}

/** Returns the devices on an order's list, received or missing, in the order of the list. */
export async function listManifest(tx: Tx, scope: PurchaseScope, id: string) {
  await assertSameStore(tx, scope, id);
  const units = await tx.all(listManifestUnits, { businessId: scope.businessId, id });
  return { units };
}
