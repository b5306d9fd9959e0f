// Generated from products.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const lockTaxRate: Statement<
  { businessId: string; taxId: string },
  { rate: string }
> = {
  text: `select trim_scale(rate)::text as rate from taxes
where business_id = $1 and id = $2 and archived_at is null for share`,
  parameters: ['businessId', 'taxId'],
  columns: ['rate'],
  notNull: ['rate'],
  prepared: undefined,
};

export const lockCategoryName: Statement<
  { businessId: string; categoryId: string },
  { name: string }
> = {
  text: `select name from categories where business_id = $1 and id = $2 and archived_at is null for share`,
  parameters: ['businessId', 'categoryId'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const findUseOfCategory: Statement<
  { businessId: string; id: string },
  { found: number | null }
> = {
  text: `select 1 as found from products where business_id = $1 and category_id = $2 and archived_at is null
union all
select 1 from categories where business_id = $1 and parent_id = $2 and archived_at is null limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockCategoryOrder: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; parentId: string | null; sort: number }
> = {
  text: `select id, parent_id, sort from categories
where business_id = $1 and id = any($2::uuid[]) and archived_at is null order by id for update`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'parentId', 'sort'],
  notNull: [],
  prepared: undefined,
};

export const saveCategoryOrder: Statement<
  { now: string; changed: string; businessId: string },
  object
> = {
  text: `update categories c set sort = x.sort, updated_at = $1
from jsonb_to_recordset($2::jsonb) as x(id uuid, sort int) where c.business_id = $3 and c.id = x.id`,
  parameters: ['now', 'changed', 'businessId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const moveCategoryToEnd: Statement<
  { businessId: string; id: string; parentId: string | null },
  object
> = {
  text: `update categories c set sort = last.sort + 1
from (select coalesce(max(sort), -1) as sort, coalesce(bool_or(sort = (select sort from categories
        where business_id = $1 and id = $2)), false) as taken
  from categories where business_id = $1 and parent_id is not distinct from $3 and id <> $2
    and archived_at is null) last
where c.business_id = $1 and c.id = $2 and last.taken`,
  parameters: ['businessId', 'id', 'parentId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const lockTaxForShare: Statement<
  { businessId: string; taxId: string },
  { found: number }
> = {
  text: `select 1 as found from taxes where business_id = $1 and id = $2 and archived_at is null for share`,
  parameters: ['businessId', 'taxId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockCategoryAndParent: Statement<
  { businessId: string; id: string; parentId: string },
  { id: string; parentId: string | null }
> = {
  text: `select id, parent_id from categories where business_id = $1 and id in ($2, $3) and archived_at is null
order by id for update`,
  parameters: ['businessId', 'id', 'parentId'],
  columns: ['id', 'parentId'],
  notNull: [],
  prepared: undefined,
};

export const findSubcategory: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from categories where business_id = $1 and parent_id = $2 limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readCategoryFigures: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; parentName: string | null; productCount: number }
> = {
  text: `select c.id, m.name as parent_name,
  (select count(*) from products p where p.business_id = c.business_id and p.archived_at is null
     and p.category_id in (select s.id from categories s
       where s.business_id = c.business_id and (s.id = c.id or s.parent_id = c.id))) as product_count
from categories c left join categories m on m.business_id = c.business_id and m.id = c.parent_id
where c.business_id = $1 and c.id = any($2::uuid[])`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'parentName', 'productCount'],
  notNull: ['id', 'productCount'],
  prepared: undefined,
};

export const findFreeSku: Statement<
  { stem: string; businessId: string },
  { sku: string }
> = {
  text: `select free.sku from generate_series(2, 9999) n, lateral (select $1 || '-' || n as sku) free
where not exists (select 1 from products p where p.business_id = $2 and p.sku = free.sku) order by n limit 1`,
  parameters: ['stem', 'businessId'],
  columns: ['sku'],
  notNull: ['sku'],
  prepared: undefined,
};

export const lockCategoriesForShare: Statement<
  { businessId: string; categoryIds: readonly string[] },
  { id: string }
> = {
  text: `select id from categories where business_id = $1 and id = any($2::uuid[]) and archived_at is null
order by id for share`,
  parameters: ['businessId', 'categoryIds'],
  columns: ['id'],
  notNull: [],
  prepared: 'products.lockCategoriesForShare',
};

export const findTakenCodesOfMany: Statement<
  { businessId: string; skus: readonly string[]; barcodes: readonly string[] },
  { kind: 'sku' | 'barcode'; code: string; id: string; name: string }
> = {
  text: `select 'sku' as kind, sku as code, id, name from products where business_id = $1 and sku = any($2::text[])
union all
select 'barcode', b.barcode, p.id, p.name from product_barcodes b
join products p on p.business_id = b.business_id and p.id = b.product_id
where b.business_id = $1 and b.barcode = any($3::text[])`,
  parameters: ['businessId', 'skus', 'barcodes'],
  columns: ['kind', 'code', 'id', 'name'],
  notNull: ['kind', 'code', 'id', 'name'],
  prepared: 'products.findTakenCodesOfMany',
};

export const saveManyBarcodes: Statement<
  { codes: string; businessId: string; changedIds: readonly string[] },
  object
> = {
  text: `with given as (select id, barcode from jsonb_to_recordset($1::jsonb) as g(id uuid, barcode text)), gone as (
  delete from product_barcodes b where b.business_id = $2 and b.product_id = any($3::uuid[])
    and not exists (select 1 from given g where g.id = b.product_id and g.barcode = b.barcode)
)
insert into product_barcodes (business_id, product_id, barcode)
select distinct $2::uuid, id, barcode from given on conflict (business_id, barcode) do nothing`,
  parameters: ['codes', 'businessId', 'changedIds'],
  columns: [],
  notNull: [],
  prepared: 'products.saveManyBarcodes',
};

export const findProduct: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from products where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const listPriceChanges: Statement<
  { businessId: string; id: string },
  { id: string; at: string; by: string; price: number; was: number | null }
> = {
  text: `select a.id, a.at, u.name as by, (a.after->>'price')::bigint as price, (a.before->>'price')::bigint as was
from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = $1 and a.entity_id = $2 and a.action in ('product.created', 'product.changed')
  and a.after ? 'price'
order by a.at desc, a.id desc limit 20`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'at', 'by', 'price', 'was'],
  notNull: ['price'],
  prepared: 'products.listPriceChanges',
};

export const readIsMoved: Statement<
  { businessId: string; id: string },
  { fixed: boolean }
> = {
  text: `select exists (select 1 from units where business_id = $1 and product_id = $2)
or exists (select 1 from stock_movements where business_id = $1 and product_id = $2)
or exists (select 1 from invoice_lines where business_id = $1 and product_id = $2)
or exists (select 1 from product_components where business_id = $1 and component_id = $2) as fixed`,
  parameters: ['businessId', 'id'],
  columns: ['fixed'],
  notNull: ['fixed'],
  prepared: undefined,
};

export const countInStock: Statement<
  { businessId: string; id: string; activeStatuses: readonly string[] },
  { onHand: number }
> = {
  text: `select (select count(*) from units where business_id = $1 and product_id = $2 and status = any($3::text[]))
+ (select coalesce(sum(on_hand), 0)::bigint from stock_levels where business_id = $1 and product_id = $2) as on_hand`,
  parameters: ['businessId', 'id', 'activeStatuses'],
  columns: ['onHand'],
  notNull: ['onHand'],
  prepared: undefined,
};

export const findOrderOfProduct: Statement<
  { businessId: string; id: string },
  { number: number }
> = {
  text: `select o.number from purchase_lines l
join purchases o on o.business_id = l.business_id and o.id = l.purchase_id and o.state = 'ordered'
where l.business_id = $1 and l.product_id = $2 and l.quantity > l.received + l.cancelled
order by o.number limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['number'],
  notNull: ['number'],
  prepared: undefined,
};

export const findBundleOfProduct: Statement<
  { businessId: string; id: string },
  { name: string }
> = {
  text: `select p.name from product_components c
join products p on p.business_id = c.business_id and p.id = c.product_id and p.archived_at is null
where c.business_id = $1 and c.component_id = $2 limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const lockComponentsForShare: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; name: string; tracking: string }
> = {
  text: `select id, name, tracking from products
where business_id = $1 and id = any($2::uuid[]) and archived_at is null order by id for share`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'name', 'tracking'],
  notNull: [],
  prepared: undefined,
};

export const listUsableImages: Statement<
  { businessId: string; images: readonly string[]; userId: string },
  { id: string }
> = {
  text: `select f.id from files f where f.business_id = $1 and f.id = any($2::uuid[]) and f.mime like 'image/%'
and (f.user_id = $3 or exists (select 1 from product_images i where i.business_id = $1 and i.file_id = f.id))`,
  parameters: ['businessId', 'images', 'userId'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const lockTaxOfRate: Statement<
  { taxRate: string; businessId: string; taxId: string },
  { name: string; same: boolean }
> = {
  text: `select name, rate = $1::numeric as same from taxes
where business_id = $2 and id = $3 and archived_at is null for share`,
  parameters: ['taxRate', 'businessId', 'taxId'],
  columns: ['name', 'same'],
  notNull: ['same'],
  prepared: undefined,
};

export const listOtherVariants: Statement<
  { businessId: string; id: string },
  { name: string; color: string | null; storage: string | null; size: string | null; network: string | null }
> = {
  text: `select o.name, o.color, o.storage, o.size, o.network from products p
join products o on o.business_id = p.business_id and o.group_id = p.group_id and o.id <> p.id
where p.business_id = $1 and p.id = $2 and o.archived_at is null`,
  parameters: ['businessId', 'id'],
  columns: ['name', 'color', 'storage', 'size', 'network'],
  notNull: [],
  prepared: undefined,
};

export const readParts: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; barcodes: string[] | null; images: string[] | null; components: { productId: string; quantity: number; }[] | null }
> = {
  text: `select p.id,
  (select array_agg(b.barcode order by b.barcode) from product_barcodes b
   where b.business_id = $1 and b.product_id = p.id) as barcodes,
  (select array_agg(i.file_id::text order by i.position) from product_images i
   where i.business_id = $1 and i.product_id = p.id) as images,
  (select jsonb_agg(jsonb_build_object('productId', c.component_id, 'quantity', c.quantity) order by c.position)
   from product_components c where c.business_id = $1 and c.product_id = p.id) as components
from unnest($2::uuid[]) p(id)`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'barcodes', 'images', 'components'],
  notNull: ['id'],
  prepared: 'products.readParts',
};

export const saveImagesOfProduct: Statement<
  { businessId: string; id: string; images: readonly string[] },
  object
> = {
  text: `with gone as (
  delete from product_images where business_id = $1 and product_id = $2 and position >= cardinality($3::uuid[])
)
insert into product_images (business_id, product_id, position, file_id)
select $1, $2, at - 1, file_id from unnest($3::uuid[]) with ordinality x(file_id, at)
on conflict (business_id, product_id, position) do update set file_id = excluded.file_id`,
  parameters: ['businessId', 'id', 'images'],
  columns: [],
  notNull: [],
  prepared: 'products.saveImagesOfProduct',
};

export const saveComponentsOfProduct: Statement<
  { components: string; businessId: string; id: string },
  object
> = {
  text: `with given as (
  select "productId" as component_id, quantity, at - 1 as position
  from rows from (jsonb_to_recordset($1::jsonb) as ("productId" uuid, quantity int)) with ordinality
    as x("productId", quantity, at)
), gone as (
  delete from product_components where business_id = $2 and product_id = $3
    and component_id not in (select component_id from given)
)
insert into product_components (business_id, product_id, component_id, quantity, position)
select $2, $3, component_id, quantity, position from given
on conflict (business_id, product_id, component_id)
  do update set quantity = excluded.quantity, position = excluded.position`,
  parameters: ['components', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'products.saveComponentsOfProduct',
};

export const archiveBarcodes: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update products set archived_barcodes = (select array_agg(barcode order by barcode) from product_barcodes
  where business_id = $1 and product_id = $2)
where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const removeReusedBarcodes: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update products set archived_barcodes = array(
  select barcode from unnest(archived_barcodes) barcode where barcode not in
    (select barcode from product_barcodes where business_id = $1 and barcode = any(archived_barcodes)))
where business_id = $1 and id = $2 and archived_barcodes is not null`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveBarcodesOfProduct: Statement<
  { businessId: string; id: string; barcodes: readonly string[] },
  object
> = {
  text: `with gone as (
  delete from product_barcodes where business_id = $1 and product_id = $2 and barcode <> all ($3::text[])
)
insert into product_barcodes (business_id, product_id, barcode)
select distinct $1::uuid, $2::uuid, barcode from unnest($3::text[]) barcode
on conflict (business_id, barcode) do nothing`,
  parameters: ['businessId', 'id', 'barcodes'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readNames: Statement<
  { businessId: string; categoryIds: readonly string[]; groupIds: readonly string[]; componentIds: readonly string[] },
  { kind: 'categories' | 'components' | 'groups'; id: string; name: string; sku: string }
> = {
  text: `select 'categories' as kind, id, name, '' as sku from categories where business_id = $1
  and id = any($2::uuid[])
union all
select 'groups', id, name, '' from variant_groups where business_id = $1 and id = any($3::uuid[])
union all
select 'components', id, name, sku from products where business_id = $1 and id = any($4::uuid[])`,
  parameters: ['businessId', 'categoryIds', 'groupIds', 'componentIds'],
  columns: ['kind', 'id', 'name', 'sku'],
  notNull: ['kind', 'id', 'name', 'sku'],
  prepared: 'products.readNames',
};

export const readLastCosts: Statement<
  { ids: readonly string[]; businessId: string },
  { id: string; cost: number }
> = {
  text: `select p.id, round(m.value::numeric / m.quantity)::bigint as cost
from unnest($1::uuid[]) p(id), lateral (
  select value, quantity from stock_movements
  where business_id = $2 and product_id = p.id and kind in ('opening', 'receipt') and quantity > 0
  order by seq desc limit 1
) m`,
  parameters: ['ids', 'businessId'],
  columns: ['id', 'cost'],
  notNull: ['id', 'cost'],
  prepared: 'products.readLastCosts',
};

export const listBrands: Statement<
  { businessId: string },
  { brand: string }
> = {
  text: `select min(brand) as brand from products where business_id = $1 and archived_at is null and brand <> ''
group by lower(brand) order by min(brand)`,
  parameters: ['businessId'],
  columns: ['brand'],
  notNull: ['brand'],
  prepared: 'products.listBrands',
};

export const lockTaxNames: Statement<
  { businessId: string },
  { pgAdvisoryXactLock: string | null }
> = {
  text: `select pg_advisory_xact_lock(hashtextextended('tax names ' || $1, 0))`,
  parameters: ['businessId'],
  columns: ['pgAdvisoryXactLock'],
  notNull: [],
  prepared: undefined,
};

export const findTaxOfName: Statement<
  { businessId: string; id: string; name: string },
  { name: string }
> = {
  text: `select name from taxes where business_id = $1 and id <> $2 and lower(name collate "C") = lower($3 collate "C")
  and archived_at is null`,
  parameters: ['businessId', 'id', 'name'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const countUsesOfTax: Statement<
  { businessId: string; id: string },
  { count: number }
> = {
  text: `select (select count(*) from products where business_id = $1 and tax_id = $2 and archived_at is null)
+ (select count(*) from categories where business_id = $1 and tax_id = $2 and archived_at is null) as count`,
  parameters: ['businessId', 'id'],
  columns: ['count'],
  notNull: ['count'],
  prepared: undefined,
};

export const countProductsOfTaxes: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; count: number; behind: number }
> = {
  text: `select t.id, count(p.id) as count, count(p.id) filter (where p.tax_rate <> t.rate) as behind
from taxes t
left join products p on p.business_id = t.business_id and p.tax_id = t.id and p.archived_at is null
where t.business_id = $1 and t.id = any($2::uuid[]) group by t.id`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'count', 'behind'],
  notNull: ['id'],
  prepared: undefined,
};

export const listProductsWithOtherRate: Statement<
  { businessId: string; id: string; rate: string; limit: number },
  { id: string }
> = {
  text: `select id from products where business_id = $1 and tax_id = $2 and tax_rate <> $3::numeric
and archived_at is null order by id limit $4`,
  parameters: ['businessId', 'id', 'rate', 'limit'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const countVariants: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; count: number }
> = {
  text: `select group_id as id, count(*) as count from products
where business_id = $1 and group_id = any($2::uuid[]) and archived_at is null group by group_id`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'count'],
  notNull: ['id'],
  prepared: undefined,
};

export const listVariantsOfGroup: Statement<
  { businessId: string; id: string; baseId: string },
  { name: string; color: string | null; storage: string | null; size: string | null; network: string | null }
> = {
  text: `select name, color, storage, size, network from products
where business_id = $1 and group_id = $2 and id <> $3 and archived_at is null`,
  parameters: ['businessId', 'id', 'baseId'],
  columns: ['name', 'color', 'storage', 'size', 'network'],
  notNull: [],
  prepared: undefined,
};

export const lockBaseProduct: Statement<
  { businessId: string; baseId: string },
  { name: string; groupId: string | null; version: number }
> = {
  text: `select name, group_id, version from products
where business_id = $1 and id = $2 and archived_at is null for update`,
  parameters: ['businessId', 'baseId'],
  columns: ['name', 'groupId', 'version'],
  notNull: [],
  prepared: undefined,
};

export const saveGroupOfProduct: Statement<
  { id: string; businessId: string; productId: string },
  object
> = {
  text: `update products set group_id = $1 where business_id = $2 and id = $3 and group_id is distinct from $1`,
  parameters: ['id', 'businessId', 'productId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listVariantValues: Statement<
  { businessId: string; id: string },
  { name: string; color: string | null; storage: string | null; size: string | null; network: string | null }
> = {
  text: `select name, color, storage, size, network from products
where business_id = $1 and group_id = $2 and archived_at is null`,
  parameters: ['businessId', 'id'],
  columns: ['name', 'color', 'storage', 'size', 'network'],
  notNull: [],
  prepared: undefined,
};
