import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { bodyOf, refundingShop, rejection, tender } from '../../testing/refunds.ts';

const db = await testDatabase();
const { shop, app, time, rows, admin, cashier, sell, back, draftRefund, post, approve, fresh } = await refundingShop(
  db,
  'limited',
  4,
);
afterAll(() => app.close());
/** A cable with its tax. */
const CABLE = 2_164;
await rows(
  `update roles set limits = limits || jsonb_build_object('maxRefund', $2::int, 'voidMinutes', 10)
   where id = (select role_id from users where id = $1)`,
  [shop.people.cashier.id, CABLE],
);

test('a refund above the limit of the role needs an approval of exactly this refund', async () => {
  const [small, large] = [await sell({ cables: 1 }), await sell({ cables: 2 })];
  const within = draftRefund(small.id, [back(small.lines[0]!)], [tender('cash', CABLE)]);
  expect((await post(within)).status).toEqual(200);
  const { total } = bodyOf(await cashier.request('GET', `/invoices/${large.id}`)) as { total: number };
  const above = draftRefund(large.id, [back(large.lines[0]!, { quantity: 2 })], [tender('cash', total)]);
  expect(rejection(await post(above))).toEqual([403, 'approval.needed', []]);
  const approvalIds = [await approve('refund.overLimit', above.id)];
  const other = { ...above, id: fresh() };
  expect(rejection(await post({ ...other, approvalIds }))).toEqual([403, 'approval.needed', []]);
  expect((await post({ ...above, approvalIds })).status).toEqual(200);
});

test('who may delete refunds has no limit', async () => {
  const sold = await sell({ cables: 2 });
  const { total } = bodyOf(await cashier.request('GET', `/invoices/${sold.id}`)) as { total: number };
  const draft = draftRefund(sold.id, [back(sold.lines[0]!, { quantity: 2 })], [tender('check', total)]);
  await rows(
    `update roles set limits = limits || '{"maxRefund": 1}' where id = (select role_id from users where id = $1)`,
    [shop.people.admin.id],
  );
  expect((await post(draft, admin)).status).toEqual(200);
});

test('a sale is voided without approval within the minutes of the role, and with one afterwards', async () => {
  const [first, second] = [await sell({ cables: 1 }), await sell({ cables: 1 })];
  const voids = (id: string) => cashier.request('POST', `/invoices/${id}/void`, { reason: 'Wrong item' }, fresh());
  time.now = new Date(time.now.getTime() + 10 * 60_000);
  expect((await voids(first.id)).status).toEqual(200);
  time.now = new Date(time.now.getTime() + 1_000);
  expect(rejection(await voids(second.id))).toEqual([403, 'approval.needed', []]);
});
