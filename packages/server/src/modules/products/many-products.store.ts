import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { product } from '@tilldesk/domain/products';
import type { Change, Complete } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { saveRelations } from './product-relations.store.ts';
import {
  assertOwnImages,
  assertSameRate,
  assertSameTracking,
  assertVariantUnique,
  assertAmountsConsistent,
  assertComponentsValid,
} from './product-checks.store.ts';
import { lockCodes } from '../../catalogue/product-codes.store.ts';
import { lockCategoriesForShare, findTakenCodesOfMany, saveManyBarcodes } from './products.statements.ts';

type Product = Complete<typeof product>;
type Found = Map<string, Problem>;

/**
 * Returns the problems of many products, by id, under the same rules as for one product. Categories and codes, which
 * every product has, are looked up together; rare fields are checked one product at a time.
 */
export async function findInvalidProducts(tx: Tx, scope: Scope, changes: readonly Change<Product>[]): Promise<Found> {
  const found: Found = new Map();
  await findUnknownCategories(tx, scope, changes, found);
  for (const change of changes) await note(found, change.id, () => assertProductChange(tx, scope, change));
  await findTakenCodes(tx, scope, changes, found);
  return found;
}

async function assertProductChange(tx: Tx, scope: Scope, { id, before, after }: Change<Product>): Promise<void> {
  const differs = (...names: (keyof Product)[]) =>
    names.some((name) => JSON.stringify(before?.values[name] ?? null) !== JSON.stringify(after[name]));
  assertAmountsConsistent(after);
  if (before && differs('tracking')) await assertSameTracking(tx, scope, id);
  if (after.taxId && differs('taxId', 'taxRate')) await assertSameRate(tx, scope, after.taxId, after.taxRate);
  if (after.components && differs('components', 'tracking')) await assertComponentsValid(tx, scope, after);
  if (after.images && differs('images')) await assertOwnImages(tx, scope, after.images);
  if (before && differs('color', 'storage', 'size', 'network')) await assertVariantUnique(tx, scope, id, after);
}

/** Only the first problem of a product is recorded. */
async function note(found: Found, id: string, work: () => Promise<void>): Promise<void> {
  if (found.has(id)) return;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    found.set(id, error);
  }
}

async function findUnknownCategories(tx: Tx, scope: Scope, changes: readonly Change<Product>[], found: Found) {
  const categoryIds = [...new Set(changes.map(({ after }) => after.categoryId))];
  const rows = await tx.all(lockCategoriesForShare, { businessId: scope.businessId, categoryIds });
  const existing = new Set(rows.map(({ id }) => id));
  for (const { id, after } of changes) {
    if (!existing.has(after.categoryId)) found.set(id, problemAt('categoryId', 'record.notFound'));
  }
}

async function findTakenCodes(tx: Tx, scope: Scope, changes: readonly Change<Product>[], found: Found): Promise<void> {
  await lockCodes(tx, scope);
  const rows = await tx.all(findTakenCodesOfMany, {
    businessId: scope.businessId,
    skus: changes.map(({ after }) => after.sku),
    barcodes: changes.flatMap(({ after }) => after.barcodes),
  });
  const holders = new Map(rows.map((row) => [`${row.kind} ${row.code}`, row]));
  for (const { id, after } of changes) {
    if (found.has(id)) continue;
    const ofSku = holders.get(`sku ${after.sku}`);
    if (ofSku && ofSku.id !== id) {
      found.set(id, problemAt('sku', 'product.skuTaken', { sku: after.sku, product: ofSku.name }));
      continue;
    }
    const at = after.barcodes.findIndex((code) => (holders.get(`barcode ${code}`)?.id ?? id) !== id);
    const holder = holders.get(`barcode ${after.barcodes[at]}`);
    if (!holder) continue;
    const details = { barcode: holder.code, product: holder.name };
    found.set(id, problemAt(`barcodes.${at}`, 'product.barcodeTaken', details));
  }
}

/** Replaces the parts of products. Images and components are written only where they changed. */
export async function saveManyParts(tx: Tx, scope: Scope, changes: readonly Change<Product>[]): Promise<void> {
  const codes = changes.flatMap(({ id, after }) => after.barcodes.map((barcode) => ({ id, barcode })));
  await tx.all(saveManyBarcodes, {
    businessId: scope.businessId,
    codes: JSON.stringify(codes),
    changedIds: changes.flatMap(({ id, before }) => (before ? [id] : [])),
  });
  for (const { id, before, after } of changes) {
    const isSame = (name: 'images' | 'components') =>
      JSON.stringify(before?.values[name] ?? null) === JSON.stringify(after[name]);
    if (!isSame('images') || !isSame('components')) await saveRelations(tx, scope, id, after);
  }
}
