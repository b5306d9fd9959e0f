import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkClock } from '../admin/accept-clock.ts';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner } from '../database/transaction.ts';
import { smallShop } from '../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type Person } from '../testing/till.ts';
import { businessTime, endFutureSignIns } from './business-time.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'time');
const other = await smallShop(db, 'calm');
const NOON = '2026-03-02T18:00:00.000Z';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A server whose clock is off by some milliseconds from noon. */
async function serverAt(off = 0) {
  const { app, time } = await servicesOn(db, NOON, { businessTime });
  onTestFinished(() => app.close());
  const set = (by: number) => void (time.now = new Date(Date.parse(NOON) + by));
  set(off);
  return { app, set };
}

beforeEach(() => asOwner(db, (tx) => tx.raw('update businesses set latest_at = null')));

async function sell(person: Person, of = shop) {
  const id = newId(NOON);
  const sale = { draft: draftOf(of, { cables: 1 }), tenders: [tenderOf('cash', 2_164)] };
  const { status, body } = await person.request('POST', `/invoices/${id}/checkout`, sale, id);
  const { postedAt, code } = Object(body) as { postedAt?: string; code?: string };
  return { id, status, postedAt, code };
}
const late = (by: number) => new Date(Date.parse(NOON) + by).toISOString();

test('a clock that is set back by two minutes stands still until it is reached: no invoice is dated before the one before it', async () => {
  const { app, set } = await serverAt();
  const admin = await signIn(app, shop, 'admin');
  const first = await sell(admin);
  set(-2 * MINUTE);
  const second = await sell(admin);
  set(1_000);
  const third = await sell(admin);
  expect([first, second, third].map(({ status, postedAt }) => [status, postedAt])).toEqual([
    [200, NOON],
    [200, NOON],
    [200, late(1_000)],
  ]);
});

test('a clock that jumps back by a day enters nothing, says why, and stops no reading and no sign-in', async () => {
  const { app, set } = await serverAt();
  const admin = await signIn(app, shop, 'admin');
  await sell(admin);
  set(-DAY);
  const cashier = await signIn(app, shop, 'cashier');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customers',
    headers: { authorization: `Bearer ${cashier.token}` },
    payload: { id: newId(NOON), firstName: 'Ana' },
  });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    {
      code: 'server.clockBehind',
      message:
        'The clock of the server is 1440 minutes behind the last entry, so nothing can be saved. Please tell your administrator.',
      params: { minutes: 1_440 },
    },
  ]);
  const rejected = await sell(cashier);
  expect([rejected.status, rejected.code, (await cashier.request('GET', '/invoices')).status]).toEqual([
    503,
    'server.clockBehind',
    200,
  ]);
  set(MINUTE);
  expect((await sell(admin)).postedAt).toEqual(late(MINUTE));
  expect((await admin.request('GET', `/invoices/${rejected.id}`)).status).toEqual(404);
});

test('a drawer that was opened before the clock was set back is not closed before it was opened', async () => {
  const { app, set } = await serverAt();
  const admin = await signIn(app, shop, 'admin');
  const [register] = Object((await admin.request('GET', '/registers')).body).items as { id: string }[];
  const id = newId(NOON);
  const opened = await admin.request('POST', '/register-sessions', { id, registerId: register!.id, counted: 100 }, id);
  expect(opened.status).toEqual(200);
  // Updated without a call: the rule also applies to the row.
  await asOwner(db, (tx) => tx.raw('update register_sessions set opened_at = $2 where id = $1', [id, late(500)]));
  set(-MINUTE);
  const { version } = Object(opened.body) as { version: number };
  const closed = await admin.request(
    'POST',
    `/register-sessions/${id}/close`,
    { version, counted: 100, note: null },
    newId(NOON),
  );
  expect([closed.status, closed.status === 200 ? '' : closed.text]).toEqual([200, '']);
  const [row] = await asOwner(db, (tx) =>
    tx.raw<{ at: string }>('select closed_at as at from register_sessions where id = $1', [id]),
  );
  expect(row).toEqual({ at: late(500) });
});

test('of two servers on one database, the one whose clock is an hour behind the other’s enters nothing', async () => {
  const [right, ahead] = [await serverAt(), await serverAt(60 * MINUTE)];
  await sell(await signIn(ahead.app, shop, 'admin'));
  const admin = await signIn(right.app, shop, 'admin');
  expect((await sell(admin)).code).toEqual('server.clockBehind');
  // The other business had no entry from that clock.
  expect((await sell(await signIn(right.app, other, 'admin'), other)).postedAt).toEqual(NOON);
});

test('a call that was rejected while the clock was ahead leaves no mark', async () => {
  const { app, set } = await serverAt(DAY);
  const admin = await signIn(app, shop, 'admin');
  expect((await admin.request('POST', '/customers', { id: 'none' })).status).toEqual(400);
  set(0);
  expect((await sell(await signIn(app, shop, 'admin'))).postedAt).toEqual(NOON);
});

test('eight tills that sell at the same moment wait for nobody’s mark, and none is dated back', async () => {
  const { app, set } = await serverAt();
  const tills = await Promise.all(Array.from({ length: 8 }, () => signIn(app, shop, 'admin')));
  await Promise.all(tills.map((till) => sell(till)));
  set(-MINUTE);
  const sold = await Promise.all(tills.map((till) => sell(till)));
  expect(sold.map(({ status, postedAt }) => [status, postedAt])).toEqual(tills.map(() => [200, NOON]));
});

test('after the operator accepts the clock, entries are dated by it again', async () => {
  const { app, set } = await serverAt(DAY);
  await sell(await signIn(app, shop, 'admin'));
  set(0);
  const admin = await signIn(app, shop, 'admin');
  const lines: string[] = [];
  await checkClock(db, new Date(NOON), {}, (line) => void lines.push(line));
  expect((await sell(admin)).code).toEqual('server.clockBehind');
  await checkClock(db, new Date(NOON), { accept: true }, (line) => void lines.push(line));
  expect((await sell(admin)).postedAt).toEqual(NOON);
  await checkClock(db, new Date(NOON), {}, (line) => void lines.push(line));
  expect(lines).toEqual([
    `The clock says ${NOON}.`,
    `The last entry of Shop time is of ${late(DAY)}.`,
    'Nothing is saved until then. Set the clock right, or accept it with --accept.',
    `The clock says ${NOON}.`,
    `The last entry of Shop time is of ${late(DAY)}.`,
    'The clock is accepted: further entries are dated by it.',
    `The clock says ${NOON}.`,
    'No business has entries ahead of it.',
  ]);
});

test('a sign-in made while the clock was ahead ends when the clock is right, and is not good later either', async () => {
  const { app, set } = await serverAt(DAY);
  const ahead = await signIn(app, shop, 'admin');
  set(0);
  const right = await signIn(app, shop, 'admin');
  const status = async (person: Person) => (await person.request('GET', '/invoices')).status;
  await asOwner(db, (tx) => endFutureSignIns(tx, NOON));
  expect([await status(ahead), await status(right)]).toEqual([401, 200]);
  set(DAY + MINUTE);
  expect(await status(ahead)).toEqual(401);
});

test('links to choose a password end with the clock that was ahead, and those of now stay', async () => {
  await asOwner(db, async (tx) => {
    for (const [hash, at] of [
      ['ahead', late(DAY)],
      ['now', NOON],
    ]) {
      await tx.raw(
        'insert into password_links (hash, business_id, user_id, created_at, ends_at) values ($1, $2, $3, $4, $5)',
        [hash, shop.businessId, shop.people.cashier.id, at, late(2 * DAY)],
      );
    }
    await endFutureSignIns(tx, NOON);
  });
  expect(await asOwner(db, (tx) => tx.raw('select hash from password_links'))).toEqual([{ hash: 'now' }]);
});
