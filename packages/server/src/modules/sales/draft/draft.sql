-- name: saveDiscardedDraft
update invoices set status = 'discarded', updated_at = :now, version = version + 1
where business_id = :businessId and store_id = :storeId and id = :id and status in ('draft', 'quote') returning id;

-- name: readInvoiceNumber
select number from invoices where business_id = :businessId and store_id = :storeId and id = :id;

-- name: findInvoiceOfUnit
-- not null: number
select i.number from units u join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
where u.business_id = :businessId and u.id = :id;

-- name: readCustomerGroup
select customer_group as "group" from customers where business_id = :businessId and id = :customerId and archived_at is null;

-- name: listPriceFacts
-- prepared
-- not null: line, id, price, category_ids
-- type category_ids: readonly (string | null)[]
select x.id as line, p.id, p.price, p.min_price, u.price as unit_price,
  array[p.category_id, c.parent_id] as category_ids
from jsonb_to_recordset(:lines::jsonb) as x(id uuid, "productId" uuid, "unitId" uuid)
join products p on p.business_id = :businessId and p.id = x."productId" and p.active and p.archived_at is null
join categories c on c.business_id = :businessId and c.id = p.category_id
left join units u on u.business_id = :businessId and u.id = x."unitId" and u.product_id = p.id;

-- name: saveQuoteState
-- prepared
update invoices set status = :status, quoted_until = :until?, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;
