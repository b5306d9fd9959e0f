import { documentTotals } from '@tilldesk/domain/lines';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Tracking } from '@tilldesk/domain/products';
import type { PurchaseDraft } from '@tilldesk/domain/purchases';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockVendor, type LockedVendor } from '../vendors/vendors.store.ts';
import { lockPurchase, updatePurchaseStatus, type PurchaseScope } from './locking.store.ts';
import { formatPurchaseNumber } from '../stores/numbers.store.ts';

/** The content of an order as a user enters it, parsed by the contract: optional fields are null. */
export type PurchaseContent = Required<Omit<PurchaseDraft, 'id'>>;

/** Saves a new draft; a draft that is sent twice is saved once. */
export async function createPurchase(tx: Tx, scope: PurchaseScope, now: string, id: string, content: PurchaseContent) {
  const vendor = await lockVendor(tx, scope, content.vendorId);
  assertDays(scope, now, content);
  const [made] = await tx.raw(
    `insert into purchases (business_id, id, store_id, location_id, vendor_id, buyer_id, order_day, currency, charge_list,
       line_count, ordered, gross, discount_total, net, tax, charges, total, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '[]', 0, 0, 0, 0, 0, 0, 0, 0, $9, $9)
     on conflict do nothing returning 1`,
    [
      scope.businessId,
      id,
      scope.storeId,
      scope.locationId,
      vendor.id,
      scope.userId,
      content.orderDay,
      scope.store.currency,
      now,
    ],
  );
  if (!made) {
    // The id belongs to another store or business, whose record must not be visible.
    await lockPurchase(tx, scope, id);
    return;
  }
  await writeContent(tx, scope, now, id, vendor, content);
  await updatePurchaseStatus(tx, scope, now, id);
  await writeAuditEntry(tx, scope, now, 'purchase.created', 'purchase', id, null, { vendorId: vendor.id });
}

/** Replaces a draft. Throws purchase.placed, record.changed. */
export async function replacePurchaseDraft(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  content: PurchaseContent,
  version: number,
) {
  const purchase = await lockPurchase(tx, scope, id);
  if (purchase.state !== 'draft') {
    throw new Problem('purchase.placed', { purchase: formatPurchaseNumber(purchase.number ?? 0) });
  }
  if (purchase.version !== version) throw new Problem('record.changed');
  const vendor = await lockVendor(tx, scope, content.vendorId);
  assertDays(scope, now, content);
  const retainedIds = new Set(content.lines.map((line) => line.id));
  await assertNotExpected(
    tx,
    scope,
    id,
    purchase.lines.filter((line) => !retainedIds.has(line.id)).map((line) => line.id),
  );
  await writeContent(tx, scope, now, id, vendor, content);
  await updatePurchaseStatus(tx, scope, now, id);
  await writeAuditEntry(
    tx,
    scope,
    now,
    'purchase.changed',
    'purchase',
    id,
    { lines: purchase.lines.length },
    { lines: retainedIds.size },
  );
}

/** A line cannot be removed while a manifest names devices of it. */
async function assertNotExpected(tx: Tx, scope: PurchaseScope, id: string, removedIds: readonly string[]) {
  const [named] = await tx.raw<{ lineId: string }>(
    'select line_id as "lineId" from purchase_units where business_id = $1 and purchase_id = $2 and line_id = any($3::uuid[]) limit 1',
    [scope.businessId, id, removedIds],
  );
  if (named) throw new Problem('manifest.arrived');
}

function assertDays(scope: PurchaseScope, now: string, { orderDay, expectedDay }: PurchaseContent): void {
  if (orderDay > dayOf(now, scope.store.timeZone)) throw problemAt('orderDay', 'purchase.dayAhead');
  if (expectedDay !== null && expectedDay < orderDay) throw problemAt('expectedDay', 'purchase.expectedEarly');
}

type Product = { id: string; name: string; tracking: Tracking };

/**
 * Returns the products of lines. Each must be in the catalogue and tracked in stock. The rows are locked, so that none
 * is archived before the transaction ends.
 */
export async function lockOrderableProducts(tx: Tx, scope: PurchaseScope, lines: readonly { productId: string }[]) {
  const rows = await tx.raw<Product & { isArchived: boolean }>(
    `select id, name, tracking, archived_at is not null as "isArchived" from products
     where business_id = $1 and id = any($2::uuid[]) order by id for key share`,
    [scope.businessId, lines.map((line) => line.productId)],
    'products_of_purchase',
  );
  const products = new Map(rows.map((row) => [row.id, row]));
  lines.forEach(({ productId }, i) => {
    const product = products.get(productId);
    const at = `lines.${i}.productId`;
    if (!product) throw problemAt(at, 'record.notFound');
    if (product.isArchived) throw problemAt(at, 'purchase.productGone', { product: product.name });
    if (product.tracking === 'none') throw problemAt(at, 'purchase.notStocked', { product: product.name });
  });
  return products;
}

async function writeContent(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  vendor: LockedVendor,
  content: PurchaseContent,
): Promise<void> {
  const products = await lockOrderableProducts(tx, scope, content.lines);
  const totals = documentTotals(
    content.lines.map((line) => ({ ...line, unitPrice: line.unitCost })),
    content.discount,
  );
  const lines = content.lines.map(({ discount, ...line }, position) => {
    const { gross, lineDiscount, documentDiscount, net, tax, total } = totals.lines[position]!;
    const figures = { gross, discountTotal: lineDiscount + documentDiscount, net, tax, total };
    return { ...line, ...figures, position, discount, description: products.get(line.productId)!.name };
  });
  await tx.raw(
    `update purchases set vendor_id = $3, vendor_ref = $4, order_day = $5, expected_day = $6, terms_days = $7, notes = $8,
       discount = $9, charge_list = $10, charges = $11
     where business_id = $1 and id = $2`,
    [
      scope.businessId,
      id,
      vendor.id,
      content.vendorRef,
      content.orderDay,
      content.expectedDay,
      content.termsDays,
      content.notes,
      content.discount === null ? null : JSON.stringify(content.discount),
      JSON.stringify(content.charges),
      content.charges.reduce((sum, { amount }) => sum + amount, 0),
    ],
  );
  await writeLines(tx, scope, id, vendor.id, lines);
  const names = lines.map((line) => line.description);
  await setTerms(tx, scope.businessId, 'purchase', id, termsOf([vendor.name, content.vendorRef, ...names]));
}

/** Rewrites the lines of a draft by their ids. The vendor's product number is looked up unless one is given. */
async function writeLines(tx: Tx, scope: PurchaseScope, id: string, vendorId: string, lines: readonly object[]) {
  const [clash] = await tx.raw(
    `with given as (select x.id from jsonb_to_recordset($3::jsonb) as x(id uuid)),
     gone as (
       delete from purchase_lines l where l.business_id = $1 and l.purchase_id = $2 and l.id not in (select id from given)
     )
     select 1 from purchase_lines l join given using (id) where l.business_id = $1 and l.purchase_id <> $2`,
    [scope.businessId, id, JSON.stringify(lines)],
  );
  if (clash) throw new Problem('record.exists');
  await tx.raw(
    `insert into purchase_lines (business_id, purchase_id, id, position, product_id, description, vendor_sku, quantity,
       unit_cost, discount, tax_rate, gross, discount_total, net, tax, total)
     select $1, $2, x.id, x.position, x."productId", x.description, coalesce(x."vendorSku", v.vendor_sku), x.quantity,
       x."unitCost", nullif(x.discount, 'null'::jsonb), x."taxRate", x.gross, x."discountTotal", x.net, x.tax, x.total
     from jsonb_to_recordset($3::jsonb) as x(id uuid, position int, "productId" uuid, description text, "vendorSku" text,
       quantity int, "unitCost" bigint, discount jsonb, "taxRate" numeric, gross bigint, "discountTotal" bigint, net bigint,
       tax bigint, total bigint)
     left join vendor_products v on v.business_id = $1 and v.vendor_id = $4 and v.product_id = x."productId"
     on conflict (business_id, id) do update set position = excluded.position, product_id = excluded.product_id,
       description = excluded.description, vendor_sku = excluded.vendor_sku, quantity = excluded.quantity,
       unit_cost = excluded.unit_cost, discount = excluded.discount, tax_rate = excluded.tax_rate, gross = excluded.gross,
       discount_total = excluded.discount_total, net = excluded.net, tax = excluded.tax, total = excluded.total`,
    [scope.businessId, id, JSON.stringify(lines), vendorId],
  );
}

/**
 * Creates a draft with the lines and charges of another order, without its extras. A repeated call with the same id
 * creates one copy.
 */
export async function clonePurchase(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  from: string,
  id: string,
): Promise<void> {
  const source = await tx.one<Omit<PurchaseContent, 'lines' | 'orderDay' | 'vendorRef' | 'expectedDay'>>(
    `select vendor_id as "vendorId", terms_days as "termsDays", notes, discount, charge_list as charges from purchases
     where business_id = $1 and store_id = $2 and id = $3`,
    [scope.businessId, scope.storeId, from],
  );
  const lines = await tx.raw<Omit<PurchaseContent['lines'][number], 'id'>>(
    `select product_id as "productId", vendor_sku as "vendorSku", quantity, unit_cost as "unitCost", discount,
       trim_scale(tax_rate)::text as "taxRate"
     from purchase_lines where business_id = $1 and purchase_id = $2 and not is_extra order by position`,
    [scope.businessId, from],
  );
  await createPurchase(tx, scope, now, id, {
    ...source,
    vendorRef: null,
    expectedDay: null,
    orderDay: dayOf(now, scope.store.timeZone),
    lines: lines.map((line) => ({ ...line, id: newId(now) })),
    charges: source.charges.map((charge) => ({ ...charge, id: newId(now) })),
  });
}
