import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'list', 3);
const [first, second] = [shop.units[0]!, shop.units[1]!];
await inBusiness(db, shop.businessId, async (tx) => {
  await setTerms(tx, shop.businessId, 'customer', shop.customer, termsOf(['Ana Ruiz'], ['555-010-4477']));
  for (const u of [first, second]) await setTerms(tx, shop.businessId, 'unit', u.id, termsOf([], [u.code]));
});
const { app, time } = await servicesOn(db);
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const sell = async (draft: object) => {
  const id = newId(OPENED);
  await cashier.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft, tenders: [tenderOf('cash', 200_000)] },
    newId(OPENED),
  );
  time.now = new Date(time.now.getTime() + 600_000);
};
await sell({ ...draftOf(shop, { units: [first.id] }), customerId: shop.customer });
await sell(draftOf(shop, { units: [second.id], cables: 1 }));
await sell(draftOf(shop, { cables: 3 }));
await cashier.request('POST', '/invoices', { id: newId(OPENED), ...draftOf(shop, { cables: 9 }) });

const numbers = async (query: string): Promise<(string | null)[]> => {
  const response = await cashier.request('GET', `/invoices?${query}`);
  return (Object(response.body)['items'] as { number: string | null }[]).map((i) => i.number);
};

test('the latest come first; other orders and filters as asked', async () => {
  expect(await numbers('')).toEqual([null, 'INV-1003', 'INV-1002', 'INV-1001']);
  expect(await numbers('status=paid&sort=total')).toEqual(['INV-1003', 'INV-1001', 'INV-1002']);
  expect(await numbers('status=draft')).toEqual([null]);
  expect(await numbers('from=2026-03-03')).toEqual([]);
  expect(await numbers('limit=2&page=2&sort=createdAt')).toEqual(['INV-1003', null]);
});

test('an invoice is found by its number, by an IMEI or its last digits, and by its customer', async () => {
  expect(await numbers('search=INV-1002')).toEqual(['INV-1002']);
  expect(await numbers(`search=${first.code}`)).toEqual(['INV-1001']);
  expect(await numbers(`search=${second.code.slice(-6)}`)).toEqual(['INV-1002']);
  expect(await numbers('search=ruiz')).toEqual(['INV-1001']);
  expect(await numbers('search=4477')).toEqual(['INV-1001']);
  expect(await numbers('search=nobody')).toEqual([]);
});
