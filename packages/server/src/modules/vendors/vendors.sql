-- name: findVendor
select id, name, account_no from vendors where business_id = :businessId and id = :id;

-- name: lockActiveVendor
-- prepared
select id, name, email, contact_name, preferred_language as language, terms_days, active
from vendors where business_id = :businessId and id = :id and archived_at is null for key share;

-- name: findVendorOfName
select name from vendors where business_id = :businessId and name_key = :nameKey and id <> :id and archived_at is null;

-- name: findUse
-- not null: found
-- An open order or an account with a balance: such a vendor cannot be archived.
select 1 as found from purchases
where business_id = :businessId and vendor_id = :id and state in ('draft', 'ordered') and status <> 'received'
union all
select 1 from vendor_accounts where business_id = :businessId and vendor_id = :id and balance <> 0
limit 1;

-- name: readAmountsOwed
-- prepared
-- not null: id, open_orders
select v.id, coalesce(a.balance, 0) as balance, coalesce(a.credits, 0) as credits,
  (select count(*) from purchases p where p.business_id = :businessId and p.vendor_id = v.id and p.store_id = :storeId
     and p.status in ('ordered', 'partiallyReceived')) as open_orders
from unnest(:ids::uuid[]) as v(id)
left join vendor_accounts a on a.business_id = :businessId and a.vendor_id = v.id
  and a.currency = (select currency from stores s where s.business_id = :businessId and s.id = :storeId);

-- name: readDeliveries
-- prepared
-- not null: orders, wanted, came, received, damaged, sent_back
-- A device that arrived damaged and was then sent back is one defect: devices sent back are counted only if they arrived intact.
with orders as (
  select p.business_id, p.id, p.status, p.ordered_at, (
    select min(r.posted_at) from receipts r
    where r.business_id = p.business_id and r.purchase_id = p.id and r.status = 'posted') as here_at
  from purchases p
  where p.business_id = :businessId and p.vendor_id = :vendorId and p.state in ('ordered', 'closed')
    and p.ordered_at > :now::timestamptz - make_interval(days => :days)
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
from lines l;

-- name: insertPrices
-- prepared
-- A history row for each line, and the last cost of each product that was received or billed.
with history as (
  insert into vendor_prices (business_id, vendor_id, purchase_id, document_id, at, id, product_id, quantity, cost)
  select :businessId, :vendorId, :purchaseId, :documentId, :now, x.id, x."productId", x.quantity, x.cost
  from jsonb_to_recordset(:lines::jsonb) as x(place int, id uuid, "productId" uuid, quantity int, cost bigint)
  order by x.place
)
insert into vendor_products as v (business_id, vendor_id, product_id, vendor_sku, last_cost, last_at)
select distinct on (x."productId") :businessId, :vendorId, x."productId", x."vendorSku", x.cost, :now
from jsonb_to_recordset(:lines::jsonb) as x(place int, "productId" uuid, quantity int, cost bigint, "vendorSku" text)
where x.quantity >= 0 order by x."productId", x.place desc
on conflict (business_id, vendor_id, product_id) do update
  set last_cost = excluded.last_cost, last_at = excluded.last_at, vendor_sku = coalesce(excluded.vendor_sku, v.vendor_sku);

-- name: saveVendorProduct
insert into vendor_products (business_id, vendor_id, product_id, vendor_sku, lead_days)
select :businessId, :vendorId, p.id, :vendorSku?, :leadDays? from products p
where p.business_id = :businessId and p.id = :productId
on conflict (business_id, vendor_id, product_id) do update
  set vendor_sku = excluded.vendor_sku, lead_days = excluded.lead_days;

-- name: insertEntry
-- prepared
-- The account's row is the lock of the vendor's ledger.
with account as (
  insert into vendor_accounts as a (business_id, vendor_id, currency, balance, credits)
  values (:businessId, :vendorId, :currency, :amount::bigint, case :kind when 'credit' then -:amount::bigint else 0 end)
  on conflict (business_id, vendor_id, currency)
    do update set balance = a.balance + excluded.balance, credits = a.credits + excluded.credits
  returning balance
)
insert into vendor_ledger (business_id, vendor_id, currency, amount, kind, id, store_id, balance, document_id,
  document_number, purchase_id, reference, note, business_day, user_id, at)
select :businessId, :vendorId, :currency, :amount, :kind, :id, :storeId, account.balance, :documentId?, :documentNumber?,
  :purchaseId?, :reference?, :note?, :businessDay, :userId, :now from account
returning balance;

-- name: findBooked
select balance from vendor_ledger where business_id = :businessId and document_id = :documentId;

-- name: listNewestEntries
-- type kind: 'bill' | 'payment' | 'credit' | 'adjustment'
-- not null: id, at, day, kind, amount, balance, store_name, by
select id, at, day, kind, amount, balance, document_number, document_id, purchase_id, reference, note, store_name, by
from vendor_entries
where business_id = :businessId and vendor_id = :vendorId and currency = :currency
  and (:kind?::text is null or kind = :kind)
  and (:search::text = '' or starts_with(lower(document_number), :search) or starts_with(lower(reference), :search))
order by seq desc limit :limit offset :offset;

-- name: listOldestEntries
-- type kind: 'bill' | 'payment' | 'credit' | 'adjustment'
-- not null: id, at, day, kind, amount, balance, store_name, by
select id, at, day, kind, amount, balance, document_number, document_id, purchase_id, reference, note, store_name, by
from vendor_entries
where business_id = :businessId and vendor_id = :vendorId and currency = :currency
  and (:kind?::text is null or kind = :kind)
  and (:search::text = '' or starts_with(lower(document_number), :search) or starts_with(lower(reference), :search))
order by seq limit :limit offset :offset;

-- name: countEntries
select count(*) as found from vendor_ledger
where business_id = :businessId and vendor_id = :vendorId and currency = :currency
  and (:kind?::text is null or kind = :kind)
  and (:search::text = '' or starts_with(lower(document_number), :search) or starts_with(lower(reference), :search));

-- name: readOpening
select coalesce(sum(amount), 0)::bigint as opening from vendor_ledger
where business_id = :businessId and vendor_id = :vendorId and currency = :currency and business_day < :from;

-- name: listEntriesOfDays
-- type kind: 'bill' | 'payment' | 'credit' | 'adjustment'
-- not null: id, at, day, kind, amount, balance, store_name, by
select id, at, day, kind, amount, balance, document_number, document_id, purchase_id, reference, note, store_name, by
from vendor_entries
where business_id = :businessId and vendor_id = :vendorId and currency = :currency and day between :from and :to
order by day, seq limit :limit;
