import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { smallShop, OPENED } from '../../../testing/small-shop.ts';
import { servicesOn, signIn, tenderOf, type ApiResponse } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'agreed', 12);
const { app } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const bodyOf = ({ body }: ApiResponse) => Object(body);
const rejection = (answer: ApiResponse) => [
  answer.status,
  bodyOf(answer).code,
  Object.keys(Object(bodyOf(answer).fields)),
];
const fixed = [403, 'invoice.priceFixed', ['lines.0.unitPrice']];

type Line = { id: string } & Record<string, unknown>;
const line = (id: string, more: object): Line => ({ id, unitId: null, quantity: 1, discount: null, ...more });
const phone = (id: string, unit: number, unitPrice: number) =>
  line(id, { productId: shop.phone, unitId: shop.units[unit]!.id, unitPrice });
const cable = (id: string, quantity: number, unitPrice: number) =>
  line(id, { productId: shop.cable, quantity, unitPrice });
const charge = (id: string, unitPrice: number) =>
  line(id, { productId: null, unitPrice, charge: { kind: 'fee', description: 'Case', isTaxed: true } });
const draft = (lines: Line[], customerId: string | null = null) => ({ customerId, discount: null, notes: null, lines });

const save = async (lines: Line[], { who: person = cashier, customerId = null as string | null } = {}) => {
  const saved = await person.request('POST', '/invoices', { id: fresh(), ...draft(lines, customerId) });
  expect(saved.status).toEqual(200);
  return bodyOf(saved);
};
const change = (id: string, lines: Line[], customerId: string | null = null) =>
  cashier.request('PATCH', `/invoices/${id}`, { version: 1, ...draft(lines, customerId) });
const sell = (id: string, lines: Line[], person = cashier) =>
  person.request(
    'POST',
    `/invoices/${id}/checkout`,
    { version: 1, draft: draft(lines), tenders: [tenderOf('cash', 500_000)] },
    fresh(),
  );

describe('a price is agreed for a line with what it is a price of:', () => {
  test('a charge of 1.00 leaves its price to no phone, saved or sold, with the right to change prices or without', async () => {
    const id = fresh();
    const { id: sale } = await save([charge(id, 100)]);
    expect(rejection(await change(sale, [phone(id, 0, 100)]))).toEqual(fixed);
    expect(rejection(await sell(sale, [phone(id, 0, 100)]))).toEqual(fixed);
    // Also users who may change prices must give a reason for a price below cost.
    const typed = rejection(await sell(sale, [phone(id, 0, 100)], admin));
    expect(typed).toEqual([400, 'invoice.reasonMissing', ['lines.0.priceReason']]);
  });

  test('another product does not take it over', async () => {
    const id = fresh();
    const { id: sale } = await save([cable(id, 1, 1999)]);
    expect(rejection(await change(sale, [phone(id, 0, 1999)]))).toEqual(fixed);
    expect(rejection(await sell(sale, [phone(id, 0, 1999)]))).toEqual(fixed);
  });

  test('another unit of the same product does not take it over', async () => {
    await rows('update units set price = 9900 where id = $1', [shop.units[1]!.id]);
    const id = fresh();
    const { id: sale } = await save([phone(id, 1, 9900)]);
    expect(rejection(await change(sale, [phone(id, 0, 9900)]))).toEqual(fixed);
    expect(rejection(await sell(sale, [phone(id, 0, 9900)]))).toEqual(fixed);
    await rows('update units set price = null');
  });

  test('more pieces do not take it over', async () => {
    const id = fresh();
    const { id: sale } = await save([cable(id, 1, 500)], { who: admin });
    expect(rejection(await change(sale, [cable(id, 50, 500)]))).toEqual(fixed);
    expect(rejection(await sell(sale, [cable(id, 50, 500)]))).toEqual(fixed);
  });

  test('a customer of another price group does not take it over', async () => {
    await rows(`update customers set customer_group = 'Dealers'`);
    const id = fresh();
    const { id: sale } = await save([cable(id, 1, 500)], { who: admin, customerId: shop.customer });
    expect(rejection(await change(sale, [cable(id, 1, 500)]))).toEqual(fixed);
    expect((await change(sale, [cable(id, 1, 500)], shop.customer)).status).toEqual(200);
    await rows('update customers set customer_group = null');
  });

  test('a line that moves to another draft leaves it behind', async () => {
    const id = fresh();
    const { id: sale } = await save([cable(id, 1, 500)], { who: admin });
    expect(rejection(await sell(fresh(), [cable(id, 1, 500)]))).toEqual(fixed);
    expect((await sell(sale, [cable(id, 1, 500)])).status).toEqual(200);
  });
});

test('an agreed price stays for who may not change prices, and what it was a price of with it', async () => {
  const id = fresh();
  const { id: sale } = await save([cable(id, 2, 1500)], { who: admin });
  const changed = await change(sale, [cable(id, 2, 1500), cable(fresh(), 1, 1999)], shop.customer);
  expect(bodyOf(changed).lines.map((one: Line) => one['unitPrice'])).toEqual([1500, 1999]);
  const offered = await rows('select offered::int from invoice_lines where id = $1', [id]);
  expect(offered).toEqual([{ offered: 1999 }]);
});

test('a line at the list price of the day it was saved costs what the list says now, when its pieces change', async () => {
  const id = fresh();
  const { id: sale } = await save([cable(id, 1, 1999)]);
  await rows('update products set price = 2499 where id = $1', [shop.cable]);
  const changed = await change(sale, [cable(id, 2, 1999)]);
  expect(bodyOf(changed).lines.map((one: Line) => one['unitPrice'])).toEqual([2499]);
  await rows('update products set price = 1999 where id = $1', [shop.cable]);
});
