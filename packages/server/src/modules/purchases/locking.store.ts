import { Problem } from '@tilldesk/domain/problems';
import type { Permission } from '@tilldesk/domain/rights';
import type { Tracking } from '@tilldesk/domain/products';
import { purchaseProgress, type PurchaseState, type PurchaseProgress } from '@tilldesk/domain/purchases';
import { dayOf } from '@tilldesk/domain/time';
import type { Reader, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/**
 * A user who buys for a store, with the permissions that decide what they may see and approve. A signed-in `Caller` is
 * one.
 */
export type PurchaseScope = StoreScope & Reader & { permissions: Permission[] };

/** A line of an order as its documents use it; amounts in minor units. */
export type LockedLine = {
  id: string;
  position: number;
  productId: string;
  description: string;
  tracking: Tracking;
  vendorSku: string | null;
  quantity: number;
  received: number;
  cancelled: number;
  billed: number;
  isExtra: boolean;
  unitCost: number;
  taxRate: string;
  net: number;
};

/** An order, locked with its lines until the end of the transaction. Every change of the order waits for this lock. */
export type LockedPurchase = {
  id: string;
  number: number | null;
  vendorId: string;
  state: PurchaseState;
  version: number;
  expectedDay: string | null;
  termsDays: number | null;
  billed: number;
  paid: number;
  lines: LockedLine[];
};

/** Returns the open quantity of a line. */
export const openQuantity = (line: Pick<LockedLine, 'quantity' | 'received' | 'cancelled'>): number =>
  line.quantity - line.received - line.cancelled;

/** Locks an order of the store. Throws record.notFound, record.changed if the user saw another version. */
export async function lockPurchase(
  tx: Tx,
  scope: PurchaseScope,
  id: string,
  version?: number,
): Promise<LockedPurchase> {
  const row = await tx.one<Omit<LockedPurchase, 'lines'>>(
    `select id, number, vendor_id as "vendorId", state, version, expected_day as "expectedDay", terms_days as "termsDays",
       billed, paid
     from purchases where business_id = $1 and store_id = $2 and id = $3 for update`,
    [scope.businessId, scope.storeId, id],
    'hold_purchase',
  );
  if (version !== undefined && row.version !== version) throw new Problem('record.changed');
  return { ...row, lines: await linesOf(tx, scope, id) };
}

/** Returns the lines of an order in their order. Read after the lock, so that they are current. */
export function linesOf(tx: Tx, scope: Pick<PurchaseScope, 'businessId'>, purchaseId: string): Promise<LockedLine[]> {
  return tx.raw<LockedLine>(
    `select l.id, l.position, l.product_id as "productId", l.description, p.tracking, l.vendor_sku as "vendorSku",
       l.quantity, l.received, l.cancelled, l.billed, l.is_extra as "isExtra", l.unit_cost as "unitCost",
       l.tax_rate::text as "taxRate", l.net
     from purchase_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
     where l.business_id = $1 and l.purchase_id = $2 order by l.position, l.id`,
    [scope.businessId, purchaseId],
    'lines_of_purchase',
  );
}

/** Returns the current progress of an order. */
export const purchaseStatusOf = (purchase: LockedPurchase, scope: PurchaseScope, now: string): PurchaseProgress =>
  purchaseProgress(purchase.lines, { ...purchase, today: dayOf(now, scope.store.timeZone) });

/**
 * Recomputes and stores the status of an order after one of its documents changed it: figures, status and payment, from
 * its lines and bills. Call it as the last step of a change, with the order's row locked.
 */
export async function updatePurchaseStatus(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
): Promise<PurchaseProgress> {
  const [sums] = await tx.raw<{ billed: number; paid: number; state: PurchaseState; expectedDay: string | null }>(
    `select p.state, p.expected_day as "expectedDay", coalesce(sum(b.total), 0)::bigint as billed,
       coalesce(sum(b.paid), 0)::bigint as paid
     from purchases p
     left join bills b on b.business_id = p.business_id and b.purchase_id = p.id and b.reversed_at is null
     where p.business_id = $1 and p.id = $2 group by p.business_id, p.id`,
    [scope.businessId, id],
    'sums_of_purchase',
  );
  const lines = await linesOf(tx, scope, id);
  const purchaseStatus = purchaseProgress(lines, { ...sums!, today: dayOf(now, scope.store.timeZone) });
  await tx.raw(
    `update purchases p set status = $3, payment = $4, ordered = $5, received = $6, open = $7, billed = $8, paid = $9,
       line_count = l.lines, gross = l.gross, discount_total = l.discount, net = l.net, tax = l.tax,
       total = l.net + l.tax + p.charges, updated_at = $10, version = version + 1
     from (select count(*) as lines, coalesce(sum(gross), 0) as gross, coalesce(sum(discount_total), 0) as discount,
         coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax
       from purchase_lines where business_id = $1 and purchase_id = $2) l
     where p.business_id = $1 and p.id = $2`,
    [
      scope.businessId,
      id,
      purchaseStatus.status,
      purchaseStatus.payment,
      purchaseStatus.ordered,
      purchaseStatus.received,
      purchaseStatus.open,
      sums!.billed,
      sums!.paid,
      now,
    ],
    'restand_purchase',
  );
  return purchaseStatus;
}
