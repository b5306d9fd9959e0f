-- name: lockDraftsOfPerson
-- Only in stores in which the other person works: elsewhere a draft with them could not be saved.
select i.id from invoices i join users u on u.business_id = i.business_id and u.id = :to
where i.business_id = :businessId and i.status in ('draft', 'quote')
  and (i.salesperson_id = :from or exists (
    select 1 from invoice_lines l where l.business_id = i.business_id and l.invoice_id = i.id and l.salesperson_id = :from))
  and (u.user_type = 'admin' or exists (
    select 1 from user_stores s where s.business_id = i.business_id and s.user_id = u.id and s.store_id = i.store_id))
order by i.id for update of i;

-- name: handOverDrafts
update invoices set salesperson_id = case salesperson_id when :from then :to else salesperson_id end, updated_at = :now,
  version = version + 1
where business_id = :businessId and id = any(:ids::uuid[]);

-- name: handOverDraftLines
-- A line names its salesperson only if it differs from the invoice's.
update invoice_lines l set salesperson_id = nullif(:to::uuid, i.salesperson_id) from invoices i
where l.business_id = :businessId and l.invoice_id = any(:ids::uuid[]) and l.salesperson_id = :from
  and i.business_id = l.business_id and i.id = l.invoice_id;
