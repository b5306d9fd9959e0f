import { parseIdentifier } from '@tilldesk/domain/inventory';
import { type ReceiptEntry, type ReceiptScanDraft, type ReceivingContext } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { exactTerm } from '../../search/terms.ts';
import type { PurchaseScope } from './locking.store.ts';
import { activeUnitsOf, openQuantityOf, type CountedLine, type LockedReceipt } from './receipt-locking.store.ts';
import { listRecordedScans, listScannedUnits, findProductsByCodes } from './receipts.statements.ts';

/** The result of a scan. */
export type ScanResult = {
  clientScanId: string;
  result: ReceiptEntry['result'];
  lineId: string | null;
  productId: string | null;
  code: string | null;
  suggestedImei: string | null;
};

/** Returns which of these scans the receipt already has, and which of their codes and units are counted in it. */
export async function recordedScans(
  tx: Tx,
  scope: PurchaseScope,
  receipt: LockedReceipt,
  scans: readonly ReceiptScanDraft[],
  texts: readonly string[],
) {
  const rows = await tx.all(listRecordedScans, {
    businessId: scope.businessId,
    id: receipt.id,
    clientScanIds: scans.map((scan) => scan.clientScanId),
    values: texts.map((text) => parseIdentifier(text).value),
  });
  const counted = rows.filter((row) => row.quantity > 0);
  const recorded = new Map<string, ScanResult>(
    rows.map(({ id, result, lineId, productId, code }) => [
      id,
      { clientScanId: id, result, lineId, productId, code, suggestedImei: null },
    ]),
  );
  return {
    recorded,
    present: new Set(counted.flatMap((row) => [...row.identifiers, ...(row.unitId === null ? [] : [row.unitId])])),
  };
}

/** Returns everything that the receiving rules need to know about some codes. */
export async function contextOf(
  tx: Tx,
  scope: PurchaseScope,
  receipt: LockedReceipt,
  lines: readonly CountedLine[],
  texts: readonly string[],
  present: Set<string>,
): Promise<ReceivingContext> {
  const named = await productsBy(tx, scope, texts);
  const ofVendor = lines.flatMap((line) =>
    line.vendorSku === null ? [] : [[parseIdentifier(line.vendorSku).value, line.productId] as const],
  );
  const known = await activeUnitsOf(
    tx,
    scope,
    texts.map((text) => parseIdentifier(text).value),
  );
  const own = known.filter((unit) => unit.status === 'expected' && unit.purchaseId === receipt.purchaseId);
  const inReceipt = await tx.all(listScannedUnits, {
    businessId: scope.businessId,
    id: receipt.id,
    unitIds: own.map((unit) => unit.unitId),
  });
  for (const { unitId } of inReceipt) present.add(unitId);
  return {
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      isSerialized: line.tracking === 'serialized',
      open: openQuantityOf(line),
      counted: line.counted,
      hasManifest: line.manifestUnits > 0,
    })),
    products: new Map([...ofVendor, ...named]),
    expected: new Map(own.map((unit) => [unit.value, { unitId: unit.unitId, lineId: unit.lineId! }])),
    taken: new Set(known.filter((unit) => !own.includes(unit)).map((unit) => unit.value)),
    scanned: present,
  };
}

/**
 * Returns products of the catalogue by barcode or SKU, as typed or without punctuation. The key is the code as the
 * rules compare it. If several match, an exact SKU has precedence, then a barcode.
 */
async function productsBy(tx: Tx, scope: PurchaseScope, texts: readonly string[]): Promise<[string, string][]> {
  const rows = await tx.all(findProductsByCodes, { businessId: scope.businessId, texts, terms: texts.map(exactTerm) });
  return rows.map(({ code, productId }) => [parseIdentifier(code).value, productId]);
}
