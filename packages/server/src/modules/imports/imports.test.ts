import type { ImportJob, ImportRow } from '@tilldesk/domain/imports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { uploadFile, importFile } from '../../testing/importing.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import { tempFileStorage } from '../../testing/uploads.ts';
import { processBatch } from './batch.store.ts';
import { importNouns } from './importers.ts';
import { workOnImports } from './worker.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'imps');
const other = await smallShop(db, 'impo');
const { fileStorage, remove } = tempFileStorage();
const { app, services } = await servicesOn(db, undefined, { fileStorage });
const unforeseen: unknown[] = [];
const worker = workOnImports(services, { error: (about: unknown) => void unforeseen.push(about) });
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
/** A server of the same shop without an import worker: the test processes batches itself. */
const quiet = await servicesOn(db, undefined, { fileStorage });
afterAll(async () => {
  await worker.stop();
  await app.close();
  await quiet.app.close();
  remove();
});

beforeAll(async () => {
  const phones = newId(OPENED);
  const plain = { isSerializedDefault: false, active: true };
  await admin.request('POST', '/categories', { id: phones, name: 'Handsets', kind: 'device', ...plain });
  const leather = { id: newId(OPENED), name: 'Leather', parentId: phones, kind: 'accessory', ...plain };
  await admin.request('POST', '/categories', leather);
});

type ImportOptions = Parameters<typeof importFile>[5];
const products = (lines: readonly string[], given?: ImportOptions) =>
  importFile(app, admin, worker.settled, 'products', lines.join('\n'), given);
const jobOf = (response: { body: unknown }) => {
  const { state, place, rows, counts } = response.body as ImportJob;
  return { state, place, rows, ...counts };
};
async function rejectedIn(id: string, entityName = 'products') {
  const { body } = await admin.request('GET', `/${entityName}-imports/${id}/rows?outcome=rejected&limit=500`);
  return (body as { items: ImportRow[] }).items.flatMap(({ row, problems }) =>
    problems.map(({ column, code, message }) => [row, column, code, message]),
  );
}
const found = async (search: string) =>
  (
    Object((await admin.request('GET', `/products?search=${search}&limit=100`)).body)['items'] as Record<
      string,
      unknown
    >[]
  ).map(({ name, sku, price, onHand, cost, version }) => ({ name, sku, price, onHand, cost, version }));
const count = (statement: string) =>
  inBusiness(db, shop.businessId, async (tx) => (await tx.raw<{ n: number }>(statement))[0]?.n);

describe('a file of products', () => {
  const lines = [
    'Item number;Nombre;Category;Price;Tax rate;On hand;Unit cost;Barcodes',
    'hs-1;Funda de piel;Handsets > Leather;19,90;8,25%;10;4,50;7501000000011',
    'hs-2;Cargador rápido;Leather;1.250,00;0,16;;;',
  ];

  test('says by its headings what is what, tries itself out, and is run with its first stock', async () => {
    const tried = await products(lines, { run: false });
    expect(jobOf(tried)).toEqual({
      state: 'checked',
      place: 2,
      rows: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      rejected: 0,
    });
    expect(await found('hs1')).toEqual([]);

    expect(jobOf(await products(lines))).toEqual({
      state: 'done',
      place: 2,
      rows: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      rejected: 0,
    });
    expect([...(await found('funda')), ...(await found('hs-2'))]).toEqual([
      { name: 'Funda de piel', sku: 'HS-1', price: 1_990, onHand: 10, cost: 450, version: 1 },
      { name: 'Cargador rápido', sku: 'HS-2', price: 125_000, onHand: 0, cost: null, version: 1 },
    ]);
  });

  test('changes nothing when it comes again', async () => {
    expect(jobOf(await products(lines))).toEqual({
      state: 'done',
      place: 2,
      rows: 2,
      added: 0,
      changed: 0,
      unchanged: 2,
      rejected: 0,
    });
    expect(await found('hs')).toEqual([
      { name: 'Cargador rápido', sku: 'HS-2', price: 125_000, onHand: 0, cost: null, version: 1 },
      { name: 'Funda de piel', sku: 'HS-1', price: 1_990, onHand: 10, cost: 450, version: 1 },
    ]);
  });

  test('leaves as it is what an empty cell says nothing of', async () => {
    expect(jobOf(await products(['SKU,Price,Unit cost,Brand', 'HS-1,,,Acme']))).toEqual({
      state: 'done',
      place: 1,
      rows: 1,
      added: 0,
      changed: 1,
      unchanged: 0,
      rejected: 0,
    });
    expect(await found('hs-1')).toEqual([
      { name: 'Funda de piel', sku: 'HS-1', price: 1_990, onHand: 10, cost: 450, version: 2 },
    ]);
    expect(await found('acme')).toHaveLength(1);
  });
});

describe('a row that cannot come in', () => {
  const head = 'SKU,Name,Category,Price,Tax rate,Tracking,On hand,Unit cost,Serials,Barcodes,Active,Condition';
  const tried = async (...rows: string[]) => rejectedIn((await products([head, ...rows], { run: false })).id);

  test('is told with its row, its column and a sentence', async () => {
    expect(
      await tried(
        'B-1,Case,Leather,"12.345",0.1,,,,,,,',
        'B-2,Case,Nowhere,5,10%,,,,,,perhaps,rusty',
        'B-3,,Leather,5,0.1,,2.5,,,,,',
        'B-4,Case,Leather,5,0.1,,3,,,,,',
        ',Case,Leather,5,0.1,,,,,,,',
        'B-6,Case,Leather,4.90154E+14,0.1,,,,,4.90154E+14,,',
        `B-7,Case,Leather,5,0.1,,,,,${'7'.repeat(41)},,`,
      ),
    ).toEqual([
      [2, 'Price', 'import.notAmount', '12.345 is not an amount of money.'],
      [3, 'Active', 'import.notYesNo', 'perhaps is neither yes nor no.'],
      [3, 'Condition', 'import.notOption', 'rusty is none of: new, open box, used, refurbished.'],
      [3, 'Category', 'import.unknown', 'There is no Nowhere yet.'],
      [4, 'On hand', 'import.notWhole', '2.5 is not a whole number.'],
      [4, 'Name', 'required', 'This field is required.'],
      [5, 'Unit cost', 'import.costMissing', 'The first stock needs its unit cost.'],
      [6, null, 'import.keyMissing', 'Nothing in this row identifies the record.'],
      [7, 'Price', 'import.notAmount', '4.90154E+14 is not an amount of money.'],
      [
        7,
        'Barcodes',
        'import.shortened',
        'A spreadsheet shortened 4.90154E+14. Format the column as text and save it again.',
      ],
      [8, 'Barcodes', 'tooLong', 'At most 40 are allowed.'],
    ]);
  });

  test('is told when another row of the file says otherwise, or has its code', async () => {
    expect(
      await tried(
        'C-1,Case,Leather,5,0.1,,,,,C900001,,',
        'C-1,Case,Leather,6,0.1,,,,,,,',
        'C-2,Case,Leather,5,0.1,,,,,C900001,,',
        'C-3,Phone,Handsets,500,0.1,serialized,,300,490154203237518,,,',
        'C-4,Phone,Handsets,500,0.1,serialized,,300,490154203237518,,,',
      ),
    ).toEqual([
      [3, 'SKU', 'import.twice', 'Row 2 already has C-1.'],
      [4, 'Barcodes', 'import.twice', 'Row 2 already has C900001.'],
      [6, 'Serials', 'import.twice', 'Row 5 already has 490154203237518.'],
    ]);
  });

  test('is told when its code belongs to another product, or its serial to a unit of the shop', async () => {
    const usedCode = shop.units[0]!.code;
    expect(
      await tried(
        'C-5,Case,Leather,5,0.1,,,,,7501000000011,,',
        `C-6,Phone,Handsets,500,0.1,serialized,,300,${usedCode},,,`,
        'C-7,Phone,Handsets,500,0.1,serialized,,300,490154203237519,,,',
        'C-8,Case,Leather,5,0.1,,,3,490154203237518,,,',
        'HS-1,,,,,,7,4,,,,',
      ),
    ).toEqual([
      [2, 'Barcodes', 'product.barcodeTaken', 'The barcode 7501000000011 already belongs to Funda de piel.'],
      [3, 'Serials', 'unit.taken', `${usedCode} is already in stock as another unit.`],
      [4, 'Serials', 'imei', 'This is not a valid IMEI.'],
      [5, 'Serials', 'import.notSerialized', 'Only a product that is tracked by serial has serials.'],
      [6, 'On hand', 'import.opened', 'This product has stock already (10). Adjust or count it instead.'],
    ]);
  });

  test('keeps the whole file back, unless the good rows are wanted alone', async () => {
    const lines = [head, 'D-1,Case,Leather,5,0.1,,,,,,,', 'D-2,Case,Nowhere,5,0.1,,,,,,,'];
    const rejected = await products(lines);
    expect([rejected.status, Object(rejected.body)['code'], await found('d-1')]).toEqual([
      409,
      'import.hasRejected',
      [],
    ]);
    expect(jobOf(await products(lines, { goodRows: true }))).toEqual({
      state: 'done',
      place: 2,
      rows: 2,
      added: 1,
      changed: 0,
      unchanged: 0,
      rejected: 1,
    });
    expect(await found('d-2')).toEqual([]);
  });
});

describe('serials', () => {
  const lines = [
    'SKU,Name,Category,Price,Tax rate,Tracking,Unit cost,IMEI',
    'PH-1,Phone,Handsets,500,0.1,serialized,300,356938035643809',
    'PH-1,Phone,Handsets,500,0.1,serialized,300,353270079684223',
    'PH-2,Other phone,Handsets,700,0.1,serialized,400,490154203237518; 352099001761481',
  ];

  test('come in several to a row, or one to a row of the same product; once', async () => {
    const counts = { state: 'done', place: 3, rows: 3, rejected: 0 };
    expect(jobOf(await products(lines))).toEqual({ ...counts, added: 2, changed: 1, unchanged: 0 });
    expect((await found('phone')).map(({ sku, onHand, cost }) => [sku, onHand, cost])).toEqual(
      expect.arrayContaining([
        ['PH-1', 2, 30_000],
        ['PH-2', 2, 40_000],
      ]),
    );
    expect(jobOf(await products(lines))).toEqual({ ...counts, added: 0, changed: 0, unchanged: 3 });
  });

  test('of a row that follows a rejected one are rejected with it', async () => {
    const { id } = await products(
      [lines[0]!, 'PH-3,Phone,Nowhere,500,0.1,serialized,300,SN-REF-1', 'PH-3,Phone,Nowhere,500,0.1,serialized,300,'],
      { run: false },
    );
    expect((await rejectedIn(id)).map(([row, column]) => [row, column])).toEqual([
      [2, 'Category'],
      [3, 'Category'],
      [3, null],
    ]);
  });
});

describe('a long file', () => {
  const lines = [
    'SKU,Name,Category,Price,Tax rate,On hand,Unit cost',
    ...Array.from({ length: 1_200 }, (_, n) => `LONG-${n},Case ${n},Leather,5,0.1,2,1`),
  ];
  const batch = (id: string) =>
    inBusiness(db, shop.businessId, (tx) => processBatch(tx, shop.businessId, id, OPENED, importNouns));
  const job = async (id: string) => jobOf(await admin.request('GET', `/products-imports/${id}`));
  const countImported = () => count(`select count(*)::int as n from products where sku like 'LONG-%'`);

  test('is taken in whole batches, stopped between two and let go on; a batch that breaks leaves nothing', async () => {
    const uploaded = (await uploadFile(quiet.app, admin, 'products', 'long.csv', lines.join('\n'))).body as ImportJob;
    const { id, mapping, decimal } = uploaded;
    const order = (path: string, body: object, key?: string) =>
      quiet.app.inject({
        method: 'POST',
        url: `/api/products-imports/${id}/${path}`,
        headers: { authorization: `Bearer ${admin.token}`, ...(key ? { 'idempotency-key': key } : {}) },
        payload: body,
      });
    await order('check', { mapping, decimal });
    expect([await batch(id), await batch(id), await batch(id)]).toEqual(['goes on', 'goes on', 'at its end']);
    await order('run', { goodRows: false }, `run-1-${id}`);
    expect(await batch(id)).toEqual('goes on');

    const broken = inBusiness(db, shop.businessId, async (tx) => {
      await processBatch(tx, shop.businessId, id, OPENED, importNouns);
      throw new Error('the plug was pulled');
    });
    await expect(broken).rejects.toThrow('the plug was pulled');
    const counts = { rows: 1_200, changed: 0, unchanged: 0, rejected: 0 };
    expect([await job(id), await countImported()]).toEqual([
      { ...counts, state: 'running', place: 500, added: 500 },
      500,
    ]);

    expect((await order('stop', {})).statusCode).toEqual(200);
    expect([await batch(id), (await job(id)).state]).toEqual(['not at work', 'stopped']);
    await order('run', { goodRows: false }, `run-2-${id}`);
    expect([await batch(id), await batch(id)]).toEqual(['goes on', 'at its end']);
    expect([await job(id), await countImported()]).toEqual([
      { ...counts, state: 'done', place: 1_200, added: 1_200 },
      1_200,
    ]);
    expect(
      await count(`select sum(on_hand)::int as n from stock_levels l join products p on p.business_id = l.business_id
      and p.id = l.product_id where p.sku like 'LONG-%'`),
    ).toEqual(2_400);
  });

  test('that was at work when the server stopped goes on with the next start', async () => {
    const uploaded = (await uploadFile(quiet.app, admin, 'products', 'again.csv', lines.join('\n'))).body as ImportJob;
    const { id, mapping, decimal } = uploaded;
    await quiet.app.inject({
      method: 'POST',
      url: `/api/products-imports/${id}/check`,
      headers: { authorization: `Bearer ${admin.token}` },
      payload: { mapping, decimal },
    });
    expect(await batch(id)).toEqual('goes on');
    const next = workOnImports(services);
    await next.stop();
    const later = workOnImports(services);
    await later.settled();
    await later.stop();
    expect(await job(id)).toEqual({
      state: 'checked',
      place: 1_200,
      rows: 1_200,
      added: 0,
      changed: 0,
      unchanged: 1_200,
      rejected: 0,
    });
  });
});

describe('who may', () => {
  test('bring, see and run a file: both rights, in their own business', async () => {
    const { id } = await products(['SKU,Price', 'HS-1,19.90'], { run: false });
    const summaryOf = ({ status, body }: { status: number; body: unknown }) => [status, Object(body)['code'] ?? null];
    expect(summaryOf(await uploadFile(app, cashier, 'products', 'a.csv', 'SKU\nA'))).toEqual([403, 'access.denied']);
    expect(summaryOf(await cashier.request('GET', `/products-imports/${id}`))).toEqual([403, 'access.denied']);
    expect(summaryOf(await otherBusinessAdmin.request('GET', `/products-imports/${id}`))).toEqual([
      404,
      'record.notFound',
    ]);
    expect(
      summaryOf(await otherBusinessAdmin.request('POST', `/products-imports/${id}/run`, { goodRows: true }, 'k1')),
    ).toEqual([404, 'record.notFound']);
    expect(summaryOf(await admin.request('POST', `/products-imports/${id}/run`, { goodRows: true }))).toEqual([
      400,
      'request.keyMissing',
    ]);
    expect(importNouns.map(({ entity: { calls } }) => [calls.bring.needs, calls.run.needs])).toEqual([
      [
        ['Product', 'create'],
        ['Product', 'update'],
      ],
      [
        ['Customer', 'create'],
        ['Customer', 'update'],
      ],
      [
        ['Vendor', 'create'],
        ['Vendor', 'update'],
      ],
    ]);
  });
});

describe('a file of customers', () => {
  const customers = (lines: readonly string[]) =>
    importFile(app, admin, worker.settled, 'customers', lines.join('\n'), { goodRows: true });
  const people = async (search: string) =>
    (
      Object((await admin.request('GET', `/customers?search=${search}`)).body)['items'] as Record<string, unknown>[]
    ).map(({ name, phones, emails, city }) => [
      name,
      (phones as { number: string }[]).map(({ number }) => number),
      (emails as { address: string }[]).map(({ address }) => address),
      city,
    ]);

  test('finds people again by reference, email or phone, and takes no contact away', async () => {
    const counts = { state: 'done', rejected: 0 };
    expect(
      jobOf(
        await customers([
          'Customer ID,First name,Last name,Phone,Email,City',
          'X-1,Marisol,Vega,(718) 555-0142,marisol@mail.test,Queens',
          ',Dana,Okafor,718-555-0199,,',
        ]),
      ),
    ).toEqual({ ...counts, place: 2, rows: 2, added: 2, changed: 0, unchanged: 0 });
    expect(
      jobOf(
        await customers([
          'Customer ID,Phone,Email,City',
          'X-1,,,Brooklyn',
          ',+1 718 555 0199,,',
          ',,MARISOL@mail.test,Brooklyn',
        ]),
      ),
    ).toEqual({ ...counts, place: 3, rows: 3, added: 0, changed: 1, unchanged: 1, rejected: 1 });
    expect([...(await people('marisol')), ...(await people('okafor'))]).toEqual([
      ['Marisol Vega', ['+17185550142'], ['marisol@mail.test'], 'Brooklyn'],
      ['Dana Okafor', ['+17185550199'], [], null],
    ]);
  });
});

test('nothing of all this broke off unforeseen', () => {
  expect(unforeseen).toEqual([]);
});
