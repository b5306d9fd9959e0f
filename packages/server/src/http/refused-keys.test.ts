import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { inBusiness } from '../database/transaction.ts';
import { cleanUp } from '../clean-up.ts';
import { rejection } from '../testing/refunds.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'rejected', 2);
const { app } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));
const reused = [422, 'request.keyReused', []];
const order = (cables: number, paid: number) => ({
  draft: draftOf(shop, { cables }),
  tenders: [tenderOf('cash', paid)],
});
const sell = (id: string, body: object, key: string, person = cashier) =>
  person.request('POST', `/invoices/${id}/checkout`, body, key);

test('a rejected request keeps its key: another body, another path and another person are rejected', async () => {
  const [id, key, sent] = [fresh(), fresh(), order(1, 1_000)];
  const short = [400, 'tender.short', []];
  expect(rejection(await sell(id, sent, key))).toEqual(short);
  expect(rejection(await sell(id, order(1, 3_000), key))).toEqual(reused);
  expect(rejection(await sell(fresh(), sent, key))).toEqual(reused);
  expect(rejection(await sell(id, sent, key, admin))).toEqual(reused);
  expect(rejection(await sell(id, sent, key))).toEqual(short);
  expect((await sell(id, order(1, 3_000), fresh())).status).toEqual(200);
});

test('a rejected request passes under its key once its cause is gone, and is then answered again byte for byte', async () => {
  const [id, key, sent] = [fresh(), fresh(), order(2, 9_000)];
  await rows('update stock_levels set on_hand = 1');
  expect(rejection(await sell(id, sent, key))[1]).toEqual('stock.short');
  await rows('update stock_levels set on_hand = 90');
  const [first, second] = await Promise.all([sell(id, sent, key), sell(id, sent, key)]);
  expect([first.status, second.text]).toEqual([200, first.text]);
  expect(await rows('select count(*)::int as count from payments where invoice_id = $1', [id])).toEqual([{ count: 1 }]);
});

test('a body that was not understood, and one that lacks an approval, leave the key free', async () => {
  const [id, key] = [fresh(), fresh()];
  expect(rejection(await sell(id, { tenders: 'none' }, key))[1]).toEqual('request.invalid');
  expect((await sell(id, order(1, 3_000), key)).status).toEqual(200);
  await rows(`update roles set limits = limits || '{"maxDiscount":"0.2"}' where name = 'cashier'`);
  const [sale, own, sent] = [fresh(), fresh(), order(1, 3_000)];
  const discount = { kind: 'share', rate: '0.5' };
  const lines = sent.draft.lines.map((line) => ({ ...line, discount, discountReason: 'Friend' }));
  const cheap = { ...sent, draft: { ...sent.draft, lines } };
  expect(rejection(await sell(sale, cheap, own))[1]).toEqual('approval.needed');
  const approvalId = fresh();
  const facts = cashier.wanted['invoice.overLimit'];
  const { email } = shop.people.admin;
  const approvalBody = {
    id: approvalId,
    action: 'invoice.overLimit',
    subjectId: sale,
    for: facts,
    email,
    accessPin: '1111',
  };
  await cashier.request('POST', '/approvals', approvalBody);
  expect((await sell(sale, { ...cheap, approvalId }, own)).status).toEqual(200);
});

test('keys, drafts and the rest are deleted while the server runs', async () => {
  await sell(fresh(), order(1, 3_000), fresh());
  const count = async () =>
    (await rows<{ count: number }>('select count(*)::int as count from idempotency_keys'))[0]!.count;
  expect(await count()).toBeGreaterThan(0);
  await cleanUp(db, '2026-03-20T00:00:00.000Z');
  expect(await count()).toBeGreaterThan(0);
  await cleanUp(db, '2026-04-20T00:00:00.000Z');
  expect(await count()).toEqual(0);
});
