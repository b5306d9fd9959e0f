import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { addTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { addCarrier, paying } from '../../testing/bill-payments.ts';
import { imeiOf, OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn } from '../../testing/till.ts';
import { carried } from './customerBooks.tables.ts';
import { customerPerson } from './testing/customer-person.ts';

const db = await testDatabase(16);
const shop = await smallShop(db, 'carried', 6);
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
afterAll(() => app.close());
const { add } = customerPerson(admin);

const post = (path: string, sent: object) => admin.request('POST', path, sent, newId(OPENED));
const bodyOf = (response: { body: unknown }) => Object(response.body) as Record<string, unknown>;
const itemsOf = (response: { body: unknown }) => bodyOf(response)['items'] as Record<string, unknown>[];
const soldByHand = (customerId: string, n: number) => {
  const lines = [{ id: newId(OPENED), productId: shop.phone, unitId: shop.units[n]!.id, price: 70_000 }];
  return { id: newId(OPENED), reason: 'markAsSold', customerId, lines };
};
/** Goods returned without a receipt: a dollar and its tax. */
const returnWithoutReceipt = (customerId: string) => ({
  id: newId(OPENED),
  kind: 'noReceipt',
  invoiceId: null,
  customerId,
  lines: [
    {
      id: newId(OPENED),
      lineId: null,
      productId: shop.cable,
      unitId: null,
      quantity: 1,
      amount: 100,
      fee: 0,
      back: 'restock',
      reason: 'other',
      condition: null,
    },
  ],
  goodwill: null,
  notes: null,
  tenders: [{ id: newId(OPENED), kind: 'other', amount: 108, reference: 'Voucher' }],
  sale: null,
  approvalIds: [],
});
/** A traded-in phone. */
const tradedIn = (customerId: string) => ({
  id: newId(OPENED),
  customerId,
  productId: shop.phone,
  codes: [imeiOf(40)],
  grade: 'B',
  lockStatus: 'unlocked',
  color: null,
  storage: null,
  batteryHealth: null,
  notes: null,
  document: { kind: 'passport', number: 'X1', expires: null },
  blacklist: 'clear',
  blacklistReference: null,
  unlocked: true,
  agreed: true,
  invoiceId: null,
  offer: 100,
  payout: 'cash',
});
const reservation = (customerId: string, n: number) => ({
  id: newId(OPENED),
  productId: shop.phone,
  unitId: shop.units[n]!.id,
  quantity: 1,
  customerId,
  until: '2026-03-05',
});

/** The tables that refer to a customer, by a foreign key or by the name of a column. */
const namingACustomer = `
  select t.relname || '.' || a.attname as name
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace and (
    a.attname ~ '(^|_)customer_id$'
    or exists (
      select 1 from pg_constraint k join pg_attribute key on key.attrelid = k.conrelid and key.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'customers'::regclass and k.conrelid = t.oid
        and key.attname <> 'business_id' and key.attname = a.attname))
  order by 1`;

test('every table that names a customer follows in a merge and in its undoing', async () => {
  const found = await asOwner(db, (tx) => tx.raw<{ name: string }>(namingACustomer));
  // Links have a row on each side, credit moves by two entries, and merges permanently refer to both customers.
  const excludedTables = ['customer_credits', 'customer_links', 'customer_merges'];
  const others = found.map(({ name }) => name).filter((name) => !excludedTables.includes(name.split('.')[0]!));
  expect(others).toEqual(
    Object.values(carried)
      .map((table) => `${table}.customer_id`)
      .toSorted(),
  );
  expect(found.length - others.length).toBeGreaterThanOrEqual(excludedTables.length);
});

test('what hangs on a customer goes over with them, comes back when the merge is undone, and is counted before', async () => {
  const [stays, source] = [await add({ firstName: 'Stays' }), await add({ firstName: 'Goes' })];
  const invoiceId = newId(OPENED);
  await post('/invoices', { id: invoiceId, ...draftOf(shop, { cables: 1 }), customerId: source.id });
  const deposit = { id: newId(OPENED), invoiceId, method: 'card', reference: 'SLIP', amount: 100 };
  expect((await post('/deposits', deposit)).status).toEqual(200);
  await post(`/customers/${source.id}/notes`, { id: newId(OPENED), text: 'Noted' });
  const [reserved, sold] = [reservation(source.id, 0), soldByHand(source.id, 1)];
  expect((await post('/inventory/reservations', reserved)).status).toEqual(200);
  expect((await post('/inventory/adjustments', sold)).status).toEqual(200);
  expect((await post('/refunds', returnWithoutReceipt(source.id))).status).toEqual(200);
  expect((await post('/trade-ins', tradedIn(source.id))).status).toEqual(200);
  const { carrierId } = await addCarrier(admin);
  expect((await paying(admin, carrierId).draft({ customerId: source.id })).status).toEqual(200);

  const owners = () =>
    inBusiness(db, shop.businessId, async (tx) => {
      const all = Object.values(carried).map((table) => `select '${table}' as of, customer_id from ${table}`);
      const rows = await tx.raw<{ of: string; customer_id: string }>(`${all.join(' union all ')} order by 1`);
      return rows.map((row) => [row.of, row.customer_id === stays.id ? 'stays' : 'goes']);
    });
  const all = (customerId: string) =>
    Object.values(carried)
      .toSorted()
      .map((table) => [table, customerId]);
  expect(await owners()).toEqual(all('goes'));

  const moves = {
    invoices: 0,
    drafts: 1,
    devices: 1,
    adjustments: 1,
    reservations: 1,
    notes: 1,
    links: 0,
    storeCredit: 0,
  };
  const preview = await admin.request('GET', `/customers/${stays.id}/merge-preview?otherId=${source.id}`);
  expect(bodyOf(preview)['moves']).toEqual(moves);

  const id = newId(OPENED);
  const order = { id, otherId: source.id, version: 1, otherVersion: 1 };
  expect(bodyOf(await post(`/customers/${stays.id}/merge`, order))['moves']).toEqual(moves);
  expect(await owners()).toEqual(all('stays'));
  expect(await differences(db)).toEqual([]);

  await post(`/customers/${stays.id}/merges/${id}/undo`, {});
  expect(await owners()).toEqual(all('goes'));
  expect(await differences(db)).toEqual([]);
});

test('goods that are kept for or marked as sold to a merged customer are those of the one who stayed', async () => {
  const [stays, source] = [await add({ firstName: 'Here' }), await add({ firstName: 'Gone' })];
  await post(`/customers/${stays.id}/merge`, { id: newId(OPENED), otherId: source.id, version: 1, otherVersion: 1 });
  const reserved = await post('/inventory/reservations', reservation(source.id, 2));
  expect([reserved.status, bodyOf(reserved)['customerId']]).toEqual([200, stays.id]);
  const sold = await post('/inventory/adjustments', soldByHand(source.id, 3));
  expect([sold.status, bodyOf(sold)['customerName']]).toEqual([200, 'Here']);
  expect(await differences(db)).toEqual([]);
});

test('a merge and goods that are kept or sold by hand at the same moment leave nothing behind', async () => {
  const [stays, source] = [await add({ firstName: 'Both' }), await add({ firstName: 'At once' })];
  const response = await Promise.all([
    post(`/customers/${stays.id}/merge`, { id: newId(OPENED), otherId: source.id, version: 1, otherVersion: 1 }),
    post('/inventory/reservations', reservation(source.id, 4)),
    post('/inventory/adjustments', soldByHand(source.id, 5)),
  ]);
  expect(response.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await differences(db)).toEqual([]);
});

test('a device that was marked as sold is among the customer’s, is found by its IMEI, and is not once it was taken back', async () => {
  const cashCustomer = await add({ firstName: 'Cash in hand' });
  const sold = soldByHand(cashCustomer.id, 0);
  const reservations = itemsOf(await admin.request('GET', '/inventory/reservations'));
  for (const { id, end } of reservations) {
    if (end === null) await post(`/inventory/reservations/${String(id)}/release`, {});
  }
  expect((await post('/inventory/adjustments', sold)).status).toEqual(200);
  const { id: unitId, code } = shop.units[0]!;
  const terms = termsOf([], [code]).map((term) => [term, unitId] as const);
  await inBusiness(db, shop.businessId, (tx) => addTerms(tx, shop.businessId, 'unit', terms));
  expect(itemsOf(await admin.request('GET', `/customers/${cashCustomer.id}/devices`))).toEqual([
    {
      lineId: sold.lines[0]!.id,
      unitId,
      code,
      productName: 'Phone X',
      status: 'sold',
      invoiceId: null,
      invoice: null,
      storeName: 'Shop carried',
      isHere: true,
      soldAt: expect.any(String),
      warrantyUntil: null,
    },
  ]);
  const named = itemsOf(await admin.request('GET', `/customers?search=${code.slice(-6)}`)).map(({ name }) => name);
  expect(named).toEqual(['Cash in hand']);
  expect((await post(`/inventory/adjustments/${sold.id}/reverse`, { id: newId(OPENED) })).status).toEqual(200);
  expect(itemsOf(await admin.request('GET', `/customers/${cashCustomer.id}/devices`))).toEqual([]);
});
