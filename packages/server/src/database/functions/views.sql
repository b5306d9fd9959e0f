-- Parts of statements that several statements share. The policies of the caller apply to the rows.

-- The ledger of vendors with the names of store and user.
create or replace view vendor_entries with (security_invoker = true) as
select l.business_id, l.vendor_id, l.currency, l.seq, l.id, l.at, l.business_day as day, l.kind, l.amount, l.balance,
  l.document_number, case l.kind when 'adjustment' then null else l.document_id end as document_id, l.purchase_id, l.reference,
  l.note, s.name as store_name, u.name as by
from vendor_ledger l
join stores s on s.business_id = l.business_id and s.id = l.store_id
join users u on u.business_id = l.business_id and u.id = l.user_id;
