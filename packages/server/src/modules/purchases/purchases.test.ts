import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { buyingFrom, fresh, lineOf, purchaseIn, receiptIn, rejectionIn } from '../../testing/buying.ts';
import { imeiOf, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'purc');
const { app, emails } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const { draftOf, order, receive, scan, post, vendorId } = await buyingFrom(admin, shop, { preferredLanguage: 'es' });
afterAll(() => app.close());

let used = 2000;
const imeis = (count: number) => Array.from({ length: count }, () => imeiOf((used += 1)));
const request = (path: string, body: object) => admin.request('POST', path, body, fresh());
const one = async (id: string) => purchaseIn(await admin.request('GET', `/purchases/${id}`));
const levelOf = async (productId: string) => {
  const rows = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw('select on_hand, value from stock_levels where product_id = $1', [productId]),
  );
  return rows[0];
};

describe('an order', () => {
  test('adds up with its discounts and charges, changes as a draft, and keeps its lines once it is placed', async () => {
    const draft = draftOf(2, 10, {
      discount: { kind: 'amount', amount: 1_033 },
      charges: [{ id: fresh(), label: 'Freight', amount: 2_500 }],
      vendorRef: 'Q-99',
    });
    const made = purchaseIn(await admin.request('POST', '/purchases', draft));
    expect([made.number, made.status, made.net, made.total, made.version]).toEqual([
      null,
      'draft',
      102_297,
      104_797,
      2,
    ]);
    expect(purchaseIn(await admin.request('POST', '/purchases', draft)).version).toEqual(2);
    const { id, ...content } = draft;
    const changed = { ...content, lines: [content.lines[1]!, lineOf(shop.phone, 3, 50_000)], discount: null };
    const second = purchaseIn(await admin.request('PATCH', `/purchases/${id}`, { ...changed, version: 2 }));
    expect([second.lines.map((line) => line.quantity), second.total]).toEqual([[10, 3], 155_830]);
    expect(rejectionIn(await admin.request('PATCH', `/purchases/${id}`, { ...changed, version: 2 }))[0]).toEqual(
      'record.changed',
    );
    const placed = purchaseIn(await request(`/purchases/${id}/order`, { version: second.version }));
    expect([placed.number, placed.status, placed.open]).toEqual(['PO-1001', 'ordered', 13]);
    expect(purchaseIn(await request(`/purchases/${id}/order`, { version: second.version })).number).toEqual('PO-1001');
    expect(
      rejectionIn(await admin.request('PATCH', `/purchases/${id}`, { ...changed, version: placed.version }))[0],
    ).toEqual('purchase.placed');
  });

  test.each<[string, object, string, string[]]>([
    ['of an unknown vendor', { vendorId: fresh() }, 'record.notFound', ['vendorId']],
    ['of tomorrow', { orderDay: '2026-03-03' }, 'purchase.dayAhead', ['orderDay']],
    ['expected before it is made', { expectedDay: '2026-02-01' }, 'purchase.expectedEarly', ['expectedDay']],
    ['of a service', { lines: [lineOf(shop.service, 1, 1)] }, 'purchase.notStocked', ['lines.0.productId']],
    ['of nothing that there is', { lines: [lineOf(fresh(), 1, 1)] }, 'record.notFound', ['lines.0.productId']],
    ['of no piece', { lines: [lineOf(shop.cable, 0, 1)] }, 'request.invalid', ['lines.0.quantity']],
  ])('%s is rejected at the field', async (_, parts, code, fields) => {
    expect(rejectionIn(await admin.request('POST', '/purchases', draftOf(1, 0, parts)))).toEqual([code, fields]);
  });

  test('without lines is not placed', async () => {
    const draft = draftOf(0, 0);
    await admin.request('POST', '/purchases', draft);
    expect(rejectionIn(await request(`/purchases/${draft.id}/order`, { version: 2 }))[0]).toEqual('purchase.empty');
  });

  test('is mailed to its vendor in their language, with every line', async () => {
    const { id, number } = await order(1, 2);
    emails.length = 0;
    const sent = purchaseIn(await request(`/purchases/${id}/send`, { to: null, message: 'Gracias.' }));
    expect([sent.sentTo, emails.map(({ to, language }) => [to, language])]).toEqual([
      'orders@vendor.test',
      [['orders@vendor.test', 'es']],
    ]);
    expect(emails[0]?.message).toEqual({
      kind: 'purchaseOrder',
      number,
      store: 'Shop purc',
      reach: [],
      currency: 'USD',
      lines: [
        { quantity: 1, name: 'Phone X', vendorSku: null, unitCost: 50_000, total: 50_000 },
        { quantity: 2, name: 'USB-C cable', vendorSku: null, unitCost: 333, total: 666 },
      ],
      charges: [],
      total: 50_666,
      expectedDay: '2026-03-09',
      accountNo: null,
      note: 'Gracias.',
    });
  });

  test('is given up only while nothing came, and its expected devices are free again', async () => {
    const { id, lines } = await order(1, 0);
    const [code = ''] = imeis(1);
    const rows = (line: string) => ({ rows: [{ lineId: line, codes: [code] }], acceptInvalidCheckDigit: false });
    await request(`/purchases/${id}/manifest`, rows(lines[0]!.id));
    const { version } = await one(id);
    const cancelled = purchaseIn(await request(`/purchases/${id}/cancel`, { version, reason: 'No longer made' }));
    expect([cancelled.status, cancelled.closedReason, cancelled.open]).toEqual(['cancelled', 'No longer made', 0]);
    const again = await order(1, 0);
    expect((await request(`/purchases/${again.id}/manifest`, rows(again.lines[0]!.id))).status).toEqual(200);
    const receipt = await receive(again.id);
    await scan(receipt, [[code]]);
    await post(receipt);
    const late = await request(`/purchases/${again.id}/cancel`, {
      version: (await one(again.id)).version,
      reason: 'Too late',
    });
    expect(rejectionIn(late)[0]).toEqual('purchase.received');
  });

  test('is closed short with what is missing given up', async () => {
    const { id, lines } = await order(2, 4);
    const [here = '', missing = ''] = imeis(2);
    const rows = [here, missing].map((code) => ({ lineId: lines[0]!.id, codes: [code] }));
    await request(`/purchases/${id}/manifest`, { rows, acceptInvalidCheckDigit: false });
    const receipt = await receive(id);
    await scan(receipt, [[here]]);
    await post(receipt);
    const { version } = await one(id);
    const closed = purchaseIn(await request(`/purchases/${id}/close`, { version, reason: 'Sold out' }));
    expect([closed.status, closed.open, closed.lines.map((line) => line.cancelled)]).toEqual(['closed', 0, [1, 4]]);
    const units = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw('select status from units where code = any($1) order by code', [[here, missing]]),
    );
    expect(units).toEqual([{ status: 'in_stock' }, { status: 'void' }]);
  });

  test('is copied into a draft without its extras', async () => {
    const { id } = await order(1, 3);
    const copy = fresh();
    const { lines, status, number } = purchaseIn(await request(`/purchases/${id}/clone`, { id: copy }));
    expect([status, number, lines.map((line) => [line.productId, line.quantity, line.unitCost])]).toEqual([
      'draft',
      null,
      [
        [shop.phone, 1, 50_000],
        [shop.cable, 3, 333],
      ],
    ]);
  });
});

describe('posting', () => {
  test('of the same receipt by a double click and by two people has one effect', async () => {
    const { id } = await order(1, 10);
    const receipt = await receive(id);
    await scan(receipt, [imeis(1)]);
    await admin.request('POST', `/receipts/${receipt}/all`);
    const before = await levelOf(shop.cable);
    const key = fresh();
    const answers = await Promise.all([post(receipt, key), post(receipt, key), post(receipt), post(receipt)]);
    expect(answers.map((answer) => [answer.status, receiptIn(answer).status])).toEqual(
      Array.from({ length: 4 }, () => [200, 'posted']),
    );
    expect(await levelOf(shop.cable)).toEqual({
      on_hand: Number(before?.['on_hand']) + 10,
      value: Number(before?.['value']) + 3_330,
    });
  });

  test('in parts adds up to the line to the cent, and a line never gets more than was ordered', async () => {
    const draft = draftOf(0, 3, { discount: { kind: 'amount', amount: 1 } });
    await admin.request('POST', '/purchases', draft);
    await request(`/purchases/${draft.id}/order`, { version: 2 });
    const before = Number((await levelOf(shop.cable))?.['value']);
    for (let piece = 1; piece <= 3; piece += 1) {
      const receipt = await receive(draft.id);
      await admin.request('POST', `/receipts/${receipt}/quantity`, {
        id: fresh(),
        lineId: draft.lines[0]!.id,
        quantity: 1,
      });
      await post(receipt);
    }
    expect(Number((await levelOf(shop.cable))?.['value']) - before).toEqual(998);
    const closed = await admin.request('POST', `/purchases/${draft.id}/receipts`, { id: fresh() });
    expect(rejectionIn(closed)[0]).toEqual('purchase.notOpen');
  });

  test('is taken back as long as all of it still stands', async () => {
    const before = await levelOf(shop.cable);
    const { id } = await order(1, 10);
    const receipt = await receive(id);
    const [code = ''] = imeis(1);
    await scan(receipt, [[code]]);
    await admin.request('POST', `/receipts/${receipt}/all`);
    expect(receiptIn(await post(receipt)).isReversible).toEqual(true);
    const reverse = () => request(`/receipts/${receipt}/reverse`, { reason: 'Wrong shop' });
    const [first, second] = await Promise.all([reverse(), reverse()]);
    expect([receiptIn(first).status, receiptIn(second).status]).toEqual(['reversed', 'reversed']);
    expect(await levelOf(shop.cable)).toEqual(before);
    const { status, open } = await one(id);
    expect([status, open]).toEqual(['ordered', 11]);
    const again = await receive(id);
    expect(await scan(again, [[code]])).toEqual(['matched']);
    await post(again);
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(`update units set status = 'demo' where code = $1 and status = 'in_stock'`, [code]),
    );
    expect(rejectionIn(await request(`/receipts/${again}/reverse`, { reason: 'Too late' }))[0]).toEqual(
      'receipt.moved',
    );
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(`update units set status = 'in_stock' where code = $1 and status = 'demo'`, [code]),
    );
  });

  test('buys on the spot in one step or not at all', async () => {
    const draft = draftOf(2, 1);
    const phones = draft.lines[0]!.id;
    const [first = '', second = ''] = imeis(2);
    const buy = (codes: string[]) =>
      request('/purchases/direct', {
        ...draft,
        receiptId: fresh(),
        devices: codes.map((code) => ({ lineId: phones, codes: [code] })),
        acceptInvalidCheckDigit: false,
      });
    expect(rejectionIn(await buy([first]))).toEqual(['receipt.serialsNeeded', ['lines.0.quantity']]);
    expect(rejectionIn(await buy([first, first]))).toEqual(['unit.listedTwice', ['devices.1']]);
    expect((await admin.request('GET', `/purchases/${draft.id}`)).status).toEqual(404);
    const bought = purchaseIn(await buy([first, second]));
    expect([bought.status, bought.received, bought.toBill]).toEqual(['received', 3, { pieces: 3, value: 100_333 }]);
  });
});

test('what is low is suggested, less what is on its way, from who supplied it', async () => {
  const cable = (await admin.request('GET', `/products/${shop.cable}`)).body as { version: number; onHand: number };
  const point = cable.onHand + 100;
  await admin.request('PATCH', `/products/${shop.cable}`, {
    version: cable.version,
    reorderPoint: point,
    reorderTo: point + 50,
  });
  const open = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw<{ open: number }>(
      `select sum(l.quantity - l.received - l.cancelled)::int as open from purchase_lines l
       join purchases p on p.id = l.purchase_id and p.status in ('ordered', 'partiallyReceived') where l.product_id = $1`,
      [shop.cable],
    ),
  );
  const { items } = (await admin.request('GET', `/purchases/suggestions?vendorId=${vendorId}`)).body as {
    items: object[];
  };
  expect(items).toEqual([
    {
      productId: shop.cable,
      name: 'USB-C cable',
      sku: 'CABLE',
      available: cable.onHand,
      incoming: open[0]!.open,
      reorderPoint: point,
      reorderTo: point + 50,
      suggested: 150 - open[0]!.open,
      vendorId,
      vendorName: expect.any(String),
      vendorSku: null,
      leadDays: null,
      lastCost: 333,
    },
  ]);
});

test('the list filters by status, vendor, payment and lateness, and finds by number and product', async () => {
  const late = await order(1, 0, { expectedDay: '2026-03-01' });
  const ids = async (query: string) =>
    ((await admin.request('GET', `/purchases?limit=500&${query}`)).body as { items: { id: string }[] }).items.map(
      ({ id }) => id,
    );
  expect(await ids('late=true')).toEqual([late.id]);
  expect(await ids(`search=${late.number!.replace('-', '')}`)).toEqual([late.id]);
  expect(await ids(`vendorId=${vendorId}&status=ordered&payment=unpaid`)).toEqual([]);
  const [code = ''] = imeis(1);
  const receipt = await receive(late.id);
  await scan(receipt, [[code]]);
  await post(receipt);
  expect([await ids(`search=${code}`), await ids(`search=${code.slice(-6)}`)]).toEqual([[late.id], [late.id]]);
  expect((await ids(`search=phone&vendorId=${vendorId}&status=received`)).includes(late.id)).toEqual(true);
});

test('whoever may not see costs receives goods and sees none, and neither orders nor bills', async () => {
  const cashier = await signIn(app, shop, 'cashier');
  expect((await cashier.request('GET', '/purchases')).status).toEqual(403);
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      `update roles set permissions = permissions || '[{"module":"Purchase","read":true,"create":true,"update":true,"delete":false}]'::jsonb
       where id = (select role_id from users where id = $1)`,
      [shop.people.cashier.id],
    ),
  );
  const { id } = await order(0, 2);
  const seen = purchaseIn(await cashier.request('GET', `/purchases/${id}`));
  expect([
    seen.total,
    seen.net,
    seen.toBill.value,
    seen.lines.map((line) => [line.unitCost, line.net, line.total]),
  ]).toEqual([null, null, null, [[null, null, null]]]);
  expect(rejectionIn(await cashier.request('POST', '/purchases', draftOf(1, 0)))[0]).toEqual('access.denied');
  const begun = receiptIn(await cashier.request('POST', `/purchases/${id}/receipts`, { id: fresh() }));
  await cashier.request('POST', `/receipts/${begun.id}/all`);
  const posted = receiptIn(await cashier.request('POST', `/receipts/${begun.id}/post`, undefined, fresh()));
  expect([posted.status, posted.value, posted.pieces]).toEqual(['posted', null, 2]);
});

test('every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});
