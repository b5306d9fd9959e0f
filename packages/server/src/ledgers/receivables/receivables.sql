-- name: readBuyer
-- prepared
select customer_id from invoices where business_id = :businessId and store_id = :storeId and id = :id;

-- name: lockInvoiceRow
-- prepared
select id, status, number, total, paid, refunded, customer_id,
  business_day, posted_at, version
from invoices where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: lockUnpostedRow
-- prepared
select status, version, number, pieces, total, customer_id, quoted_until from invoices
where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: listActivePayments
-- prepared
-- not null: id, was_in_drawer, is_reversed
select p.id, p.kind, p.amount, p.tendered, p.change, p.reference, p.reverses, p.at, m.id is not null as was_in_drawer,
  exists (select 1 from payments r where r.business_id = p.business_id and r.reverses = p.id) as is_reversed
from payments p left join cash_movements m on m.business_id = p.business_id and m.id = p.id
where p.business_id = :businessId and p.invoice_id = :invoiceId order by p.seq;

-- name: insertMoney
-- prepared
with taken as (
  insert into payments (business_id, store_id, invoice_id, user_id, at, id, kind, amount, tendered, change, reference, reverses)
  select :businessId, :storeId, :invoiceId, :userId, :now, x.* from jsonb_to_recordset(:rows::jsonb)
    as x(id uuid, kind text, amount bigint, tendered bigint, change bigint, reference text, reverses uuid)
)
insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount)
select :businessId, x.drawer, 'sale', :invoiceId, :userId, :now, x.id, x.amount
from jsonb_to_recordset(:rows::jsonb) as x(id uuid, amount bigint, drawer uuid)
where x.amount <> 0 and x.drawer is not null;
