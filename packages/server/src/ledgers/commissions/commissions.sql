-- name: insertBaseEntries
-- prepared
insert into base_entries (business_id, store_id, kind, document_id, invoice_id, at, business_day, id, line_id, user_id,
  pieces, net, tax, cost, margin)
select :businessId, :storeId, :kind, :documentId, :invoiceId, :now, :businessDay, x.* from jsonb_to_recordset(:entries::jsonb)
  as x(id uuid, "lineId" uuid, "userId" uuid, pieces int, net bigint, tax bigint, cost bigint, margin bigint);
