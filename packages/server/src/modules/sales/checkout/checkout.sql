-- name: addPaid
-- prepared
update invoices set paid = paid + :amount, status = case when paid + :amount = total then 'paid' else 'open' end,
  updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: listKnownPayments
-- prepared
-- not null: is_same
select p.invoice_id = :id and p.kind = x.kind and p.tendered = x.amount
  and coalesce(p.reference, '') = coalesce(x.reference, '') as is_same
from payments p join jsonb_to_recordset(:tenders::jsonb) as x(id uuid, kind text, amount bigint, reference text) on x.id = p.id
where p.business_id = :businessId;

-- name: listPostedLines
-- prepared
select id, product_id, unit_id, quantity, unit_price, list_price
from invoice_lines where business_id = :businessId and invoice_id = :id;
