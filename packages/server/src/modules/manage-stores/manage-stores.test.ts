import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { asPerson, call, draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'first', 2);
await smallShop(db, 'foreign');
const { app, changes, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');

const published: string[] = [];
changes.listen((_audience, resource) => void published.push(resource));
beforeEach(() => {
  published.length = 0;
  time.now = new Date(time.now.getTime() + 1_000);
});

const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const body = ({ body: answer }: ApiResponse) => Object(answer) as Record<string, unknown>;
const rejection = (response: ApiResponse) => {
  const { code, fields } = body(response);
  return [response.status, code, ...Object.entries(Object(fields)).map(([at, one]) => `${at}: ${Object(one).code}`)];
};
let codes = 0;
const draft = (more: object = {}) => ({
  id: newId(OPENED),
  name: 'Second Street',
  code: `Second-${(codes += 1)}`,
  active: true,
  currency: 'USD',
  timeZone: 'America/Denver',
  screenTimeout: 15,
  defaultTaxRate: '0.05',
  openingHours: [{ day: 1, from: '09:00', to: '18:00' }],
  ...more,
});
const add = (more: object = {}) => admin.request('POST', '/stores', draft(more));
const added = async (more: object = {}) => {
  const response = await add(more);
  expect(response.status).toBe(200);
  return body(response) as { id: string; code: string; version: number };
};
const read = async (id: string) => body(await admin.request('GET', `/stores/${id}`));
const change = async (id: string, changes: object) =>
  admin.request('PATCH', `/stores/${id}`, { version: (await read(id))['version'], ...changes });
const login = (store: string, person: keyof typeof shop.people = 'admin') =>
  call(app, 'POST', '/auth/login', {
    body: { store, email: shop.people[person].email, password: PASSWORD, platform: 'tilldesk' },
  });
const signInAt = async (store: string) => asPerson(app, String(body(await login(store))['accessToken']));
const own = scopeOf(shop.scope.storeId);
function scopeOf(id: string) {
  return { id, read: () => read(id) };
}

describe('a new store', () => {
  test('has a register, the first numbers, and its creator, who signs in by its code', async () => {
    const store = await added();
    const there = await signInAt(store.code);
    const session = body(await there.request('GET', '/session'));
    const registers = Object(body(await there.request('GET', '/registers'))['items']);
    expect([
      store.code,
      Object(session['store']).storeName,
      registers.map(({ name }: { name: string }) => name),
      await own.read(),
    ]).toEqual([
      store.code.toLowerCase(),
      'Second Street',
      ['Till 1'],
      expect.objectContaining({ code: 'first', nextInvoice: 1001, version: 1 }),
    ]);
    expect(published).toContain('stores');
  });

  test('is not open to people who are not assigned to it', async () => {
    const { code } = await added();
    expect(rejection(await login(code, 'cashier'))).toEqual([400, 'signin.wrong']);
  });

  test('is given the settings and policies of the store that it copies, and empty texts', async () => {
    await change(own.id, { receiptFooter: 'Thank you', taxNumber: 'TX-1' });
    await admin.request('POST', '/terms', { id: newId(OPENED), version: 0, textEn: 'Sold as seen', textEs: null });
    const store = await added({ copiedFrom: own.id, taxNumber: 'TX-2' });
    const there = await signInAt(store.code);
    const settings = body(await there.request('GET', '/transaction-settings'));
    const terms = body(await there.request('GET', '/terms'));
    expect([
      await read(store.id),
      settings['cashWithoutDrawer'],
      Object(terms['current']).textEn,
      Object(terms['current']).number,
    ]).toEqual([
      expect.objectContaining({ receiptFooter: 'Thank you', taxNumber: 'TX-2', copiedFrom: own.id }),
      true,
      'Sold as seen',
      1,
    ]);
  });

  test('sells with numbers, stock and drawers of its own', async () => {
    const store = await added({ copiedFrom: own.id });
    const there = await signInAt(store.code);
    const before = await rows('select on_hand, value from stock_levels where store_id = $1', [own.id]);
    const received = await there.request(
      'POST',
      '/inventory/adjustments',
      {
        id: newId(OPENED),
        reason: 'found',
        lines: [{ id: newId(OPENED), productId: shop.cable, quantity: 5, unitCost: 300 }],
      },
      newId(OPENED),
    );
    expect([received.status, body(received)['code']]).toEqual([200, undefined]);
    const sold = await there.request(
      'POST',
      `/invoices/${newId(OPENED)}/checkout`,
      { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('card', 2_164)] },
      newId(OPENED),
    );
    expect([sold.status, body(sold)['number']]).toEqual([200, 'INV-1001']);
    expect(await rows('select on_hand from stock_levels where store_id = $1', [store.id])).toEqual([{ on_hand: 4 }]);
    expect(await rows('select on_hand, value from stock_levels where store_id = $1', [own.id])).toEqual(before);
    expect([(await own.read())['nextInvoice'], (await read(store.id))['nextInvoice']]).toEqual([1001, 1002]);
    expect(await differences(db)).toEqual([]);
  });

  test('is rejected with a code of any business, and with values that do not exist', async () => {
    const answers = await Promise.all([
      add({ code: 'FOREIGN' }),
      add({ code: 'two words' }),
      add({ currency: 'XYZ' }),
      add({ timeZone: 'Moon/Base' }),
      add({ openingHours: [{ day: 1, from: '18:00', to: '09:00' }] }),
      add({ openingHours: [1, 1].map((day) => ({ day, from: '09:00', to: '12:00' })) }),
      add({ openingHours: [{ day: 7, from: '09:00', to: '12:00' }] }),
      add({ copiedFrom: newId(OPENED) }),
      add({ name: '' }),
    ]);
    expect(answers.map(rejection)).toEqual([
      [409, 'store.codeTaken', 'code: store.codeTaken'],
      [400, 'store.codeInvalid', 'code: store.codeInvalid'],
      [400, 'store.currencyUnknown', 'currency: store.currencyUnknown'],
      [400, 'store.timeZoneUnknown', 'timeZone: store.timeZoneUnknown'],
      [400, 'store.hoursInvalid', 'openingHours: store.hoursInvalid'],
      [400, 'store.hoursInvalid', 'openingHours: store.hoursInvalid'],
      [400, 'request.invalid', expect.stringContaining('openingHours')],
      [404, 'record.notFound', 'copiedFrom: record.notFound'],
      [400, 'request.invalid', expect.stringContaining('name')],
    ]);
  });
});

describe('a change of a store', () => {
  test('reaches people who are signed in, and the receipts', async () => {
    await change(own.id, {
      name: 'Renamed',
      screenTimeout: 3,
      receiptHeader: 'Since 1990',
      street: '1 Elm St',
      city: 'Austin',
    });
    expect(body(await cashier.request('GET', '/session'))).toEqual(
      expect.objectContaining({
        screenTimeout: 3,
        store: expect.objectContaining({
          storeName: 'Renamed',
          receiptHeader: 'Since 1990',
          address: '1 Elm St\nAustin',
        }),
      }),
    );
    expect(published).toEqual(['stores']);
    expect(
      await rows(
        `select before ->> 'screenTimeout' as before, after ->> 'screenTimeout' as after from audit_log
      where action = 'store.changed' and entity_id = $1 order by at desc limit 1`,
        [own.id],
      ),
    ).toEqual([{ before: '30', after: '3' }]);
    await change(own.id, { screenTimeout: 30 });
  });

  test('of an outdated version is rejected', async () => {
    const { version } = await own.read();
    const answer = await admin.request('PATCH', `/stores/${own.id}`, {
      version: Number(version) - 1,
      phone: '555 555 0199',
    });
    expect(rejection(answer)).toEqual([409, 'record.changed', 'phone: record.changed']);
  });

  test('of the currency is rejected once there is stock, of the copied store always', async () => {
    const { id } = await added();
    expect(rejection(await change(own.id, { currency: 'EUR' }))).toEqual([
      409,
      'store.currencyFixed',
      'currency: store.currencyFixed',
    ]);
    expect((await change(id, { currency: 'EUR' })).status).toBe(200);
    expect(rejection(await change(id, { copiedFrom: own.id }))).toEqual([
      409,
      'store.copyFixed',
      'copiedFrom: store.copyFixed',
    ]);
  });

  test('of a number series raises it only, and posting goes on from there', async () => {
    const { id, code } = await added({ copiedFrom: own.id, nextInvoice: 5_000 });
    const there = await signInAt(code);
    await there.request(
      'POST',
      '/inventory/adjustments',
      {
        id: newId(OPENED),
        reason: 'found',
        lines: [{ id: newId(OPENED), productId: shop.cable, quantity: 5, unitCost: 300 }],
      },
      newId(OPENED),
    );
    const sold = await there.request(
      'POST',
      `/invoices/${newId(OPENED)}/checkout`,
      { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('card', 2_164)] },
      newId(OPENED),
    );
    const lowered = await change(id, { nextInvoice: 5_000 });
    const raised = await change(id, { nextInvoice: 6_000, nextRefund: 7_000 });
    expect([body(sold)['number'], rejection(lowered), body(lowered)['message'], body(raised)['nextInvoice']]).toEqual([
      'INV-5000',
      [409, 'store.numberUsed', 'nextInvoice: store.numberUsed'],
      expect.stringContaining('5001'),
      6_000,
    ]);
  });
});

describe('a store that is deactivated', () => {
  test('ends its sign-ins and takes no new ones, until it is active again', async () => {
    const { id, code } = await added();
    const there = await signInAt(code);
    const ended: unknown[] = [];
    changes.listenForPeople(({ event }) => void ended.push(event));
    expect((await change(id, { active: false })).status).toBe(200);
    expect([
      ended,
      rejection(await there.request('GET', '/session')),
      rejection(await login(code)),
      rejection(await admin.request('POST', '/session/store', { storeId: id })),
    ]).toEqual([['session.ended'], [401, 'session.expired'], [400, 'signin.wrong'], [404, 'record.notFound']]);
    await change(id, { active: true });
    expect((await login(code)).status).toBe(200);
    expect((await there.request('GET', '/session')).status).toBe(401);
  });

  test('must not have an open drawer, and is not the one that its manager is signed in at', async () => {
    const { id, code } = await added();
    const there = await signInAt(code);
    const registers = Object(body(await there.request('GET', '/registers'))['items']);
    const opened = await there.request(
      'POST',
      '/register-sessions',
      { id: newId(OPENED), registerId: registers[0].id, counted: 10_000 },
      newId(OPENED),
    );
    expect(opened.status).toBe(200);
    expect([
      rejection(await change(id, { active: false })),
      rejection(await change(own.id, { active: false })),
    ]).toEqual([
      [409, 'store.drawerOpen', 'active: store.drawerOpen'],
      [409, 'store.own', 'active: store.own'],
    ]);
    expect((await there.request('GET', '/session')).status).toBe(200);
  });
});

test('only people with the right see and change stores', async () => {
  const answers = await Promise.all([
    cashier.request('GET', '/stores'),
    cashier.request('POST', '/stores', draft()),
    cashier.request('PATCH', `/stores/${own.id}`, { version: 1, name: 'Mine' }),
  ]);
  expect(answers.map(rejection)).toEqual([
    [403, 'access.denied'],
    [403, 'access.denied'],
    [403, 'access.denied'],
  ]);
});

test('stores are found by name, code and city', async () => {
  await added({ name: 'Riverside', city: 'El Paso' });
  const found = body(await admin.request('GET', '/stores?page=1&limit=10&search=el%20paso&active=true'));
  expect(Object(found['items']).map(({ name }: { name: string }) => name)).toEqual(['Riverside']);
});
