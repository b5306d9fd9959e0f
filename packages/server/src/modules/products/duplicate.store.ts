import type { product } from '@tilldesk/domain/products';
import { TEXT_MAX } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import { and, eq, isNull } from 'drizzle-orm';
import type { Complete } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { withRelations } from './product-relations.store.ts';
import { createProduct } from './products.store.ts';
import { products } from '../../catalogue/products.tables.ts';
import { findFreeSku } from './products.statements.ts';

/** The maximum length of a SKU in the entity. */
const SKU_MAX = 40;

/** Returns a product as it is stored. @throws record.notFound */
export async function writtenProduct(tx: Tx, scope: Scope, id: string): Promise<Complete<typeof product>> {
  const own = and(eq(products.businessId, scope.businessId), eq(products.id, id), isNull(products.archivedAt));
  const [written] = await withRelations(tx, await tx.select().from(products).where(own));
  if (!written) throw new Problem('record.notFound');
  return written;
}

/**
 * Creates a copy of a product under the next free SKU. Barcodes are not copied, because they belong to one product
 * only, and the copy belongs to no variant group. @throws record.notFound, record.exists
 */
export async function duplicateProduct(tx: Tx, scope: Scope, now: string, id: string, newId: string): Promise<void> {
  const like = await writtenProduct(tx, scope, id);
  const sku = await freeSku(tx, scope, like.sku);
  const name = like.name.length + 4 <= TEXT_MAX ? `${like.name} (2)` : like.name;
  await createProduct(tx, scope, now, { ...like, id: newId, name, sku, barcodes: [] });
}

/** Returns the first of SKU-2, SKU-3 … that no product uses, archived products included. */
async function freeSku(tx: Tx, scope: Scope, sku: string): Promise<string> {
  const stem = sku.replace(/-\d{1,3}$/, '').slice(0, SKU_MAX - 5);
  const row = await tx.first(findFreeSku, { businessId: scope.businessId, stem });
  if (!row) throw new Problem('record.exists');
  return row.sku;
}
