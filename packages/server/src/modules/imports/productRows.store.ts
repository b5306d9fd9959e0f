import { productImport } from '@tilldesk/domain/imports';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { productRecords } from '../products/products.store.ts';
import type { Claim, Importer, ValidatedRow, Keyed } from './importer.ts';
import { productCategories } from './productCategories.store.ts';
import { productStock, serialsIn } from './productStock.store.ts';

/** Products. Matched by SKU, otherwise by barcode; the category by its name or its path. The opening stock is related data. */
export const productImporter: Importer = {
  entity: productImport,
  batch: productRecords.many,
  findIds: findProducts,
  named: { categoryId: productCategories },
  uniqueKeys: (row) => [...barcodeClaims(row), ...serialClaims(row)],
  relatedData: productStock,
  needsForExtras: ['Inventory', 'create'],
  changedResources: ['products', 'inventory', 'units', 'categories'],
  grows: ['products', 'product_barcodes', 'stock_levels', 'stock_movements', 'units', 'devices', 'device_identifiers'],
};

async function findProducts(tx: Tx, scope: Scope, keyed: readonly Keyed[]): Promise<string[][]> {
  const keys = keyed.map(({ key }) => key);
  const of = (column: string) => keys.flatMap((key) => (key.column === column ? key.values : []));
  const rows = await tx.raw<{ column: string; value: string; id: string }>(
    `select 'sku' as "column", sku as value, id from products
     where business_id = $1 and archived_at is null and sku = any($2::text[])
     union all
     select 'barcodes', b.barcode, p.id from product_barcodes b
     join products p on p.business_id = b.business_id and p.id = b.product_id and p.archived_at is null
     where b.business_id = $1 and b.barcode = any($3::text[])`,
    [scope.businessId, of('sku'), of('barcodes')],
    'find_products_of_rows',
  );
  const ids = new Map(rows.map((row) => [`${row.column} ${row.value}`, row.id]));
  return keys.map(({ column, values }) => [...new Set(values.flatMap((value) => ids.get(`${column} ${value}`) ?? []))]);
}

/** Returns the claims on a row's barcodes: a barcode identifies one product. Rows of the same product may repeat it. */
function barcodeClaims({ key, read: { values } }: ValidatedRow): Claim[] {
  const barcodes = Array.isArray(values['barcodes']) ? values['barcodes'].map(String) : [];
  return barcodes.map((code) => ({
    claim: `barcode ${code}`,
    digest: JSON.stringify(key),
    column: 'barcodes',
    text: code,
  }));
}

/** Returns the claims on a row's serials: a serial identifies one unit, so it may occur in one row only. */
const serialClaims = (row: ValidatedRow): Claim[] =>
  serialsIn(row).map(({ value }) => ({
    claim: `serial ${value}`,
    digest: `row ${row.row}`,
    column: 'serials',
    text: value,
  }));
