import { problemAt } from '@tilldesk/domain/problems';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { PurchaseScope } from './locking.store.ts';
import {
  countedLines,
  lockReceipt,
  openQuantityOf,
  writeEntries,
  type CountedLine,
  type NewEntry,
} from './receipt-locking.store.ts';
import { deleteEntriesOfLine, listMissingUnits } from './receipts.statements.ts';

/**
 * Sets the received quantity of a line that is tracked by quantity, replacing its scans. Throws receipt.tooMany,
 * receipt.serialsNeeded.
 */
export async function setReceived(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  receiptId: string,
  { id, lineId, quantity }: { id: string; lineId: string; quantity: number },
): Promise<void> {
  const receipt = await lockReceipt(tx, scope, receiptId, { open: true });
  const line = (await countedLines(tx, scope, receipt)).find((one) => one.id === lineId);
  if (!line) throw problemAt('lineId', 'record.notFound');
  if (line.tracking === 'serialized') {
    throw problemAt('quantity', 'receipt.serialsNeeded', { product: line.description });
  }
  if (quantity > openQuantityOf(line)) {
    throw problemAt('quantity', 'receipt.tooMany', { open: openQuantityOf(line), product: line.description });
  }
  await tx.all(deleteEntriesOfLine, { businessId: scope.businessId, receiptId, lineId });
  if (quantity > 0) await writeEntries(tx, scope, now, receiptId, [byHand(id, line, quantity, now)]);
}

const byHand = (id: string, line: CountedLine, quantity: number, now: string): NewEntry => ({
  id,
  lineId: line.id,
  productId: line.productId,
  result: 'byHand',
  quantity,
  code: null,
  identifiers: [],
  unitId: null,
  arrival: 'ok',
  scannedAt: now,
});

/** Receives everything that is open: lines tracked by quantity, and the devices that manifests name. */
export async function receiveAll(tx: Tx, scope: PurchaseScope, now: string, receiptId: string): Promise<void> {
  const receipt = await lockReceipt(tx, scope, receiptId, { open: true });
  const lines = await countedLines(tx, scope, receipt);
  const pieces = lines.flatMap((line) => {
    const remaining = openQuantityOf(line) - line.counted;
    return line.tracking === 'quantity' && remaining > 0 ? [byHand(newId(now), line, remaining, now)] : [];
  });
  const units = await missingUnits(tx, scope, receipt);
  const openByLine = new Map(lines.map((line) => [line.id, openQuantityOf(line) - line.counted]));
  const devices = units.flatMap((unit): NewEntry[] => {
    const remaining = openByLine.get(unit.lineId) ?? 0;
    if (remaining <= 0) return [];
    openByLine.set(unit.lineId, remaining - 1);
    const { unitId, lineId, productId, code, identifiers } = unit;
    const entry = { id: newId(now), unitId, lineId, productId, code, identifiers, quantity: 1 };
    return [{ ...entry, result: 'matchedUnit', arrival: 'ok', scannedAt: now }];
  });
  await writeEntries(tx, scope, now, receiptId, [...pieces, ...devices]);
}

/** A device that a manifest names and that is neither received nor in this receipt. */
export type MissingUnit = { unitId: string; lineId: string; productId: string; code: string; identifiers: string[] };

export function missingUnits(
  tx: Tx,
  scope: PurchaseScope,
  receipt: { id: string; purchaseId: string },
): Promise<MissingUnit[]> {
  return tx.all(listMissingUnits, { businessId: scope.businessId, purchaseId: receipt.purchaseId, id: receipt.id });
}
