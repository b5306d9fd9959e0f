import type { Receipt, ReceiptEntry } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { missingUnits } from './manual-receiving.store.ts';
import type { PurchaseScope } from './locking.store.ts';
import { costFor } from './purchase-list.store.ts';
import { formatPurchaseNumber, formatReceiptNumber } from '../stores/numbers.store.ts';
import { countedLines, type CountedLine } from './receipt-locking.store.ts';
import { readReceiptHead, listWholeEntries, listBarcodesOfProducts, listProductNames } from './receipts.statements.ts';

/**
 * Returns a whole receipt of the store: its scans, the counts of its lines, and the manifest's devices that are
 * missing.
 */
export async function readReceipt(tx: Tx, scope: PurchaseScope, id: string): Promise<Receipt> {
  const head = await tx.existing(readReceiptHead, { businessId: scope.businessId, storeId: scope.storeId, id });
  const lines = await countedLines(tx, scope, head);
  const entries = await entriesOf(tx, scope, id);
  const barcodes = await barcodesOf(tx, scope, lines);
  const isOpen = head.status === 'draft';
  const missing = isOpen ? await missingUnits(tx, scope, head) : [];
  const { purchase, number, value, ...rest } = head;
  return {
    ...rest,
    number: number === null ? null : formatReceiptNumber(number),
    purchaseNumber: purchase === null ? null : formatPurchaseNumber(purchase),
    value: costFor(scope)(value),
    pieces: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map((line) => ({
      lineId: line.id,
      productId: line.productId,
      description: line.description,
      sku: line.sku,
      vendorSku: line.vendorSku,
      barcodes: barcodes.get(line.productId) ?? [],
      tracking: line.tracking,
      ordered: line.quantity - line.cancelled,
      receivedBefore: head.status === 'posted' ? line.received - line.counted : line.received,
      counted: line.counted,
      missing: line.missing,
      hasManifest: line.manifestUnits > 0,
    })),
    entries,
    missing: missing.map(({ unitId, lineId, code }) => ({ unitId, lineId, code })),
  };
}

const entriesOf = (tx: Tx, scope: PurchaseScope, id: string): Promise<ReceiptEntry[]> =>
  tx.all(listWholeEntries, { businessId: scope.businessId, id });

async function barcodesOf(tx: Tx, scope: PurchaseScope, lines: readonly CountedLine[]): Promise<Map<string, string[]>> {
  const rows = await tx.all(listBarcodesOfProducts, {
    businessId: scope.businessId,
    productIds: lines.map((line) => line.productId),
  });
  return new Map(rows.map((row) => [row.productId, row.barcodes]));
}

/** Returns product names by id; null ids are skipped. */
export async function productNames(
  tx: Tx,
  scope: PurchaseScope,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const productIds = ids.filter((id) => id !== null);
  if (productIds.length === 0) return new Map();
  const rows = await tx.all(listProductNames, { businessId: scope.businessId, productIds });
  return new Map(rows.map((row) => [row.id, row.name]));
}
