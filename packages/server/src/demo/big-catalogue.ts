import type { ProductDraft } from '@tilldesk/domain/products';
import type { Db } from '../database/pool.ts';
import type { StoreScope } from '../database/scope.ts';
import { StartupError } from '../database/startup-error.ts';
import { asOwner, outsideBusiness, setBusiness } from '../database/transaction.ts';
import { openStock } from '../modules/inventory/opening.store.ts';
import { termsOfProduct } from '../modules/products/product-terms.ts';
import { createProduct } from '../modules/products/products.store.ts';
import { termsOf } from '../search/terms.ts';
import { barcodeOf, imeiOf } from './articles/codes.ts';
import { copyPeriods, type Copy } from './copy/copy.ts';
import { beginPeriod, endPeriod, startRecording } from './copy/recording.ts';
import brandList from './lists/brands.json' with { type: 'json' };
import fittedList from './lists/fitted.json' with { type: 'json' };
import phoneList from './lists/phones.json' with { type: 'json' };
import { idAt } from './plan/ids.ts';
import { createRandom, type Random } from './random.ts';

/** The SKU prefix of these products. */
const skuStart = 'BULK-';
/** The products that are created one by one; the others are copies. */
const CREATED_MAX = 500;
/** The copies are spread over this number of weeks before now. */
const WEEKS = 9;

/**
 * Adds about `products` products to the business of a store, every tenth of them serialized, and about `units` units of those to
 * its stock: for measuring search in a large shop, where names need not be realistic. Throws StartupError if the store does not
 * exist, or has such products already.
 */
export async function addCatalogue(
  db: Db,
  storeCode: string,
  products: number,
  units: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const place = await placeOf(db, storeCode);
  const times = Math.ceil(products / CREATED_MAX);
  const random = createRandom(2026, 'bulk products');
  const kinds = Array.from({ length: Math.ceil(products / times) }, (_, i) => kindOf(i, random));
  const unitsOfEach = Math.ceil(units / times / Math.ceil(kinds.length / 10));
  const set = (n: number) => kinds.map((kind, i) => bulkProduct(kind, n * kinds.length + i, unitsOfEach));
  const created = set(0);
  await outsideBusiness(db, async (tx) => {
    await setBusiness(tx, place.scope.businessId);
    const recording = await startRecording(tx, place.scope.businessId);
    await beginPeriod(tx, recording);
    for (const { draft, codes } of created) {
      const id = idAt(at, random);
      await createProduct(tx, place.scope, at, { ...draft, id, categoryId: place.categoryId, taxRate: place.taxRate });
      const stock = { id: idAt(at, random), productId: id, unitCost: Math.round(draft.price * 0.8) };
      if (codes.length > 0) await openStock(tx, place.scope, at, { ...stock, units: codes.map((code) => ({ code })) });
    }
    await endPeriod(tx, recording);
    const copies = Array.from({ length: times - 1 }, (_, i): Copy => {
      const texts = new Map(set(i + 1).flatMap((made, k) => textsOf(created[k]!, made)));
      return { period: 0, weeks: -(i % WEEKS), texts: [...texts] };
    });
    await copyPeriods(tx, recording, copies, place.scope.store.timeZone);
  });
  await asOwner(db, (tx) => tx.raw('analyze'));
}

type Place = { scope: StoreScope; categoryId: string; taxRate: string };

/** Returns the store, one of its people, and the business's most recent category. */
async function placeOf(db: Db, storeCode: string): Promise<Place> {
  const [row] = await asOwner(db, (tx) =>
    tx.raw<{ scope: StoreScope; categoryId: string; taxRate: string; hasBulk: boolean }>(
      `select json_build_object('businessId', s.business_id, 'storeId', s.id, 'locationId', l.id, 'userId', p.user_id,
           'store', json_build_object('currency', s.currency, 'timeZone', s.time_zone)) as scope,
         (select c.id from categories c where c.business_id = s.business_id order by c.id desc limit 1) as "categoryId",
         s.default_tax_rate as "taxRate",
         exists (select 1 from products x where x.business_id = s.business_id and starts_with(x.sku, $2)) as "hasBulk"
       from stores s
       join locations l on l.business_id = s.business_id and l.store_id = s.id and l.sellable
       join user_stores p on p.business_id = s.business_id and p.store_id = s.id
       where s.code = $1 order by p.user_id limit 1`,
      [storeCode, skuStart],
    ),
  );
  if (!row) throw new StartupError(`There is no store ${storeCode} to add products to.`);
  if (row.hasBulk) throw new StartupError(`The store ${storeCode} has bulk products already.`);
  return row;
}

type Kind = { brand: string; brandCode: string; model: string; what: string; isSerialized: boolean; price: number };
type BulkProduct = {
  draft: Omit<ProductDraft, 'categoryId' | 'taxRate'> & { brand: string; model: string };
  codes: string[];
};

const brands = Object.entries(brandList);
const styles = ['Slim', 'Rugged', 'Clear', 'Matte', 'Leather', 'Marble', 'Carbon', 'Glitter', 'Magnetic', 'Wallet'];

function kindOf(index: number, random: Random): Kind {
  const [brand, { code }] = random.pick(brands);
  const phone = random.pick(phoneList);
  const isSerialized = index % 10 === 0;
  const what = isSerialized
    ? `${phone.model} ${random.pick(phone.colors)}`
    : `${random.pick(styles)} ${random.pick(fittedList).sub}`;
  return { brand, brandCode: code, model: phone.model, what, isSerialized, price: random.int(5, 900) * 100 + 99 };
}

/** Returns the product with a running number, which makes its name and its codes unique, and the codes of its units. */
function bulkProduct(kind: Kind, index: number, unitCount: number): BulkProduct {
  const number = String(index + 1).padStart(6, '0');
  const { brand, brandCode, model, what, isSerialized, price } = kind;
  const draft = {
    name: `${`${brand} ${what}`.slice(0, 53)} ${number}`,
    sku: `${skuStart}${brandCode}-${number}`,
    barcodes: [barcodeOf('2000000', index)],
    brand,
    model,
    condition: 'new' as const,
    tracking: isSerialized ? ('serialized' as const) : ('quantity' as const),
    price,
    reorderPoint: null,
    warrantyDays: null,
    description: null,
    active: true,
  };
  const first = Math.floor(index / 10) * unitCount;
  const codes = isSerialized ? Array.from({ length: unitCount }, (_, i) => bulkCode(first + i)) : [];
  return { draft, codes };
}

const bulkCode = (n: number): string => imeiOf(`99${String(Math.floor(n / 1e6)).padStart(6, '0')}`, n % 1e6);

/** Returns what is another text in a copy: names and codes, and the terms by which search finds them. */
function textsOf(created: BulkProduct, made: BulkProduct): [string, string][] {
  const all = ({ draft, codes }: BulkProduct) => [
    draft.name,
    draft.sku,
    ...draft.barcodes,
    ...codes,
    ...termsOfProduct(draft),
    ...codes.flatMap((code) => termsOf([], [code])),
  ];
  const others = all(made);
  return all(created).flatMap((old, i): [string, string][] => (old === others[i] ? [] : [[old, others[i] ?? old]]));
}
