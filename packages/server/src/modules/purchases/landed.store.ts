import { Problem } from '@tilldesk/domain/problems';
import { landedShares, type LandedSplit } from '@tilldesk/domain/purchases';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { addCost } from '../../ledgers/stock/cost.store.ts';
import { costShare } from './bills.store.ts';
import { lockPurchase, updatePurchaseStatus, type PurchaseScope } from './locking.store.ts';

/** A cost to be allocated; minor units. */
export type LandedOrder = {
  id: string;
  label: string;
  amount: number;
  split: LandedSplit;
  receiptId?: string | null | undefined;
};

/** Received goods that a cost can be allocated to: a unit, or the pieces of a line in a receipt. */
type Target = {
  receiptId: string;
  lineId: string;
  productId: string;
  unitId: string | null;
  quantity: number;
  cost: number;
};
type Share = Omit<Target, 'cost'> & { amount: number };

/**
 * Allocates a cost to the goods of an order's receipts, or of one receipt. The parts add up to the cost. A second call
 * with the same id changes nothing. Throws landed.nothing.
 */
export async function addLandedCost(tx: Tx, scope: PurchaseScope, now: string, purchaseId: string, order: LandedOrder) {
  await lockPurchase(tx, scope, purchaseId);
  if (await landedCostExists(tx, scope, order.id)) return;
  const targets = await targetsOf(tx, scope, purchaseId, order.receiptId ?? null);
  if (targets.length === 0) throw new Problem('landed.nothing');
  const parts = landedShares(order.amount, order.split, targets);
  const shares = targets.map(({ cost: _, ...target }, i) => ({ ...target, amount: parts[i]! }));
  await book(tx, scope, now, purchaseId, { ...order, reverses: null, reason: null }, shares);
  const { label, amount, split } = order;
  await writeAuditEntry(tx, scope, now, 'landedCost.added', 'purchase', purchaseId, null, { label, amount, split });
}

/**
 * Reverses a landed cost with a counter-entry that has the same parts with negative sign, and returns its order. Throws
 * landed.reversed.
 */
export async function reverseLandedCost(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  landedId: string,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const found = await tx.one<Omit<LandedOrder, 'id'> & { purchaseId: string; isCounter: boolean }>(
    `select purchase_id as "purchaseId", label, amount, split, receipt_id as "receiptId", reverses is not null as "isCounter"
     from landed_costs where business_id = $1 and store_id = $2 and id = $3`,
    [scope.businessId, scope.storeId, landedId],
  );
  await lockPurchase(tx, scope, found.purchaseId);
  if (await landedCostExists(tx, scope, id)) return found.purchaseId;
  const [reversed] = await tx.raw('select 1 from landed_costs where business_id = $1 and reverses = $2', [
    scope.businessId,
    landedId,
  ]);
  if (reversed || found.isCounter) throw new Problem('landed.reversed');
  const shares = await tx.raw<Share>(
    `select receipt_id as "receiptId", line_id as "lineId", product_id as "productId", unit_id as "unitId", quantity,
       -amount as amount
     from landed_shares where business_id = $1 and landed_cost_id = $2 order by id`,
    [scope.businessId, landedId],
  );
  const { purchaseId, isCounter: _, ...same } = found;
  await book(tx, scope, now, purchaseId, { ...same, id, amount: -same.amount, reverses: landedId, reason }, shares);
  const { label, amount } = found;
  await writeAuditEntry(tx, scope, now, 'landedCost.reversed', 'purchase', purchaseId, null, { label, amount, reason });
  return purchaseId;
}

async function landedCostExists(tx: Tx, scope: PurchaseScope, id: string): Promise<boolean> {
  const rows = await tx.raw('select 1 from landed_costs where business_id = $1 and id = $2', [scope.businessId, id]);
  return rows.length > 0;
}

function targetsOf(tx: Tx, scope: PurchaseScope, purchaseId: string, receiptId: string | null): Promise<Target[]> {
  return tx.raw<Target>(
    `select e.receipt_id as "receiptId", e.line_id as "lineId", e.product_id as "productId", e.unit_id as "unitId",
       sum(e.quantity)::int as quantity, sum(e.cost)::bigint as cost
     from receipt_entries e
     join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
     join purchase_lines l on l.business_id = e.business_id and l.id = e.line_id
     where e.business_id = $1 and r.purchase_id = $2 and r.status = 'posted' and e.quantity > 0
       and ($3::uuid is null or r.id = $3)
     group by e.receipt_id, r.number, e.line_id, l.position, e.product_id, e.unit_id
     order by r.number, l.position, min(e.seq)`,
    [scope.businessId, purchaseId, receiptId],
  );
}

type Booking = LandedOrder & { reverses: string | null; reason: string | null };

async function book(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  purchaseId: string,
  landed: Booking,
  shares: readonly Share[],
): Promise<void> {
  const sum = shares.reduce((all, { amount }) => all + amount, 0);
  if (sum !== landed.amount) throw new Error(`landed cost: the parts of ${landed.amount} add up to ${sum}`);
  await tx.raw(
    `insert into landed_costs (business_id, id, store_id, purchase_id, receipt_id, reverses, label, split, amount, reason,
       user_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      scope.businessId,
      landed.id,
      scope.storeId,
      purchaseId,
      landed.receiptId ?? null,
      landed.reverses,
      landed.label,
      landed.split,
      landed.amount,
      landed.reason,
      scope.userId,
      now,
    ],
  );
  await tx.raw(
    `insert into landed_shares (business_id, landed_cost_id, id, receipt_id, line_id, product_id, unit_id, quantity, amount)
     select $1, $2, x.id, x."receiptId", x."lineId", x."productId", x."unitId", x.quantity, x.amount
     from jsonb_to_recordset($3::jsonb) as x(id uuid, "receiptId" uuid, "lineId" uuid, "productId" uuid, "unitId" uuid,
       quantity int, amount bigint)`,
    [scope.businessId, landed.id, JSON.stringify(shares.map((share) => ({ ...share, id: newId(now) })))],
  );
  await addCost(tx, scope, now, {
    shares: shares.filter(({ amount }) => amount !== 0).map(costShare),
    kind: 'landedCost',
    source: { kind: 'landedCost', id: landed.id },
  });
  await updatePurchaseStatus(tx, scope, now, purchaseId);
}
