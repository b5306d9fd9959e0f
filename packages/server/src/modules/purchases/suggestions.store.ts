import { reorderOf } from '@tilldesk/domain/inventory';
import type { Tx } from '../../database/transaction.ts';
import type { PurchaseScope } from './locking.store.ts';

type Row = {
  productId: string;
  name: string;
  sku: string;
  available: number;
  incoming: number;
  reorderPoint: number;
  reorderTo: number | null;
  vendorId: string | null;
  vendorName: string | null;
  vendorSku: string | null;
  leadDays: number | null;
  lastCost: number | null;
};

/**
 * Returns products at or below their reorder point, counting what is on its way as stock. The vendor is the given one,
 * or the last one that supplied the product. A product without "up to" is filled to its reorder point.
 */
export async function suggest(tx: Tx, scope: PurchaseScope, vendorId: string | null) {
  const rows = await tx.raw<Row>(
    `select p.id as "productId", p.name, p.sku, p.reorder_point as "reorderPoint", p.reorder_to as "reorderTo",
       coalesce(s.available, 0)::int as available, coalesce(i.incoming, 0)::int as incoming, w.vendor_id as "vendorId",
       w.name as "vendorName", w.vendor_sku as "vendorSku", w.lead_days as "leadDays", w.last_cost as "lastCost"
     from products p
     left join (
       select product_id, sum(pieces) as available from (
         select product_id, count(*) as pieces from units
         where business_id = $1 and store_id = $2 and status = 'in_stock' group by product_id
         union all
         select product_id, on_hand - reserved from stock_levels where business_id = $1 and store_id = $2) stock
       group by product_id) s on s.product_id = p.id
     left join (
       select l.product_id, sum(l.quantity - l.received - l.cancelled) as incoming
       from purchases o join purchase_lines l on l.business_id = o.business_id and l.purchase_id = o.id
       where o.business_id = $1 and o.store_id = $2 and o.status in ('ordered', 'partiallyReceived')
       group by l.product_id) i on i.product_id = p.id
     left join lateral (
       select x.vendor_id, v.name, x.vendor_sku, coalesce(x.lead_days, v.lead_days) as lead_days, x.last_cost
       from vendor_products x
       join vendors v on v.business_id = x.business_id and v.id = x.vendor_id and v.archived_at is null and v.active
       where x.business_id = p.business_id and x.product_id = p.id and ($3::uuid is null or x.vendor_id = $3)
       order by x.last_at desc nulls last limit 1) w on true
     where p.business_id = $1 and p.archived_at is null and p.active and p.tracking <> 'none' and p.reorder_point is not null
       and coalesce(s.available, 0) <= p.reorder_point and ($3::uuid is null or w.vendor_id is not null)
     order by p.name, p.id limit 500`,
    [scope.businessId, scope.storeId, vendorId],
    'suggest_purchases',
  );
  const items = rows.flatMap((row) => {
    const reorderTo = row.reorderTo ?? row.reorderPoint;
    const suggested = reorderOf({ ...row, reorderTo })?.order ?? 0;
    return suggested > 0
      ? [{ ...row, reorderTo, suggested, lastCost: scope.limits.viewCost ? row.lastCost : null }]
      : [];
  });
  return { items };
}
