import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { buyingFrom, fresh, purchaseIn, receiptIn, rejectionIn } from '../../testing/buying.ts';
import { imeiOf, smallShop } from '../../testing/small-shop.ts';
import { draftOf as saleOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'race');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const { order, receive, scan, post } = await buyingFrom(admin, shop);
afterAll(() => app.close());

let used = 5000;
const imei = () => imeiOf((used += 1));
const request = (path: string, body: object) => admin.request('POST', path, body, fresh());
const one = async (id: string) => purchaseIn(await admin.request('GET', `/purchases/${id}`));
const statuses = (answers: ApiResponse[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const within = (sql: string, values: unknown[]) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));

/** Creates an order of a phone with the phone scanned, ready to be posted. */
async function onTheTable(code: string, phones = 1) {
  const { id } = await order(phones, 0);
  const receipt = await receive(id);
  await scan(receipt, [[code]]);
  return { id, receipt };
}

test('the same device is expected by one of two orders that name it at once', async () => {
  const code = imei();
  const orders = [await order(1, 0), await order(1, 0)];
  const answers = await Promise.all(
    orders.map(({ id, lines }) =>
      request(`/purchases/${id}/manifest`, {
        rows: [{ lineId: lines[0]!.id, codes: [code] }],
        acceptInvalidCheckDigit: false,
      }),
    ),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  expect(rejectionIn(answers.find(({ status }) => status === 409)!)).toEqual(['unit.taken', ['rows.0']]);
});

test('the same device comes with one of two receipts that are posted at once, and nothing of the other is half done', async () => {
  const code = imei();
  const both = [await onTheTable(code), await onTheTable(code)];
  const answers = await Promise.all(both.map(({ receipt }) => post(receipt)));
  expect(statuses(answers)).toEqual([200, 409]);
  const loser = both[answers.findIndex(({ status }) => status === 409)]!;
  const { status, received } = await one(loser.id);
  expect([status, received, receiptIn(await admin.request('GET', `/receipts/${loser.receipt}`)).status]).toEqual([
    'ordered',
    0,
    'draft',
  ]);
  expect(await within('select count(*) as count from units where code = $1', [code])).toEqual([{ count: 1 }]);
});

test('what is scanned while another posts is in the receipt or is told that it is closed', async () => {
  const { id } = await order(0, 30);
  const receipt = await receive(id);
  const cable = '0000000000RACE';
  await scan(receipt, [[cable]]);
  const scans = () => [{ clientScanId: fresh(), codes: [cable], at: '2026-03-02T18:00:00.000Z' }];
  const [posted, ...scanned] = await Promise.all([
    post(receipt),
    ...Array.from({ length: 10 }, () => admin.request('POST', `/receipts/${receipt}/scans`, { scans: scans() })),
  ]);
  const scannedCount = scanned.filter(({ status }) => status === 200).length;
  expect([posted.status, receiptIn(await admin.request('GET', `/receipts/${receipt}`)).pieces]).toEqual([
    200,
    1 + scannedCount,
  ]);
  expect((await one(id)).received).toEqual(1 + scannedCount);
  const rejected = scanned.filter(({ status }) => status !== 200).map((answer) => rejectionIn(answer)[0]);
  expect(rejected).toEqual(Array.from({ length: 10 - scannedCount }, () => 'receipt.closed'));
});

test('an order is closed short, or goods of it are posted: whichever comes second sees the first', async () => {
  const { id } = await order(0, 4);
  const first = await receive(id);
  await scan(first, [['0000000000RACE']]);
  await post(first);
  const second = await receive(id);
  await scan(second, [['0000000000RACE']]);
  const { version } = await one(id);
  const answers = await Promise.all([post(second), request(`/purchases/${id}/close`, { version, reason: 'Enough' })]);
  const { status, received, open } = await one(id);
  expect([statuses(answers), status, received, open]).toEqual([[200, 409], 'partiallyReceived', 2, 2]);
});

test('a unit is sold, or its receipt is taken back, never both', async () => {
  const code = imei();
  const { receipt } = await onTheTable(code);
  await post(receipt);
  const [unit] = (await within('select id from units where code = $1', [code])) as { id: string }[];
  const sale = { draft: saleOf(shop, { units: [unit!.id] }), tenders: [tenderOf('cash', 200_000)] };
  const answers = await Promise.all([
    request(`/invoices/${fresh()}/checkout`, sale),
    request(`/receipts/${receipt}/reverse`, { reason: 'Wrong shop' }),
  ]);
  expect(statuses(answers)).toEqual([200, 409]);
});

test('a bill is paid, or taken back, and two payments never add up to more than is due', async () => {
  const { id } = await order(0, 10);
  const receipt = await receive(id);
  await admin.request('POST', `/receipts/${receipt}/all`);
  await post(receipt);
  const { lines } = await one(id);
  const book = async (quantity: number) => {
    const line = { lineId: lines[0]!.id, quantity, unitCost: 333, tax: null };
    const bill = { id: fresh(), reference: fresh(), day: '2026-03-02', dueDay: null, charges: [], lines: [line] };
    await request(`/purchases/${id}/bills`, bill);
    return bill.id;
  };
  const pay = (bill: string, amount: number) =>
    request(`/bills/${bill}/payments`, {
      id: fresh(),
      amount,
      method: 'bank',
      reference: null,
      paidOn: '2026-03-02',
      note: null,
    });
  const [first, second] = [await book(5), await book(5)];
  const once = await Promise.all([pay(first, 1_000), request(`/bills/${first}/reverse`, { reason: 'Twice' })]);
  expect(statuses(once)).toEqual([200, 409]);
  const many = await Promise.all(Array.from({ length: 5 }, () => pay(second, 600)));
  expect(statuses(many)).toEqual([200, 200, 409, 409, 409]);
});

test('after all of it every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});
