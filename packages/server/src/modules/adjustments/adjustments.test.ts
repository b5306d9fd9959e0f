import { someRights } from '@tilldesk/domain/rights';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase(24);
const shop = await smallShop(db, 'adjust', 30);
const other = await smallShop(db, 'foreign', 1);
const { app, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const clerk = await signIn(app, { ...shop, people: { ...shop.people, trainee: await clerkOf() } }, 'trainee');
afterAll(() => app.close());

/** A person with the right to stock, who needs an approval for write-offs. */
function clerkOf() {
  return inBusiness(db, shop.businessId, async (tx) => {
    const rights = { permissions: someRights({ Inventory: 'rcu' }), limits: { viewCost: true } };
    const roleId = await createRole(tx, shop.businessId, OPENED, { name: 'clerk', ...rights });
    const email = 'clerk@adjust.test';
    const account = { email, name: 'clerk', username: 'clerk', userType: 'employee', password: PASSWORD, pin: '2222' };
    const stores = { roleId, storeIds: [shop.scope.storeId] };
    return { id: await createPerson(tx, shop.businessId, OPENED, { ...account, ...stores }), email };
  });
}
const body = (of: unknown) => Object(of) as Record<string, unknown>;
const fresh = () => newId(OPENED);
const unit = (n: number) => shop.units[n]!;
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const level = async () => (await rows('select on_hand, reserved, value from stock_levels'))[0];
const statusOf = async (n: number) =>
  (await rows('select status from units where id = $1', [unit(n).id]))[0]!['status'];

type Line = { unit?: number; quantity?: number; unitCost?: number; price?: number };
const linesOf = (lines: readonly Line[]) =>
  lines.map(({ unit: n, ...line }) => ({
    id: fresh(),
    productId: n === undefined ? shop.cable : shop.phone,
    ...(n === undefined ? {} : { unitId: unit(n).id }),
    ...line,
  }));
const adjust = (reason: string, lines: readonly Line[], more: object = {}, person = admin) => {
  const id = fresh();
  return person.request('POST', '/inventory/adjustments', { id, reason, lines: linesOf(lines), ...more }, id);
};
const reverse = (id: unknown, more: object = {}, person = admin) => {
  const own = fresh();
  return person.request('POST', `/inventory/adjustments/${String(id)}/reverse`, { id: own, ...more }, own);
};
const problem = (response: { status: number; body: unknown }) => [
  response.status,
  body(response.body)['code'],
  Object.keys(body(body(response.body)['fields'])),
];
const agree = async () => expect(await differences(db)).toEqual([]);

describe('an adjustment of pieces', () => {
  test('takes them at the average, gets its number, is told apart by its reason, and stands in the ledger', async () => {
    // 100 pieces for 333.33: three leave at 10.00 in all.
    const posted = await adjust('damage', [{ quantity: 3 }], { note: 'Crushed in the storeroom' });
    const { id: _id, lines, ...row } = body(posted.body);
    expect([posted.status, row]).toEqual([
      200,
      {
        number: 'ADJ-1001',
        at: '2026-03-02T18:00:00.000Z',
        reason: 'damage',
        note: 'Crushed in the storeroom',
        by: 'admin',
        approvedBy: null,
        customerName: null,
        lineCount: 1,
        productName: 'USB-C cable',
        unitCode: null,
        pieces: -3,
        value: -1_000,
        sold: null,
        reverses: null,
        reversedBy: null,
      },
    ]);
    expect(Object(lines)[0]).toEqual({
      id: expect.any(String),
      productId: shop.cable,
      productName: 'USB-C cable',
      sku: 'CABLE',
      unitId: null,
      unitCode: null,
      quantity: -3,
      value: -1_000,
      fromStatus: null,
      toStatus: null,
      price: null,
    });
    expect(await level()).toEqual({ on_hand: 97, reserved: 0, value: 32_333 });
    const ledger = body(
      (await admin.request('GET', `/inventory/movements?productId=${shop.cable}&search=ADJ-1001`)).body,
    );
    const [entry] = ledger['items'] as Record<string, unknown>[];
    expect([entry!['kind'], entry!['reason'], entry!['quantity'], entry!['documentNumber']]).toEqual([
      'adjustment',
      'damage',
      -3,
      'ADJ-1001',
    ]);
    await agree();
  });

  test('brings what was found at the average, at a cost that was entered, or on an empty shelf at the last cost', async () => {
    await adjust('found', [{ quantity: 3 }]);
    expect(await level()).toEqual({ on_hand: 100, reserved: 0, value: 33_333 });
    await adjust('opening', [{ quantity: 10, unitCost: 500 }]);
    expect(await level()).toEqual({ on_hand: 110, reserved: 0, value: 38_333 });
    await adjust('correction', [{ quantity: -110 }]);
    expect(await level()).toEqual({ on_hand: 0, reserved: 0, value: 0 });
    await adjust('found', [{ quantity: 2 }]);
    expect(await level()).toEqual({ on_hand: 2, reserved: 0, value: 696 });
    await agree();
  });

  test('never goes below nothing, over all of its lines', async () => {
    expect(problem(await adjust('lost', [{ quantity: 3 }]))).toEqual([409, 'stock.short', ['lines.0.quantity']]);
    expect(problem(await adjust('lost', [{ quantity: 1 }, { quantity: 2 }]))).toEqual([
      409,
      'stock.short',
      ['lines.1.quantity'],
    ]);
    expect(await level()).toEqual({ on_hand: 2, reserved: 0, value: 696 });
  });

  test('sent twice at once is posted once, under one key or two', async () => {
    const draft = { id: fresh(), reason: 'found', lines: linesOf([{ quantity: 98, unitCost: 333 }]) };
    const send = (key: string) => admin.request('POST', '/inventory/adjustments', draft, key);
    const answers = await Promise.all(['a', 'a', 'b', 'c'].map(send));
    expect(new Set(answers.map(({ text }) => text)).size).toEqual(1);
    expect((await level())?.['on_hand']).toEqual(100);
    await agree();
  });
});

describe('an adjustment of units', () => {
  test('moves each where the reason says, and books what leaves at its own cost', async () => {
    const lost = await adjust('lost', [{ unit: 0 }, { unit: 1 }]);
    expect([lost.status, body(lost.body)['pieces'], body(lost.body)['value']]).toEqual([200, -2, -100_000]);
    const demo = await adjust('demo', [{ unit: 2 }]);
    expect([demo.status, body(demo.body)['pieces'], body(demo.body)['value']]).toEqual([200, 0, 0]);
    expect(await Promise.all([0, 1, 2].map(statusOf))).toEqual(['lost', 'lost', 'demo']);
    const found = await adjust('found', [{ unit: 0 }]);
    expect(body(found.body)['value']).toEqual(50_000);
    await agree();
  });

  test('is rejected where the reason does not fit its status, and does nothing at all then', async () => {
    expect(problem(await adjust('restock', [{ unit: 3 }, { unit: 2 }]))).toEqual([
      409,
      'unit.notMovable',
      ['lines.0.unitId'],
    ]);
    expect(problem(await adjust('found', [{ unit: 3 }]))).toEqual([409, 'unit.notMovable', ['lines.0.unitId']]);
    expect(await statusOf(2)).toEqual('demo');
  });

  test('marks as sold to a customer at a price, without an invoice', async () => {
    const sold = await adjust('markAsSold', [{ unit: 4, price: 75_000 }], { customerId: shop.customer });
    const answer = body(sold.body);
    expect([sold.status, answer['customerName'], answer['sold']]).toEqual([200, 'Ana Ruiz', 75_000]);
    expect(await rows('select status, invoice_id from units where id = $1', [unit(4).id])).toEqual([
      { status: 'sold', invoice_id: null },
    ]);
    await agree();
  });

  test.each([
    ['pieces of what is serialized', 'damage', [{ unit: 5, quantity: 1 }], {}, 'lines.0.quantity'],
    ['a price of what is not sold', 'damage', [{ unit: 5, price: 1 }], {}, 'lines.0.price'],
    ['a customer of what is not sold', 'damage', [{ unit: 5 }], { customerId: shop.customer }, 'customerId'],
    ['a cost of what leaves', 'damage', [{ quantity: 1, unitCost: 1 }], {}, 'lines.0.unitCost'],
    ['a sign against the reason', 'damage', [{ quantity: -1 }], {}, 'lines.0.quantity'],
    ['no pieces', 'correction', [{ quantity: 0 }], {}, 'lines.0.quantity'],
    ['a reason for units alone', 'demo', [{ quantity: 1 }], {}, 'lines.0.quantity'],
  ] as const)('refuses %s at its field', async (_, reason, lines, more, field) => {
    expect(problem(await adjust(reason, lines, more))).toEqual([400, 'request.invalid', [field]]);
  });

  test('refuses what is unknown, foreign, or named twice', async () => {
    expect(problem(await adjust('damage', [{ unit: 5 }, { unit: 5 }]))).toEqual([
      400,
      'unit.listedTwice',
      ['lines.1.unitId'],
    ]);
    const id = fresh();
    const foreign = { id: fresh(), productId: shop.phone, unitId: other.units[0]!.id };
    expect(
      problem(await admin.request('POST', '/inventory/adjustments', { id, reason: 'damage', lines: [foreign] }, id)),
    ).toEqual([404, 'record.notFound', ['lines.0.unitId']]);
  });
});

describe('who may write off', () => {
  test('one without the right needs an approval for this very document, and uses it up', async () => {
    expect((await adjust('damage', [{ unit: 6 }], {}, cashier)).status).toEqual(403);
    const id = fresh();
    const order = { id, reason: 'damage', lines: linesOf([{ unit: 6 }]) };
    const post = (more: object) => clerk.request('POST', '/inventory/adjustments', { ...order, ...more }, id);
    expect(problem(await post({}))).toEqual([403, 'approval.needed', []]);
    const approvalId = fresh();
    const { email } = shop.people.admin;
    const adjustmentOrder = {
      id: approvalId,
      action: 'stock.writeOff',
      subjectId: id,
      for: clerk.wanted['stock.writeOff'],
      email,
      accessPin: '1111',
    };
    expect((await clerk.request('POST', '/approvals', adjustmentOrder)).status).toEqual(200);
    const posted = await post({ approvalId });
    expect([posted.status, body(posted.body)['by'], body(posted.body)['approvedBy']]).toEqual([200, 'clerk', 'admin']);
    expect(problem(await adjust('damage', [{ unit: 7 }], { approvalId }, clerk))).toEqual([403, 'approval.needed', []]);
  });

  test('what takes nothing away needs none; a correction does where it takes away', async () => {
    expect((await adjust('found', [{ quantity: 1 }], {}, clerk)).status).toEqual(200);
    expect((await adjust('inspection', [{ unit: 7 }], {}, clerk)).status).toEqual(200);
    expect((await adjust('correction', [{ quantity: 1 }], {}, clerk)).status).toEqual(200);
    expect(problem(await adjust('correction', [{ quantity: -1 }], {}, clerk))).toEqual([403, 'approval.needed', []]);
  });
});

describe('a reversal', () => {
  test('takes back what an adjustment did, at the value at which it went, once', async () => {
    const before = await level();
    const posted = await adjust('theft', [{ quantity: 5 }, { unit: 8 }, { unit: 9 }]);
    const { id } = body(posted.body);
    const reversed = await reverse(id, { note: 'The box stood behind the door' });
    const answer = body(reversed.body);
    expect([reversed.status, answer['reason'], answer['pieces'], answer['value']]).toEqual([
      200,
      'theft',
      7,
      -Number(body(posted.body)['value']),
    ]);
    expect(answer['reverses']).toEqual({ id, number: body(posted.body)['number'] });
    expect([await level(), await statusOf(8), await statusOf(9)]).toEqual([before, 'in_stock', 'in_stock']);
    expect(problem(await reverse(id))).toEqual([409, 'adjustment.reversed', []]);
    expect(problem(await reverse(answer['id']))).toEqual([409, 'adjustment.isReversal', []]);
    await agree();
  });

  test('stands only while what was done still stands', async () => {
    const lost = body((await adjust('lost', [{ unit: 10 }])).body);
    await adjust('found', [{ unit: 10 }]);
    await adjust('lost', [{ unit: 10 }]);
    expect(problem(await reverse(lost['id']))).toEqual([409, 'adjustment.moved', ['lines.0.unitId']]);
    const found = body((await adjust('found', [{ quantity: 1 }])).body);
    await adjust('correction', [{ quantity: -Number((await level())?.['on_hand']) }]);
    expect(problem(await reverse(found['id']))).toEqual([409, 'stock.short', ['lines.0.quantity']]);
    const response = body((await adjust('correction', [{ unit: 11 }])).body);
    expect(problem(await reverse(response['id']))).toEqual([409, 'adjustment.oneWay', ['lines.0.unitId']]);
    await agree();
  });

  test('of a device that was taken in anew meanwhile is rejected', async () => {
    const scrapped = body((await adjust('scrapped', [{ unit: 12 }])).body);
    const id = fresh();
    const opening = { id, productId: shop.phone, unitCost: 100, units: [{ code: unit(12).code }] };
    expect((await admin.request('POST', '/inventory/opening-stock', opening, id)).status).toEqual(200);
    expect(problem(await reverse(scrapped['id']))).toEqual([409, 'unit.taken', ['lines.0.unitId']]);
    await agree();
  });
});

describe('at once', () => {
  test('an adjustment and a sale of the last piece: exactly one wins, and nothing goes below nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const onHand = Number((await level())?.['on_hand']);
      await adjust('correction', [{ quantity: 1 - onHand }]);
      const invoice = fresh();
      const sale = { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('cash', 5_000)] };
      const [sold, lostUnit] = await Promise.all([
        cashier.request('POST', `/invoices/${invoice}/checkout`, sale, invoice),
        adjust('theft', [{ quantity: 1 }]),
      ]);
      expect([sold.status, lostUnit.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect((await level())?.['on_hand']).toEqual(0);
    }
    await agree();
  });

  test('an adjustment and a sale of the same unit, ten of each: exactly one wins', async () => {
    for (const n of [13, 14, 15]) {
      const tries = Array.from({ length: 10 }, async () => {
        const invoice = fresh();
        const sale = { draft: draftOf(shop, { units: [unit(n).id] }), tenders: [tenderOf('cash', 90_000)] };
        return Promise.all([
          cashier.request('POST', `/invoices/${invoice}/checkout`, sale, invoice),
          adjust('lost', [{ unit: n }]),
        ]);
      });
      const won = (await Promise.all(tries)).flat().filter(({ status }) => status === 200);
      expect(won.length).toEqual(1);
    }
    await agree();
  });

  test('two reversals of one adjustment: one is posted, the other hears by which', async () => {
    const posted = body((await adjust('lost', [{ unit: 16 }, { unit: 17 }])).body);
    const answers = await Promise.all(Array.from({ length: 6 }, () => reverse(posted['id'])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    await agree();
  });
});

test('the list is narrowed by reason, product, unit and day, and found by number, product and IMEI', async () => {
  time.now = new Date('2026-03-05T18:00:00.000Z');
  const stockClerk = await signIn(app, shop, 'admin');
  await adjust('samples', [{ unit: 18 }], {}, stockClerk);
  const reasons = async (query: string) => {
    const { items } = body((await stockClerk.request('GET', `/inventory/adjustments?limit=100&${query}`)).body);
    return (items as Record<string, unknown>[]).map((item) => item['reason']);
  };
  expect(await reasons('reason=samples')).toEqual(['samples']);
  expect(await reasons(`unitId=${unit(18).id}`)).toEqual(['samples']);
  expect(await reasons(`search=${unit(18).code.slice(-5)}`)).toEqual(['samples']);
  expect(await reasons('from=2026-03-05&to=2026-03-05')).toEqual(['samples']);
  expect((await reasons('to=2026-03-04')).includes('samples')).toEqual(false);
  expect(await reasons('search=ADJ-1001')).toEqual(['damage']);
  const foreign = await signIn(app, other, 'admin');
  expect(body((await foreign.request('GET', '/inventory/adjustments')).body)['items']).toEqual([]);
  await agree();
});
