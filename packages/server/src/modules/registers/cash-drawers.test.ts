import { someRights } from '@tilldesk/domain/rights';
import { registers, type RegisterSession } from '@tilldesk/domain/registers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { demandDrawer, smallShop } from '../../testing/small-shop.ts';
import { call, draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'drawn', 0);
await demandDrawer(db, shop);
const { app, time } = await servicesOn(db);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const rights = someRights({ 'Sale & Invoice': 'rcu', Customer: 'r' });
await rows(`update roles set permissions = $1 where name = 'cashier'`, [JSON.stringify(rights)]);
const people = { admin: await signIn(app, shop, 'admin'), cashier: await signIn(app, shop, 'cashier') };
type Name = keyof typeof people;
afterAll(() => app.close());

const fresh = () => newId(time.now.toISOString());
const body = (response: ApiResponse) => Object(response.body) as Record<string, unknown>;
const code = (response: ApiResponse) => (response.status === 200 ? 'done' : body(response)['code']);
const sale = { cables: 1 };
const TOTAL = 2_164;
const cash = () => tenderOf('cash', TOTAL);

/** A call from a browser that is assigned to a register. */
const at = (register: string | null, person: Name, path: string, content: object) => {
  const { token } = people[person];
  const headers = register === null ? {} : { 'x-register': register };
  return call(app, 'POST', path, { body: content, key: fresh(), token, headers });
};
const sell = (register: string | null, person: Name, id = fresh()) =>
  at(register, person, `/invoices/${id}/checkout`, { draft: draftOf(shop, sale), tenders: [cash()] });
const listRegisters = async () =>
  z.parse(registers.list.answer, (await people.admin.request('GET', '/registers')).body).items;
const expectedAt = async (id: string) => (await listRegisters()).find((one) => one.id === id)?.session?.expected;

let [till, second] = ['', ''];
const opened: Record<string, RegisterSession> = {};
beforeAll(async () => {
  [till = ''] = (await listRegisters()).map(({ id }) => id);
  second = fresh();
  const created = await at(null, 'admin', '/registers', { id: second, name: 'Back counter' });
  if (created.status !== 200) throw new Error(created.text);
});

/** Returns an invoice with its full amount due. */
async function owed(): Promise<string> {
  const id = fresh();
  const draft = { ...draftOf(shop, sale), customerId: shop.customer };
  const tenders = [{ id: fresh(), kind: 'onAccount', amount: TOTAL }];
  await rows('update customers set credit_limit = 99999999');
  const posted = await at(null, 'admin', `/invoices/${id}/checkout`, { draft, tenders, dueDate: '2099-01-01' });
  if (posted.status !== 200) throw new Error(posted.text);
  return id;
}

describe('cash by somebody who is on no drawer', () => {
  const cashCalls: readonly (readonly [string, () => Promise<ApiResponse>])[] = [
    ['a sale', () => sell(null, 'cashier')],
    [
      'a payment of what was due',
      async () => at(null, 'cashier', `/invoices/${await owed()}/payments`, { tenders: [cash()] }),
    ],
    [
      'a deposit',
      async () => {
        const id = fresh();
        const draft = { ...draftOf(shop, sale), id, customerId: shop.customer };
        expect(code(await people.cashier.request('POST', '/invoices', draft))).toEqual('done');
        return at(null, 'cashier', '/deposits', { id: fresh(), invoiceId: id, method: 'cash', amount: 1_000 });
      },
    ],
    [
      'a payment that is corrected to cash',
      async () => {
        const id = fresh();
        const card = tenderOf('card', TOTAL);
        await at(null, 'admin', `/invoices/${id}/checkout`, { draft: draftOf(shop, sale), tenders: [card] });
        const right = { id: fresh(), kind: 'cash', reason: 'It was cash' };
        return at(null, 'cashier', `/invoices/${id}/payments/${card.id}/correction`, right);
      },
    ],
  ];
  test.each(cashCalls)('%s is rejected, and nothing of it is booked', async (_, payOut) => {
    const before = await rows(`select count(*)::int as n from payments where kind = 'cash'`);
    expect(code(await payOut())).toEqual('cash.noDrawer');
    expect(await rows(`select count(*)::int as n from payments where kind = 'cash'`)).toEqual(before);
  });

  test('a sale by card needs no drawer', async () => {
    const paid = { draft: draftOf(shop, sale), tenders: [tenderOf('card', TOTAL)] };
    expect(code(await at(null, 'cashier', `/invoices/${fresh()}/checkout`, paid))).toEqual('done');
  });
});

describe('two registers', () => {
  const open = async (person: Name, register: string): Promise<RegisterSession> =>
    z.parse(
      registers.open.answer,
      body(await at(register, person, '/register-sessions', { id: fresh(), registerId: register, counted: 10_000 })),
    );

  test('a store has several by name, and each name once', async () => {
    expect((await listRegisters()).map(({ name }) => name)).toEqual(['Till 1', 'Back counter']);
    const twice = await at(null, 'admin', '/registers', { id: fresh(), name: 'back COUNTER' });
    expect([code(twice), Object.keys(Object(body(twice)['fields']))]).toEqual(['register.nameTaken', ['name']]);
    expect(code(await at(null, 'cashier', '/registers', { id: fresh(), name: 'Mine' }))).toEqual('access.denied');
  });

  test('cash goes into the drawer of the register that the browser stands at, and of no other', async () => {
    opened['first'] = await open('admin', till);
    opened['second'] = await open('admin', second);
    // The admin opened the second one last, and is assigned to it.
    expect(code(await sell(second, 'admin'))).toEqual('done');
    const elsewhere = await sell(till, 'admin');
    expect([code(elsewhere), body(elsewhere)['message']]).toEqual([
      'drawer.elsewhere',
      'Your cash is counted at Back counter. Please join the drawer of this register.',
    ]);
    expect(code(await at(till, 'admin', `/register-sessions/${opened['first'].id}/join`, {}))).toEqual('done');
    expect(code(await sell(till, 'admin'))).toEqual('done');
    expect([await expectedAt(till), await expectedAt(second)]).toEqual([10_000 + TOTAL, 10_000 + TOTAL]);
  });

  test('who sells joins the drawer of the register in one call, without the right to work with drawers', async () => {
    expect(code(await sell(second, 'cashier'))).toEqual('cash.noDrawer');
    expect(code(await at(second, 'cashier', `/register-sessions/${opened['second']!.id}/join`, {}))).toEqual('done');
    expect(code(await sell(second, 'cashier'))).toEqual('done');
    expect(await expectedAt(second)).toEqual(10_000 + 2 * TOTAL);
  });

  test('a clock-in joins the drawer of the register that is named', async () => {
    const { email } = shop.people.cashier;
    const clockIn = { email, pin: '1111', clockInCash: 100, registerId: till };
    expect((await people.cashier.request('POST', '/clock/in', clockIn)).status).toEqual(200);
    expect(code(await sell(till, 'cashier'))).toEqual('done');
    expect(await expectedAt(till)).toEqual(10_000 + 2 * TOTAL);
  });

  test('a register is renamed at any time, and deactivated only with its drawer closed; the last one stays', async () => {
    const change = (id: string, version: number, content: object) =>
      people.admin.request('PATCH', `/registers/${id}`, { version, ...content });
    expect(code(await change(second, 1, { active: false }))).toEqual('register.inUse');
    expect(body(await change(second, 1, { name: 'Repair desk' }))['name']).toEqual('Repair desk');
    expect(code(await change(second, 1, { name: 'Old page' }))).toEqual('record.changed');
    const { id, version } = (await listRegisters()).find((one) => one.id === second)!.session!;
    const closed = { version, counted: 10_000 + 2 * TOTAL, note: null };
    expect(code(await at(null, 'admin', `/register-sessions/${id}/close`, closed))).toEqual('done');
    expect(code(await change(second, 2, { active: false }))).toEqual('done');
    expect((await listRegisters()).map(({ name }) => name)).toEqual(['Till 1']);
    expect(Object(body(await people.admin.request('GET', '/registers?state=all'))['items']).length).toEqual(2);
    const again = { id: fresh(), registerId: second, counted: 10_000 };
    expect(code(await at(null, 'admin', '/register-sessions', again))).toEqual('record.notFound');
  });

  test('a register that is none is rejected at the header', async () => {
    const response = await sell('Till 1', 'admin');
    expect([response.status, Object.keys(Object(body(response)['fields']))]).toEqual([400, ['headers.x-register']]);
  });
});

test('where the store allows it, cash may lie outside drawers, and every ledger adds up', async () => {
  const { version } = body(await people.admin.request('GET', '/transaction-settings'));
  await people.admin.request('PATCH', '/transaction-settings', { version, cashWithoutDrawer: true });
  const id = fresh();
  expect(code(await sell(second, 'cashier', id))).toEqual('done');
  expect(await rows('select 1 from cash_movements where source_id = $1', [id])).toEqual([]);
  expect(await differences(db)).toEqual([]);
});

test('what lies outside drawers is listed, and nothing else: the latest first, by day, with its sum', async () => {
  const draftId = fresh();
  const draft = { ...draftOf(shop, sale), id: draftId, customerId: shop.customer };
  expect(code(await people.cashier.request('POST', '/invoices', draft))).toEqual('done');
  const deposit = { id: fresh(), invoiceId: draftId, method: 'cash', amount: 1_000 };
  time.now = new Date(time.now.getTime() + 60_000);
  expect(code(await at(second, 'cashier', '/deposits', deposit))).toEqual('done');
  const list = async (query = '') =>
    z.parse(registers.outside.answer, (await people.admin.request('GET', `/register-sessions/outside${query}`)).body);
  const all = await list();
  expect(all.items.map(({ kind, amount, by, invoice }) => [kind, amount, by, invoice?.number])).toEqual([
    ['deposit', 1_000, 'cashier', null],
    ['sale', TOTAL, 'cashier', expect.stringMatching(/^INV-\d+$/)],
  ]);
  expect([all.items[0]?.id, all.items[0]?.invoice?.id, all.total]).toEqual([deposit.id, draftId, TOTAL + 1_000]);
  const page = await list('?limit=1&page=2');
  expect([page.items, page.total, page.pagination.total]).toEqual([all.items.slice(1), TOTAL + 1_000, 2]);
  expect((await list('?endDate=2020-01-01')).items).toEqual([]);
  expect(code(await people.cashier.request('GET', '/register-sessions/outside'))).toEqual('access.denied');
});
