-- name: readTargetNames
-- not null: id, name
select id, name from categories where business_id = :businessId and id = any(:categoryIds::uuid[])
union all select id, name from products where business_id = :businessId and id = any(:productIds::uuid[]);

-- name: lockProductForShare
select 1 as found from products where business_id = :businessId and id = :productId? and archived_at is null for share;

-- name: lockCategoryForShare
select 1 as found from categories where business_id = :businessId and id = :categoryId? and archived_at is null for share;

-- name: lockProductCodes
select pg_advisory_xact_lock(hashtextextended('product codes ' || :businessId, 0));

-- name: findTakenCodes
-- not null: id, name
select null as barcode, id, name from products where business_id = :businessId and id <> :id and sku = :sku
union all
select b.barcode, p.id, p.name from product_barcodes b
join products p on p.business_id = b.business_id and p.id = b.product_id
where b.business_id = :businessId and b.product_id <> :id and b.barcode = any(:barcodes::text[]);
