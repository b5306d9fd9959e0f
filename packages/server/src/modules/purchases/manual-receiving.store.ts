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
  await tx.raw('delete from receipt_entries where business_id = $1 and receipt_id = $2 and line_id = $3', [
    scope.businessId,
    receiptId,
    lineId,
  ]);
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
  return tx.raw<MissingUnit>(
    `select u.id as "unitId", x.line_id as "lineId", u.product_id as "productId", u.code,
       (select array_agg(i.value order by i.type, i.value) from device_identifiers i
        where i.business_id = u.business_id and i.device_id = u.device_id) as identifiers
     from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status = 'expected'
     where x.business_id = $1 and x.purchase_id = $2 and x.unit_id not in (
       select e.unit_id from receipt_entries e
       where e.business_id = $1 and e.receipt_id = $3 and e.unit_id is not null and e.quantity > 0)
     order by x.position, u.code`,
    [scope.businessId, receipt.purchaseId, receipt.id],
    'missing_units',
  );
}
