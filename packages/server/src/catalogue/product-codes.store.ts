import { problemAt } from '@tilldesk/domain/problems';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { lockProductCodes, findTakenCodes } from './catalogue.statements.ts';

/** Rejects a SKU or barcode that belongs to another product. The problem names that product. */
export async function assertCodesNotTaken(
  tx: Tx,
  scope: Scope,
  id: string,
  { sku, barcodes }: { sku: string; barcodes: readonly string[] },
): Promise<void> {
  // Only one product of a business is checked at a time, so that a concurrent change gets this problem and not a
  // database error.
  await lockCodes(tx, scope);
  const existing = await tx.all(findTakenCodes, { businessId: scope.businessId, id, sku, barcodes });
  const [first] = existing;
  if (!first) return;
  if (first.barcode === null) throw problemAt('sku', 'product.skuTaken', { sku, product: first.name, other: first.id });
  throw problemAt(`barcodes.${barcodes.indexOf(first.barcode)}`, 'product.barcodeTaken', {
    barcode: first.barcode,
    product: first.name,
    other: first.id,
  });
}

/** Lets one transaction at a time check and save codes of products of a business. */
export async function lockCodes(tx: Tx, scope: Pick<Scope, 'businessId'>): Promise<void> {
  await tx.all(lockProductCodes, { businessId: scope.businessId });
}
