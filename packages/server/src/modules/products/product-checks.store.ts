import { Problem, problemAt } from '@tilldesk/domain/problems';
import { type product as wholeProduct, variantKey, type Attributes } from '@tilldesk/domain/products';
import { activeStatuses } from '@tilldesk/domain/inventory';
import type { Complete } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatPurchaseNumber } from '../stores/numbers.store.ts';
import { componentIds } from './product-relations.store.ts';
import {
  readIsMoved,
  countInStock,
  findOrderOfProduct,
  findBundleOfProduct,
  lockComponentsForShare,
  listUsableImages,
  lockTaxOfRate,
  listOtherVariants,
} from './products.statements.ts';

/**
 * The tracking of a product cannot change after its first unit, movement or invoice line, or while a bundle contains
 * it.
 */
export async function assertSameTracking(tx: Tx, scope: Scope, id: string): Promise<void> {
  const row = await tx.first(readIsMoved, { businessId: scope.businessId, id });
  if (row?.fixed) throw problemAt('tracking', 'product.trackingFixed');
}

/** A product that is in stock or on its way, in any store, cannot be archived. */
export async function assertNotInStock(
  tx: Tx,
  scope: Scope,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const row = await tx.first(countInStock, { businessId: scope.businessId, id, activeStatuses });
  if (row && row.onHand > 0) throw new Problem('product.inStock', { onHand: row.onHand, product: name });
}

/** A product that is on an open vendor order cannot be archived. */
export async function assertNotOnOrder(
  tx: Tx,
  scope: Scope,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const order = await tx.first(findOrderOfProduct, { businessId: scope.businessId, id });
  if (order) throw new Problem('product.onOrder', { product: name, order: formatPurchaseNumber(order.number) });
}

/** A product that an active bundle contains cannot be archived. */
export async function assertNotInBundle(
  tx: Tx,
  scope: Scope,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const bundle = await tx.first(findBundleOfProduct, { businessId: scope.businessId, id });
  if (bundle) throw new Problem('product.inBundle', { product: name, bundle: bundle.name });
}

/**
 * A bundle is not tracked itself. It contains each component once, and only products tracked by quantity, so it never
 * contains another bundle.
 */
export async function assertComponentsValid(
  tx: Tx,
  scope: Scope,
  product: Complete<typeof wholeProduct>,
): Promise<void> {
  const ids = componentIds(product.components);
  if (ids.length === 0) return;
  if (product.tracking !== 'none') throw problemAt('components', 'bundle.tracked');
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice >= 0) throw problemAt(`components.${twice}.productId`, 'bundle.twice');
  // Locked until the bundle is saved, so that no component is archived or changes its tracking before then.
  const found = await tx.all(lockComponentsForShare, { businessId: scope.businessId, ids });
  ids.forEach((id, at) => {
    const part = found.find((one) => one.id === id);
    if (!part) throw problemAt(`components.${at}.productId`, 'record.notFound');
    if (part.tracking !== 'quantity') {
      throw problemAt(`components.${at}.productId`, 'bundle.component', { product: part.name });
    }
  });
}

/** A product can only use images that the user uploaded, or that a product of the business already uses. */
export async function assertOwnImages(tx: Tx, scope: Scope, images: readonly string[] | null): Promise<void> {
  if (!images) return;
  const allowedImages = await tx.all(listUsableImages, { businessId: scope.businessId, images, userId: scope.userId });
  const invalidIndex = images.findIndex((id) => !allowedImages.some((one) => one.id === id));
  if (invalidIndex >= 0) throw problemAt(`images.${invalidIndex}`, 'product.notImage');
}

/**
 * If a tax is given, the rate must be the rate of that tax. A later change of the tax does not change the product by
 * itself.
 */
export async function assertSameRate(tx: Tx, scope: Scope, taxId: string, taxRate: string): Promise<void> {
  const tax = await tx.first(lockTaxOfRate, { businessId: scope.businessId, taxId, taxRate });
  if (!tax) throw problemAt('taxId', 'record.notFound');
  if (!tax.same) throw problemAt('taxRate', 'tax.rateDiffers', { name: tax.name });
}

/** Rejects amounts that contradict each other. */
export function assertAmountsConsistent(product: Complete<typeof wholeProduct>): void {
  const { minPrice, price, reorderPoint, reorderTo } = product;
  if (minPrice !== null && minPrice > price) throw problemAt('minPrice', 'product.minPrice');
  if (reorderTo !== null && reorderPoint !== null && reorderTo <= reorderPoint) {
    throw problemAt('reorderTo', 'product.reorderTo');
  }
}

/** Two products of a group must not have the same attributes. */
export async function assertVariantUnique(tx: Tx, scope: Scope, id: string, attributes: Attributes): Promise<void> {
  const others = await tx.all(listOtherVariants, { businessId: scope.businessId, id });
  const same = others.find((other) => variantKey(other) === variantKey(attributes));
  if (same) throw new Problem('variant.twice', { product: same.name });
}
