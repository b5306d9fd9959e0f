import { problemAt } from '@tilldesk/domain/problems';
import type { Tracking } from '@tilldesk/domain/products';
import { factOf } from '@tilldesk/domain/approvals';
import { parseIdentifier, classifyIdentifiers } from '@tilldesk/domain/inventory';
import { type Arrival } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockOrderableProducts } from './drafts.store.ts';
import type { PurchaseScope } from './locking.store.ts';
import { activeUnitsOf, countedLines, lockReceipt, openQuantityOf, writeEntries } from './receipt-locking.store.ts';
import { findEntry, findEntryOfIdentifiers, readCostOfExtra } from './receipts.statements.ts';

/** Goods that were not ordered, or more than was ordered. */
export type Extra = {
  id: string;
  productId: string;
  lineId?: string | null | undefined;
  quantity: number;
  codes?: readonly string[] | undefined;
  isConfirmed?: boolean | undefined;
  unitCost: number | null;
  arrival?: Arrival | undefined;
  color?: string | null | undefined;
  storage?: string | null | undefined;
  condition?: string | null | undefined;
  approvalId?: string | undefined;
};

/**
 * Adds an extra to an open receipt: to a line of its product with open quantity, or outside the order's lines, in which
 * case the order gets a line for it when the receipt is posted. Throws approval.needed, unit.taken, unit.listedTwice,
 * manifest.invalidCheckDigit at `codes`, receipt.serialsNeeded.
 */
export async function addExtra(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  receiptId: string,
  extra: Extra,
): Promise<void> {
  const receipt = await lockReceipt(tx, scope, receiptId, { open: true });
  const before = await tx.first(findEntry, { businessId: scope.businessId, receiptId, id: extra.id });
  if (before) return;
  await assertApproved(tx, scope, now, {
    action: 'receipt.extra',
    subjectId: receiptId,
    facts: [
      factOf('extra', {
        itemId: extra.productId,
        quantity: extra.quantity,
        amountMinor: extra.unitCost,
      }),
    ],
    approvalId: extra.approvalId,
  });
  const products = await lockOrderableProducts(tx, scope, [extra]);
  const product = products.get(extra.productId)!;
  const identifiers = classifyIdentifiers(extra.codes ?? []).map(({ value }) => value);
  await assertCodesAccepted(tx, scope, receiptId, extra, product, identifiers);

  const lines = await countedLines(tx, scope, receipt);
  const line = lines.find(
    (one) =>
      one.productId === extra.productId &&
      (extra.lineId ?? one.id) === one.id &&
      one.counted + extra.quantity <= openQuantityOf(one),
  );
  await writeEntries(tx, scope, now, receiptId, [
    {
      id: extra.id,
      lineId: line?.id ?? null,
      productId: extra.productId,
      result: 'extra',
      quantity: extra.quantity,
      code: identifiers[0] ?? null,
      identifiers,
      unitId: null,
      arrival: extra.arrival ?? 'ok',
      color: extra.color,
      storage: extra.storage,
      condition: extra.condition,
      unitCost: await costOfExtra(tx, scope, receipt, extra),
      scannedAt: now,
    },
  ]);
  const { productId, quantity } = extra;
  await writeAuditEntry(tx, scope, now, 'receipt.extra', 'purchase', receipt.purchaseId, null, {
    receiptId,
    productId,
    quantity,
  });
}

async function assertCodesAccepted(
  tx: Tx,
  scope: PurchaseScope,
  receiptId: string,
  extra: Extra,
  product: { name: string; tracking: Tracking },
  identifiers: readonly string[],
): Promise<void> {
  if (product.tracking !== 'serialized') return;
  const [code] = identifiers;
  if (code === undefined || extra.quantity !== 1) {
    throw problemAt('codes', 'receipt.serialsNeeded', { product: product.name });
  }
  if (!extra.isConfirmed && identifiers.some((one) => parseIdentifier(one).hasInvalidCheckDigit)) {
    throw problemAt('codes', 'manifest.invalidCheckDigit', { code });
  }
  const [existing] = await activeUnitsOf(tx, scope, identifiers);
  if (existing) throw problemAt('codes', 'unit.taken', { code: existing.value });
  const twice = await tx.first(findEntryOfIdentifiers, { businessId: scope.businessId, receiptId, identifiers });
  if (twice) throw problemAt('codes', 'unit.listedTwice', { code });
}

/**
 * Returns the unit cost of an extra: as given by a user who may see costs, otherwise from the order or the vendor's
 * last receipt.
 */
async function costOfExtra(
  tx: Tx,
  scope: PurchaseScope,
  receipt: { purchaseId: string; vendorId: string },
  extra: Extra,
): Promise<number> {
  if (extra.unitCost !== null && scope.limits.viewCost) return extra.unitCost;
  const known = await tx.first(readCostOfExtra, {
    businessId: scope.businessId,
    purchaseId: receipt.purchaseId,
    vendorId: receipt.vendorId,
    productId: extra.productId,
  });
  return known!.cost;
}
