import type { Attachment } from '@tilldesk/domain/vendors';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { buyingFrom, fresh, rejectionIn } from '../../testing/buying.ts';
import { imeiOf, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'attachments');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

/** Creates a file of a person as an upload does. */
async function fileOf(userId: string): Promise<string> {
  const id = fresh();
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      `insert into files (business_id, id, user_id, store_id, name, mime, size, sha256, created_at)
       values ($1, $2, $3, $4, 'offer.pdf', 'application/pdf', 1234, 'x', now())`,
      [shop.businessId, id, userId, shop.scope.storeId],
    ),
  );
  return id;
}
const namesIn = ({ body }: ApiResponse) =>
  (body as { items: Attachment[] }).items.map(({ name, size }) => [name, size]);

test('attachments hang on an order and on a vendor, once each, and come off again', async () => {
  const { vendorId, order } = await buyingFrom(admin, shop);
  const { id } = await order(0, 2);
  const mine = await fileOf(shop.people.admin.id);
  for (const at of [`/purchases/${id}/attachments`, `/vendors/${vendorId}/attachments`]) {
    expect(namesIn(await admin.request('GET', at))).toEqual([]);
    await admin.request('POST', at, { fileId: mine, name: 'Angebot März.pdf' });
    const again = await admin.request('POST', at, { fileId: mine, name: 'twice.pdf' });
    expect(namesIn(again)).toEqual([['Angebot März.pdf', 1234]]);
    expect(namesIn(await admin.request('DELETE', `${at}/${mine}`))).toEqual([]);
    const deleted = await admin.request('DELETE', `${at}/${mine}`);
    expect([deleted.status, rejectionIn(deleted)]).toEqual([404, ['record.notFound', []]]);
  }
});

test("another's file is hung nowhere, and who may not see costs is rejected the attachments", async () => {
  const { order } = await buyingFrom(admin, shop);
  const { id } = await order(0, 2);
  const otherFile = await fileOf(shop.people.cashier.id);
  const at = `/purchases/${id}/attachments`;
  const rejected = await admin.request('POST', at, { fileId: otherFile, name: 'theirs.pdf' });
  expect([rejected.status, rejectionIn(rejected)]).toEqual([404, ['record.notFound', []]]);
  expect((await cashier.request('GET', at)).status).toEqual(403);
});

test('a vendor tells how they deliver: days until goods come, what came of what was ordered, what was damaged', async () => {
  const { vendorId, order, receive, scan, post } = await buyingFrom(admin, shop);
  const figures = async () => (await admin.request('GET', `/vendors/${vendorId}/figures`)).body;
  expect(await figures()).toEqual({ orders: 0, leadDays: null, fillRate: null, received: 0, defective: 0 });
  const { id } = await order(2, 2);
  expect(await figures()).toEqual({ orders: 1, leadDays: null, fillRate: null, received: 0, defective: 0 });
  const receipt = await receive(id);
  await scan(receipt, [[imeiOf(9001)]]);
  await scan(receipt, [[imeiOf(9002)]], { arrival: 'damaged' });
  await post(receipt);
  const { version } = (await admin.request('GET', `/purchases/${id}`)).body as { version: number };
  await admin.request('POST', `/purchases/${id}/close`, { version, reason: 'They have no more' }, fresh());
  expect(await figures()).toEqual({ orders: 1, leadDays: 0, fillRate: 0.5, received: 2, defective: 1 });
});
