import type { Answer } from '@tilldesk/domain/contract';
import type { vendorFigures } from '@tilldesk/domain/vendors';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { nameOf } from './vendor-ledger.store.ts';

/** The number of days whose orders count for a vendor's delivery figures. */
const DAYS = 365;

/** Returns a vendor's delivery figures (docs/decisions/commerce/0022), over all stores of the business. Throws record.notFound. */
export async function readFigures(
  tx: Tx,
  caller: Reader,
  now: string,
  vendorId: string,
): Promise<Answer<typeof vendorFigures>> {
  await nameOf(tx, caller, vendorId);
  const [row] = await tx.raw<Row>(figures, [caller.businessId, vendorId, now, DAYS], 'vendor_deliveries');
  const { orders, leadDays, wanted: orderedPieces, came, received, damaged, sentBack } = row!;
  return {
    orders,
    leadDays: leadDays === null ? null : Math.round(Number(leadDays) * 10) / 10,
    fillRate: orderedPieces === 0 ? null : came / orderedPieces,
    received,
    defective: damaged + sentBack,
  };
}

type Row = Record<'orders' | 'wanted' | 'came' | 'received' | 'damaged' | 'sentBack', number> & {
  leadDays: string | null;
};

// A device that arrived damaged and was then sent back is one defect: devices sent back are counted only if they arrived
// intact.
const figures = `
with orders as (
  select p.business_id, p.id, p.status, p.ordered_at, (
    select min(r.posted_at) from receipts r
    where r.business_id = p.business_id and r.purchase_id = p.id and r.status = 'posted') as here_at
  from purchases p
  where p.business_id = $1 and p.vendor_id = $2 and p.state in ('ordered', 'closed')
    and p.ordered_at > $3::timestamptz - make_interval(days => $4)
), lines as (
  select coalesce(sum(l.quantity), 0)::int as wanted, coalesce(sum(least(l.received, l.quantity)), 0)::int as came
  from orders o join purchase_lines l on l.business_id = o.business_id and l.purchase_id = o.id and not l.is_extra
  where o.status in ('received', 'closed')
), entries as (
  select e.quantity, e.arrival, u.status
  from orders o
  join receipts r on r.business_id = o.business_id and r.purchase_id = o.id and r.status = 'posted'
  join receipt_entries e on e.business_id = r.business_id and e.receipt_id = r.id and e.quantity > 0
  left join units u on u.business_id = e.business_id and u.id = e.unit_id
)
select (select count(*) from orders)::int as orders,
  (select avg(extract(epoch from here_at - ordered_at) / 86400) from orders where here_at is not null)::text as "leadDays",
  l.wanted, l.came,
  (select coalesce(sum(quantity), 0) from entries)::int as received,
  (select coalesce(sum(quantity), 0) from entries where arrival = 'damaged')::int as damaged,
  (select count(*) from entries where arrival = 'ok'
     and status in ('pending_rma', 'at_vendor', 'returned_to_vendor', 'exchanged_by_vendor'))::int as "sentBack"
from lines l`;
