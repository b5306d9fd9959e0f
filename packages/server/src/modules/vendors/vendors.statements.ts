// Generated from vendors.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const findVendor: Statement<
  { businessId: string; id: string },
  { id: string; name: string; accountNo: string | null }
> = {
  text: `select id, name, account_no from vendors where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'name', 'accountNo'],
  notNull: [],
  prepared: undefined,
};

export const lockActiveVendor: Statement<
  { businessId: string; id: string },
  { id: string; name: string; email: string | null; contactName: string | null; language: string | null; termsDays: number | null; active: boolean }
> = {
  text: `select id, name, email, contact_name, preferred_language as language, terms_days, active
from vendors where business_id = $1 and id = $2 and archived_at is null for key share`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'name', 'email', 'contactName', 'language', 'termsDays', 'active'],
  notNull: [],
  prepared: 'vendors.lockActiveVendor',
};

export const findVendorOfName: Statement<
  { businessId: string; nameKey: string; id: string },
  { name: string }
> = {
  text: `select name from vendors where business_id = $1 and name_key = $2 and id <> $3 and archived_at is null`,
  parameters: ['businessId', 'nameKey', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

/** An open order or an account with a balance: such a vendor cannot be archived. */
export const findUse: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from purchases
where business_id = $1 and vendor_id = $2 and state in ('draft', 'ordered') and status <> 'received'
union all
select 1 from vendor_accounts where business_id = $1 and vendor_id = $2 and balance <> 0
limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: ['found'],
  prepared: undefined,
};

export const readAmountsOwed: Statement<
  { businessId: string; storeId: string; ids: readonly string[] },
  { id: string; balance: number; credits: number; openOrders: number }
> = {
  text: `select v.id, coalesce(a.balance, 0) as balance, coalesce(a.credits, 0) as credits,
  (select count(*) from purchases p where p.business_id = $1 and p.vendor_id = v.id and p.store_id = $2
     and p.status in ('ordered', 'partiallyReceived')) as open_orders
from unnest($3::uuid[]) as v(id)
left join vendor_accounts a on a.business_id = $1 and a.vendor_id = v.id
  and a.currency = (select currency from stores s where s.business_id = $1 and s.id = $2)`,
  parameters: ['businessId', 'storeId', 'ids'],
  columns: ['id', 'balance', 'credits', 'openOrders'],
  notNull: ['id', 'openOrders'],
  prepared: 'vendors.readAmountsOwed',
};

/** A device that arrived damaged and was then sent back is one defect: devices sent back are counted only if they arrived intact. */
export const readDeliveries: Statement<
  { businessId: string; vendorId: string; now: string; days: number },
  { orders: number; leadDays: string | null; wanted: number; came: number; received: number; damaged: number; sentBack: number }
> = {
  text: `with orders as (
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
  (select avg(extract(epoch from here_at - ordered_at) / 86400) from orders where here_at is not null)::text as lead_days,
  l.wanted, l.came,
  (select coalesce(sum(quantity), 0) from entries)::int as received,
  (select coalesce(sum(quantity), 0) from entries where arrival = 'damaged')::int as damaged,
  (select count(*) from entries where arrival = 'ok'
     and status in ('pending_rma', 'at_vendor', 'returned_to_vendor', 'exchanged_by_vendor'))::int as sent_back
from lines l`,
  parameters: ['businessId', 'vendorId', 'now', 'days'],
  columns: ['orders', 'leadDays', 'wanted', 'came', 'received', 'damaged', 'sentBack'],
  notNull: ['orders', 'wanted', 'came', 'received', 'damaged', 'sentBack'],
  prepared: 'vendors.readDeliveries',
};

/** A history row for each line, and the last cost of each product that was received or billed. */
export const insertPrices: Statement<
  { businessId: string; vendorId: string; purchaseId: string; documentId: string; now: string; lines: string },
  object
> = {
  text: `with history as (
  insert into vendor_prices (business_id, vendor_id, purchase_id, document_id, at, id, product_id, quantity, cost)
  select $1, $2, $3, $4, $5, x.id, x."productId", x.quantity, x.cost
  from jsonb_to_recordset($6::jsonb) as x(place int, id uuid, "productId" uuid, quantity int, cost bigint)
  order by x.place
)
insert into vendor_products as v (business_id, vendor_id, product_id, vendor_sku, last_cost, last_at)
select distinct on (x."productId") $1, $2, x."productId", x."vendorSku", x.cost, $5
from jsonb_to_recordset($6::jsonb) as x(place int, "productId" uuid, quantity int, cost bigint, "vendorSku" text)
where x.quantity >= 0 order by x."productId", x.place desc
on conflict (business_id, vendor_id, product_id) do update
  set last_cost = excluded.last_cost, last_at = excluded.last_at, vendor_sku = coalesce(excluded.vendor_sku, v.vendor_sku)`,
  parameters: ['businessId', 'vendorId', 'purchaseId', 'documentId', 'now', 'lines'],
  columns: [],
  notNull: [],
  prepared: 'vendors.insertPrices',
};

export const saveVendorProduct: Statement<
  { businessId: string; vendorId: string; vendorSku: string | null; leadDays: number | null; productId: string },
  object
> = {
  text: `insert into vendor_products (business_id, vendor_id, product_id, vendor_sku, lead_days)
select $1, $2, p.id, $3, $4 from products p
where p.business_id = $1 and p.id = $5
on conflict (business_id, vendor_id, product_id) do update
  set vendor_sku = excluded.vendor_sku, lead_days = excluded.lead_days`,
  parameters: ['businessId', 'vendorId', 'vendorSku', 'leadDays', 'productId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

/** The account's row is the lock of the vendor's ledger. */
export const insertEntry: Statement<
  { businessId: string; vendorId: string; currency: string; amount: number; kind: string; id: string; storeId: string; documentId: string | null; documentNumber: string | null; purchaseId: string | null; reference: string | null; note: string | null; businessDay: string; userId: string; now: string },
  { balance: number }
> = {
  text: `with account as (
  insert into vendor_accounts as a (business_id, vendor_id, currency, balance, credits)
  values ($1, $2, $3, $4::bigint, case $5 when 'credit' then -$4::bigint else 0 end)
  on conflict (business_id, vendor_id, currency)
    do update set balance = a.balance + excluded.balance, credits = a.credits + excluded.credits
  returning balance
)
insert into vendor_ledger (business_id, vendor_id, currency, amount, kind, id, store_id, balance, document_id,
  document_number, purchase_id, reference, note, business_day, user_id, at)
select $1, $2, $3, $4, $5, $6, $7, account.balance, $8, $9,
  $10, $11, $12, $13, $14, $15 from account
returning balance`,
  parameters: ['businessId', 'vendorId', 'currency', 'amount', 'kind', 'id', 'storeId', 'documentId', 'documentNumber', 'purchaseId', 'reference', 'note', 'businessDay', 'userId', 'now'],
  columns: ['balance'],
  notNull: [],
  prepared: 'vendors.insertEntry',
};

export const findBooked: Statement<
  { businessId: string; documentId: string },
  { balance: number }
> = {
  text: `select balance from vendor_ledger where business_id = $1 and document_id = $2`,
  parameters: ['businessId', 'documentId'],
  columns: ['balance'],
  notNull: [],
  prepared: undefined,
};

export const listNewestEntries: Statement<
  { businessId: string; vendorId: string; currency: string; kind: string | null; search: string; limit: number; offset: number },
  { id: string; at: string; day: string; kind: 'bill' | 'payment' | 'credit' | 'adjustment'; amount: number; balance: number; documentNumber: string | null; documentId: string | null; purchaseId: string | null; reference: string | null; note: string | null; storeName: string; by: string }
> = {
  text: `select id, at, day, kind, amount, balance, document_number, document_id, purchase_id, reference, note, store_name, by
from vendor_entries
where business_id = $1 and vendor_id = $2 and currency = $3
  and ($4::text is null or kind = $4)
  and ($5::text = '' or starts_with(lower(document_number), $5) or starts_with(lower(reference), $5))
order by seq desc limit $6 offset $7`,
  parameters: ['businessId', 'vendorId', 'currency', 'kind', 'search', 'limit', 'offset'],
  columns: ['id', 'at', 'day', 'kind', 'amount', 'balance', 'documentNumber', 'documentId', 'purchaseId', 'reference', 'note', 'storeName', 'by'],
  notNull: ['id', 'at', 'day', 'kind', 'amount', 'balance', 'storeName', 'by'],
  prepared: undefined,
};

export const listOldestEntries: Statement<
  { businessId: string; vendorId: string; currency: string; kind: string | null; search: string; limit: number; offset: number },
  { id: string; at: string; day: string; kind: 'bill' | 'payment' | 'credit' | 'adjustment'; amount: number; balance: number; documentNumber: string | null; documentId: string | null; purchaseId: string | null; reference: string | null; note: string | null; storeName: string; by: string }
> = {
  text: `select id, at, day, kind, amount, balance, document_number, document_id, purchase_id, reference, note, store_name, by
from vendor_entries
where business_id = $1 and vendor_id = $2 and currency = $3
  and ($4::text is null or kind = $4)
  and ($5::text = '' or starts_with(lower(document_number), $5) or starts_with(lower(reference), $5))
order by seq limit $6 offset $7`,
  parameters: ['businessId', 'vendorId', 'currency', 'kind', 'search', 'limit', 'offset'],
  columns: ['id', 'at', 'day', 'kind', 'amount', 'balance', 'documentNumber', 'documentId', 'purchaseId', 'reference', 'note', 'storeName', 'by'],
  notNull: ['id', 'at', 'day', 'kind', 'amount', 'balance', 'storeName', 'by'],
  prepared: undefined,
};

export const countEntries: Statement<
  { businessId: string; vendorId: string; currency: string; kind: string | null; search: string },
  { found: number }
> = {
  text: `select count(*) as found from vendor_ledger
where business_id = $1 and vendor_id = $2 and currency = $3
  and ($4::text is null or kind = $4)
  and ($5::text = '' or starts_with(lower(document_number), $5) or starts_with(lower(reference), $5))`,
  parameters: ['businessId', 'vendorId', 'currency', 'kind', 'search'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readOpening: Statement<
  { businessId: string; vendorId: string; currency: string; from: string },
  { opening: number }
> = {
  text: `select coalesce(sum(amount), 0)::bigint as opening from vendor_ledger
where business_id = $1 and vendor_id = $2 and currency = $3 and business_day < $4`,
  parameters: ['businessId', 'vendorId', 'currency', 'from'],
  columns: ['opening'],
  notNull: [],
  prepared: undefined,
};

export const listEntriesOfDays: Statement<
  { businessId: string; vendorId: string; currency: string; from: string; to: string; limit: number },
  { id: string; at: string; day: string; kind: 'bill' | 'payment' | 'credit' | 'adjustment'; amount: number; balance: number; documentNumber: string | null; documentId: string | null; purchaseId: string | null; reference: string | null; note: string | null; storeName: string; by: string }
> = {
  text: `select id, at, day, kind, amount, balance, document_number, document_id, purchase_id, reference, note, store_name, by
from vendor_entries
where business_id = $1 and vendor_id = $2 and currency = $3 and day between $4 and $5
order by day, seq limit $6`,
  parameters: ['businessId', 'vendorId', 'currency', 'from', 'to', 'limit'],
  columns: ['id', 'at', 'day', 'kind', 'amount', 'balance', 'documentNumber', 'documentId', 'purchaseId', 'reference', 'note', 'storeName', 'by'],
  notNull: ['id', 'at', 'day', 'kind', 'amount', 'balance', 'storeName', 'by'],
  prepared: undefined,
};
