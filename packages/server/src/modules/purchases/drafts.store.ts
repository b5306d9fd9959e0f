import { documentTotals } from '@tilldesk/domain/lines';
import { Problem, problemAt } from '@tilldesk/domain/problems';
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
import {
  insertPurchase,
  findExpectedLine,
  lockProductsToOrder,
  savePurchaseContent,
  deleteOtherLines,
  savePurchaseLines,
  readPurchaseToClone,
  listLinesToClone,
} from './purchases.statements.ts';

/** The content of an order as a user enters it, parsed by the contract: optional fields are null. */
export type PurchaseContent = Required<Omit<PurchaseDraft, 'id'>>;

/** Saves a new draft; a draft that is sent twice is saved once. */
export async function createPurchase(tx: Tx, scope: PurchaseScope, now: string, id: string, content: PurchaseContent) {
  const vendor = await lockVendor(tx, scope, content.vendorId);
  assertDays(scope, now, content);
  const made = await tx.first(insertPurchase, {
    businessId: scope.businessId,
    id,
    storeId: scope.storeId,
    locationId: scope.locationId,
    vendorId: vendor.id,
    userId: scope.userId,
    orderDay: content.orderDay,
    currency: scope.store.currency,
    now,
  });
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
  const named = await tx.first(findExpectedLine, { businessId: scope.businessId, id, removedIds });
  if (named) throw new Problem('manifest.arrived');
}

function assertDays(scope: PurchaseScope, now: string, { orderDay, expectedDay }: PurchaseContent): void {
  if (orderDay > dayOf(now, scope.store.timeZone)) throw problemAt('orderDay', 'purchase.dayAhead');
  if (expectedDay !== null && expectedDay < orderDay) throw problemAt('expectedDay', 'purchase.expectedEarly');
}

/**
 * Returns the products of lines. Each must be in the catalogue and tracked in stock. The rows are locked, so that none
 * is archived before the transaction ends.
 */
export async function lockOrderableProducts(tx: Tx, scope: PurchaseScope, lines: readonly { productId: string }[]) {
  const rows = await tx.all(lockProductsToOrder, {
    businessId: scope.businessId,
    productIds: lines.map((line) => line.productId),
  });
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
  await tx.all(savePurchaseContent, {
    businessId: scope.businessId,
    id,
    vendorId: vendor.id,
    vendorRef: content.vendorRef,
    orderDay: content.orderDay,
    expectedDay: content.expectedDay,
    termsDays: content.termsDays,
    notes: content.notes,
    discount: content.discount === null ? null : JSON.stringify(content.discount),
    chargeList: JSON.stringify(content.charges),
    charges: content.charges.reduce((sum, { amount }) => sum + amount, 0),
  });
  await writeLines(tx, scope, id, vendor.id, lines);
  const names = lines.map((line) => line.description);
  await setTerms(tx, scope.businessId, 'purchase', id, termsOf([vendor.name, content.vendorRef, ...names]));
}

/** Rewrites the lines of a draft by their ids. The vendor's product number is looked up unless one is given. */
async function writeLines(tx: Tx, scope: PurchaseScope, id: string, vendorId: string, lines: readonly object[]) {
  const clash = await tx.first(deleteOtherLines, { businessId: scope.businessId, id, lines: JSON.stringify(lines) });
  if (clash) throw new Problem('record.exists');
  await tx.all(savePurchaseLines, { businessId: scope.businessId, id, lines: JSON.stringify(lines), vendorId });
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
  const source = await tx.existing(readPurchaseToClone, { businessId: scope.businessId, storeId: scope.storeId, from });
  const lines = await tx.all(listLinesToClone, { businessId: scope.businessId, from });
  await createPurchase(tx, scope, now, id, {
    ...source,
    vendorRef: null,
    expectedDay: null,
    orderDay: dayOf(now, scope.store.timeZone),
    lines: lines.map((line) => ({ ...line, id: newId(now) })),
    charges: source.charges.map((charge) => ({ ...charge, id: newId(now) })),
  });
}
