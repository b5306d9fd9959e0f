-- Parts of statements that several statements share. The policies of the caller apply to the rows.

-- The ledger of vendors with the names of store and user.
create or replace view vendor_entries with (security_invoker = true) as
select l.business_id, l.vendor_id, l.currency, l.seq, l.id, l.at, l.business_day as day, l.kind, l.amount, l.balance,
  l.document_number, case l.kind when 'adjustment' then null else l.document_id end as document_id, l.purchase_id, l.reference,
  l.note, s.name as store_name, u.name as by
from vendor_ledger l
join stores s on s.business_id = l.business_id and s.id = l.store_id
join users u on u.business_id = l.business_id and u.id = l.user_id;

-- The entries of receipts of which pieces are billed. Pieces of a line are billed in the order in which they were received.
create or replace view billed_receipt_entries with (security_invoker = true) as
select e.business_id, e.receipt_id, e.id
from receipt_entries e
join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
join purchase_lines l on l.business_id = e.business_id and l.id = e.line_id
where e.quantity > 0 and l.billed > (
  select coalesce(sum(b.quantity), 0) from receipt_entries b
  join receipts o on o.business_id = b.business_id and o.id = b.receipt_id and o.status = 'posted' and o.number < r.number
  where b.business_id = e.business_id and b.line_id = e.line_id);
