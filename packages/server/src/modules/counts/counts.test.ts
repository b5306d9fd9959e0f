import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { countingIn, freshId, createCountingEmployee, scanOf } from '../../testing/counting.ts';
import { imeiOf, smallShop, type SmallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse, type Person } from '../../testing/till.ts';

const db = await testDatabase();
const { app, time } = await servicesOn(db);
afterAll(() => app.close());

let shops = 0;
/** A separate shop for a test: `phones` phones, 100 cables with the barcode `cable`. */
async function aShop(phones = 3) {
  const code = `cnt${(shops += 1)}`;
  const shop = await smallShop(db, code, phones);
  const [admin, clerk] = [await signIn(app, shop, 'admin'), await createCountingEmployee(app, db, shop, 'clerk')];
  const cable = `0000000000${code.toUpperCase()}`;
  const sell = async (what: { cables?: number; units?: string[] }) => {
    const id = freshId();
    const draft = draftOf(shop, what);
    const tenders = [tenderOf('cash', 100_000_000)];
    return admin.request('POST', `/invoices/${id}/checkout`, { draft, tenders }, id);
  };
  const rows = (sql: string) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql));
  return { shop, admin, clerk, cable, sell, rows, count: countingIn(db, shop) };
}

const problem = ({ status, body }: ApiResponse) => [status, Object(body)['code'], Object(body)['params']];
const codes = (shop: SmallShop) => shop.units.map(({ code }) => code);
const adjust = (person: Person, body: object) => {
  const id = freshId();
  return person.request('POST', '/inventory/adjustments', { id, note: null, ...body }, id);
};

describe('a count begins', () => {
  test('at nothing, with what the books hold of its goods', async () => {
    const { admin, count, shop } = await aShop();
    const begun = await count.start(admin);
    expect([begun.number, begun.status, begun.counted, begun.lineCount]).toEqual(['CNT-1001', 'in_progress', 0, 4]);
    const lines = await count.lines(admin, begun.id);
    expect(lines.map((line) => [line.productName, line.unitCode, line.counted, line.expected])).toEqual([
      ['Phone X', codes(shop)[0], 0, 1],
      ['Phone X', codes(shop)[1], 0, 1],
      ['Phone X', codes(shop)[2], 0, 1],
      ['USB-C cable', null, 0, 100],
    ]);
  });

  test('once, however often it is sent, and not beside another of the same goods', async () => {
    const { admin, clerk, count } = await aShop();
    const id = freshId();
    const [one, other] = await Promise.all([count.start(admin, { id }), count.start(admin, { id })]);
    expect(one).toEqual(other);
    const body = { id: freshId(), mainCategoryId: await count.categoryId, subCategoryId: null, mode: 'partial' };
    expect(problem(await clerk.request('POST', '/counts', body))).toEqual([
      409,
      'count.overlaps',
      { number: 'CNT-1001', by: 'admin', at: '2026-03-02 12:00' },
    ]);
    await count.cancel(admin, one, 'Wrong evening');
    expect((await count.start(clerk)).number).toEqual('CNT-1002');
  });

  test('once, where two people begin it at the same moment', async () => {
    const { admin, clerk, count } = await aShop();
    const begin = async (person: Person) =>
      person.request('POST', '/counts', {
        id: freshId(),
        mainCategoryId: await count.categoryId,
        subCategoryId: null,
        mode: 'full',
      });
    const answers = await Promise.all([begin(admin), begin(clerk), begin(admin), begin(clerk)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('only of goods that there are, by those who may, in their own store', async () => {
    const { admin, count } = await aShop();
    const [cashier, reader] = [await aShop(), await aShop()];
    const mainCategoryId = await count.categoryId;
    const draft = { mainCategoryId, subCategoryId: null, mode: 'full' };
    const nothing = { ...draft, id: freshId(), brand: 'Nobody' };
    expect(problem(await admin.request('POST', '/counts', nothing))).toEqual([409, 'count.nothing', undefined]);
    const unknown = { ...draft, id: freshId(), mainCategoryId: freshId() };
    expect(problem(await admin.request('POST', '/counts', unknown))).toEqual([404, 'record.notFound', undefined]);
    const begun = await count.start(admin);
    expect(problem(await cashier.admin.request('GET', `/counts/${begun.id}`))).toEqual([
      404,
      'record.notFound',
      undefined,
    ]);
    const only = await createCountingEmployee(app, db, reader.shop, 'reader', 'r');
    const own = await reader.count.start(reader.admin);
    expect((await only.request('POST', `/counts/${own.id}/scans`, { scans: [scanOf('A')] })).status).toEqual(403);
  });
});

describe('a scan', () => {
  test('counts a unit at once and a piece by its barcode, and says what it did not count, and why', async () => {
    const { admin, clerk, cable, count, shop, sell } = await aShop();
    const elsewhere = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw<{ id: string }>(
        `with c as (insert into categories (business_id, id, name, created_at, updated_at)
           values ('${shop.businessId}', gen_random_uuid(), 'Other', now(), now()) returning id)
         insert into products (business_id, id, name, sku, category_id, condition, tracking, price, tax_rate, created_at, updated_at)
         select '${shop.businessId}', gen_random_uuid(), 'Case', 'CASE', c.id, 'new', 'quantity', 100, 0, now(), now() from c
         returning id`,
      ),
    );
    expect(elsewhere.length).toEqual(1);
    expect((await sell({ units: [shop.units[2]!.id] })).status).toEqual(200);
    const { id } = await count.start(admin);
    const [imei, , sold] = codes(shop);
    const { items, counted } = await count.scan(
      clerk,
      id,
      scanOf(imei!),
      scanOf(imei!.replace(/(\d{6})(\d{8})/, '$1-$2-')),
      scanOf(cable),
      scanOf(cable, { quantity: 12 }),
      scanOf('no such code'),
      scanOf(sold!),
      scanOf('case'),
      scanOf('PHONE-X'),
    );
    expect(items.map((scan) => [scan.result, scan.productName, scan.quantity, scan.counted])).toEqual([
      ['matched', 'Phone X', 1, 1],
      ['duplicate', 'Phone X', 0, 1],
      ['matched', 'USB-C cable', 1, 1],
      ['matched', 'USB-C cable', 12, 13],
      ['unknown', null, 0, null],
      ['wrongStatus', 'Phone X', 0, null],
      ['outOfScope', 'Case', 0, null],
      ['unknown', 'Phone X', 0, null],
    ]);
    expect([counted, items[5]?.unitStatus]).toEqual([14, 'sold']);
    const { problems: problemCounts, counters } = await count.read(admin, id);
    expect(problemCounts).toEqual({ unknown: 2, wrongLocation: 0, wrongStatus: 1, duplicate: 1, outOfScope: 1 });
    expect(counters.map(({ name, scans, pieces }) => [name, scans, pieces])).toEqual([
      ['admin', 0, 0],
      ['clerk', 8, 14],
    ]);
  });

  test('is one scan, however often it is sent, also at the same moment', async () => {
    const { admin, clerk, cable, count } = await aShop();
    const { id } = await count.start(admin);
    const scans = [scanOf(cable), scanOf(cable, { quantity: 4 })];
    const answers = await Promise.all([1, 2, 3].map(() => count.scan(clerk, id, ...scans)));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect((await count.scan(clerk, id, ...scans, scanOf(cable))).counted).toEqual(6);
    expect(await differences(db)).toEqual([]);
  });

  test('of one unit by several people at once counts it once, and pieces of all are added up', async () => {
    const { admin, clerk, cable, count, shop } = await aShop(6);
    const { id } = await count.start(admin);
    const third = await createCountingEmployee(app, db, shop, 'third');
    const everything = () => [...codes(shop), cable].map((code) => scanOf(code));
    const answers = await Promise.all([
      count.scan(admin, id, ...everything()),
      count.scan(clerk, id, ...everything().toReversed()),
      count.scan(third, id, ...everything()),
    ]);
    const results = answers.flatMap(({ items }) => items).filter(({ unitId }) => unitId !== null);
    expect(results.filter(({ result }) => result === 'matched').length).toEqual(6);
    expect(results.filter(({ result }) => result === 'duplicate').length).toEqual(12);
    expect(await count.piecesOf(admin, id, shop.cable)).toEqual([3, 100, -97]);
    expect(await differences(db)).toEqual([]);
  });

  test('is taken back by another one, once, and its unit may be scanned again', async () => {
    const { admin, cable, count, shop } = await aShop();
    const { id } = await count.start(admin);
    const [unit, pieces] = [scanOf(codes(shop)[0]!), scanOf(cable, { quantity: 7 })];
    await count.scan(admin, id, unit, scanOf(cable), pieces);
    const back = await count.scan(
      admin,
      id,
      scanOf(unit.code, { takesBack: unit.id }),
      scanOf(cable, { takesBack: pieces.id }),
      scanOf(cable, { takesBack: pieces.id }),
      scanOf(cable, { takesBack: freshId() }),
      scanOf(unit.code),
    );
    expect(back.items.map(({ result, quantity, counted }) => [result, quantity, counted])).toEqual([
      ['takenBack', -1, 0],
      ['takenBack', -7, 1],
      ['takenBack', 0, null],
      ['takenBack', 0, null],
      ['matched', 1, 1],
    ]);
    const history = Object((await admin.request('GET', `/counts/${id}/scans?search=${cable}`)).body)['items'];
    expect((history as { isTakenBack: boolean }[]).map((scan) => scan.isTakenBack)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(await differences(db)).toEqual([]);
  });

  test('of an unknown code is counted once the code has found its product', async () => {
    const { admin, clerk, count, shop } = await aShop();
    const { id } = await count.start(admin);
    await count.scan(clerk, id, scanOf('box-9'), scanOf('box-9', { quantity: 3 }));
    const match = { code: 'box-9', productId: shop.cable };
    expect((await clerk.request('POST', `/counts/${id}/match`, match)).status).toEqual(403);
    expect(problem(await admin.request('POST', `/counts/${id}/match`, { ...match, productId: shop.phone }))).toEqual([
      404,
      'record.notFound',
      undefined,
    ]);
    const matched = Object((await admin.request('POST', `/counts/${id}/match`, match)).body);
    expect(matched['counted']).toEqual(2);
    expect((await count.scan(clerk, id, scanOf('box-9'))).items[0]?.result).toEqual('matched');
    expect((await count.read(admin, id)).problems.unknown).toEqual(0);
    expect(Object((await admin.request('GET', `/products/${shop.cable}`)).body)['barcodes']).toContain('BOX-9');
  });
});

describe('while the shop sells', () => {
  test('what is sold after it was counted is no difference, nor what is sold before', async () => {
    const { admin, cable, count, shop, sell } = await aShop();
    const { id } = await count.start(admin);
    await sell({ cables: 10, units: [shop.units[0]!.id] });
    await count.scan(
      admin,
      id,
      scanOf(cable, { quantity: 90 }),
      ...codes(shop)
        .slice(1)
        .map((code) => scanOf(code)),
    );
    time.now = new Date(time.now.getTime() + 60_000);
    await sell({ cables: 5, units: [shop.units[1]!.id] });
    expect(await count.piecesOf(admin, id, shop.cable)).toEqual([90, 90, 0]);
    const posted = await count.post(admin, await count.submit(admin, await count.read(admin, id)));
    expect(posted.figures).toEqual({
      expected: 92,
      lines: 3,
      exactLines: 3,
      shortQuantity: 0,
      overQuantity: 0,
      shortValue: 0,
      overValue: 0,
    });
    expect(await differences(db)).toEqual([]);
  });

  test('a scan that waited for the network counts as of when it was made', async () => {
    const { admin, cable, count, shop, sell } = await aShop();
    const { id } = await count.start(admin);
    time.now = new Date(time.now.getTime() + 600_000);
    await sell({ cables: 4, units: [shop.units[0]!.id] });
    time.now = new Date(time.now.getTime() + 600_000);
    const late = await count.scan(
      admin,
      id,
      scanOf(cable, { quantity: 100, ago: 900_000 }),
      scanOf(codes(shop)[0]!, { ago: 900_000 }),
      scanOf(codes(shop)[1]!, { ago: 90_000_000 }),
    );
    expect(late.items.map(({ result }) => result)).toEqual(['matched', 'matched', 'matched']);
    expect(await count.piecesOf(admin, id, shop.cable)).toEqual([100, 100, 0]);
  });

  test('an adjustment that tells what was so already explains a difference; one that takes pieces away makes none', async () => {
    const { admin, cable, count, shop } = await aShop();
    const { id } = await count.start(admin);
    await count.scan(admin, id, scanOf(cable, { quantity: 97 }));
    time.now = new Date(time.now.getTime() + 60_000);
    const line = () => [{ id: freshId(), productId: shop.cable, quantity: 2 }];
    expect((await adjust(admin, { reason: 'theft', lines: line() })).status).toEqual(200);
    expect((await adjust(admin, { reason: 'damage', lines: line() })).status).toEqual(200);
    expect(await count.piecesOf(admin, id, shop.cable)).toEqual([97, 98, -1]);
  });

  test('pieces that moved between two scans of their product leave a doubt, and say how large', async () => {
    const { admin, cable, count, shop, sell } = await aShop();
    const { id } = await count.start(admin);
    await count.scan(admin, id, scanOf(cable, { quantity: 60 }));
    time.now = new Date(time.now.getTime() + 60_000);
    await sell({ cables: 3 });
    time.now = new Date(time.now.getTime() + 60_000);
    await count.scan(admin, id, scanOf(cable, { quantity: 40 }));
    const [line] = (await count.lines(admin, id, 'show=recount')).filter(({ productId }) => productId === shop.cable);
    expect([line?.counted, line?.expected, line?.difference, line?.movedOut, line?.movedIn]).toEqual([
      100, 97, 3, 3, 0,
    ]);
  });
});

describe('an IMEI that is not on the shelf', () => {
  test('in the books is found by its scan, and back in stock with the posting', async () => {
    const { admin, count, shop, rows } = await aShop();
    const lost = { id: freshId(), productId: shop.phone, unitId: shop.units[0]!.id };
    expect((await adjust(admin, { reason: 'lost', lines: [lost] })).status).toEqual(200);
    const begun = await count.start(admin, { mode: 'partial' });
    const { items } = await count.scan(admin, begun.id, scanOf(codes(shop)[0]!));
    expect(items.map(({ result, unitStatus, counted }) => [result, unitStatus, counted])).toEqual([
      ['wrongStatus', 'lost', 1],
    ]);
    const posted = await count.post(admin, await count.submit(admin, begun));
    expect([posted.figures?.overQuantity, posted.figures?.overValue, posted.figures?.shortQuantity]).toEqual([
      1, 50_000, 0,
    ]);
    expect(await rows(`select status from units where code = '${imeiOf(0)}'`)).toEqual([{ status: 'in_stock' }]);
    expect(await differences(db)).toEqual([]);
  });
});
