-- name: lockTaxRate
-- not null: rate
select trim_scale(rate)::text as rate from taxes
where business_id = :businessId and id = :taxId and archived_at is null for share;

-- name: lockCategoryName
select name from categories where business_id = :businessId and id = :categoryId and archived_at is null for share;

-- name: findUseOfCategory
select 1 as found from products where business_id = :businessId and category_id = :id and archived_at is null
union all
select 1 from categories where business_id = :businessId and parent_id = :id and archived_at is null limit 1;

-- name: lockCategoryOrder
select id, parent_id, sort from categories
where business_id = :businessId and id = any(:ids::uuid[]) and archived_at is null order by id for update;

-- name: saveCategoryOrder
update categories c set sort = x.sort, updated_at = :now
from jsonb_to_recordset(:changed::jsonb) as x(id uuid, sort int) where c.business_id = :businessId and c.id = x.id;

-- name: moveCategoryToEnd
update categories c set sort = last.sort + 1
from (select coalesce(max(sort), -1) as sort, coalesce(bool_or(sort = (select sort from categories
        where business_id = :businessId and id = :id)), false) as taken
  from categories where business_id = :businessId and parent_id is not distinct from :parentId? and id <> :id
    and archived_at is null) last
where c.business_id = :businessId and c.id = :id and last.taken;

-- name: lockTaxForShare
select 1 as found from taxes where business_id = :businessId and id = :taxId and archived_at is null for share;

-- name: lockCategoryAndParent
select id, parent_id from categories where business_id = :businessId and id in (:id, :parentId) and archived_at is null
order by id for update;

-- name: findSubcategory
select 1 as found from categories where business_id = :businessId and parent_id = :id limit 1;

-- name: readCategoryFigures
-- not null: id, product_count
select c.id, m.name as parent_name,
  (select count(*) from products p where p.business_id = c.business_id and p.archived_at is null
     and p.category_id in (select s.id from categories s
       where s.business_id = c.business_id and (s.id = c.id or s.parent_id = c.id))) as product_count
from categories c left join categories m on m.business_id = c.business_id and m.id = c.parent_id
where c.business_id = :businessId and c.id = any(:ids::uuid[]);

-- name: findFreeSku
-- not null: sku
select free.sku from generate_series(2, 9999) n, lateral (select :stem || '-' || n as sku) free
where not exists (select 1 from products p where p.business_id = :businessId and p.sku = free.sku) order by n limit 1;

-- name: lockCategoriesForShare
-- prepared
select id from categories where business_id = :businessId and id = any(:categoryIds::uuid[]) and archived_at is null
order by id for share;

-- name: findTakenCodesOfMany
-- prepared
-- not null: kind, code, id, name
-- type kind: 'sku' | 'barcode'
select 'sku' as kind, sku as code, id, name from products where business_id = :businessId and sku = any(:skus::text[])
union all
select 'barcode', b.barcode, p.id, p.name from product_barcodes b
join products p on p.business_id = b.business_id and p.id = b.product_id
where b.business_id = :businessId and b.barcode = any(:barcodes::text[]);

-- name: saveManyBarcodes
-- prepared
with given as (select id, barcode from jsonb_to_recordset(:codes::jsonb) as g(id uuid, barcode text)), gone as (
  delete from product_barcodes b where b.business_id = :businessId and b.product_id = any(:changedIds::uuid[])
    and not exists (select 1 from given g where g.id = b.product_id and g.barcode = b.barcode)
)
insert into product_barcodes (business_id, product_id, barcode)
select distinct :businessId::uuid, id, barcode from given on conflict (business_id, barcode) do nothing;

-- name: findProduct
select 1 as found from products where business_id = :businessId and id = :id;

-- name: listPriceChanges
-- prepared
-- not null: price
select a.id, a.at, u.name as by, (a.after->>'price')::bigint as price, (a.before->>'price')::bigint as was
from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = :businessId and a.entity_id = :id and a.action in ('product.created', 'product.changed')
  and a.after ? 'price'
order by a.at desc, a.id desc limit 20;

-- name: readIsMoved
-- not null: fixed
select exists (select 1 from units where business_id = :businessId and product_id = :id)
or exists (select 1 from stock_movements where business_id = :businessId and product_id = :id)
or exists (select 1 from invoice_lines where business_id = :businessId and product_id = :id)
or exists (select 1 from product_components where business_id = :businessId and component_id = :id) as fixed;

-- name: countInStock
-- not null: on_hand
select (select count(*) from units where business_id = :businessId and product_id = :id and status = any(:activeStatuses::text[]))
+ (select coalesce(sum(on_hand), 0)::bigint from stock_levels where business_id = :businessId and product_id = :id) as on_hand;

-- name: findOrderOfProduct
-- not null: number
select o.number from purchase_lines l
join purchases o on o.business_id = l.business_id and o.id = l.purchase_id and o.state = 'ordered'
where l.business_id = :businessId and l.product_id = :id and l.quantity > l.received + l.cancelled
order by o.number limit 1;

-- name: findBundleOfProduct
select p.name from product_components c
join products p on p.business_id = c.business_id and p.id = c.product_id and p.archived_at is null
where c.business_id = :businessId and c.component_id = :id limit 1;

-- name: lockComponentsForShare
select id, name, tracking from products
where business_id = :businessId and id = any(:ids::uuid[]) and archived_at is null order by id for share;

-- name: listUsableImages
select f.id from files f where f.business_id = :businessId and f.id = any(:images::uuid[]) and f.mime like 'image/%'
and (f.user_id = :userId or exists (select 1 from product_images i where i.business_id = :businessId and i.file_id = f.id));

-- name: lockTaxOfRate
-- not null: same
select name, rate = :taxRate::numeric as same from taxes
where business_id = :businessId and id = :taxId and archived_at is null for share;

-- name: listOtherVariants
select o.name, o.color, o.storage, o.size, o.network from products p
join products o on o.business_id = p.business_id and o.group_id = p.group_id and o.id <> p.id
where p.business_id = :businessId and p.id = :id and o.archived_at is null;

-- name: readParts
-- prepared
-- not null: id
-- type components: { productId: string; quantity: number; }[]
select p.id,
  (select array_agg(b.barcode order by b.barcode) from product_barcodes b
   where b.business_id = :businessId and b.product_id = p.id) as barcodes,
  (select array_agg(i.file_id::text order by i.position) from product_images i
   where i.business_id = :businessId and i.product_id = p.id) as images,
  (select jsonb_agg(jsonb_build_object('productId', c.component_id, 'quantity', c.quantity) order by c.position)
   from product_components c where c.business_id = :businessId and c.product_id = p.id) as components
from unnest(:ids::uuid[]) p(id);

-- name: saveImagesOfProduct
-- prepared
with gone as (
  delete from product_images where business_id = :businessId and product_id = :id and position >= cardinality(:images::uuid[])
)
insert into product_images (business_id, product_id, position, file_id)
select :businessId, :id, at - 1, file_id from unnest(:images::uuid[]) with ordinality x(file_id, at)
on conflict (business_id, product_id, position) do update set file_id = excluded.file_id;

-- name: saveComponentsOfProduct
-- prepared
with given as (
  select "productId" as component_id, quantity, at - 1 as position
  from rows from (jsonb_to_recordset(:components::jsonb) as ("productId" uuid, quantity int)) with ordinality
    as x("productId", quantity, at)
), gone as (
  delete from product_components where business_id = :businessId and product_id = :id
    and component_id not in (select component_id from given)
)
insert into product_components (business_id, product_id, component_id, quantity, position)
select :businessId, :id, component_id, quantity, position from given
on conflict (business_id, product_id, component_id)
  do update set quantity = excluded.quantity, position = excluded.position;

-- name: archiveBarcodes
update products set archived_barcodes = (select array_agg(barcode order by barcode) from product_barcodes
  where business_id = :businessId and product_id = :id)
where business_id = :businessId and id = :id;

-- name: removeReusedBarcodes
update products set archived_barcodes = array(
  select barcode from unnest(archived_barcodes) barcode where barcode not in
    (select barcode from product_barcodes where business_id = :businessId and barcode = any(archived_barcodes)))
where business_id = :businessId and id = :id and archived_barcodes is not null;

-- name: saveBarcodesOfProduct
with gone as (
  delete from product_barcodes where business_id = :businessId and product_id = :id and barcode <> all (:barcodes::text[])
)
insert into product_barcodes (business_id, product_id, barcode)
select distinct :businessId::uuid, :id::uuid, barcode from unnest(:barcodes::text[]) barcode
on conflict (business_id, barcode) do nothing;

-- name: readNames
-- prepared
-- not null: kind, id, name, sku
-- type kind: 'categories' | 'components' | 'groups'
select 'categories' as kind, id, name, '' as sku from categories where business_id = :businessId
  and id = any(:categoryIds::uuid[])
union all
select 'groups', id, name, '' from variant_groups where business_id = :businessId and id = any(:groupIds::uuid[])
union all
select 'components', id, name, sku from products where business_id = :businessId and id = any(:componentIds::uuid[]);

-- name: readLastCosts
-- prepared
-- not null: id, cost
select p.id, round(m.value::numeric / m.quantity)::bigint as cost
from unnest(:ids::uuid[]) p(id), lateral (
  select value, quantity from stock_movements
  where business_id = :businessId and product_id = p.id and kind in ('opening', 'receipt') and quantity > 0
  order by seq desc limit 1
) m;

-- name: listBrands
-- prepared
-- not null: brand
select min(brand) as brand from products where business_id = :businessId and archived_at is null and brand <> ''
group by lower(brand) order by min(brand);

-- name: lockTaxNames
select pg_advisory_xact_lock(hashtextextended('tax names ' || :businessId, 0));

-- name: findTaxOfName
select name from taxes where business_id = :businessId and id <> :id and lower(name collate "C") = lower(:name collate "C")
  and archived_at is null;

-- name: countUsesOfTax
-- not null: count
select (select count(*) from products where business_id = :businessId and tax_id = :id and archived_at is null)
+ (select count(*) from categories where business_id = :businessId and tax_id = :id and archived_at is null) as count;

-- name: countProductsOfTaxes
-- not null: id
select t.id, count(p.id) as count, count(p.id) filter (where p.tax_rate <> t.rate) as behind
from taxes t
left join products p on p.business_id = t.business_id and p.tax_id = t.id and p.archived_at is null
where t.business_id = :businessId and t.id = any(:ids::uuid[]) group by t.id;

-- name: listProductsWithOtherRate
select id from products where business_id = :businessId and tax_id = :id and tax_rate <> :rate::numeric
and archived_at is null order by id limit :limit;

-- name: countVariants
-- not null: id
select group_id as id, count(*) as count from products
where business_id = :businessId and group_id = any(:ids::uuid[]) and archived_at is null group by group_id;

-- name: listVariantsOfGroup
select name, color, storage, size, network from products
where business_id = :businessId and group_id = :id and id <> :baseId and archived_at is null;

-- name: lockBaseProduct
select name, group_id, version from products
where business_id = :businessId and id = :baseId and archived_at is null for update;

-- name: saveGroupOfProduct
update products set group_id = :id where business_id = :businessId and id = :productId and group_id is distinct from :id;

-- name: listVariantValues
select name, color, storage, size, network from products
where business_id = :businessId and group_id = :id and archived_at is null;
