import { Problem } from '@tilldesk/domain/problems';
import {
  countsPiece,
  shouldRecordScan,
  allowedPurchaseActions,
  matchScan,
  type ScanMatch,
  type ReceiptScanDraft,
} from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockPurchase, purchaseStatusOf, type PurchaseScope } from './locking.store.ts';
import { countedLines, lockReceipt, writeEntries, type CountedLine, type NewEntry } from './receipt-locking.store.ts';
import { contextOf, recordedScans, type ScanResult } from './receiving-context.store.ts';
import { findOpenReceipt, insertReceipt, deleteEntries, saveDiscardedReceipt } from './receipts.statements.ts';

/** Starts a receipt of an order, or returns the one that is open. Throws purchase.notOpen. */
export async function startReceipt(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  purchaseId: string,
  { id, deliveryNote }: { id: string; deliveryNote?: string | null | undefined },
): Promise<string> {
  const purchase = await lockPurchase(tx, scope, purchaseId);
  const open = await tx.first(findOpenReceipt, { businessId: scope.businessId, purchaseId, id });
  if (open) return open.id;
  if (!allowedPurchaseActions(purchaseStatusOf(purchase, scope, now)).receive) throw new Problem('purchase.notOpen');
  const made = await tx.first(insertReceipt, {
    businessId: scope.businessId,
    id,
    storeId: scope.storeId,
    purchaseId,
    deliveryNote: deliveryNote ?? null,
    userId: scope.userId,
    now,
  });
  if (!made) throw new Problem('record.exists');
  await writeAuditEntry(tx, scope, now, 'receipt.started', 'purchase', purchaseId, null, { receiptId: id });
  return id;
}

/**
 * Records scans in an open receipt, in their order, with five statements for any number of scans. A scan that was
 * recorded before has the same result again. Also returns the lines after the scans.
 */
export async function scanReceipt(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  receiptId: string,
  scans: readonly ReceiptScanDraft[],
): Promise<{ results: ScanResult[]; lines: CountedLine[] }> {
  const receipt = await lockReceipt(tx, scope, receiptId, { open: true });
  const lines = await countedLines(tx, scope, receipt);
  const texts = scans.flatMap((scan) => scan.codes);
  const known = await recordedScans(tx, scope, receipt, scans, texts);
  const context = await contextOf(tx, scope, receipt, lines, texts, known.present);

  const entries: NewEntry[] = [];
  const results = scans.map((scan): ScanResult => {
    const before = known.recorded.get(scan.clientScanId);
    if (before) return { ...before, clientScanId: scan.clientScanId, suggestedImei: null };
    const read = matchScan(context, {
      codes: scan.codes,
      lineId: scan.lineId ?? null,
      isConfirmed: scan.isConfirmed ?? false,
    });
    const result = { clientScanId: scan.clientScanId, ...answerOf(read) };
    known.recorded.set(scan.clientScanId, result);
    if (shouldRecordScan(read.result, scan)) entries.push(entryOf(scan, read));
    return result;
  });
  await writeEntries(tx, scope, now, receiptId, entries);
  for (const line of lines) {
    line.counted = context.lines.find((one) => one.id === line.id)!.counted;
    line.missing -= entries.filter((entry) => entry.lineId === line.id && entry.result === 'matchedUnit').length;
  }
  return { results, lines };
}

const answerOf = ({ result, lineId, productId, code, suggestedImei }: ScanMatch) => ({
  result,
  lineId,
  productId,
  code,
  suggestedImei,
});

const entryOf = (scan: ReceiptScanDraft, read: ScanMatch): NewEntry => ({
  id: scan.clientScanId,
  lineId: read.lineId,
  productId: read.productId,
  result: read.result,
  quantity: countsPiece(read.result) ? 1 : 0,
  code: read.code,
  identifiers: read.identifiers,
  unitId: read.result === 'matchedUnit' ? read.unitId : null,
  arrival: scan.arrival ?? 'ok',
  color: scan.color,
  storage: scan.storage,
  condition: scan.condition,
  scannedAt: scan.at,
});

/** Removes entries from an open receipt. */
export async function removeFromReceipt(tx: Tx, scope: PurchaseScope, receiptId: string, ids: readonly string[]) {
  await lockReceipt(tx, scope, receiptId, { open: true });
  await tx.all(deleteEntries, { businessId: scope.businessId, receiptId, ids });
}

/** Discards an open receipt; a receipt that is already discarded is unchanged. */
export async function discardReceipt(tx: Tx, scope: PurchaseScope, now: string, receiptId: string): Promise<void> {
  const receipt = await lockReceipt(tx, scope, receiptId, { open: false });
  if (receipt.status === 'discarded') return;
  if (receipt.status !== 'draft') throw new Problem('receipt.closed');
  await tx.all(saveDiscardedReceipt, { businessId: scope.businessId, receiptId });
  await writeAuditEntry(tx, scope, now, 'receipt.discarded', 'purchase', receipt.purchaseId, null, { receiptId });
}
