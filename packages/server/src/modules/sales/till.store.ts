import type { Sellable, Tracking, UnitStatus } from '@tilldesk/domain/shop';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { trimRate } from '../../database/columns.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { customers } from '../customers/customers.tables.ts';
import { products } from '../products/products.tables.ts';
import { refuseUnsellable } from './checkout.store.ts';

/** Rows that typed words show at the till. */
const FOUND_MAX = 20;
/** Customers on one page of the picker. */
const CUSTOMERS_PAGE = 10;

/**
 * What a code or some words find at the till. A code leads to one thing: a unit by its IMEI, a product by barcode or
 * SKU. A unit that cannot be sold throws unit.sold or unit.notAvailable instead.
 */
export async function findSellableBy(tx: Tx, scope: Scope, text: string) {
  const exact = (await unitByCode(tx, scope, text)) ?? (await productByCode(tx, scope, text));
  return exact ? { exact, items: [exact] } : { exact: null, items: await byWords(tx, scope, text) };
}

type Found = {
  product_id: string;
  unit_id: string | null;
  name: string;
  sku: string;
  code: string | null;
  tracking: Tracking;
  price: number;
  tax_rate: string;
  on_hand: number;
};

async function unitByCode(tx: Tx, scope: Scope, code: string): Promise<Sellable | null> {
  const [row] = await tx.raw<Found & { id: string; status: UnitStatus; store_id: string }>(
    `select p.id as product_id, u.id as unit_id, p.name, p.sku, u.code, p.tracking, p.price, p.tax_rate::text, 1 as on_hand,
       u.id, u.status, u.store_id
     from units u join products p on p.business_id = u.business_id and p.id = u.product_id
     where u.business_id = $1 and u.code = $2
     order by (u.status = 'in_stock' and u.store_id = $3) desc, u.updated_at desc limit 1`,
    [scope.businessId, code.toUpperCase(), scope.storeId],
    'till_unit',
  );
  if (!row) return null;
  await refuseUnsellable(tx, scope, { ...row, code: row.code ?? code }, 'text');
  return sellableOf(row);
}

async function productByCode(tx: Tx, scope: Scope, code: string): Promise<Sellable | null> {
  const [row] = await tx.raw<Found>(
    `select p.id as product_id, null as unit_id, p.name, p.sku, null as code, p.tracking, p.price, p.tax_rate::text,
       case p.tracking
         when 'serialized' then (select count(*)::int from units u where u.business_id = p.business_id and u.store_id = $2
           and u.product_id = p.id and u.status = 'in_stock')
         else coalesce((select l.on_hand from stock_levels l where l.business_id = p.business_id and l.product_id = p.id
           and l.location_id = $3), 0)
       end as on_hand
     from (
       select b.product_id as id from product_barcodes b where b.business_id = $1 and b.barcode = $4
       union all
       select s.id from products s where s.business_id = $1 and s.sku = $4
     ) f join products p on p.business_id = $1 and p.id = f.id
     where p.active and p.archived_at is null limit 1`,
    [scope.businessId, scope.storeId, scope.locationId, code.toUpperCase()],
    'till_product',
  );
  return row ? sellableOf(row) : null;
}

async function byWords(tx: Tx, scope: Scope, words: string): Promise<Sellable[]> {
  const rows = await tx
    .select({
      product_id: products.id,
      unit_id: sql<null>`null`,
      name: products.name,
      sku: products.sku,
      code: sql<null>`null`,
      tracking: products.tracking,
      price: products.price,
      tax_rate: products.taxRate,
      // Names are written out: drizzle leaves the table out of a single-table select, and "id" would be the unit's.
      on_hand: sql<number>`case products.tracking
        when 'serialized' then (select count(*)::int from units u where u.business_id = products.business_id
          and u.store_id = ${scope.storeId} and u.product_id = products.id and u.status = 'in_stock')
        else coalesce((select l.on_hand from stock_levels l where l.business_id = products.business_id
          and l.product_id = products.id and l.location_id = ${scope.locationId}), 0) end`,
    })
    .from(products)
    .where(
      and(
        eq(products.businessId, scope.businessId),
        eq(products.active, true),
        isNull(products.archivedAt),
        await matching(tx, scope.businessId, 'product', words, products.id),
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
    .limit(FOUND_MAX);
  return rows.map(sellableOf);
}

const sellableOf = (row: Found): Sellable => ({
  productId: row.product_id,
  unitId: row.unit_id,
  name: row.name,
  sku: row.sku,
  unitCode: row.code,
  tracking: row.tracking,
  price: row.price,
  taxRate: trimRate(row.tax_rate),
  onHand: row.on_hand,
});

/** Customers as a sale needs them: by any words, or the latest visitors when nothing is typed. */
export async function findCustomersBy(tx: Tx, scope: Scope, text: string, page: number) {
  const rows = await tx
    .select({
      id: customers.id,
      name: customers.name,
      phone: customers.phone,
      email: customers.email,
      taxExempt: customers.taxExempt,
    })
    .from(customers)
    .where(
      and(
        eq(customers.businessId, scope.businessId),
        isNull(customers.archivedAt),
        await matching(tx, scope.businessId, 'customer', text, customers.id),
      ),
    )
    .orderBy(text ? asc(customers.name) : sql`${desc(customers.lastVisit)} nulls last`, asc(customers.id))
    .limit(CUSTOMERS_PAGE + 1)
    .offset((page - 1) * CUSTOMERS_PAGE);
  return { items: rows.slice(0, CUSTOMERS_PAGE), more: rows.length > CUSTOMERS_PAGE };
}
