import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { bodyOf, refundingShop, rejection, tender } from '../../testing/refunds.ts';
import { draftOf, signIn } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const db = await testDatabase();
const { shop, app, rows, admin, cashier, fresh } = await refundingShop(db, 'seller', 2);
afterAll(() => app.close());
const { people } = shop;

async function ask(askSeller: boolean) {
  const { version } = bodyOf(await admin.request('GET', '/transaction-settings'));
  const answer = await admin.request('PATCH', '/transaction-settings', { version, askSeller });
  expect(answer.status).toBe(200);
}
beforeEach(() => ask(true));

const proof = (person: keyof typeof people, accessPin = '1111') => ({ sellerId: people[person].id, accessPin });
const confirm = (id: string, person: keyof typeof people, accessPin?: string, by = cashier) =>
  by.request('POST', `/invoices/${id}/seller`, proof(person, accessPin));
const cable = () => draftOf(shop, { cables: 1 });
const sell = (id: string, more: object = { draft: cable() }) =>
  cashier.request('POST', `/invoices/${id}/checkout`, { ...more, tenders: [tender('cash', 5_000)] }, fresh());
const sellerOf = async (id: string) => bodyOf(await cashier.request('GET', `/invoices/${id}/seller`))['seller'];
const missing = [400, 'invoice.sellerMissing', []];

describe('a store that asks who sells', () => {
  test('sells nothing before the seller confirmed: neither in one call, nor from a draft or a quote', async () => {
    const [direct, draft, quote] = [fresh(), fresh(), fresh()];
    for (const id of [draft, quote]) await cashier.request('POST', '/invoices', { id, ...cable() });
    const quoted = await cashier.request('POST', `/invoices/${quote}/quote`, { version: 1, until: '2026-03-09' });
    expect([quoted.status, await sellerOf(direct)]).toEqual([200, null]);
    expect([
      rejection(await sell(direct)),
      rejection(await sell(draft, {})),
      rejection(await sell(draft, { draft: cable(), version: 1 })),
      rejection(await sell(quote, {})),
    ]).toEqual([missing, missing, missing, missing]);

    for (const id of [direct, draft, quote]) expect((await confirm(id, 'admin')).status).toBe(200);
    const sold = [await sell(direct), await sell(draft, {}), await sell(quote, {})];
    expect(sold.map((answer) => [answer.status, bodyOf(answer)['salesperson']])).toEqual([
      [200, 'admin'],
      [200, 'admin'],
      [200, 'admin'],
    ]);
  });

  test('counts the sale for the seller; the cash and the entries are of the person signed in', async () => {
    const id = fresh();
    await confirm(id, 'admin');
    expect((await sell(id)).status).toBe(200);
    const [booked] = await rows(
      `select (select salesperson_id from invoices where id = $1) as sold, (select user_id from payments where invoice_id = $1) as paid,
         (select user_id from cash_movements where source_id = $1) as cash,
         (select user_id from audit_log where entity_id = $1 and action = 'invoice.posted') as posted,
         (select after ->> 'sellerId' from audit_log where entity_id = $1 and action = 'invoice.sellerConfirmed') as confirmed`,
      [id],
    );
    const [sold, by] = [people.admin.id, people.cashier.id];
    expect(booked).toEqual({ sold, paid: by, cash: by, posted: by, confirmed: sold });
    expect(bodyOf(await cashier.request('GET', '/session'))['user']).toEqual(
      expect.objectContaining({ id: people.cashier.id }),
    );
    expect(await differences(db)).toEqual([]);
  });

  test('takes the last confirmation, also when two arrive at once', async () => {
    const id = fresh();
    const both = await Promise.all([confirm(id, 'admin'), confirm(id, 'cashier')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await confirm(id, 'admin');
    await confirm(id, 'cashier');
    expect(await sellerOf(id)).toEqual({ id: people.cashier.id, name: 'cashier' });
  });

  test('offers people who may sell and have a PIN, and takes nobody else', async () => {
    const names = async () => bodyOf(await cashier.request('GET', '/till/sellers'))['items'];
    const [owner, seller] = [people.admin, people.cashier].map(({ id, email }) => ({ id, name: email.split('@')[0] }));
    expect(await names()).toEqual([owner, seller]);
    expect(rejection(await confirm(fresh(), 'trainee'))).toEqual([403, 'seller.denied', ['sellerId']]);
    await rows('update users set pin_hash = null where id = $1', [people.admin.id]);
    expect([await names(), rejection(await confirm(fresh(), 'admin'))]).toEqual([
      [seller],
      [403, 'seller.denied', ['sellerId']],
    ]);
    await rows('update users set pin_hash = (select pin_hash from users where id = $2) where id = $1', [
      people.admin.id,
      people.cashier.id,
    ]);
  });
});

test('a right PIN does not open the PIN gate of the session', async () => {
  const other = await signIn(app, shop, 'cashier');
  expect((await confirm(fresh(), 'cashier', '1111', other)).status).toBe(200);
  expect(bodyOf(await other.request('GET', '/session'))['pinGranted']).toBe(false);
});

test('a store that does not ask sells for the person signed in', async () => {
  await ask(false);
  const sold = await sell(fresh());
  expect([sold.status, bodyOf(sold)['salesperson']]).toEqual([200, 'cashier']);
});

test('five wrong PINs end the tries of the session, and confirm nothing', async () => {
  const other = await signIn(app, shop, 'cashier');
  const id = fresh();
  const wrong: unknown[] = [];
  for (let n = 0; n < 6; n += 1) wrong.push(rejection(await confirm(id, 'admin', '9999', other)));
  expect(wrong).toEqual([
    ...Array.from({ length: 5 }, () => [400, 'pin.wrong', ['accessPin']]),
    [429, 'pin.closed', []],
  ]);
  expect([rejection(await confirm(id, 'admin', '1111', other)), await sellerOf(id)]).toEqual([
    [429, 'pin.closed', []],
    null,
  ]);
});
