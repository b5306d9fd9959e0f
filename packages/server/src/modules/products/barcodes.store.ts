import type { product } from '@tilldesk/domain/shop';
import type { Whole } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { products } from './products.tables.ts';

type Row = typeof products.$inferSelect;

/** The barcodes of products by product, each list in the order of the codes. */
export async function barcodesOf(tx: Tx, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const [first] = rows;
  if (!first) return new Map();
  const found = await tx.raw<{ product_id: string; barcodes: string[] }>(
    `select product_id, array_agg(barcode order by barcode) as barcodes from product_barcodes
     where business_id = $1 and product_id = any($2::uuid[]) group by product_id`,
    [first.businessId, rows.map((row) => row.id)],
  );
  return new Map(found.map((f) => [f.product_id, f.barcodes]));
}

/** Products as they were written, their barcodes among the fields. */
export async function withBarcodes(tx: Tx, rows: Row[]): Promise<Whole<typeof product>[]> {
  const barcodes = await barcodesOf(tx, rows);
  return rows.map(({ id, businessId: _b, archivedAt: _a, version: _v, createdAt: _c, updatedAt: _u, ...own }) => ({
    ...own,
    barcodes: barcodes.get(id) ?? [],
  }));
}

/** Makes these the barcodes of a product, and no others. */
export async function keepBarcodes(tx: Tx, scope: Scope, id: string, { barcodes }: { barcodes: string[] }) {
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

/** Frees the barcodes of a product that goes, so that another may bear them. */
export const freeBarcodes = (tx: Tx, scope: Scope, id: string) => keepBarcodes(tx, scope, id, { barcodes: [] });
