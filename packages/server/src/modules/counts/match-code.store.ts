import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import type { CountScanInput } from '@tilldesk/domain/counts';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { assertCodesNotTaken } from '../../catalogue/product-codes.store.ts';
import type { CountReader } from './counts.store.ts';
import { answerScans, lockOpenCount, recordScans, type RecordedScans } from './scans.store.ts';
import { lockProduct, insertBarcode, listUnknownScans } from './counts.statements.ts';

/**
 * Adds an unknown code to a product as a barcode, and counts its scans in this count: the unknown scans are undone and recorded
 * again. Throws record.notFound (for the product at productId), count.notCounting, count.over, product.barcodeTaken,
 * product.skuTaken, and access.denied for a caller who may not count.
 */
export async function matchCode(
  tx: Tx,
  caller: CountReader,
  now: string,
  countId: string,
  { code, productId }: { code: string; productId: string },
): Promise<RecordedScans> {
  // The route requires the right to change products; counting requires the right to change the inventory too.
  if (!can(caller.permissions, 'Inventory', 'update')) throw new Problem('access.denied');
  await lockOpenCount(tx, caller, countId);
  const product = await tx.first(lockProduct, { businessId: caller.businessId, productId });
  if (!product || product.tracking !== 'quantity') throw problemAt('productId', 'record.notFound');
  await assertCodesNotTaken(tx, caller, productId, { sku: product.sku, barcodes: [code] });
  await tx.all(insertBarcode, { businessId: caller.businessId, code, productId });
  await addTerms(
    tx,
    caller.businessId,
    'product',
    termsOf([], [code]).map((term) => [term, productId] as const),
  );
  await writeAuditEntry(tx, caller, now, 'product.barcodeAdded', 'product', productId, null, {
    barcode: code,
    countId,
  });

  const unknown = await tx.all(listUnknownScans, { businessId: caller.businessId, countId, code });
  const rescans = unknown.flatMap(({ id, at }): CountScanInput[] => {
    const ago = Math.max(0, Date.parse(now) - Date.parse(at));
    return [
      { id: newId(now), code, takesBack: id, ago },
      { id: newId(now), code, ago },
    ];
  });
  if (rescans.length === 0) return answerScans(tx, caller, countId, []);
  return recordScans(tx, caller, now, countId, rescans);
}
