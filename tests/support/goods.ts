import { newId, ok, type Caller } from './api.ts';
import { imeisOf } from './imeis.ts';

export type Product = { id: string; name: string; sku: string; barcode: string };

/** Goods of one test. */
export type TestGoods = {
  category: { id: string; name: string };
  /** 600.00 each. */
  phone: Product;
  /** 20.00 each. */
  cases: Product;
  /** Twenty IMEIs, as on the boxes. */
  imeis: [string, string, string, ...string[]];
};

/** Receiving cost of a phone and a case. */
export const PHONE_COST = 40_000;
export const CASE_COST = 500;

/** A separate category with a phone and a case, both without tax, that no other test uses. */
export async function createTestGoods(call: Caller, name: string): Promise<TestGoods> {
  const stamp = await freeStamp(call);
  const category = { id: newId(), name: `${name} shelf ${stamp}` };
  await ok(call('POST', '/categories', { ...category, kind: 'device', isSerializedDefault: true, active: true }));
  const phone = await createTestProduct(call, category, `${name} Phone ${stamp}`, {
    tracking: 'serialized',
    price: 60_000,
  });
  const code = `7401${stamp}01`;
  const cases = await createTestProduct(call, category, `${name} Case ${stamp}`, {
    tracking: 'quantity',
    price: 2_000,
    code,
  });
  const [first = '', second = '', third = '', ...more] = imeisOf(stamp, 20);
  return { category, phone, cases, imeis: [first, second, third, ...more] };
}

/** A product without tax; `code` is its barcode. */
export async function createTestProduct(
  call: Caller,
  category: { id: string },
  name: string,
  { code, ...more }: { tracking: 'serialized' | 'quantity'; price: number; code?: string },
): Promise<Product> {
  const product = { id: newId(), name, sku: name.replaceAll(' ', '-') };
  const draftFields = { categoryId: category.id, condition: 'new', taxRate: '0', active: true };
  await ok(
    call('POST', '/products', { ...product, ...draftFields, ...more, barcodes: code === undefined ? [] : [code] }),
  );
  return { ...product, barcode: code ?? '' };
}

/** The vendor of a test's goods. */
export async function createTestVendor(call: Caller, { category }: TestGoods): Promise<{ id: string; name: string }> {
  const vendor = { id: newId(), name: category.name.replace('shelf', 'Supply') };
  await ok(call('POST', '/vendors', { ...vendor, isCarrier: false, isDistributor: true, active: true }));
  return vendor;
}

/** Places an order of three phones and four cases; returns its id. */
export async function placedOrder(call: Caller, goods: TestGoods, vendor: { id: string }): Promise<string> {
  const id = newId();
  const line = { vendorSku: null, discount: null, taxRate: '0' };
  const lines = [
    { ...line, id: newId(), productId: goods.phone.id, quantity: 3, unitCost: PHONE_COST },
    { ...line, id: newId(), productId: goods.cases.id, quantity: 4, unitCost: CASE_COST },
  ];
  const { body: today } = await call('GET', '/purchases?limit=1&sort=-orderDay');
  const [{ orderDay }] = today['items'] as [{ orderDay: string }];
  const draft = { id, vendorId: vendor.id, vendorRef: null, orderDay, expectedDay: null, termsDays: null };
  const saleContent = { ...draft, lines, discount: null, charges: [], notes: null };
  const { version } = (await call('POST', '/purchases', saleContent, newId())).body;
  await ok(call('POST', `/purchases/${id}/order`, { version }, newId()));
  return id;
}

/** Adds stock: a quantity, or units with these codes. */
export async function addToStock(
  call: Caller,
  { id: productId }: Product,
  unitCost: number,
  pieces: number | readonly string[],
): Promise<void> {
  const which = typeof pieces === 'number' ? { quantity: pieces } : { units: pieces.map((code) => ({ code })) };
  await ok(call('POST', '/inventory/opening-stock', { id: newId(), productId, unitCost, ...which }, newId()));
}

/** Six unique digits: nothing else in the shop has the last digits of the third phone. */
async function freeStamp(call: Caller): Promise<string> {
  const stamp = String(Date.now()).slice(-6);
  const { body } = await call('GET', `/serials?q=${lastSix(imeisOf(stamp, 3))}`);
  return Array.isArray(body['items']) && body['items'].length === 0 ? stamp : freeStamp(call);
}

/** The digits to look up the third phone. */
export const lastSix = (imeis: readonly string[]): string => (imeis[2] ?? '').slice(-6);

export type FoundGoods = { barcode: string; accessory: string; imei: string; phone: string };

/** An accessory and a phone in the demo's stock; `skip` reserves some for other tests. */
export async function findInStock(call: Caller, skip: number): Promise<FoundGoods> {
  const accessories = await call('GET', '/products?tracking=quantity&sort=price&limit=200');
  const units = await call('GET', '/units?status=in_stock&sort=receivedAt&limit=50');
  const accessory = (accessories.body['items'] as { name: string; barcodes: string[]; onHand: number }[]).filter(
    ({ onHand, barcodes }) => onHand > 5 && barcodes.length > 0,
  )[skip];
  const unit = (units.body['items'] as { code: string; productName: string }[])[skip];
  return {
    barcode: accessory?.barcodes[0] ?? '',
    accessory: accessory?.name ?? '',
    imei: unit?.code ?? '',
    phone: unit?.productName ?? '',
  };
}
