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

-- The heads of refunds with the documents and people that they name.
create or replace view refund_heads with (security_invoker = true) as
select r.business_id, r.store_id, r.id, r.number, r.kind, r.status,
  case when i.id is not null then json_build_object('id', i.id, 'number', i.number, 'store', (
    select o.name from stores o where o.business_id = i.business_id and o.id = i.store_id and i.store_id <> r.store_id
  )) end as invoice,
  case when s.id is not null then json_build_object('id', s.id, 'number', s.number, 'total', s.total) end as sale,
  r.customer_id, c.name as customer_name, u.name as by, r.currency, r.pieces, r.fees, r.net, r.tax, r.total, r.to_due, r.exchanged,
  r.paid_out, r.at, r.voided_at, r.version,
  (select json_agg(m.kind order by m.seq) from refund_payments m
    where m.business_id = r.business_id and m.refund_id = r.id and m.reverses is null) as settled_by,
  c.preferred_language as customer_language, r.notes
from refunds r
left join invoices i on i.business_id = r.business_id and i.id = r.invoice_id
left join invoices s on s.business_id = r.business_id and s.id = r.sale_id
left join customers c on c.business_id = r.business_id and c.id = r.customer_id
join users u on u.business_id = r.business_id and u.id = r.user_id;

-- The refunds of an invoice, and the refund that it is the exchange sale of, as JSON.
create or replace view refund_links with (security_invoker = true) as
select r.business_id, r.of_invoice as invoice_id, r.number, json_build_object('id', r.id, 'number', 'RF-' || r.number,
  'kind', r.kind, 'status', r.status, 'total', r.total, 'at', r.at, 'isOf', r.is_of, 'store', (
    select o.name from invoices i join stores o on o.business_id = i.business_id and o.id = r.store_id
    where i.business_id = r.business_id and i.id = r.of_invoice and i.store_id <> r.store_id)) as link
from (
  select business_id, store_id, invoice_id as of_invoice, true as is_of, id, number, kind, status, total, at from refunds
  union all
  select business_id, store_id, sale_id, false, id, number, kind, status, total, at from refunds
) r;

-- Units with what the till shows of them.
create or replace view till_units with (security_invoker = true) as
select u.business_id, u.store_id, u.id as unit_id, u.device_id, u.product_id, p.name, p.sku, u.code,
  unit_appearance(u.color, p.color, u.storage, p.storage) as looks, p.tracking, p.price, p.min_price, u.price as unit_price,
  p.category_id, k.parent_id, p.tax_rate::text as tax_rate, u.status, u.grade, u.battery_health, u.received_at, u.updated_at
from units u
join products p on p.business_id = u.business_id and p.id = u.product_id
join categories k on k.business_id = p.business_id and k.id = p.category_id;

-- The drawers of a store by the day of their opening, register, person and status; null is any. PostgreSQL inlines it.
create or replace function drawers_matching(business uuid, store uuid, opened_from timestamptz, opened_before timestamptz,
  register uuid, person uuid, in_status text) returns setof register_sessions
language sql stable as $$
  select * from register_sessions s
  where s.business_id = business and s.store_id = store and (opened_from is null or s.opened_at >= opened_from)
    and (opened_before is null or s.opened_at < opened_before) and (register is null or s.register_id = register)
    and (person is null or person in (s.opened_by, s.closed_by) or exists (select 1 from register_session_people w
      where w.business_id = s.business_id and w.session_id = s.id and w.user_id = person))
    and (in_status is null or s.status = in_status)
$$;
