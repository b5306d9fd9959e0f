import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { newId } from '../../database/new-id.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { hashOf } from '../../database/caller.ts';
import { PASSWORD, smallShop, type SmallShop } from '../../testing/small-shop.ts';
import { asPerson, call, servicesOn, type Person } from '../../testing/till.ts';
import { openStore } from '../../modules/manage-stores/open-store.ts';

const db = await testDatabase();
const ours = await smallShop(db, 'ours');
const otherShop = await smallShop(db, 'theirs');
const START = '2026-03-02T18:00:00.000Z';
const { app, time } = await servicesOn(db, START);
const second = await inBusiness(db, ours.businessId, async (tx) => {
  const place = await openStore(tx, ours.businessId, START, {
    code: 'ours-2',
    name: 'A second shop',
    currency: 'USD',
    timeZone: 'America/Chicago',
    screenTimeout: 0,
    defaultTaxRate: '0.0825',
  });
  await tx.raw('insert into user_stores (business_id, user_id, store_id) values ($1, $2, $3)', [
    ours.businessId,
    ours.people.admin.id,
    place.storeId,
  ]);
  return place.storeId;
});

let browser = '';
beforeEach(() => {
  browser = randomBytes(32).toString('base64url');
  time.now = new Date(START);
});

type Name = keyof SmallShop['people'];
const idOf = (name: Name) => ours.people[name].id;

/** Signs in with the password at the test's browser. */
async function signInInBrowser(name: Name, shop = ours): Promise<Person> {
  const response = await call(app, 'POST', '/auth/login', {
    body: { store: shop.code, email: shop.people[name].email, password: PASSWORD, platform: 'tilldesk', browser },
  });
  return personOf(response.body);
}

function personOf(body: unknown): Person {
  return asPerson(app, String(Object(body)['accessToken']));
}

const tiles = async (person: Person) => (await person.request('POST', '/session/people', { browser })).body;
const handOver = (from: Person, to: Name, pin = '1111') =>
  from.request('POST', '/session/switch', { browser, userId: idOf(to), pin });
const codeOf = (response: { status: number; body: unknown }) => [response.status, Object(response.body)['code']];

describe('another store', () => {
  test('the own session names the stores of a person', async () => {
    const admin = await signInInBrowser('admin');
    const cashier = await signInInBrowser('cashier');
    const storesOf = async (person: Person) => Object((await person.request('GET', '/session')).body)['stores'];
    const first = { id: ours.scope.storeId, code: 'ours', storeName: 'Shop ours' };
    expect([await storesOf(admin), await storesOf(cashier)]).toEqual([
      [{ id: second, code: 'ours-2', storeName: 'A second shop' }, first],
      [first],
    ]);
  });

  test('a switch answers as a sign-in does, with a token of the other store, and the old token is dead', async () => {
    const admin = await signInInBrowser('admin');
    const response = await admin.request('POST', '/session/store', { storeId: second });
    const moved = personOf(response.body);
    const own = Object((await moved.request('GET', '/session')).body);
    const { twoFactor, userId, user, screenTimeout } = Object(response.body);
    expect([response.status, twoFactor, userId, user.store, screenTimeout]).toEqual([
      200,
      false,
      idOf('admin'),
      second,
      0,
    ]);
    expect([own.store.storeName, own.pinGranted]).toEqual(['A second shop', false]);
    expect(codeOf(await admin.request('GET', '/session'))).toEqual([401, 'session.expired']);
    const audit = await inBusiness(db, ours.businessId, (tx) =>
      tx.raw(`select user_id, before, after from audit_log where action = 'session.storeSwitched'`),
    );
    expect(audit).toEqual([
      { user_id: idOf('admin'), before: { storeId: ours.scope.storeId }, after: { storeId: second } },
    ]);
  });

  test('nobody comes into a store that is not theirs, of the business or of another', async () => {
    const cashier = await signInInBrowser('cashier');
    const tried = [second, otherShop.scope.storeId, newId(START)].map((storeId) =>
      cashier.request('POST', '/session/store', { storeId }),
    );
    expect((await Promise.all(tried)).map(codeOf)).toEqual(Array(3).fill([404, 'record.notFound']));
    expect((await cashier.request('GET', '/session')).status).toEqual(200);
  });

  test('a switch gives neither a longer life nor new tries at the PIN gate', async () => {
    const admin = await signInInBrowser('admin');
    const before = { hash: hashOf(admin.token) };
    await asOwner(db, (tx) =>
      tx.raw('update tokens set pin_failures = 4, pin_granted_at = created_at where hash = $1', [before.hash]),
    );
    time.now = new Date('2026-03-02T18:20:00.000Z');
    const moved = personOf((await admin.request('POST', '/session/store', { storeId: second })).body);
    const rows = await asOwner(db, (tx) =>
      tx.raw(
        `select a.ends_at = b.ends_at as same_end, b.pin_failures, b.pin_granted_at from tokens a, tokens b
         where a.hash = $1 and b.hash = $2`,
        [before.hash, hashOf(moved.token)],
      ),
    );
    expect(rows).toEqual([{ same_end: true, pin_failures: 4, pin_granted_at: null }]);
  });

  test('of eight switches at once one wins', async () => {
    const admin = await signInInBrowser('admin');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => admin.request('POST', '/session/store', { storeId: second })),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(401)]);
  });
});

describe('another person', () => {
  test('the tiles are those who signed in with their password at this browser, without the one who asks', async () => {
    const admin = await signInInBrowser('admin');
    const cashier = await signInInBrowser('cashier');
    expect([await tiles(admin), await tiles(cashier)]).toEqual([
      { items: [{ id: idOf('cashier'), name: 'cashier' }] },
      { items: [{ id: idOf('admin'), name: 'admin' }] },
    ]);
  });

  test('another browser, another business and a key that is not the session’s own show nobody', async () => {
    const admin = await signInInBrowser('admin');
    await signInInBrowser('admin', otherShop);
    const here = browser;
    browser = randomBytes(32).toString('base64url');
    const elsewhere = await signInInBrowser('cashier');
    expect([await tiles(elsewhere), await tiles(admin)]).toEqual([{ items: [] }, { items: [] }]);
    browser = here;
    expect(await tiles(admin)).toEqual({ items: [] });
  });

  test('yesterday’s sign-ins are gone with the store’s day', async () => {
    // 23:30 in the shop.
    time.now = new Date('2026-03-03T05:30:00.000Z');
    await signInInBrowser('cashier');
    const admin = await signInInBrowser('admin');
    expect(await tiles(admin)).toEqual({ items: [{ id: idOf('cashier'), name: 'cashier' }] });
    time.now = new Date('2026-03-03T05:59:59.000Z');
    expect(await tiles(admin)).toEqual({ items: [{ id: idOf('cashier'), name: 'cashier' }] });
    time.now = new Date('2026-03-03T06:00:00.000Z');
    expect([await tiles(admin), codeOf(await handOver(admin, 'cashier'))]).toEqual([{ items: [] }, [400, 'pin.wrong']]);
  });

  test('by PIN the till becomes the other person’s, with that person’s own rights and no grant at the PIN gate', async () => {
    await signInInBrowser('cashier');
    const admin = await signInInBrowser('admin');
    const response = await handOver(admin, 'cashier');
    const cashier = personOf(response.body);
    const own = Object((await cashier.request('GET', '/session')).body);
    expect([response.status, Object(response.body).userId, own.user.id, own.user.userType, own.pinGranted]).toEqual([
      200,
      idOf('cashier'),
      idOf('cashier'),
      'employee',
      false,
    ]);
    expect(codeOf(await cashier.request('GET', `/inventory/movements?productId=${ours.cable}`))).toEqual([
      403,
      'access.denied',
    ]);
    expect(codeOf(await admin.request('GET', '/session'))).toEqual([401, 'session.expired']);
    expect(await tiles(cashier)).toEqual({ items: [{ id: idOf('admin'), name: 'admin' }] });
  });

  test('who was switched to is signed in no longer than the password would have been good for', async () => {
    await signInInBrowser('cashier');
    time.now = new Date('2026-03-02T23:00:00.000Z');
    const admin = await signInInBrowser('admin');
    const cashier = personOf((await handOver(admin, 'cashier')).body);
    const rows = await asOwner(db, (tx) =>
      tx.raw('select ends_at from tokens where hash = $1', [hashOf(cashier.token)]),
    );
    expect(rows).toEqual([{ ends_at: '2026-03-03T06:00:00.000Z' }]);
  });

  test('five wrong PINs take the person from the tiles, right PIN or not, until the next password', async () => {
    await signInInBrowser('cashier');
    const admin = await signInInBrowser('admin');
    const wrongReplies = [];
    for (let n = 0; n < 5; n++) wrongReplies.push(codeOf(await handOver(admin, 'cashier', '9999')));
    expect(wrongReplies).toEqual(Array(5).fill([400, 'pin.wrong']));
    expect([await tiles(admin), codeOf(await handOver(admin, 'cashier'))]).toEqual([{ items: [] }, [400, 'pin.wrong']]);
    await signInInBrowser('cashier');
    expect([await tiles(admin), (await handOver(admin, 'cashier')).status]).toEqual([
      { items: [{ id: idOf('cashier'), name: 'cashier' }] },
      200,
    ]);
  });

  test('thirty wrong PINs at once are five tries', async () => {
    await signInInBrowser('cashier');
    const admin = await signInInBrowser('admin');
    await Promise.all(Array.from({ length: 30 }, () => handOver(admin, 'cashier', '9999')));
    const rows = await asOwner(db, (tx) =>
      tx.raw('select pin_failures from browser_people where browser_hash = $1 and user_id = $2', [
        hashOf(browser),
        idOf('cashier'),
      ]),
    );
    expect([rows, codeOf(await handOver(admin, 'cashier'))]).toEqual([[{ pin_failures: 5 }], [400, 'pin.wrong']]);
  });

  test('a new password takes the person from the tiles until it was used here', async () => {
    await signInInBrowser('cashier');
    const admin = await signInInBrowser('admin');
    const changedAt = (at: string | null) =>
      inBusiness(db, ours.businessId, (tx) =>
        tx.raw('update users set password_changed_at = $2 where id = $1', [idOf('cashier'), at]),
      );
    await changedAt('2026-03-02T18:00:01.000Z');
    expect([await tiles(admin), codeOf(await handOver(admin, 'cashier'))]).toEqual([{ items: [] }, [400, 'pin.wrong']]);
    time.now = new Date('2026-03-02T18:00:02.000Z');
    await signInInBrowser('cashier');
    expect(await tiles(admin)).toEqual({ items: [{ id: idOf('cashier'), name: 'cashier' }] });
    await changedAt(null);
  });

  test('a right PIN forgives the wrong ones before it', async () => {
    await signInInBrowser('cashier');
    const admin = await signInInBrowser('admin');
    for (let n = 0; n < 4; n++) await handOver(admin, 'cashier', '9999');
    const cashier = personOf((await handOver(admin, 'cashier')).body);
    const back = personOf((await handOver(cashier, 'admin')).body);
    for (let n = 0; n < 4; n++) await handOver(back, 'cashier', '9999');
    expect(await tiles(back)).toEqual({ items: [{ id: idOf('cashier'), name: 'cashier' }] });
  });

  test('a stranger to the browser is rejected as a wrong PIN is, and one who lost the store too', async () => {
    await signInInBrowser('cashier');
    const admin = await signInInBrowser('admin');
    const otherStoreAttempt = await handOver(admin, 'trainee');
    await inBusiness(db, ours.businessId, (tx) =>
      tx.raw('update users set active = false where id = $1', [idOf('cashier')]),
    );
    const dismissed = await handOver(admin, 'cashier');
    await inBusiness(db, ours.businessId, (tx) =>
      tx.raw('update users set active = true where id = $1', [idOf('cashier')]),
    );
    expect([codeOf(otherStoreAttempt), codeOf(dismissed)]).toEqual([
      [400, 'pin.wrong'],
      [400, 'pin.wrong'],
    ]);
  });
});
