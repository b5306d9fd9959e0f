import { problemAt } from '@tilldesk/domain/problems';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';

/** Rejects a SKU or barcode that belongs to another product. The problem names that product. */
export async function assertCodesNotTaken(
  tx: Tx,
  scope: Scope,
  id: string,
  { sku, barcodes }: { sku: string; barcodes: readonly string[] },
): Promise<void> {
  // Only one product of a business is checked at a time, so that a concurrent change gets this problem and not a
  // database error.
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('product codes ' || $1, 0))`, [scope.businessId]);
  const existing = await tx.raw<{ barcode: string | null; id: string; name: string }>(
    `select null as barcode, id, name from products where business_id = $1 and id <> $2 and sku = $3
     union all
     select b.barcode, p.id, p.name from product_barcodes b
     join products p on p.business_id = b.business_id and p.id = b.product_id
     where b.business_id = $1 and b.product_id <> $2 and b.barcode = any($4::text[])`,
    [scope.businessId, id, sku, barcodes],
  );
  const [first] = existing;
  if (!first) return;
  if (first.barcode === null) throw problemAt('sku', 'product.skuTaken', { sku, product: first.name, other: first.id });
  throw problemAt(`barcodes.${barcodes.indexOf(first.barcode)}`, 'product.barcodeTaken', {
    barcode: first.barcode,
    product: first.name,
    other: first.id,
  });
}
