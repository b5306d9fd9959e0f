import { classifyIdentifiers } from '@tilldesk/domain/inventory';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness, type Tx } from '../../database/transaction.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { imeiOf, OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';
import { addCost } from '../../ledgers/stock/cost.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { receiveUnits } from '../../ledgers/stock/receive-units.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'look', 2);
const other = await smallShop(db, 'away', 1);
const { scope } = shop;
const within = <T>(work: (tx: Tx) => Promise<T>) => inBusiness(db, shop.businessId, work);
const { app, time } = await servicesOn(db);
let admin = await signIn(app, shop, 'admin');
let cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const EID = '89049032000001000000012345678901';
const ICCID = '8914800000123456789';
const [imei, imei2] = [imeiOf(777_001), imeiOf(777_002)];
const receive = (codes: readonly string[], cost = 40_000, at = OPENED) =>
  within(async (tx) => {
    const [unit] = await receiveUnits(tx, scope, at, {
      productId: shop.phone,
      units: [{ identifiers: classifyIdentifiers(codes), unitCost: cost, notes: 'Small scratch' }],
      status: 'in_stock',
      acquiredVia: 'purchase',
      kind: 'receipt',
      source: { kind: 'receipt', id: newId(OPENED) },
    });
    return unit!;
  });
const terms = (kind: string, id: string, wordTerms: string[], codes: string[]) =>
  within((tx) => setTerms(tx, shop.businessId, kind, id, termsOf(wordTerms, codes)));

const phone = await receive([EID, imei, ICCID, imei2]);
await terms('product', shop.phone, ['Phone X'], ['PHONE-X', '0195949034350']);
await terms('product', shop.cable, ['USB-C cable'], ['CABLE']);
await terms('customer', shop.customer, ['Ana Ruiz'], ['+15550104477', '5550104477']);
for (const { id, code } of shop.units) await terms('unit', id, [], [code]);
await within((tx) => tx.raw(`update customers set phone = '+15550104477' where id = $1`, [shop.customer]));

/** Sells a draft to the customer at the current time. Returns the invoice. */
const sell = async (draft: object) => {
  const id = newId(OPENED);
  const made = body(await admin.request('POST', '/invoices', { id, ...draft, customerId: shop.customer }, id));
  const order = { version: made.version, tenders: [tenderOf('cash', made.total)] };
  return body(await admin.request('POST', `/invoices/${id}/checkout`, order, newId(OPENED)));
};
/** Sets the clock to a time. Sessions of earlier days end. */
const setTime = async (moment: string) => {
  time.now = new Date(moment);
  admin = await signIn(app, shop, 'admin');
  cashier = await signIn(app, shop, 'cashier');
};
const body = (response: { body: unknown }) => Object(response.body);
const scan = async (text: string, person = admin) =>
  body(await person.request('GET', `/scan?q=${encodeURIComponent(text)}`)).hits;
const find = async (text: string, person = admin) =>
  body(await person.request('GET', `/serials?q=${encodeURIComponent(text)}`));
const deviceOf = async (code: string): Promise<string> => (await find(code)).items[0].deviceId;
const device = await deviceOf(imei);
const toDevice = (label: string) => [
  { kind: 'device', id: device, label, note: 'Phone X', params: { deviceId: device } },
];

describe('a scanned code', () => {
  test('leads to the device by each of its identifiers, with its signs or without', async () => {
    for (const code of [imei, imei2, EID, ICCID]) expect(await scan(code)).toEqual(toDevice(code));
    expect(await scan(`IMEI: ${imei.replace(/(\d{2})(\d{6})/, '$1 $2 ')}`)).toEqual(toDevice(imei));
  });

  test('leads to the device by its last digits where nothing bears exactly the code', async () => {
    expect(await scan(imei2.slice(-6))).toEqual(toDevice(imei2));
  });

  test('leads to a product by SKU and by barcode, as UPC and as EAN', async () => {
    const product = {
      kind: 'product',
      id: shop.phone,
      label: 'Phone X',
      note: 'PHONE-X',
      params: { productId: shop.phone },
    };
    expect([await scan('phone-x'), await scan('0195949034350'), await scan('195949034350')]).toEqual([
      [product],
      [product],
      [product],
    ]);
  });

  test('leads to a customer by telephone, however it is written', async () => {
    const customer = {
      kind: 'customer',
      id: shop.customer,
      label: 'Ana Ruiz',
      note: '+15550104477',
      params: { customerId: shop.customer },
    };
    expect([await scan('(555) 010-4477'), await scan('+1 555 010 4477'), await scan('4477')]).toEqual([
      [customer],
      [customer],
      [],
    ]);
  });

  test("leads to the store's own document by its number", async () => {
    const { id, number } = await sell(draftOf(shop, { cables: 1 }));
    expect(await scan(number)).toEqual([
      { kind: 'invoice', id, label: number, note: 'Ana Ruiz', params: { invoiceId: id } },
    ]);
    const none = ['PO-1001', 'GRN-1001', 'CNT-1001', 'ADJ-1001', 'BILL-1001', 'PAY-1001'];
    expect(await Promise.all(none.map((one) => scan(one)))).toEqual(none.map(() => []));
    const adjustment = newId(OPENED);
    const lines = [{ id: newId(OPENED), productId: shop.cable, quantity: 1 }];
    await admin.request('POST', '/inventory/adjustments', { id: adjustment, reason: 'found', lines }, adjustment);
    expect([await scan('adj 1001'), await scan('ADJ-1001', cashier)]).toEqual([
      [
        {
          kind: 'adjustment',
          id: adjustment,
          label: 'ADJ-1001',
          note: 'USB-C cable',
          params: { adjustmentId: adjustment },
        },
      ],
      [],
    ]);
  });

  test('leads nobody to what they may not read, nor into another business', async () => {
    expect([await scan(imei, cashier), await scan(imei, otherBusinessAdmin), await scan('PO-1', cashier)]).toEqual([
      [],
      [],
      [],
    ]);
    const products = await scan('CABLE', cashier);
    expect(products.map((hit: { kind: string }) => hit.kind)).toEqual(['product']);
    expect((await scan('CABLE', otherBusinessAdmin))[0]?.id).not.toEqual(shop.cable);
  });

  test('of nothing is rejected', async () => {
    expect([(await admin.request('GET', '/scan?q=')).status, (await admin.request('GET', '/scan')).status]).toEqual([
      400, 400,
    ]);
  });
});

describe('serial tracking', () => {
  test('finds a device by the beginning, the last digits and the whole of any identifier', async () => {
    const hit = {
      deviceId: device,
      code: imei,
      found: imei,
      productName: 'Phone X',
      status: 'in_stock',
      storeName: 'Shop look',
      lives: 1,
      receivedAt: OPENED,
    };
    expect([await find(imei), await find(imei2.slice(-6)), await find('8904')]).toEqual([
      { items: [hit], more: false },
      { items: [{ ...hit, found: imei2 }], more: false },
      { items: [{ ...hit, found: EID }], more: false },
    ]);
    expect(await find('777')).toEqual({ items: [], more: false });
  });

  test('lists several, the latest first, and no others than those of the business', async () => {
    const [first, second] = shop.units;
    const { items } = await find('3500000');
    expect(items.map((hit: { code: string }) => hit.code).toSorted()).toEqual(
      [first!.code, second!.code, imei].toSorted(),
    );
  });

  test('lists the devices of the store, filtered by product, status, group and day, or by the end of a code', async () => {
    const codes = async (query: string) => {
      const { items } = body(await admin.request('GET', `/serial-list?sort=code&${query}`));
      return items.map((row: { code: string }) => row.code);
    };
    const all = [...shop.units.map(({ code }) => code), imei].toSorted();
    const none = ['status=sold', 'group=gone', 'to=2026-03-01', `productId=${shop.cable}`];
    const each = ['', 'reach=everywhere', `productId=${shop.phone}`, 'status=in_stock&group=live&from=2026-03-02'];
    expect(await Promise.all(each.map(codes))).toEqual(each.map(() => all));
    expect(await Promise.all(none.map(codes))).toEqual(none.map(() => []));
    expect(await codes(`search=${imei2.slice(-6)}`)).toEqual([imei]);
    const { items } = body(await admin.request('GET', `/serial-list?search=${imei}`));
    expect(items).toEqual([
      {
        id: phone.id,
        deviceId: device,
        code: imei,
        productId: shop.phone,
        productName: 'Phone X',
        sku: 'PHONE-X',
        status: 'in_stock',
        storeName: 'Shop look',
        locationName: 'Sales floor',
        vendorName: null,
        condition: 'new',
        grade: null,
        color: null,
        storage: null,
        price: 79_900,
        cost: 40_000,
        receivedAt: OPENED,
      },
    ]);
    expect(body(await otherBusinessAdmin.request('GET', `/serial-list?reach=everywhere&search=${imei}`)).items).toEqual(
      [],
    );
  });

  test('is for those who may, and knows no device of others', async () => {
    expect([
      (await cashier.request('GET', `/serials?q=${imei}`)).status,
      (await cashier.request('GET', `/serials/${device}`)).status,
      (await cashier.request('GET', '/serial-list')).status,
      (await otherBusinessAdmin.request('GET', `/serials/${device}`)).status,
      (await admin.request('GET', `/serials/${newId(OPENED)}`)).status,
    ]).toEqual([403, 403, 403, 404, 404]);
  });
});

describe('the timeline of a device', () => {
  const at = (day: number) => `2026-03-0${day}T16:00:00.000Z`;
  const code = imeiOf(888_001);
  const brief = (entry: Record<string, unknown>) =>
    ['what', 'from', 'to', 'source', 'number', 'amount', 'customerName', 'until', 'by'].map((name) => entry[name]);

  test('tells all its lives: received, freighted, sold on an invoice, back, gone, received again', async () => {
    const unit = await receive([code]);
    const freight = { kind: 'landedCost', id: newId(OPENED) } as const;
    await within((tx) =>
      addCost(tx, scope, at(3), { kind: 'landedCost', source: freight, shares: [{ unitId: unit.id, amount: 150 }] }),
    );
    await setTime(at(4));
    const { number, total } = await sell(draftOf(shop, { units: [unit.id] }));
    const again = await receive([code], 25_000, at(6));
    await setTime(at(8));

    const answer = body(await admin.request('GET', `/serials/${await deviceOf(code)}`));
    expect(answer.identifiers).toEqual([{ type: 'IMEI1', value: code }]);
    expect(
      answer.lives.map((life: Record<string, unknown>) => [
        life['unitId'],
        life['status'],
        life['cost'],
        life['daysInStock'],
        life['goneAt'],
        life['notes'],
      ]),
    ).toEqual([
      [again.id, 'in_stock', 25_000, 2, null, 'Small scratch'],
      [unit.id, 'sold', 40_150, 2, at(4), 'Small scratch'],
    ]);
    expect(answer.entries.map(brief)).toEqual([
      ['moved', null, 'in_stock', 'receipt', null, null, null, null, 'admin'],
      ['moved', 'in_stock', 'sold', 'invoice', number, total, 'Ana Ruiz', '2027-03-04', 'admin'],
      ['cost', null, null, 'landedCost', null, 150, null, null, 'admin'],
      ['moved', null, 'in_stock', 'receipt', null, null, null, null, 'admin'],
    ]);
    expect((await find(code)).items.map((hit: { lives: number; status: string }) => [hit.lives, hit.status])).toEqual([
      [2, 'in_stock'],
    ]);
  });

  test('tells costs, customers and vendors only to those who may see them, and documents to their own store', async () => {
    const reader = async (limits: object, permissions: object[]) => {
      await asOwner(db, (tx) =>
        tx.raw(
          `update roles set limits = $2, permissions = $3
           where business_id = $1 and id = (select role_id from users where business_id = $1 and id = $4)`,
          [shop.businessId, JSON.stringify(limits), JSON.stringify(permissions), shop.people.cashier.id],
        ),
      );
      return body(await cashier.request('GET', `/serials/${await deviceOf(code)}`));
    };
    const tracking = { module: 'Serial Tracking', read: true, create: false, update: false, delete: false };
    const limitedReader = await reader({ viewCost: false }, [tracking]);
    expect([
      limitedReader.lives.map((life: { cost: number | null }) => life.cost),
      limitedReader.entries.map((entry: { amount: number | null; customerName: string | null }) => [
        entry.amount,
        entry.customerName,
      ]),
    ]).toEqual([
      [null, null],
      [
        [null, null],
        [null, null],
        [null, null],
        [null, null],
      ],
    ]);
  });

  test('tells what somebody wrote about it, and why it went', async () => {
    const unit = await receive([imeiOf(888_002)]);
    await within((tx) =>
      moveUnits(tx, scope, at(5), {
        unitIds: [unit.id],
        to: 'demo',
        kind: 'adjustment',
        source: { kind: 'adjustment', id: newId(OPENED) },
        note: 'For the window',
      }),
    );
    const version = body(await admin.request('GET', `/units/${unit.id}`)).version;
    await admin.request('PATCH', `/units/${unit.id}`, { version, notes: 'Box is open' });
    const answer = body(await admin.request('GET', `/serials/${await deviceOf(unit.code)}`));
    expect(answer.entries.map((entry: { what: string; note: string | null }) => [entry.what, entry.note])).toEqual([
      ['changed', 'Box is open'],
      ['moved', 'For the window'],
      ['moved', null],
    ]);
  });
});

test('the device that was looked for is the one that was received', () => {
  expect(phone.code).toEqual(imei);
});
