-- import type { LandedCost, PurchaseCharge } from '@tilldesk/domain/purchases'
-- import type { VendorPaymentMethod } from '@tilldesk/domain/vendors'

-- name: listBillsOfPurchase
-- prepared
-- type charges: PurchaseCharge[]
-- type lines: { lineId: string; description: string; quantity: number; unitCost: number; net: number; tax: number; correction: number; }[]
select b.id, b.number, b.reversed_at is not null as is_reversed, b.vendor_id, v.name as vendor_name,
  b.reference, b.day, b.due_day, b.charge_list as charges, b.total, b.paid, b.at, u.name as by,
  (select json_agg(json_build_object('lineId', x.line_id, 'description', l.description, 'quantity', x.quantity,
      'unitCost', x.unit_cost, 'net', x.net, 'tax', x.tax, 'correction', x.correction) order by l.position, l.id)
   from bill_lines x join purchase_lines l on l.business_id = x.business_id and l.id = x.line_id
   where x.business_id = b.business_id and x.bill_id = b.id) as lines
from bills b
join vendors v on v.business_id = b.business_id and v.id = b.vendor_id
join users u on u.business_id = b.business_id and u.id = b.user_id
where b.business_id = :businessId and b.purchase_id = :purchaseId order by b.number desc;

-- name: listPaymentsOfPurchase
-- prepared
-- not null: is_reversed
select p.id, p.number, b.id as bill_id, b.number as bill, x.amount, p.method, p.reference, p.paid_on, p.at,
  u.name as by, p.reversed_at is not null as is_reversed
from vendor_payment_parts x
join bills b on b.business_id = x.business_id and b.id = x.bill_id
join vendor_payments p on p.business_id = x.business_id and p.id = x.payment_id
join users u on u.business_id = p.business_id and u.id = p.user_id
where b.business_id = :businessId and b.purchase_id = :purchaseId order by p.number desc, b.number;

-- name: listLandedCosts
-- prepared
-- not null: id, is_reversed, shares
-- type split: 'quantity' | 'equal' | 'cost'
-- type shares: (Omit<LandedCost['shares'][number], 'amount'> & { amount: number })[]
select c.id, c.label, c.split, c.amount, c.reverses, c.at, u.name as by, r.number as receipt,
  exists (select 1 from landed_costs k where k.business_id = c.business_id and k.reverses = c.id) as is_reversed,
  (select json_agg(json_build_object('lineId', s.line_id, 'description', l.description, 'unitCode', n.code,
      'quantity', s.quantity, 'amount', s.amount) order by l.position, n.code, s.id)
   from landed_shares s
   join purchase_lines l on l.business_id = s.business_id and l.id = s.line_id
   left join units n on n.business_id = s.business_id and n.id = s.unit_id
   where s.business_id = c.business_id and s.landed_cost_id = c.id) as shares
from landed_costs c
join users u on u.business_id = c.business_id and u.id = c.user_id
left join receipts r on r.business_id = c.business_id and r.id = c.receipt_id
where c.business_id = :businessId and c.purchase_id = :purchaseId order by c.at desc, c.id desc;

-- name: findBill
select 1 as found from bills where business_id = :businessId and id = :id;

-- name: insertBill
insert into bills (business_id, id, store_id, purchase_id, vendor_id, number, reference, day, due_day, currency,
  charge_list, total, user_id, at)
values (:businessId, :id, :storeId, :purchaseId, :vendorId, :number, :reference, :day, :dueDay, :currency, :charges, :total,
  :userId, :now) on conflict do nothing returning 1 as found;

-- name: findBillOfReference
select number from bills where business_id = :businessId and vendor_id = :vendorId and lower(reference) = lower(:reference)
and reversed_at is null;

-- name: insertBillLines
with billed as (
  insert into bill_lines (business_id, bill_id, line_id, quantity, unit_cost, net, tax, correction)
  select :businessId, :billId, x.line, x.quantity, x."unitCost", x.net, x.tax, x.correction
  from jsonb_to_recordset(:lines::jsonb)
    as x(line uuid, quantity int, "unitCost" bigint, net bigint, tax bigint, correction bigint)
)
update purchase_lines l set billed = l.billed + x.quantity
from jsonb_to_recordset(:lines::jsonb) as x(line uuid, quantity int) where l.business_id = :businessId and l.id = x.line;

-- name: insertBillShares
insert into bill_shares (business_id, bill_id, id, line_id, product_id, unit_id, quantity, amount)
select :businessId, :billId, x.id, x."lineId", x."productId", x."unitId", x.quantity, x.amount
from jsonb_to_recordset(:shares::jsonb)
  as x(id uuid, "lineId" uuid, "productId" uuid, "unitId" uuid, quantity int, amount bigint);

-- name: listBillableUnits
-- not null: line_id, units
select e.line_id, array_agg(e.unit_id order by r.posted_at, r.number, e.seq) as units
from receipt_entries e
join receipts r on r.business_id = e.business_id and r.id = e.receipt_id and r.status = 'posted'
where e.business_id = :businessId and e.line_id = any(:lineIds::uuid[]) and e.quantity > 0 and e.unit_id is not null
group by e.line_id;

-- name: readPurchaseOfBill
select purchase_id from bills where business_id = :businessId and store_id = :storeId and id = :billId;

-- name: lockBill
-- not null: is_reversed
select id, number, vendor_id, purchase_id, reference, total, paid,
  reversed_at is not null as is_reversed
from bills where business_id = :businessId and id = :billId for update;

-- name: listSharesToReverse
-- not null: amount
select product_id, unit_id, quantity, -amount as amount from bill_shares
where business_id = :businessId and bill_id = :billId order by id;

-- name: reduceBilled
update purchase_lines l set billed = l.billed - b.quantity from bill_lines b
where b.business_id = :businessId and b.bill_id = :billId and l.business_id = b.business_id and l.id = b.line_id;

-- name: saveBillReversal
update bills set reversed_at = :now, reversed_by = :userId, reason = :reason where business_id = :businessId and id = :billId;

-- name: readLandedCost
-- type split: 'quantity' | 'equal' | 'cost'
select purchase_id, label, amount, split, receipt_id, reverses is not null as is_counter
from landed_costs where business_id = :businessId and store_id = :storeId and id = :landedId;

-- name: findCounterOfLandedCost
select 1 as found from landed_costs where business_id = :businessId and reverses = :landedId;

-- name: listLandedSharesToReverse
-- not null: amount
select receipt_id, line_id, product_id, unit_id, quantity,
  -amount as amount
from landed_shares where business_id = :businessId and landed_cost_id = :landedId order by id;

-- name: findLandedCost
select 1 as found from landed_costs where business_id = :businessId and id = :id;

-- name: listLandedTargets
-- not null: line_id, product_id, quantity, cost
select e.receipt_id, e.line_id, e.product_id, e.unit_id,
  sum(e.quantity)::int as quantity, sum(e.cost)::bigint as cost
from receipt_entries e
join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
join purchase_lines l on l.business_id = e.business_id and l.id = e.line_id
where e.business_id = :businessId and r.purchase_id = :purchaseId and r.status = 'posted' and e.quantity > 0
  and (:receiptId?::uuid is null or r.id = :receiptId?)
group by e.receipt_id, r.number, e.line_id, l.position, e.product_id, e.unit_id
order by r.number, l.position, min(e.seq);

-- name: insertLandedCost
insert into landed_costs (business_id, id, store_id, purchase_id, receipt_id, reverses, label, split, amount, reason,
  user_id, at)
values (:businessId, :id, :storeId, :purchaseId, :receiptId?, :reverses?, :label, :split, :amount, :reason?, :userId, :now);

-- name: insertLandedShares
insert into landed_shares (business_id, landed_cost_id, id, receipt_id, line_id, product_id, unit_id, quantity, amount)
select :businessId, :id, x.id, x."receiptId", x."lineId", x."productId", x."unitId", x.quantity, x.amount
from jsonb_to_recordset(:shares::jsonb) as x(id uuid, "receiptId" uuid, "lineId" uuid, "productId" uuid, "unitId" uuid,
  quantity int, amount bigint);

-- name: listUnpaidBills
-- not null: due
select b.id, b.number, b.reference, b.purchase_id, p.number as purchase_number, b.day,
  b.due_day, b.total, b.paid, b.total - b.paid as due
from bills b join purchases p on p.business_id = b.business_id and p.id = b.purchase_id
where b.business_id = :businessId and b.store_id = :storeId and b.vendor_id = :vendorId and b.reversed_at is null
  and b.paid < b.total
order by b.due_day, b.number limit 500;

-- name: sumDueElsewhere
-- prepared
select coalesce(sum(b.total - b.paid), 0)::bigint as due from bills b
join stores o on o.business_id = b.business_id and o.id = b.store_id
join stores s on s.business_id = b.business_id and s.id = :storeId and s.currency = o.currency
where b.business_id = :businessId and b.store_id <> :storeId and b.vendor_id = :vendorId and b.reversed_at is null
  and b.paid < b.total;

-- name: insertVendorPayment
insert into vendor_payments (business_id, id, store_id, vendor_id, number, amount, currency, method, reference, paid_on,
  note, user_id, at)
values (:businessId, :id, :storeId, :vendorId, :number, :amount, :currency, :method, :reference?, :paidOn, :note?, :userId,
  :now) on conflict do nothing returning 1 as found;

-- name: listPurchasesOfBills
select distinct purchase_id as id from bills
where business_id = :businessId and store_id = :storeId and vendor_id = :vendorId
  and case when :named?::uuid[] is null then reversed_at is null and paid < total else id = any(:named?::uuid[]) end
order by purchase_id;

-- name: lockBillsToPay
-- not null: due, is_reversed
select h.id, h.number, h.purchase_id, h.total - h.paid as due, h.reversed_at is not null as is_reversed
from (
  select * from bills
  where business_id = :businessId and store_id = :storeId and vendor_id = :vendorId
    and case when :named?::uuid[] is null then reversed_at is null and paid < total else id = any(:named?::uuid[]) end
  order by id for update) h
order by h.due_day, h.number;

-- name: readVendorPayment
-- not null: allocations
-- type allocations: { billId: string; amount: number }[]
select p.id, p.number, p.amount, coalesce(a.balance, 0) as balance,
  (select json_agg(json_build_object('billId', x.bill_id, 'amount', x.amount)) from vendor_payment_parts x
   where x.business_id = p.business_id and x.payment_id = p.id) as allocations
from vendor_payments p
left join vendor_accounts a on a.business_id = p.business_id and a.vendor_id = p.vendor_id and a.currency = p.currency
where p.business_id = :businessId and p.store_id = :storeId and p.id = :id;

-- name: insertPaymentParts
with part as (
  insert into vendor_payment_parts (business_id, payment_id, bill_id, amount)
  select :businessId, :paymentId, x."billId", x.amount from jsonb_to_recordset(:parts::jsonb) as x("billId" uuid, amount bigint)
)
update bills b set paid = b.paid + x.amount from jsonb_to_recordset(:parts::jsonb) as x("billId" uuid, amount bigint)
where b.business_id = :businessId and b.id = x."billId";

-- name: readVendorOfBill
select vendor_id, purchase_id from bills
where business_id = :businessId and store_id = :storeId and id = :billId;

-- name: readPaymentToReverse
-- not null: bills
select p.vendor_id, p.number, (select array_agg(x.bill_id) from vendor_payment_parts x
   where x.business_id = p.business_id and x.payment_id = p.id) as bills
from vendor_payments p where p.business_id = :businessId and p.store_id = :storeId and p.id = :id;

-- name: savePaymentReversal
-- type method: VendorPaymentMethod
update vendor_payments set reversed_at = :now, reversed_by = :userId, reason = :reason
where business_id = :businessId and id = :id and reversed_at is null returning method;

-- name: reducePaid
update bills b set paid = b.paid - x.amount from vendor_payment_parts x
where x.business_id = :businessId and x.payment_id = :id and b.business_id = x.business_id and b.id = x.bill_id;
