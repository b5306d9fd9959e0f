import { products, type product } from '@tilldesk/domain/products';
import { sql } from 'drizzle-orm';
import { crudModule } from '../../crud/crud.ts';
import type { Complete } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertCategoryExists } from '../../catalogue/categories.store.ts';
import { bestProducts } from '../../catalogue/best.store.ts';
import { termsOfProduct } from './product-terms.ts';
import { saveManyParts, findInvalidProducts } from './many-products.store.ts';
import { deleteReusedBarcodes, releaseBarcodes, saveRelations, withRelations } from './product-relations.store.ts';
import { readProducts } from './product-view.store.ts';
import {
  assertOwnImages,
  assertNotInBundle,
  assertNotInStock,
  assertNotOnOrder,
  assertSameRate,
  assertSameTracking,
  assertVariantUnique,
  assertAmountsConsistent,
  assertComponentsValid,
} from './product-checks.store.ts';
import { assertCodesNotTaken } from '../../catalogue/product-codes.store.ts';
import { products as table } from '../../catalogue/products.tables.ts';
import { listBrands } from './products.statements.ts';

type Record = Complete<typeof product>;

/**
 * The products of the business. Search covers name, brand, model, SKU and barcodes. Filtering by a main category
 * includes its subcategories.
 */
export const productRecords = crudModule(products, table, {
  filters: {
    brand: (brand) => sql`lower(${table.brand}) = lower(${brand} collate "names")`,
    lacks: (lacks) => lacking[lacks],
    categoryId: (id) => sql`${table.categoryId} in (select c.id from categories c
      where c.business_id = ${table.businessId} and (c.id = ${id} or c.parent_id = ${id}))`,
  },
  terms: termsOfProduct,
  best: bestProducts,
  columns: ({ barcodes: _barcodes, images: _images, components: _components, ...columns }) => columns,
  drafts: withRelations,
  saveRelations,
  saveAllRelations: saveManyParts,
  check: assertProductValid,
  checkAll: findInvalidProducts,
  release: async (tx, scope, row) => {
    await assertNotInStock(tx, scope, row);
    await assertNotOnOrder(tx, scope, row);
    await assertNotInBundle(tx, scope, row);
    await releaseBarcodes(tx, scope, row.id);
  },
  read: readProducts,
});

const lacking = {
  barcode: sql`not exists (select 1 from product_barcodes b
    where b.business_id = ${table.businessId} and b.product_id = ${table.id})`,
  // A service has no stock and therefore no cost.
  cost: sql`${table.tracking} <> 'none' and not exists (select 1 from stock_movements m
    where m.business_id = ${table.businessId} and m.product_id = ${table.id}
      and m.kind in ('opening', 'receipt') and m.quantity > 0 and m.value > 0)`,
} as const;

/**
 * Returns the brands of active products. If a brand is spelled in several ways, the spelling that sorts first is
 * returned.
 */
export async function brandsOf(tx: Tx, { businessId }: Pick<Scope, 'businessId'>): Promise<string[]> {
  const rows = await tx.all(listBrands, { businessId });
  return rows.map(({ brand }) => brand);
}

/** Checks every rule of a product that needs the database. Only changed fields are looked up. */
async function assertProductValid(
  tx: Tx,
  scope: Scope,
  id: string,
  after: Record,
  before: Record | null,
): Promise<void> {
  const differs = (...names: (keyof Record)[]) =>
    names.some((name) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after[name]));
  assertAmountsConsistent(after);
  if (before && before.tracking !== after.tracking) await assertSameTracking(tx, scope, id);
  if (differs('categoryId')) await assertCategoryExists(tx, scope, after.categoryId);
  if (after.taxId && differs('taxId', 'taxRate')) await assertSameRate(tx, scope, after.taxId, after.taxRate);
  if (differs('components', 'tracking')) await assertComponentsValid(tx, scope, after);
  if (differs('images')) await assertOwnImages(tx, scope, after.images);
  if (differs('color', 'storage', 'size', 'network')) await assertVariantUnique(tx, scope, id, after);
  await assertCodesNotTaken(tx, scope, id, after);
}

/**
 * Adds a product with the id of the draft. Throws product.skuTaken, product.barcodeTaken, record.notFound at
 * categoryId, record.exists, and the other problems of `assertProductValid`.
 */
export const createProduct = productRecords.create;

/** Restores an archived product, with those of its barcodes that no other product uses now. @throws record.notFound */
export async function restoreProduct(tx: Tx, scope: Scope, now: string, id: string): Promise<void> {
  await deleteReusedBarcodes(tx, scope, id);
  await productRecords.restore(tx, scope, now, id);
}
