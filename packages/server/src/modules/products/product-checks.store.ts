import { Problem, problemAt } from '@tilldesk/domain/problems';
import { type product as wholeProduct, variantKey, type Attributes } from '@tilldesk/domain/products';
import { activeStatuses } from '@tilldesk/domain/inventory';
import type { Complete } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatPurchaseNumber } from '../stores/numbers.store.ts';
import { componentIds } from './product-relations.store.ts';

/** A product's category must exist in this business. */
export async function assertCategoryExists(tx: Tx, scope: Scope, categoryId: string): Promise<void> {
  const [category] = await tx.raw(
    'select 1 from categories where business_id = $1 and id = $2 and archived_at is null for share',
    [scope.businessId, categoryId],
  );
  if (!category) throw problemAt('categoryId', 'record.notFound');
}

/**
 * The tracking of a product cannot change after its first unit, movement or invoice line, or while a bundle contains
 * it.
 */
export async function assertSameTracking(tx: Tx, scope: Scope, id: string): Promise<void> {
  const [row] = await tx.raw<{ fixed: boolean }>(
    `select exists (select 1 from units where business_id = $1 and product_id = $2)
       or exists (select 1 from stock_movements where business_id = $1 and product_id = $2)
       or exists (select 1 from invoice_lines where business_id = $1 and product_id = $2)
       or exists (select 1 from product_components where business_id = $1 and component_id = $2) as fixed`,
    [scope.businessId, id],
  );
  if (row?.fixed) throw problemAt('tracking', 'product.trackingFixed');
}

/** A product that is in stock or on its way, in any store, cannot be archived. */
export async function assertNotInStock(
  tx: Tx,
  scope: Scope,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const [row] = await tx.raw<{ onHand: number }>(
    `select (select count(*) from units where business_id = $1 and product_id = $2 and status = any($3::text[]))
       + (select coalesce(sum(on_hand), 0)::bigint from stock_levels where business_id = $1 and product_id = $2) as "onHand"`,
    [scope.businessId, id, activeStatuses],
  );
  if (row && row.onHand > 0) throw new Problem('product.inStock', { onHand: row.onHand, product: name });
}

/** A product that is on an open vendor order cannot be archived. */
export async function assertNotOnOrder(
  tx: Tx,
  scope: Scope,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const [order] = await tx.raw<{ number: number }>(
    `select o.number from purchase_lines l
     join purchases o on o.business_id = l.business_id and o.id = l.purchase_id and o.state = 'ordered'
     where l.business_id = $1 and l.product_id = $2 and l.quantity > l.received + l.cancelled
     order by o.number limit 1`,
    [scope.businessId, id],
  );
  if (order) throw new Problem('product.onOrder', { product: name, order: formatPurchaseNumber(order.number) });
}

/** A product that an active bundle contains cannot be archived. */
export async function assertNotInBundle(
  tx: Tx,
  scope: Scope,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const [bundle] = await tx.raw<{ name: string }>(
    `select p.name from product_components c
     join products p on p.business_id = c.business_id and p.id = c.product_id and p.archived_at is null
     where c.business_id = $1 and c.component_id = $2 limit 1`,
    [scope.businessId, id],
  );
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
  const found = await tx.raw<{ id: string; name: string; tracking: string }>(
    `select id, name, tracking from products
     where business_id = $1 and id = any($2::uuid[]) and archived_at is null order by id for share`,
    [scope.businessId, ids],
  );
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
  const allowedImages = await tx.raw<{ id: string }>(
    `select f.id from files f where f.business_id = $1 and f.id = any($2::uuid[]) and f.mime like 'image/%'
       and (f.user_id = $3 or exists (select 1 from product_images i where i.business_id = $1 and i.file_id = f.id))`,
    [scope.businessId, images, scope.userId],
  );
  const invalidIndex = images.findIndex((id) => !allowedImages.some((one) => one.id === id));
  if (invalidIndex >= 0) throw problemAt(`images.${invalidIndex}`, 'product.notImage');
}

/**
 * If a tax is given, the rate must be the rate of that tax. A later change of the tax does not change the product by
 * itself.
 */
export async function assertSameRate(tx: Tx, scope: Scope, taxId: string, taxRate: string): Promise<void> {
  const [tax] = await tx.raw<{ name: string; same: boolean }>(
    `select name, rate = $3::numeric as same from taxes
     where business_id = $1 and id = $2 and archived_at is null for share`,
    [scope.businessId, taxId, taxRate],
  );
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
  const others = await tx.raw<{ name: string } & Attributes>(
    `select o.name, o.color, o.storage, o.size, o.network from products p
     join products o on o.business_id = p.business_id and o.group_id = p.group_id and o.id <> p.id
     where p.business_id = $1 and p.id = $2 and o.archived_at is null`,
    [scope.businessId, id],
  );
  const same = others.find((other) => variantKey(other) === variantKey(attributes));
  if (same) throw new Problem('variant.twice', { product: same.name });
}
