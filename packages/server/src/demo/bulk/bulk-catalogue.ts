import type { Db } from '../../database/pool.ts';
import { StartupError } from '../../database/startup-error.ts';
import { asOwner, type Tx } from '../../database/transaction.ts';
import { termsOfProduct } from '../../modules/products/product-terms.ts';
import { bulkSql } from './bulk.ts';
import { barcodeOf } from '../articles/codes.ts';
import { idAt } from '../past/ids.ts';
import brandList from '../lists/brands.json' with { type: 'json' };
import fittedList from '../lists/fitted.json' with { type: 'json' };
import phoneList from '../lists/phones.json' with { type: 'json' };
import { createRandom, type Random } from '../random.ts';

/** The SKU prefix of bulk products. */
const skuStart = 'BULK-';
const batch = 5_000;

/**
 * Adds `products` products to the business of a store, every tenth of them serialized, and `units` units of those to its stock:
 * for measuring search in a large shop, where names need not be realistic. Throws StartupError if the store does not exist, or
 * has such products already.
 */
export async function addCatalogue(
  db: Db,
  storeCode: string,
  products: number,
  units: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await asOwner(db, async (tx) => {
    const businessId = await addToStock(tx, storeCode, units, at);
    const random = createRandom(2026, 'bulk products');
    for (let from = 0; from < products; from += batch) {
      const size = Math.min(batch, products - from);
      const rows = Array.from({ length: size }, (_, i) => rowOf(from + i, at, random));
      await tx.raw(insertProducts, [businessId, at, JSON.stringify(rows)]);
    }
    if (units > 0) await tx.raw(bulkSql('bulk-functions.sql') + bulkSql('bulk-units.sql'));
  });
  await asOwner(db, (tx) => tx.raw('analyze'));
}

async function addToStock(tx: Tx, storeCode: string, units: number, at: string): Promise<string> {
  await tx.raw(`create temp table bulk_store (business_id uuid, store_id uuid, location_id uuid, user_id uuid, units int,
    now_at timestamptz, sku_start text) on commit drop`);
  const [row] = await tx.raw<{ businessId: string; hasBulk: boolean }>(
    `insert into bulk_store
     select s.business_id, s.id, l.id, p.user_id, $2, $3, $4
     from stores s
     join locations l on l.business_id = s.business_id and l.store_id = s.id and l.sellable
     join user_stores p on p.business_id = s.business_id and p.store_id = s.id
     where s.code = $1 order by p.user_id limit 1
     returning business_id as "businessId", exists (select 1 from products x
       where x.business_id = bulk_store.business_id and starts_with(x.sku, $4)) as "hasBulk"`,
    [storeCode, units, at, skuStart],
  );
  if (!row) throw new StartupError(`There is no store ${storeCode} to add products to.`);
  if (row.hasBulk) throw new StartupError(`The store ${storeCode} has bulk products already.`);
  return row.businessId;
}

const brands = Object.entries(brandList);
const styles = ['Slim', 'Rugged', 'Clear', 'Matte', 'Leather', 'Marble', 'Carbon', 'Glitter', 'Magnetic', 'Wallet'];

function rowOf(index: number, at: string, random: Random) {
  const [brand, { code }] = random.pick(brands);
  const phone = random.pick(phoneList);
  const isSerialized = index % 10 === 0;
  const number = String(index + 1).padStart(6, '0');
  const sku = `${skuStart}${code}-${number}`;
  const barcode = barcodeOf('200000', index % 100_000) + (index < 100_000 ? '' : Math.floor(index / 100_000));
  const what = isSerialized
    ? `${phone.model} ${random.pick(phone.colors)}`
    : `${random.pick(styles)} ${random.pick(fittedList).sub}`;
  const name = `${brand} ${what} ${number}`.slice(0, 60);
  return {
    id: idAt(at, random),
    name,
    sku,
    barcode,
    brand,
    model: phone.model,
    tracking: isSerialized ? 'serialized' : 'quantity',
    price: random.int(5, 900) * 100 + 99,
    terms: termsOfProduct({ name, brand, model: phone.model, sku, barcodes: [barcode] }),
  };
}

// Parameters: 1 business, 2 moment, 3 rows. All products are in the business's most recent category.
const insertProducts = `
with rows as (
  select * from jsonb_to_recordset($3::jsonb) as r(id uuid, name text, sku text, barcode text, brand text, model text,
    tracking text, price bigint, terms text[])
), place as (
  select c.id as category_id, s.default_tax_rate from categories c
  join bulk_store b on b.business_id = c.business_id join stores s on s.business_id = c.business_id and s.id = b.store_id
  where c.business_id = $1 order by c.id desc limit 1
), made as (
  insert into products (business_id, id, name, sku, category_id, brand, model, condition, tracking, price, tax_rate, active,
    created_at, updated_at)
  select $1, r.id, r.name, r.sku, p.category_id, r.brand, r.model, 'new', r.tracking, r.price, p.default_tax_rate, true, $2, $2
  from rows r, place p order by r.id returning id
), coded as (
  insert into product_barcodes (business_id, barcode, product_id) select $1, r.barcode, r.id from rows r order by r.barcode
)
insert into search_terms (business_id, kind, term, target_id)
select $1, 'product', t.term, r.id from rows r, unnest(r.terms) as t(term) order by t.term, r.id`;
