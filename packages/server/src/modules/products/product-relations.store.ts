import type { product, Component } from '@tilldesk/domain/products';
import type { Complete } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { products } from '../../catalogue/products.tables.ts';

type Row = typeof products.$inferSelect;
type ProductRecord = Complete<typeof product>;

/** The fields of a product that are stored in other tables. */
export type ProductRelations = Pick<ProductRecord, 'barcodes' | 'images' | 'components'>;

/** Returns barcodes in the order of the codes, and images and components in the order they were given, by product. */
export async function readRelations(tx: Tx, rows: readonly Row[]): Promise<Map<string, ProductRelations>> {
  const [first] = rows;
  if (!first) return new Map();
  const found = await tx.raw<{ id: string; barcodes: string[] | null } & Omit<ProductRelations, 'barcodes'>>(
    `select p.id,
       (select array_agg(b.barcode order by b.barcode) from product_barcodes b
        where b.business_id = $1 and b.product_id = p.id) as barcodes,
       (select array_agg(i.file_id::text order by i.position) from product_images i
        where i.business_id = $1 and i.product_id = p.id) as images,
       (select jsonb_agg(jsonb_build_object('productId', c.component_id, 'quantity', c.quantity) order by c.position)
        from product_components c where c.business_id = $1 and c.product_id = p.id) as components
     from unnest($2::uuid[]) p(id)`,
    [first.businessId, rows.map((row) => row.id)],
    'product_parts',
  );
  return new Map(found.map(({ id, barcodes, ...parts }) => [id, { ...parts, barcodes: barcodes ?? [] }]));
}

/** Returns products as they are stored. An archived product has the barcodes that it would get back when restored. */
export async function withRelations(tx: Tx, rows: Row[]): Promise<ProductRecord[]> {
  const parts = await readRelations(tx, rows);
  return rows.map((row) => {
    const { id, businessId: _b, archivedAt, version: _v, createdAt: _c, updatedAt: _u, groupId: _g, ...rest } = row;
    const { archivedBarcodes, ...own } = rest;
    const { barcodes = [], images = null, components = null } = parts.get(id) ?? {};
    return { ...own, images, components, barcodes: archivedAt === null ? barcodes : (archivedBarcodes ?? []) };
  });
}

/** Replaces the barcodes, images and components of a product. */
export async function saveRelations(
  tx: Tx,
  scope: Scope,
  id: string,
  { barcodes, images, components }: ProductRelations,
) {
  await saveBarcodes(tx, scope, id, barcodes);
  await tx.raw(
    `with gone as (
       delete from product_images where business_id = $1 and product_id = $2 and position >= cardinality($3::uuid[])
     )
     insert into product_images (business_id, product_id, position, file_id)
     select $1, $2, at - 1, file_id from unnest($3::uuid[]) with ordinality x(file_id, at)
     on conflict (business_id, product_id, position) do update set file_id = excluded.file_id`,
    [scope.businessId, id, images ?? []],
    'save_images',
  );
  await tx.raw(
    `with given as (
       select "productId" as component_id, quantity, at - 1 as position
       from rows from (jsonb_to_recordset($3::jsonb) as ("productId" uuid, quantity int)) with ordinality
         as x("productId", quantity, at)
     ), gone as (
       delete from product_components where business_id = $1 and product_id = $2
         and component_id not in (select component_id from given)
     )
     insert into product_components (business_id, product_id, component_id, quantity, position)
     select $1, $2, component_id, quantity, position from given
     on conflict (business_id, product_id, component_id)
       do update set quantity = excluded.quantity, position = excluded.position`,
    [scope.businessId, id, JSON.stringify(components ?? [])],
    'save_components',
  );
}

/**
 * Frees the barcodes of a product that is being archived, so that another product can use them, and stores them for its
 * restoration.
 */
export async function releaseBarcodes(tx: Tx, scope: Scope, id: string): Promise<void> {
  await tx.raw(
    `update products set archived_barcodes = (select array_agg(barcode order by barcode) from product_barcodes
       where business_id = $1 and product_id = $2)
     where business_id = $1 and id = $2`,
    [scope.businessId, id],
  );
  await saveBarcodes(tx, scope, id, []);
}

/** Deletes the stored barcodes of an archived product that another product uses now. */
export async function deleteReusedBarcodes(tx: Tx, scope: Scope, id: string): Promise<void> {
  await tx.raw(
    `update products set archived_barcodes = array(
       select barcode from unnest(archived_barcodes) barcode where barcode not in
         (select barcode from product_barcodes where business_id = $1 and barcode = any(archived_barcodes)))
     where business_id = $1 and id = $2 and archived_barcodes is not null`,
    [scope.businessId, id],
  );
}

async function saveBarcodes(tx: Tx, scope: Scope, id: string, barcodes: readonly string[]): Promise<void> {
  await tx.raw(
    `with gone as (
       delete from product_barcodes where business_id = $1 and product_id = $2 and barcode <> all ($3::text[])
     )
     insert into product_barcodes (business_id, product_id, barcode)
     select distinct $1::uuid, $2::uuid, barcode from unnest($3::text[]) barcode
     on conflict (business_id, barcode) do nothing`,
    [scope.businessId, id, barcodes],
  );
}

/** Returns the ids of a bundle's components. */
export const componentIds = (components: readonly Component[] | null): string[] =>
  (components ?? []).map(({ productId }) => productId);
