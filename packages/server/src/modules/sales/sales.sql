-- name: insertSalespersonCorrection
-- prepared
with corrected as (
  insert into salesperson_corrections (business_id, id, store_id, invoice_id, line_id, from_id, to_id, reason, user_id, at)
  values (:businessId, :correctionId, :storeId, :id, :lineId?, :before, :salespersonId, :reason, :userId, :now)
)
update invoices set updated_at = :now, version = version + 1 where business_id = :businessId and id = :id;

-- name: saveCorrectedInvoice
update invoices set updated_at = :now, version = version + 1 where business_id = :businessId and id = :invoiceId;

-- name: findInvoice
select 1 as found from invoices where business_id = :businessId and id = :id;

-- name: readInvoiceTotal
select total from invoices where business_id = :businessId and id = :id;

-- name: listInstalments
-- prepared
select due_date, amount from invoice_instalments where business_id = :businessId and invoice_id = :id
order by position;

-- name: removeInstalments
delete from invoice_instalments where business_id = :businessId and invoice_id = :id;

-- name: insertInstalments
-- prepared
with agreed as (
  insert into invoice_instalments (business_id, invoice_id, position, due_date, amount, leaves)
  select :businessId, :id, x.* from jsonb_to_recordset(:parts::jsonb)
    as x(position int, "dueDate" date, amount bigint, leaves bigint)
)
update invoices set due_date = :dueDate, updated_at = :now, version = version + 1 where business_id = :businessId and id = :id;

-- name: findInvoiceOfStore
select 1 as found from invoices where business_id = :businessId and store_id = :storeId and id = :id;

-- name: findExchangeOfSale
-- prepared
select number from refunds where business_id = :businessId and sale_id = :id and status = 'posted';

-- name: saveVoidedInvoice
-- prepared
update invoices set status = 'voided', paid = 0, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: findRefundOfInvoice
-- prepared
select 1 as found from refunds where business_id = :businessId and invoice_id = :id and status = 'posted' limit 1;

-- name: lockUnitsOfInvoice
-- prepared
select u.id, u.code, u.status, u.status = 'sold' and u.invoice_id is not distinct from :id as is_ours from units u
where u.business_id = :businessId and u.id in (
  select l.unit_id from invoice_lines l where l.business_id = :businessId and l.invoice_id = :id)
order by u.id for no key update;

-- name: listPiecesOfInvoice
-- prepared
-- not null: quantity, value, line_id
select product_id, -quantity as quantity, -value as value, document_line_id as line_id
from stock_movements where business_id = :businessId and document_id = :id and kind = 'sale' and unit_id is null order by seq;
