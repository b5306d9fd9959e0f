// Generated from catalogue.sql by `pnpm sql`; do not edit.
import type { Statement } from '../database/statement.ts';

export const readTargetNames: Statement<
  { businessId: string; categoryIds: readonly string[]; productIds: readonly string[] },
  { id: string; name: string }
> = {
  text: `select id, name from categories where business_id = $1 and id = any($2::uuid[])
union all select id, name from products where business_id = $1 and id = any($3::uuid[])`,
  parameters: ['businessId', 'categoryIds', 'productIds'],
  columns: ['id', 'name'],
  notNull: ['id', 'name'],
  prepared: undefined,
};

export const lockProductForShare: Statement<
  { businessId: string; productId: string | null },
  { found: number }
> = {
  text: `select 1 as found from products where business_id = $1 and id = $2 and archived_at is null for share`,
  parameters: ['businessId', 'productId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockCategoryForShare: Statement<
  { businessId: string; categoryId: string | null },
  { found: number }
> = {
  text: `select 1 as found from categories where business_id = $1 and id = $2 and archived_at is null for share`,
  parameters: ['businessId', 'categoryId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockProductCodes: Statement<
  { businessId: string },
  { pgAdvisoryXactLock: string | null }
> = {
  text: `select pg_advisory_xact_lock(hashtextextended('product codes ' || $1, 0))`,
  parameters: ['businessId'],
  columns: ['pgAdvisoryXactLock'],
  notNull: [],
  prepared: undefined,
};

export const findTakenCodes: Statement<
  { businessId: string; id: string; sku: string; barcodes: readonly string[] },
  { barcode: string | null; id: string; name: string }
> = {
  text: `select null as barcode, id, name from products where business_id = $1 and id <> $2 and sku = $3
union all
select b.barcode, p.id, p.name from product_barcodes b
join products p on p.business_id = b.business_id and p.id = b.product_id
where b.business_id = $1 and b.product_id <> $2 and b.barcode = any($4::text[])`,
  parameters: ['businessId', 'id', 'sku', 'barcodes'],
  columns: ['barcode', 'id', 'name'],
  notNull: ['id', 'name'],
  prepared: undefined,
};
