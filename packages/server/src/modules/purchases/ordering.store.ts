import { Problem } from '@tilldesk/domain/problems';
import { factOf } from '@tilldesk/domain/approvals';
import { allowedPurchaseActions } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { nextNumber, formatPurchaseNumber } from '../stores/numbers.store.ts';
import { lockVendor } from '../vendors/vendors.store.ts';
import { lockOrderableProducts } from './drafts.store.ts';
import {
  lockPurchase,
  openQuantity,
  updatePurchaseStatus,
  purchaseStatusOf,
  type PurchaseScope,
  type LockedPurchase,
} from './locking.store.ts';
import {
  saveOrdered,
  saveLastOrder,
  cancelOpenQuantities,
  findDraftReceipt,
  saveDiscarded,
  listExpectedUnitIds,
  savePurchaseState,
} from './purchases.statements.ts';

/** Places an order: it gets its number and can be received. An order that is placed already is unchanged. */
export async function placeOrder(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  version?: number,
): Promise<void> {
  const purchase = await lockPurchase(tx, scope, id);
  if (purchase.state === 'ordered') return;
  if (purchase.state !== 'draft') throw new Problem('purchase.notOpen');
  if (version !== undefined && purchase.version !== version) throw new Problem('record.changed');
  if (purchase.lines.length === 0) throw new Problem('purchase.empty');
  await lockVendor(tx, scope, purchase.vendorId);
  await lockOrderableProducts(tx, scope, purchase.lines);
  const number = await nextNumber(tx, scope, 'purchase');
  await tx.all(saveOrdered, { businessId: scope.businessId, id, number, now, userId: scope.userId });
  await tx.all(saveLastOrder, { businessId: scope.businessId, vendorId: purchase.vendorId, now });
  await addTerms(tx, scope.businessId, 'purchase', [
    [String(number), id],
    [`po${number}`, id],
  ]);
  await updatePurchaseStatus(tx, scope, now, id);
  await writeAuditEntry(tx, scope, now, 'purchase.ordered', 'purchase', id, null, {
    number: formatPurchaseNumber(number),
  });
}

/**
 * Closes an order short: nothing more is received, and the units that the manifest still expects become void. Throws
 * purchase.notOpen, purchase.receiving, approval.needed.
 */
export async function closeShort(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  input: { version: number; reason: string; approvalId?: string | undefined },
): Promise<void> {
  const purchase = await lockPurchase(tx, scope, id);
  if (purchase.state === 'closed') return;
  if (purchase.version !== input.version) throw new Problem('record.changed');
  if (!allowedPurchaseActions(purchaseStatusOf(purchase, scope, now)).closeShort) throw new Problem('purchase.notOpen');
  const missing = purchase.lines.reduce((sum, line) => sum + openQuantity(line), 0);
  await assertApproved(tx, scope, now, {
    action: 'purchase.closeShort',
    subjectId: id,
    facts: [factOf('closeShort', { quantity: missing })],
    approvalId: input.approvalId,
  });
  await assertNoOpenReceipt(tx, scope, id);
  await voidExpectedUnits(tx, scope, now, purchase);
  await tx.all(cancelOpenQuantities, { businessId: scope.businessId, id });
  await setFinalState(tx, scope, now, id, 'closed', input.reason);
  await writeAuditEntry(tx, scope, now, 'purchase.closed', 'purchase', id, null, { reason: input.reason, missing });
}

/** Cancels an order of which nothing was received. Throws purchase.received. */
export async function cancelPurchase(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  const purchase = await lockPurchase(tx, scope, id);
  if (purchase.state === 'cancelled') return;
  if (purchase.version !== version) throw new Problem('record.changed');
  const purchaseStatus = purchaseStatusOf(purchase, scope, now);
  if (purchaseStatus.received > 0)
    throw new Problem('purchase.received', { purchase: formatPurchaseNumber(purchase.number ?? 0) });
  if (!allowedPurchaseActions(purchaseStatus).cancel) throw new Problem('purchase.notOpen');
  await assertNoOpenReceipt(tx, scope, id);
  await voidExpectedUnits(tx, scope, now, purchase);
  await setFinalState(tx, scope, now, id, 'cancelled', reason);
  await writeAuditEntry(tx, scope, now, 'purchase.cancelled', 'purchase', id, null, { reason });
}

/** An open receipt with entries must be posted or emptied first; an empty one is discarded with the order. */
async function assertNoOpenReceipt(tx: Tx, scope: PurchaseScope, id: string): Promise<void> {
  const open = await tx.first(findDraftReceipt, { businessId: scope.businessId, id });
  if (open && !open.isEmpty) throw new Problem('purchase.receiving');
  if (!open) return;
  await tx.all(saveDiscarded, { businessId: scope.businessId, id: open.id });
}

/** Voids the units that the manifest still expects, for the whole order or for these lines. */
export async function voidExpectedUnits(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  purchase: Pick<LockedPurchase, 'id'>,
  lineIds?: readonly string[],
): Promise<number> {
  const units = await tx.all(listExpectedUnitIds, {
    businessId: scope.businessId,
    id: purchase.id,
    lineIds: lineIds ?? null,
  });
  const source = { kind: 'manifest', id: purchase.id } as const;
  await moveUnits(tx, scope, now, { unitIds: units.map((unit) => unit.id), to: 'void', kind: 'receipt', source });
  return units.length;
}

async function setFinalState(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  state: 'closed' | 'cancelled',
  reason: string,
) {
  await tx.all(savePurchaseState, { businessId: scope.businessId, id, state, now, reason });
  await updatePurchaseStatus(tx, scope, now, id);
}
