import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** Refuses a SKU or barcode that leads to another product, and names that product. */
export async function refuseTakenCodes(
  tx: Tx,
  scope: Scope,
  id: string,
  { sku, barcodes }: { sku: string; barcodes: readonly string[] },
): Promise<void> {
  // One product of a business at a time takes its codes, so that two at once are told and not stopped by the database.
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('product codes ' || $1, 0))`, [scope.businessId]);
  const taken = await tx.raw<{ barcode: string | null; name: string }>(
    `select null as barcode, name from products where business_id = $1 and id <> $2 and sku = $3
     union all
     select b.barcode, p.name from product_barcodes b
     join products p on p.business_id = b.business_id and p.id = b.product_id
     where b.business_id = $1 and b.product_id <> $2 and b.barcode = any($4::text[])`,
    [scope.businessId, id, sku, barcodes],
  );
  const [first] = taken;
  if (!first) return;
  if (first.barcode === null) throw problemAt('sku', 'product.skuTaken', { sku, product: first.name });
  throw problemAt(`barcodes.${barcodes.indexOf(first.barcode)}`, 'product.barcodeTaken', {
    barcode: first.barcode,
    product: first.name,
  });
}

/** A product's category must stand in this business. */
export async function refuseUnknownCategory(tx: Tx, scope: Scope, categoryId: string): Promise<void> {
  const [category] = await tx.raw(
    'select 1 from categories where business_id = $1 and id = $2 and archived_at is null for share',
    [scope.businessId, categoryId],
  );
  if (!category) throw problemAt('categoryId', 'record.notFound');
}

/** How a product is tracked is fixed by its first unit, movement or invoice line. */
export async function refuseOtherTracking(tx: Tx, scope: Scope, id: string): Promise<void> {
  const [row] = await tx.raw<{ fixed: boolean }>(
    `select exists (select 1 from units where business_id = $1 and product_id = $2)
       or exists (select 1 from stock_movements where business_id = $1 and product_id = $2)
       or exists (select 1 from invoice_lines where business_id = $1 and product_id = $2) as fixed`,
    [scope.businessId, id],
  );
  if (row?.fixed) throw problemAt('tracking', 'product.trackingFixed');
}

/** What is in stock, in whichever store, cannot be put away. */
export async function refuseInStock(tx: Tx, scope: Scope, { id, name }: { id: string; name: string }): Promise<void> {
  const [row] = await tx.raw<{ onHand: number }>(
    `select (select count(*) from units where business_id = $1 and product_id = $2 and status in ('in_stock', 'reserved'))
       + (select coalesce(sum(on_hand), 0)::bigint from stock_levels where business_id = $1 and product_id = $2) as "onHand"`,
    [scope.businessId, id],
  );
  if (row && row.onHand > 0) throw new Problem('product.inStock', { onHand: row.onHand, product: name });
}
