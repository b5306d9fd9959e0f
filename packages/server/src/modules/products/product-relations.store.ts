import type { product, Component } from '@tilldesk/domain/products';
import type { Complete } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { products } from '../../catalogue/products.tables.ts';
import {
  readParts,
  saveImagesOfProduct,
  saveComponentsOfProduct,
  archiveBarcodes,
  removeReusedBarcodes,
  saveBarcodesOfProduct,
} from './products.statements.ts';

type Row = typeof products.$inferSelect;
type ProductRecord = Complete<typeof product>;

/** The fields of a product that are stored in other tables. */
export type ProductRelations = Pick<ProductRecord, 'barcodes' | 'images' | 'components'>;

/** Returns barcodes in the order of the codes, and images and components in the order they were given, by product. */
export async function readRelations(tx: Tx, rows: readonly Row[]): Promise<Map<string, ProductRelations>> {
  const [first] = rows;
  if (!first) return new Map();
  const found = await tx.all(readParts, { businessId: first.businessId, ids: rows.map((row) => row.id) });
  return new Map(found.map(({ id, barcodes, ...parts }) => [id, { ...parts, barcodes: barcodes ?? [] }]));
}

/** Returns products as they are stored. An archived product has the barcodes that it would get back when restored. */
export async function withRelations(tx: Tx, rows: Row[]): Promise<ProductRecord[]> {
  const parts = await readRelations(tx, rows);
  return rows.map((row) => {
    const { id, businessId: _b, archivedAt, version: _v, createdAt: _c, updatedAt: _u, groupId: _g, ...rest } = row;
    const { archivedBarcodes, ...own } = rest;
    const { barcodes = [], images = null, components = null } = parts.get(id) ?? {};
    return { ...own, images, components, barcodes: archivedAt === null ? barcodes : (archivedBarcodes ?? []) };
  });
}

/** Replaces the barcodes, images and components of a product. */
export async function saveRelations(
  tx: Tx,
  scope: Scope,
  id: string,
  { barcodes, images, components }: ProductRelations,
) {
  await saveBarcodes(tx, scope, id, barcodes);
  await tx.all(saveImagesOfProduct, { businessId: scope.businessId, id, images: images ?? [] });
  await tx.all(saveComponentsOfProduct, {
    businessId: scope.businessId,
    id,
    components: JSON.stringify(components ?? []),
  });
}

/**
 * Frees the barcodes of a product that is being archived, so that another product can use them, and stores them for its
 * restoration.
 */
export async function releaseBarcodes(tx: Tx, scope: Scope, id: string): Promise<void> {
  await tx.all(archiveBarcodes, { businessId: scope.businessId, id });
  await saveBarcodes(tx, scope, id, []);
}

/** Deletes the stored barcodes of an archived product that another product uses now. */
export async function deleteReusedBarcodes(tx: Tx, scope: Scope, id: string): Promise<void> {
  await tx.all(removeReusedBarcodes, { businessId: scope.businessId, id });
}

async function saveBarcodes(tx: Tx, scope: Scope, id: string, barcodes: readonly string[]): Promise<void> {
  await tx.all(saveBarcodesOfProduct, { businessId: scope.businessId, id, barcodes });
}

/** Returns the ids of a bundle's components. */
export const componentIds = (components: readonly Component[] | null): string[] =>
  (components ?? []).map(({ productId }) => productId);
