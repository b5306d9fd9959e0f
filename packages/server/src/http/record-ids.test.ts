import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { differences } from '../views/verify/verify.store.ts';
import { refundingShop, rejection, tender } from '../testing/refunds.ts';
import { draftOf } from '../testing/till.ts';

const db = await testDatabase(8);
const { app, shop, rows, admin, sell, back, draftRefund, fresh } = await refundingShop(db, 'ids', 8);
await admin.request('POST', '/clock/in', { email: shop.people.admin.email, pin: '1111', clockInCash: 50_000 });
afterAll(() => app.close());

type Body = { id: string } & Record<string, unknown>;
type Made = { path: string; body: Body };
const send = ({ path, body }: Made, key = fresh()) => admin.request('POST', path, body, key);
const conflictResponse = [409, 'record.exists', []];
const DAY = '2026-03-20';

const [category] = await rows<{ id: string }>('select category_id as id from products where id = $1', [shop.cable]);
const cables = (quantity: number) => ({ id: fresh(), productId: shop.cable, quantity });
const draft = (id: string, count: number): Body => ({ id, ...draftOf(shop, { cables: count }) });
const opening = (id: string, quantity: number): Made => ({
  path: '/inventory/opening-stock',
  body: { id, productId: shop.cable, unitCost: 300, quantity },
});
const adjustment = (id: string, quantity: number): Made => ({
  path: '/inventory/adjustments',
  body: { id, reason: 'lost', lines: [cables(quantity)] },
});
const reservation = (id: string, quantity: number): Made => ({
  path: '/inventory/reservations',
  body: { id, productId: shop.cable, quantity, customerId: shop.customer, until: DAY },
});
const count = (id: string): Made => ({
  path: '/counts',
  body: { id, mode: 'blind', mainCategoryId: category!.id, subCategoryId: category!.id },
});
const deposit = async (id: string, amount: number): Promise<Made> => {
  const invoiceId = fresh();
  await send({ path: '/invoices', body: { ...draft(invoiceId, 5), customerId: shop.customer } });
  return { path: '/deposits', body: { id, invoiceId, amount, method: 'cash', reference: null } };
};
const movement = async (id: string, amount: number): Promise<Made> => {
  const [drawer] = await rows<{ id: string }>(
    'select session_id as id from register_session_people where user_id = $1',
    [shop.people.admin.id],
  );
  const body = { id, kind: 'cashOut', amount, category: null, reason: 'Bread' };
  return { path: `/register-sessions/${drawer!.id}/movements`, body };
};
const refund = async (id: string, quantity: number): Promise<Made> => {
  const sold = await sell({ cables: 3 });
  const lines = [back(sold.lines[0]!, { quantity })];
  const body = { ...draftRefund(sold.id, lines, [tender('cash', quantity * 2164)]), id };
  return { path: '/refunds', body };
};
const owed = async () => {
  const { id } = await sell({ cables: 1, customer: true }, [tender('onAccount', 2164)]);
  return `/invoices/${id}/payments`;
};
/** Totals of the shop: stock quantity, cash in drawers, payments. */
const sums = async () =>
  (
    await rows(
      `select (select sum(on_hand)::int from stock_levels) as pieces, (select sum(reserved)::int from stock_levels) as reserved,
         (select sum(amount)::int from cash_movements) as cash, (select sum(amount)::int from payments) as paid`,
    )
  )[0];

describe('a second body under the id of a record is rejected, and the first one answers again:', () => {
  test.each<[string, (id: string) => Promise<Made> | Made, object]>([
    ['a draft with other lines', (id) => ({ path: '/invoices', body: draft(id, 1) }), draftOf(shop, { cables: 9 })],
    ['a draft with another note', (id) => ({ path: '/invoices', body: draft(id, 1) }), { notes: 'Another' }],
    ['opening stock of more pieces', (id) => opening(id, 5), { quantity: 50 }],
    ['opening stock at another cost', (id) => opening(id, 5), { unitCost: 1 }],
    ['a refund of less', (id) => refund(id, 2), { notes: 'Again' }],
    ['an adjustment of other pieces', (id) => adjustment(id, 1), { lines: [cables(7)] }],
    ['a reservation of more', (id) => reservation(id, 1), { quantity: 4 }],
    ['a deposit of another amount', (id) => deposit(id, 1_000), { amount: 2_000 }],
  ])('%s', async (_, make, other) => {
    const made = await make(fresh());
    const first = await send(made);
    expect([first.status, first.text]).toEqual([200, first.text]);
    const before = await sums();
    expect(rejection(await send({ ...made, body: { ...made.body, ...other } }))).toEqual(conflictResponse);
    expect((await send(made)).body).toEqual(first.body);
    expect(await sums()).toEqual(before);
  });

  test('cash out of a drawer', async () => {
    const made = await movement(fresh(), 1_000);
    expect((await send(made)).status).toEqual(200);
    const before = await sums();
    expect(rejection(await send({ ...made, body: { ...made.body, amount: 2_000 } }))).toEqual(conflictResponse);
    expect(await sums()).toEqual(before);
  });

  test('a payment of another amount, of another kind, or for another invoice', async () => {
    const [path, elsewhere] = [await owed(), await owed()];
    const one = tender('card', 100);
    const pay = (at: string, ...tenders: object[]) => admin.request('POST', at, { tenders }, fresh());
    const first = await pay(path, one);
    expect([first.status, first.text]).toEqual([200, first.text]);
    const before = await sums();
    const others = [
      { ...one, amount: 700 },
      { ...one, kind: 'check' },
      { ...one, reference: '99' },
    ];
    for (const other of others) expect(rejection(await pay(path, other))).toEqual(conflictResponse);
    expect(rejection(await pay(elsewhere, one))).toEqual(conflictResponse);
    expect(rejection(await pay(path, one, tender('card', 5)))).toEqual(conflictResponse);
    expect((await pay(path, one)).body).toEqual(first.body);
    expect(await sums()).toEqual(before);
  });

  test('two bodies at the same moment: one is booked, the other rejected', async () => {
    const id = fresh();
    const answers = await Promise.all([5, 6, 7, 8].map((pieces) => send(opening(id, pieces))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await rows('select count(*)::int as count from stock_movements where document_id = $1', [id])).toEqual([
      { count: 1 },
    ]);
  });

  test('a rejected body leaves the id free for the right one', async () => {
    const id = fresh();
    expect((await send(opening(id, -5))).status).toEqual(400);
    expect((await send(opening(id, 5))).status).toEqual(200);
  });

  test('a document that no call created under its id is no other call’s', async () => {
    const id = fresh();
    const fullDraft = draftOf(shop, { cables: 1 });
    await admin.request(
      'POST',
      `/invoices/${id}/checkout`,
      { draft: fullDraft, tenders: [tender('cash', 2164)] },
      fresh(),
    );
    expect(rejection(await send({ path: '/invoices', body: { id, ...fullDraft } }))).toEqual(conflictResponse);
  });
});

describe('an id belongs to one kind of document:', () => {
  const makers: Record<string, (id: string) => Promise<Made> | Made> = {
    opening: (id) => opening(id, 5),
    invoice: (id) => ({ path: '/invoices', body: draft(id, 1) }),
    refund: (id) => refund(id, 1),
    adjustment: (id) => adjustment(id, 1),
    reservation: (id) => reservation(id, 1),
    deposit: (id) => deposit(id, 1_000),
    count,
  };
  const kinds = Object.keys(makers);

  test.each(kinds.filter((kind) => kind !== 'count'))(
    'that of an existing %s is rejected to all others',
    async (kind) => {
      const id = fresh();
      const first = await send(await makers[kind]!(id));
      expect([first.status, first.text]).toEqual([200, first.text]);
      for (const other of kinds.filter((one) => one !== kind)) {
        const made = await makers[other]!(id);
        const before = await sums();
        expect([other, ...rejection(await send(made))]).toEqual([other, ...conflictResponse]);
        expect(await sums()).toEqual(before);
      }
      expect(await differences(db)).toEqual([]);
    },
  );

  test('a sale that goes out in exchange cannot have the id of its refund', async () => {
    const made = await refund(fresh(), 1);
    const lines = draftOf(shop, { cables: 1 }).lines;
    const sale = { id: made.body.id, lines, discount: null, notes: null, tenders: [], dueDate: null, approvalId: null };
    const exchange = { ...made.body, kind: 'exchange', sale, tenders: [] };
    expect(rejection(await send({ ...made, body: exchange }))).toEqual(conflictResponse);
  });

  test('the database enforces it, also for ids that no call claimed and for two transactions at once', async () => {
    const id = fresh();
    const from = `select business_id, store_id, location_id from stock_adjustments limit 1`;
    await send(adjustment(fresh(), 1));
    const insert = {
      adjustment: `insert into stock_adjustments (business_id, id, store_id, location_id, number, reason, pieces, value, user_id, at)
        select x.business_id, $1, x.store_id, x.location_id, (select max(number) + 1 from stock_adjustments), 'damaged', 0, 0, $2, now() from (${from}) x`,
      opening: `insert into stock_movements (business_id, id, store_id, location_id, product_id, kind, quantity, value, document_id,
          user_id, at)
        select x.business_id, gen_random_uuid(), x.store_id, x.location_id, gen_random_uuid(), 'opening', 0, 0, $1, $2, now()
        from (${from}) x`,
    };
    const by = [id, shop.people.admin.id];
    const both = await Promise.allSettled([rows(insert.adjustment, by), rows(insert.opening, by)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const open = fresh();
    await rows(insert.opening, [open, by[1]]);
    await expect(rows(insert.adjustment, [open, by[1]])).rejects.toThrow('another kind of document');
    await expect(rows('delete from record_ids')).rejects.toThrow('permission denied');
    await expect(rows(`update record_ids set request = ''`)).rejects.toThrow('permission denied');
  });
});
