import { Problem } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { addCost } from '../../ledgers/stock/cost.store.ts';
import { bookQuantity, lockLevels } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { savePrices } from '../vendors/supplies.store.ts';
import { updatePurchaseStatus, type PurchaseScope } from './locking.store.ts';
import { lockPurchaseOfReceipt } from './posting.store.ts';
import { formatReceiptNumber } from '../stores/numbers.store.ts';
import { lockReceipt } from './receipt-locking.store.ts';

type Entry = {
  lineId: string;
  productId: string;
  product: string;
  unitId: string | null;
  status: UnitStatus | null;
  quantity: number;
  cost: number;
};

/**
 * Reverses a posted receipt: its units become void, its pieces leave stock at the cost they were received at, and its
 * lines are open again. A receipt that is already reversed is unchanged. Throws receipt.notPosted, receipt.landed,
 * receipt.billed, receipt.moved.
 */
export async function reverseReceipt(tx: Tx, scope: PurchaseScope, now: string, receiptId: string, reason: string) {
  const purchase = await lockPurchaseOfReceipt(tx, scope, receiptId);
  const receipt = await lockReceipt(tx, scope, receiptId, { open: false });
  if (receipt.status === 'reversed') return;
  if (receipt.status !== 'posted') throw new Problem('receipt.notPosted');
  if (await hasLandedCost(tx, scope, receiptId)) throw new Problem('receipt.landed');
  const entries = await lockEntries(tx, scope, receiptId);
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of entries) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  if (await isBilled(tx, scope, receiptId)) throw new Problem('receipt.billed');

  const source = { kind: 'receipt', id: receiptId } as const;
  const unitIds = entries.flatMap((entry) => entry.unitId ?? []);
  await moveUnits(tx, scope, now, { unitIds, to: 'void', kind: 'receipt', source, note: reason });
  await removeReceivedStock(tx, scope, now, receiptId, entries);
  await tx.raw(
    `update purchase_lines l set received = l.received - x.quantity,
       cancelled = l.cancelled + case when l.is_extra then x.quantity else 0 end
     from jsonb_to_recordset($2::jsonb) as x(id uuid, quantity int) where l.business_id = $1 and l.id = x.id`,
    [scope.businessId, JSON.stringify([...pieces].map(([id, quantity]) => ({ id, quantity })))],
  );
  await savePrices(tx, scope, now, {
    vendorId: purchase.vendorId,
    purchaseId: purchase.id,
    documentId: receiptId,
    lines: [...pieces].map(([id, quantity]) => {
      const own = entries.filter((entry) => entry.lineId === id);
      const cost = own.reduce((sum, entry) => sum + entry.cost, 0);
      return { productId: own[0]!.productId, quantity: -quantity, cost: Math.round(cost / quantity) };
    }),
  });
  await tx.raw(
    `update receipts set status = 'reversed', reversed_by = $3, reversed_at = $4, reason = $5
     where business_id = $1 and id = $2`,
    [scope.businessId, receiptId, scope.userId, now, reason],
  );
  await updatePurchaseStatus(tx, scope, now, purchase.id);
  const auditDetails = { receipt: formatReceiptNumber(receipt.number ?? 0), reason };
  await writeAuditEntry(tx, scope, now, 'receipt.reversed', 'purchase', purchase.id, null, auditDetails);
}

/** Whether an active landed cost was allocated to goods of a receipt. */
async function hasLandedCost(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<boolean> {
  const [landed] = await tx.raw(
    `select 1 from landed_shares s where s.business_id = $1 and s.receipt_id = $2
     group by s.line_id, s.unit_id having sum(s.amount) <> 0 limit 1`,
    [scope.businessId, receiptId],
  );
  return landed !== undefined;
}

/**
 * SQL condition: whether the bills of a line include pieces of a receipt. Pieces are billed in the order in which they
 * were received.
 */
export const billedPieces = `
  select 1 from receipt_entries e
  join purchase_lines l on l.business_id = e.business_id and l.id = e.line_id
  where e.business_id = r.business_id and e.receipt_id = r.id and e.quantity > 0 and l.billed > (
    select coalesce(sum(b.quantity), 0) from receipt_entries b
    join receipts o on o.business_id = b.business_id and o.id = b.receipt_id and o.status = 'posted' and o.number < r.number
    where b.business_id = e.business_id and b.line_id = e.line_id)`;

async function isBilled(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<boolean> {
  const rows = await tx.raw(
    `select 1 from receipts r where r.business_id = $1 and r.id = $2 and exists (${billedPieces})`,
    [scope.businessId, receiptId],
    'is_receipt_billed',
  );
  return rows.length > 0;
}

/**
 * Returns the pieces of a receipt. Every unit of it must still have the status it was received in. Units are locked in
 * the order of their ids.
 */
async function lockEntries(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<Entry[]> {
  await tx.raw(
    `select 1 from units where business_id = $1 and id in (
       select unit_id from receipt_entries where business_id = $1 and receipt_id = $2 and quantity > 0) order by id for no key update`,
    [scope.businessId, receiptId],
  );
  const entries = await tx.raw<Entry & { storeId: string | null }>(
    `select e.line_id as "lineId", e.product_id as "productId", p.name as product, e.unit_id as "unitId", u.status,
       u.store_id as "storeId", e.quantity, e.cost
     from receipt_entries e
     join products p on p.business_id = e.business_id and p.id = e.product_id
     left join units u on u.business_id = e.business_id and u.id = e.unit_id
     where e.business_id = $1 and e.receipt_id = $2 and e.quantity > 0 order by e.seq`,
    [scope.businessId, receiptId],
  );
  const moved = entries.find(
    ({ status, storeId }) =>
      status !== null && ((status !== 'in_stock' && status !== 'pending_inspection') || storeId !== scope.storeId),
  );
  if (moved) throw new Problem('receipt.moved', { product: moved.product });
  return entries;
}

/**
 * Removes pieces from stock at the cost they were received at. A difference to the moving average remains with the
 * pieces left.
 */
async function removeReceivedStock(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  receiptId: string,
  entries: readonly Entry[],
) {
  const removed = new Map<string, { product: string; quantity: number; cost: number }>();
  for (const { unitId, productId, product, quantity, cost } of entries) {
    if (unitId !== null) continue;
    const level = removed.get(productId) ?? { product, quantity: 0, cost: 0 };
    removed.set(productId, { product, quantity: level.quantity + quantity, cost: level.cost + cost });
  }
  const levels = await lockLevels(tx, scope, [...removed.keys()]);
  for (const [productId, { product, quantity }] of removed) {
    const level = levels.get(productId)!;
    if (level.onHand - level.reserved < quantity) throw new Problem('receipt.moved', { product });
  }
  const source = { kind: 'receipt', id: receiptId } as const;
  const booked = await bookQuantity(tx, scope, now, {
    lines: [...removed].map(([productId, { quantity }]) => ({ productId, quantity: -quantity })),
    kind: 'receipt',
    source,
  });
  const shares = booked.flatMap(({ productId, value }) => {
    const amount = -value - removed.get(productId)!.cost;
    // One piece represents all that remain: the stock on hand takes the whole difference.
    return amount === 0 ? [] : { productId, quantity: 1, amount };
  });
  await addCost(tx, scope, now, { shares, kind: 'costCorrection', source });
}
