import { registers, type RegisterSession } from '@tilldesk/domain/registers';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase(24);
const shop = await smallShop(db, 'draw', 4);
const { app, changes, time } = await servicesOn(db);
const people = {
  admin: await signIn(app, shop, 'admin'),
  cashier: await signIn(app, shop, 'cashier'),
  trainee: await signIn(app, shop, 'trainee'),
};
type Name = keyof typeof people;
afterAll(() => app.close());

const published: unknown[] = [];
changes.listenForPeople(({ userId, event, payload }) => {
  if (event !== 'new_notification') return;
  const name = Object.entries(shop.people).find(([, { id }]) => id === userId)?.[0];
  published.push([name, Object(payload)['title'], Object(payload)['body']]);
});
const takeEvents = () => published.splice(0);

const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const body = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const rejection = (response: ApiResponse) => [response.status, body(response)['code']];
/** One second later than the previous action, so that drawers are ordered. */
const clockIn = (person: Name, clockInCash: number) => {
  time.now = new Date(time.now.getTime() + 1_000);
  return people[person].request('POST', '/clock/in', { email: shop.people[person].email, pin: '1111', clockInCash });
};
const clockOut = (person: Name, clockOutCash: number, notes?: string) =>
  people[person].request('POST', '/clock/out', { email: shop.people[person].email, pin: '1111', clockOutCash, notes });
const signOut = (person: Name) =>
  people[person].request('POST', '/clock/out', {
    email: shop.people[person].email,
    notes: 'Auto clock out on logout',
    clockOutCash: 0,
  });
const sellCables = (person: Name, cables: number, ...tenders: ReturnType<typeof tenderOf>[]) =>
  people[person].request(
    'POST',
    `/invoices/${newId(OPENED)}/checkout`,
    { draft: draftOf(shop, { cables }), tenders },
    newId(OPENED),
  );
/** Returns the open drawer of the till as a person sees it. */
const till = async (person: Name): Promise<RegisterSession | null> => {
  const { items } = z.parse(registers.list.answer, (await people[person].request('GET', '/registers')).body);
  return items[0]?.session ?? null;
};
const closed = async () => {
  const [row] = await rows(
    `select status, opening_expected, opening_counted, expected_cash, counted_cash, closing_note from register_sessions
     order by opened_at desc, id desc limit 1`,
  );
  return row;
};

describe('a drawer', () => {
  test('a store has its first register from the beginning, closed', async () => {
    expect((await people.trainee.request('GET', '/registers')).body).toEqual({
      items: [{ id: expect.any(String), name: 'Till 1', active: true, version: 1, session: null, uncounted: null }],
    });
  });

  test('opens with the first clock-in; who comes later joins it, and what they saw is kept', async () => {
    await clockIn('cashier', 200);
    await clockIn('trainee', 195.5);
    expect(await till('admin')).toEqual({
      id: expect.any(String),
      registerId: expect.any(String),
      registerName: 'Till 1',
      status: 'open',
      openedBy: 'cashier',
      openedAt: '2026-03-02T18:00:01.000Z',
      openingExpected: null,
      openingCounted: 20_000,
      openingDifference: null,
      openingNote: null,
      closedBy: null,
      closedAt: null,
      counted: null,
      countedBy: null,
      expected: 20_000,
      difference: null,
      reason: null,
      reasonMissing: false,
      dropped: 0,
      left: null,
      forced: false,
      approvedBy: null,
      note: null,
      people: ['cashier', 'trainee'],
      isMine: false,
      version: 1,
    });
    expect(await rows('select kind, amount, counted from cash_movements')).toEqual([
      { kind: 'count', amount: 0, counted: 19_550 },
    ]);
  });

  test('gets the cash of its people’s sales net of change, from no card and of nobody who is not on it', async () => {
    // One cable is 21.64 with tax.
    await sellCables('cashier', 1, tenderOf('cash', 5_000));
    await sellCables('cashier', 1, tenderOf('card', 2_164));
    await sellCables('cashier', 1, tenderOf('card', 1_000), tenderOf('cash', 2_000));
    await sellCables('admin', 1, tenderOf('cash', 2_164));
    const sales = await rows(
      `select m.amount, m.source_id = p.invoice_id as of_invoice, m.user_id = $1 as by_seller
      from cash_movements m join payments p on p.id = m.id where m.kind = 'sale' order by m.seq`,
      [shop.people.cashier.id],
    );
    expect(sales).toEqual([
      { amount: 2_164, of_invoice: true, by_seller: true },
      { amount: 1_164, of_invoice: true, by_seller: true },
    ]);
    expect([(await till('admin'))?.expected, (await till('cashier'))?.expected]).toEqual([23_328, null]);
  });

  test('stays open while somebody is on it, and the last one closes it: expected is frozen, short is told', async () => {
    expect((await clockOut('trainee', 230)).status).toEqual(200);
    expect([(await till('admin'))?.people, takeEvents()]).toEqual([['cashier'], []]);
    expect((await clockOut('cashier', 230, 'Gave 3.28 for the parking meter')).status).toEqual(200);
    expect(await closed()).toEqual({
      status: 'closed',
      opening_expected: null,
      opening_counted: 20_000,
      expected_cash: 23_328,
      counted_cash: 23_000,
      closing_note: 'Gave 3.28 for the parking meter',
    });
    expect(takeEvents()).toEqual([['admin', 'Cash difference at Till 1', 'cashier closed the drawer $3.28 short.']]);
  });

  test('of which nobody counted is short of nothing: after a sign-out it is uncounted, and the next one expects nothing', async () => {
    await clockIn('cashier', 230);
    expect((await closed())?.['opening_expected']).toEqual(23_000);
    await signOut('cashier');
    expect(await closed()).toEqual({
      status: 'uncounted',
      opening_expected: 23_000,
      opening_counted: 23_000,
      expected_cash: 23_000,
      counted_cash: null,
      closing_note: 'Auto clock out on logout',
    });
    expect(takeEvents()).toEqual([
      ['admin', 'Cash not counted at Till 1', 'Nobody counted the drawer that cashier left.'],
    ]);
    await clockIn('cashier', 100);
    expect((await closed())?.['opening_expected']).toEqual(null);
    expect((await clockOut('cashier', 100)).status).toEqual(200);
    expect(takeEvents()).toEqual([]);
  });

  test('with less than $100 in it is closed by a manager: then its people go with whatever is left', async () => {
    await clockIn('cashier', 100);
    const low = await clockOut('cashier', 99.99);
    expect([...rejection(low), Object(body(low)['fields'])['clockOutCash'].message]).toEqual([
      400,
      'clock.cashLow',
      'Cash register amount cannot be less than $100',
    ]);
    expect((await till('admin'))?.status).toEqual('open');

    const open = (await till('admin'))!;
    const close = (person: Name, content: object, key = newId(OPENED)) =>
      people[person].request(
        'POST',
        `/register-sessions/${open.id}/close`,
        { version: 1, counted: 5_000, note: null, ...content },
        key,
      );
    expect(rejection(await close('cashier', {}))).toEqual([403, 'access.denied']);
    expect(rejection(await close('admin', { version: 7 }))).toEqual([409, 'record.changed']);
    const answer = body(await close('admin', { note: 'Taken to the bank', reason: 'Not by me' }));
    expect([
      answer['status'],
      answer['expected'],
      answer['counted'],
      answer['difference'],
      answer['people'],
      answer['note'],
    ]).toEqual(['closed', 10_000, 5_000, -5_000, [], 'Taken to the bank']);
    expect(rejection(await close('admin', {}))).toEqual([409, 'drawer.closed']);
    expect((await clockOut('cashier', 0)).status).toEqual(200);
    expect(takeEvents()).toEqual([['admin', 'Cash difference at Till 1', 'admin closed the drawer $50.00 short.']]);
  });

  test('of a manager may hold less, whoever they are on it with', async () => {
    await clockIn('admin', 100);
    expect((await clockOut('admin', 20)).status).toEqual(200);
    takeEvents();
    await clockIn('admin', 100);
    const open = (await till('admin'))!;
    const path = `/register-sessions/${open.id}/close`;
    const uncounted = await people.admin.request(
      'POST',
      path,
      { version: 1, counted: null, note: null },
      newId(OPENED),
    );
    expect([body(uncounted)['status'], body(uncounted)['difference']]).toEqual(['uncounted', null]);
    await clockOut('admin', 100);
    takeEvents();
  });
});

test('a register of another store or business is unknown, and so is its drawer', async () => {
  const other = await smallShop(db, 'away');
  const otherBusinessAdmin = await signIn(app, other, 'admin');
  const register = Object(body(await otherBusinessAdmin.request('GET', '/registers'))['items'])[0].id as string;
  const { email } = shop.people.cashier;
  const otherClockIn = await people.cashier.request('POST', '/clock/in', {
    email,
    pin: '1111',
    clockInCash: 100,
    registerId: register,
  });
  expect([...rejection(otherClockIn), Object.keys(Object(body(otherClockIn)['fields']))]).toEqual([
    404,
    'record.notFound',
    ['registerId'],
  ]);
  expect(await rows('select 1 from clock_sessions where ended_at is null')).toEqual([]);
});

test('who opens another drawer leaves the first: sales and the clock-out go to the one that they are on', async () => {
  await clockIn('admin', 100);
  const first = (await till('admin'))!;
  const [registerId, id] = [newId(OPENED), newId(OPENED)];
  await rows(
    `insert into registers (business_id, id, store_id, name, created_at, updated_at) values ($1, $2, $3, 'Till 2', $4, $4)`,
    [shop.businessId, registerId, shop.scope.storeId, time.now],
  );
  await people.admin.request('POST', '/register-sessions', { id, registerId, counted: 30_000 }, newId(OPENED));
  await sellCables('admin', 1, tenderOf('cash', 2_164));
  const today = await people.admin.request('GET', `/clock/getEmployeeTodaySession?email=${shop.people.admin.email}`);
  expect(Object(body(today)['data'])['registerSessionId']).toEqual(id);
  expect(await till('admin')).toEqual({ ...first, people: [], isMine: false });
  await clockOut('admin', 321.64);
  const [second] = await rows('select status, expected_cash, counted_cash from register_sessions where id = $1', [id]);
  expect(second).toEqual({ status: 'closed', expected_cash: 32_164, counted_cash: 32_164 });
  const path = `/register-sessions/${first.id}/close`;
  const closing = { version: 1, counted: 10_000, note: null };
  expect(body(await people.admin.request('POST', path, closing, newId(OPENED)))['forced']).toEqual(true);
  await rows(`update registers set active = false where name = 'Till 2'`);
});

test('sixteen sales while the drawer is closed: each is in it or in none, and what was frozen is what is in it', async () => {
  for (let round = 0; round < 3; round++) {
    await clockIn('cashier', 100);
    await clockIn('admin', 100);
    const open = (await till('admin'))!;
    const close = () =>
      people.admin.request(
        'POST',
        `/register-sessions/${open.id}/close`,
        { version: 1, counted: 10_000, note: null, reason: 'Sales are still coming' },
        newId(OPENED),
      );
    const sales = Array.from({ length: 8 }, () => sellCables('cashier', 1, tenderOf('cash', 2_164)));
    const answers = await Promise.all([
      ...sales,
      close(),
      ...Array.from({ length: 8 }, () => sellCables('admin', 1, tenderOf('cash', 2_164))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 200));
    expect(await differences(db)).toEqual([]);
    await clockOut('cashier', 100);
    await clockOut('admin', 100);
  }
});

test('every drawer left its opening and its closing in the books', async () => {
  const [row] = await rows(`select (select count(*)::int from register_sessions) as drawers,
    (select count(*)::int from audit_log where action = 'drawer.opened') as opened,
    (select count(*)::int from audit_log where action = 'drawer.closed') as closed`);
  expect([row?.['opened'], row?.['closed']]).toEqual([row?.['drawers'], row?.['drawers']]);
});
