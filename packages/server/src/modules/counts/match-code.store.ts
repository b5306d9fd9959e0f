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
  const [product] = await tx.raw<{ sku: string; tracking: string }>(
    'select sku, tracking from products where business_id = $1 and id = $2 and archived_at is null for no key update',
    [caller.businessId, productId],
  );
  if (!product || product.tracking !== 'quantity') throw problemAt('productId', 'record.notFound');
  await assertCodesNotTaken(tx, caller, productId, { sku: product.sku, barcodes: [code] });
  await tx.raw(
    `insert into product_barcodes (business_id, barcode, product_id) values ($1, $2, $3) on conflict do nothing`,
    [caller.businessId, code, productId],
  );
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

  const unknown = await tx.raw<{ id: string; at: string }>(
    `select s.id, s.at from count_scans s
     where s.business_id = $1 and s.count_id = $2 and s.code = $3 and s.result = 'unknown'
       and not exists (select 1 from count_scans b where b.business_id = $1 and b.takes_back = s.id)
     order by s.seq limit 1000`,
    [caller.businessId, countId, code],
  );
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
