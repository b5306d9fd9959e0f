// Generated from bills.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../../database/statement.ts';
import type { LandedCost, PurchaseCharge } from '@tilldesk/domain/purchases';
import type { VendorPaymentMethod } from '@tilldesk/domain/vendors';

export const listBillsOfPurchase: Statement<
  { businessId: string; purchaseId: string },
  { id: string; number: number; isReversed: boolean; vendorId: string; vendorName: string; reference: string; day: string; dueDay: string; charges: PurchaseCharge[]; total: number; paid: number; at: string; by: string; lines: { lineId: string; description: string; quantity: number; unitCost: number; net: number; tax: number; correction: number; }[] | null }
> = {
  text: `select b.id, b.number, b.reversed_at is not null as is_reversed, b.vendor_id, v.name as vendor_name,
  b.reference, b.day, b.due_day, b.charge_list as charges, b.total, b.paid, b.at, u.name as by,
  (select json_agg(json_build_object('lineId', x.line_id, 'description', l.description, 'quantity', x.quantity,
      'unitCost', x.unit_cost, 'net', x.net, 'tax', x.tax, 'correction', x.correction) order by l.position, l.id)
   from bill_lines x join purchase_lines l on l.business_id = x.business_id and l.id = x.line_id
   where x.business_id = b.business_id and x.bill_id = b.id) as lines
from bills b
join vendors v on v.business_id = b.business_id and v.id = b.vendor_id
join users u on u.business_id = b.business_id and u.id = b.user_id
where b.business_id = $1 and b.purchase_id = $2 order by b.number desc`,
  parameters: ['businessId', 'purchaseId'],
  columns: ['id', 'number', 'isReversed', 'vendorId', 'vendorName', 'reference', 'day', 'dueDay', 'charges', 'total', 'paid', 'at', 'by', 'lines'],
  notNull: [],
  prepared: 'bills.listBillsOfPurchase',
};

export const listPaymentsOfPurchase: Statement<
  { businessId: string; purchaseId: string },
  { id: string; number: number; billId: string; bill: number; amount: number; method: string; reference: string | null; paidOn: string; at: string; by: string; isReversed: boolean }
> = {
  text: `select p.id, p.number, b.id as bill_id, b.number as bill, x.amount, p.method, p.reference, p.paid_on, p.at,
  u.name as by, p.reversed_at is not null as is_reversed
from vendor_payment_parts x
join bills b on b.business_id = x.business_id and b.id = x.bill_id
join vendor_payments p on p.business_id = x.business_id and p.id = x.payment_id
join users u on u.business_id = p.business_id and u.id = p.user_id
where b.business_id = $1 and b.purchase_id = $2 order by p.number desc, b.number`,
  parameters: ['businessId', 'purchaseId'],
  columns: ['id', 'number', 'billId', 'bill', 'amount', 'method', 'reference', 'paidOn', 'at', 'by', 'isReversed'],
  notNull: ['isReversed'],
  prepared: 'bills.listPaymentsOfPurchase',
};

export const listLandedCosts: Statement<
  { businessId: string; purchaseId: string },
  { id: string; label: string; split: 'quantity' | 'equal' | 'cost'; amount: number; reverses: string | null; at: string; by: string; receipt: number | null; isReversed: boolean; shares: (Omit<LandedCost['shares'][number], 'amount'> & { amount: number })[] }
> = {
  text: `select c.id, c.label, c.split, c.amount, c.reverses, c.at, u.name as by, r.number as receipt,
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
where c.business_id = $1 and c.purchase_id = $2 order by c.at desc, c.id desc`,
  parameters: ['businessId', 'purchaseId'],
  columns: ['id', 'label', 'split', 'amount', 'reverses', 'at', 'by', 'receipt', 'isReversed', 'shares'],
  notNull: ['id', 'isReversed', 'shares'],
  prepared: 'bills.listLandedCosts',
};

export const findBill: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from bills where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const insertBill: Statement<
  { businessId: string; id: string; storeId: string; purchaseId: string; vendorId: string; number: number; reference: string; day: string; dueDay: string; currency: string; charges: string; total: number; userId: string; now: string },
  { found: number }
> = {
  text: `insert into bills (business_id, id, store_id, purchase_id, vendor_id, number, reference, day, due_day, currency,
  charge_list, total, user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
  $13, $14) on conflict do nothing returning 1 as found`,
  parameters: ['businessId', 'id', 'storeId', 'purchaseId', 'vendorId', 'number', 'reference', 'day', 'dueDay', 'currency', 'charges', 'total', 'userId', 'now'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findBillOfReference: Statement<
  { businessId: string; vendorId: string; reference: string },
  { number: number }
> = {
  text: `select number from bills where business_id = $1 and vendor_id = $2 and lower(reference) = lower($3)
and reversed_at is null`,
  parameters: ['businessId', 'vendorId', 'reference'],
  columns: ['number'],
  notNull: [],
  prepared: undefined,
};

export const insertBillLines: Statement<
  { businessId: string; billId: string; lines: string },
  object
> = {
  text: `with billed as (
  insert into bill_lines (business_id, bill_id, line_id, quantity, unit_cost, net, tax, correction)
  select $1, $2, x.line, x.quantity, x."unitCost", x.net, x.tax, x.correction
  from jsonb_to_recordset($3::jsonb)
    as x(line uuid, quantity int, "unitCost" bigint, net bigint, tax bigint, correction bigint)
)
update purchase_lines l set billed = l.billed + x.quantity
from jsonb_to_recordset($3::jsonb) as x(line uuid, quantity int) where l.business_id = $1 and l.id = x.line`,
  parameters: ['businessId', 'billId', 'lines'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertBillShares: Statement<
  { businessId: string; billId: string; shares: string },
  object
> = {
  text: `insert into bill_shares (business_id, bill_id, id, line_id, product_id, unit_id, quantity, amount)
select $1, $2, x.id, x."lineId", x."productId", x."unitId", x.quantity, x.amount
from jsonb_to_recordset($3::jsonb)
  as x(id uuid, "lineId" uuid, "productId" uuid, "unitId" uuid, quantity int, amount bigint)`,
  parameters: ['businessId', 'billId', 'shares'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listBillableUnits: Statement<
  { businessId: string; lineIds: readonly string[] },
  { lineId: string; units: string[] }
> = {
  text: `select e.line_id, array_agg(e.unit_id order by r.posted_at, r.number, e.seq) as units
from receipt_entries e
join receipts r on r.business_id = e.business_id and r.id = e.receipt_id and r.status = 'posted'
where e.business_id = $1 and e.line_id = any($2::uuid[]) and e.quantity > 0 and e.unit_id is not null
group by e.line_id`,
  parameters: ['businessId', 'lineIds'],
  columns: ['lineId', 'units'],
  notNull: ['lineId', 'units'],
  prepared: undefined,
};

export const readPurchaseOfBill: Statement<
  { businessId: string; storeId: string; billId: string },
  { purchaseId: string }
> = {
  text: `select purchase_id from bills where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'billId'],
  columns: ['purchaseId'],
  notNull: [],
  prepared: undefined,
};

export const lockBill: Statement<
  { businessId: string; billId: string },
  { id: string; number: number; vendorId: string; purchaseId: string; reference: string; total: number; paid: number; isReversed: boolean }
> = {
  text: `select id, number, vendor_id, purchase_id, reference, total, paid,
  reversed_at is not null as is_reversed
from bills where business_id = $1 and id = $2 for update`,
  parameters: ['businessId', 'billId'],
  columns: ['id', 'number', 'vendorId', 'purchaseId', 'reference', 'total', 'paid', 'isReversed'],
  notNull: ['isReversed'],
  prepared: undefined,
};

export const listSharesToReverse: Statement<
  { businessId: string; billId: string },
  { productId: string; unitId: string | null; quantity: number; amount: number }
> = {
  text: `select product_id, unit_id, quantity, -amount as amount from bill_shares
where business_id = $1 and bill_id = $2 order by id`,
  parameters: ['businessId', 'billId'],
  columns: ['productId', 'unitId', 'quantity', 'amount'],
  notNull: ['amount'],
  prepared: undefined,
};

export const reduceBilled: Statement<
  { businessId: string; billId: string },
  object
> = {
  text: `update purchase_lines l set billed = l.billed - b.quantity from bill_lines b
where b.business_id = $1 and b.bill_id = $2 and l.business_id = b.business_id and l.id = b.line_id`,
  parameters: ['businessId', 'billId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveBillReversal: Statement<
  { now: string; userId: string; reason: string; businessId: string; billId: string },
  object
> = {
  text: `update bills set reversed_at = $1, reversed_by = $2, reason = $3 where business_id = $4 and id = $5`,
  parameters: ['now', 'userId', 'reason', 'businessId', 'billId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readLandedCost: Statement<
  { businessId: string; storeId: string; landedId: string },
  { purchaseId: string; label: string; amount: number; split: 'quantity' | 'equal' | 'cost'; receiptId: string | null; isCounter: boolean }
> = {
  text: `select purchase_id, label, amount, split, receipt_id, reverses is not null as is_counter
from landed_costs where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'landedId'],
  columns: ['purchaseId', 'label', 'amount', 'split', 'receiptId', 'isCounter'],
  notNull: [],
  prepared: undefined,
};

export const findCounterOfLandedCost: Statement<
  { businessId: string; landedId: string },
  { found: number }
> = {
  text: `select 1 as found from landed_costs where business_id = $1 and reverses = $2`,
  parameters: ['businessId', 'landedId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const listLandedSharesToReverse: Statement<
  { businessId: string; landedId: string },
  { receiptId: string; lineId: string; productId: string; unitId: string | null; quantity: number; amount: number }
> = {
  text: `select receipt_id, line_id, product_id, unit_id, quantity,
  -amount as amount
from landed_shares where business_id = $1 and landed_cost_id = $2 order by id`,
  parameters: ['businessId', 'landedId'],
  columns: ['receiptId', 'lineId', 'productId', 'unitId', 'quantity', 'amount'],
  notNull: ['amount'],
  prepared: undefined,
};

export const findLandedCost: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from landed_costs where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const listLandedTargets: Statement<
  { businessId: string; purchaseId: string; receiptId: string | null },
  { receiptId: string; lineId: string; productId: string; unitId: string | null; quantity: number; cost: number }
> = {
  text: `select e.receipt_id, e.line_id, e.product_id, e.unit_id,
  sum(e.quantity)::int as quantity, sum(e.cost)::bigint as cost
from receipt_entries e
join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
join purchase_lines l on l.business_id = e.business_id and l.id = e.line_id
where e.business_id = $1 and r.purchase_id = $2 and r.status = 'posted' and e.quantity > 0
  and ($3::uuid is null or r.id = $3)
group by e.receipt_id, r.number, e.line_id, l.position, e.product_id, e.unit_id
order by r.number, l.position, min(e.seq)`,
  parameters: ['businessId', 'purchaseId', 'receiptId'],
  columns: ['receiptId', 'lineId', 'productId', 'unitId', 'quantity', 'cost'],
  notNull: ['lineId', 'productId', 'quantity', 'cost'],
  prepared: undefined,
};

export const insertLandedCost: Statement<
  { businessId: string; id: string; storeId: string; purchaseId: string; receiptId: string | null; reverses: string | null; label: string; split: string; amount: number; reason: string | null; userId: string; now: string },
  object
> = {
  text: `insert into landed_costs (business_id, id, store_id, purchase_id, receipt_id, reverses, label, split, amount, reason,
  user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
  parameters: ['businessId', 'id', 'storeId', 'purchaseId', 'receiptId', 'reverses', 'label', 'split', 'amount', 'reason', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertLandedShares: Statement<
  { businessId: string; id: string; shares: string },
  object
> = {
  text: `insert into landed_shares (business_id, landed_cost_id, id, receipt_id, line_id, product_id, unit_id, quantity, amount)
select $1, $2, x.id, x."receiptId", x."lineId", x."productId", x."unitId", x.quantity, x.amount
from jsonb_to_recordset($3::jsonb) as x(id uuid, "receiptId" uuid, "lineId" uuid, "productId" uuid, "unitId" uuid,
  quantity int, amount bigint)`,
  parameters: ['businessId', 'id', 'shares'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listUnpaidBills: Statement<
  { businessId: string; storeId: string; vendorId: string },
  { id: string; number: number; reference: string; purchaseId: string; purchaseNumber: number | null; day: string; dueDay: string; total: number; paid: number; due: number }
> = {
  text: `select b.id, b.number, b.reference, b.purchase_id, p.number as purchase_number, b.day,
  b.due_day, b.total, b.paid, b.total - b.paid as due
from bills b join purchases p on p.business_id = b.business_id and p.id = b.purchase_id
where b.business_id = $1 and b.store_id = $2 and b.vendor_id = $3 and b.reversed_at is null
  and b.paid < b.total
order by b.due_day, b.number limit 500`,
  parameters: ['businessId', 'storeId', 'vendorId'],
  columns: ['id', 'number', 'reference', 'purchaseId', 'purchaseNumber', 'day', 'dueDay', 'total', 'paid', 'due'],
  notNull: ['due'],
  prepared: undefined,
};

export const sumDueElsewhere: Statement<
  { storeId: string; businessId: string; vendorId: string },
  { due: number }
> = {
  text: `select coalesce(sum(b.total - b.paid), 0)::bigint as due from bills b
join stores o on o.business_id = b.business_id and o.id = b.store_id
join stores s on s.business_id = b.business_id and s.id = $1 and s.currency = o.currency
where b.business_id = $2 and b.store_id <> $1 and b.vendor_id = $3 and b.reversed_at is null
  and b.paid < b.total`,
  parameters: ['storeId', 'businessId', 'vendorId'],
  columns: ['due'],
  notNull: [],
  prepared: 'bills.sumDueElsewhere',
};

export const insertVendorPayment: Statement<
  { businessId: string; id: string; storeId: string; vendorId: string; number: number; amount: number; currency: string; method: string; reference: string | null; paidOn: string; note: string | null; userId: string; now: string },
  { found: number }
> = {
  text: `insert into vendor_payments (business_id, id, store_id, vendor_id, number, amount, currency, method, reference, paid_on,
  note, user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
  $13) on conflict do nothing returning 1 as found`,
  parameters: ['businessId', 'id', 'storeId', 'vendorId', 'number', 'amount', 'currency', 'method', 'reference', 'paidOn', 'note', 'userId', 'now'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const listPurchasesOfBills: Statement<
  { businessId: string; storeId: string; vendorId: string; named: readonly string[] | null },
  { id: string }
> = {
  text: `select distinct purchase_id as id from bills
where business_id = $1 and store_id = $2 and vendor_id = $3
  and case when $4::uuid[] is null then reversed_at is null and paid < total else id = any($4::uuid[]) end
order by purchase_id`,
  parameters: ['businessId', 'storeId', 'vendorId', 'named'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const lockBillsToPay: Statement<
  { businessId: string; storeId: string; vendorId: string; named: readonly string[] | null },
  { id: string; number: number; purchaseId: string; due: number; isReversed: boolean }
> = {
  text: `select h.id, h.number, h.purchase_id, h.total - h.paid as due, h.reversed_at is not null as is_reversed
from (
  select * from bills
  where business_id = $1 and store_id = $2 and vendor_id = $3
    and case when $4::uuid[] is null then reversed_at is null and paid < total else id = any($4::uuid[]) end
  order by id for update) h
order by h.due_day, h.number`,
  parameters: ['businessId', 'storeId', 'vendorId', 'named'],
  columns: ['id', 'number', 'purchaseId', 'due', 'isReversed'],
  notNull: ['due', 'isReversed'],
  prepared: undefined,
};

export const readVendorPayment: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number; amount: number; balance: number; allocations: { billId: string; amount: number }[] }
> = {
  text: `select p.id, p.number, p.amount, coalesce(a.balance, 0) as balance,
  (select json_agg(json_build_object('billId', x.bill_id, 'amount', x.amount)) from vendor_payment_parts x
   where x.business_id = p.business_id and x.payment_id = p.id) as allocations
from vendor_payments p
left join vendor_accounts a on a.business_id = p.business_id and a.vendor_id = p.vendor_id and a.currency = p.currency
where p.business_id = $1 and p.store_id = $2 and p.id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'amount', 'balance', 'allocations'],
  notNull: ['allocations'],
  prepared: undefined,
};

export const insertPaymentParts: Statement<
  { businessId: string; paymentId: string; parts: string },
  object
> = {
  text: `with part as (
  insert into vendor_payment_parts (business_id, payment_id, bill_id, amount)
  select $1, $2, x."billId", x.amount from jsonb_to_recordset($3::jsonb) as x("billId" uuid, amount bigint)
)
update bills b set paid = b.paid + x.amount from jsonb_to_recordset($3::jsonb) as x("billId" uuid, amount bigint)
where b.business_id = $1 and b.id = x."billId"`,
  parameters: ['businessId', 'paymentId', 'parts'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readVendorOfBill: Statement<
  { businessId: string; storeId: string; billId: string },
  { vendorId: string; purchaseId: string }
> = {
  text: `select vendor_id, purchase_id from bills
where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'billId'],
  columns: ['vendorId', 'purchaseId'],
  notNull: [],
  prepared: undefined,
};

export const readPaymentToReverse: Statement<
  { businessId: string; storeId: string; id: string },
  { vendorId: string; number: number; bills: string[] }
> = {
  text: `select p.vendor_id, p.number, (select array_agg(x.bill_id) from vendor_payment_parts x
   where x.business_id = p.business_id and x.payment_id = p.id) as bills
from vendor_payments p where p.business_id = $1 and p.store_id = $2 and p.id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['vendorId', 'number', 'bills'],
  notNull: ['bills'],
  prepared: undefined,
};

export const savePaymentReversal: Statement<
  { now: string; userId: string; reason: string; businessId: string; id: string },
  { method: VendorPaymentMethod }
> = {
  text: `update vendor_payments set reversed_at = $1, reversed_by = $2, reason = $3
where business_id = $4 and id = $5 and reversed_at is null returning method`,
  parameters: ['now', 'userId', 'reason', 'businessId', 'id'],
  columns: ['method'],
  notNull: [],
  prepared: undefined,
};

export const reducePaid: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update bills b set paid = b.paid - x.amount from vendor_payment_parts x
where x.business_id = $1 and x.payment_id = $2 and b.business_id = x.business_id and b.id = x.bill_id`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
