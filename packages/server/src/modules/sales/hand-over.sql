-- name: handOverDrafts
update invoices set salesperson_id = :to, updated_at = :now, version = version + 1
where business_id = :businessId and salesperson_id = :from and status in ('draft', 'quote') returning id;

-- name: handOverDraftLines
update invoice_lines l set salesperson_id = nullif(:to::uuid, i.salesperson_id) from invoices i
where l.business_id = :businessId and l.salesperson_id = :from and i.business_id = l.business_id and i.id = l.invoice_id
  and i.status in ('draft', 'quote')
returning i.id;
