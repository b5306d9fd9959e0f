import { someRights } from '@tilldesk/domain/rights';
import type { Expense } from '@tilldesk/domain/expenses';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { bodyOf, rejection } from '../../testing/refunds.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { addCategory, spending } from '../../testing/spending.ts';
import { servicesOn, signIn, type ApiResponse, type Person } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const db = await testDatabase(8);
const shop = await smallShop(db, 'spends');
const other = await smallShop(db, 'elsewhere');
const { app, changes } = await servicesOn(db);
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));
await rows(`update roles set permissions = $1 where name = 'cashier'`, [
  JSON.stringify(someRights({ Dashboard: 'r', Expense: 'rcu', 'Cash In / Out Report': 'rc' })),
]);
const [admin, cashier, trainee] = [
  await signIn(app, shop, 'admin'),
  await signIn(app, shop, 'cashier'),
  await signIn(app, shop, 'trainee'),
];
const otherAdmin = await signIn(app, other, 'admin');
const rent = await addCategory(admin, 'Rent');
const [manager, clerk] = [spending(admin, rent), spending(cashier, rent)];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const of = ({ body }: ApiResponse) => body as Expense;
const approved = async (more: object = {}) => of(await clerk.submit(of(await clerk.draft(more))));
const setting = (values: object) =>
  rows(`update stores set transaction = transaction || $1::jsonb`, [JSON.stringify(values)]);
const expected = async () => {
  const { body } = await admin.request('GET', '/registers');
  const [register] = Object(body)['items'] as { session: { id: string; expected: number | null } | null }[];
  return register!.session!;
};

test('an expense says its tax, inside or on top, calculated or as printed', async () => {
  const totals = async (more: object) => {
    const { tax, total } = of(await clerk.draft(more));
    return [tax, total];
  };
  expect(await totals({})).toEqual([0, 10_825]);
  expect(await totals({ taxRate: '0.0825' })).toEqual([825, 10_825]);
  expect(await totals({ amount: 10_000, taxOnTop: true, taxRate: '0.0825' })).toEqual([825, 10_825]);
  expect(await totals({ taxRate: '0.0825', taxAmount: 824 })).toEqual([824, 10_825]);
  expect(await totals({ amount: 10_000, taxOnTop: true, taxAmount: 825 })).toEqual([825, 10_825]);
});

test('what cannot be is rejected at its field', async () => {
  const rejected = async (more: object) => rejection(await clerk.draft(more));
  expect(await rejected({ amount: 0 })).toEqual([400, 'request.invalid', ['amount']]);
  expect(await rejected({ amount: -5 })).toEqual([400, 'request.invalid', ['amount']]);
  expect(await rejected({ amount: 100, taxAmount: 101 })).toEqual([400, 'expense.taxTooMuch', ['taxAmount']]);
  expect(await rejected({ date: '2026-03-03' })).toEqual([400, 'expense.dayAhead', ['date']]);
  expect(await rejected({ categoryId: fresh() })).toEqual([404, 'record.notFound', ['categoryId']]);
  expect(await rejected({ status: 'paid' })).toEqual([400, 'request.invalid', ['status']]);
  const made = of(await clerk.draft({ date: '2026-02-28' }));
  await setting({ booksClosedThrough: '2026-02-28' });
  const closed = [409, 'expense.dayClosed', ['date']];
  expect(await rejected({ date: '2026-02-28' })).toEqual(closed);
  expect(rejection(await clerk.submit(made))).toEqual(closed);
  await setting({ booksClosedThrough: null });
  expect(of(await clerk.submit(made)).status).toEqual('approved');
});

test('up to the limit it is approved at once; above, a person with the right approves it, or another by PIN', async () => {
  const small = await approved({ amount: 20_000 });
  expect([small.status, small.approvedBy]).toEqual(['approved', null]);
  const large = await approved({ amount: 20_001, payee: 'City Estates' });
  expect([large.status, large.name]).toEqual(['submitted', large.number]);
  expect(
    await rows(
      `select user_id = $1 as admin, params ->> 'number' as number from notifications where kind = 'expenseSubmitted'`,
      [shop.people.admin.id],
    ),
  ).toEqual([{ admin: true, number: large.number }]);
  expect(rejection(await clerk.pay(large, { tender: 'bank' }))).toEqual([409, 'expense.wrongStatus', []]);
  expect(rejection(await clerk.approve(large))).toEqual([403, 'approval.needed', []]);
  const approvalId = fresh();
  const action = 'expense.approve';
  const grant = {
    id: approvalId,
    action,
    subjectId: large.id,
    for: cashier.wanted[action],
    email: shop.people.admin.email,
  };
  expect((await cashier.request('POST', '/approvals', { ...grant, accessPin: '1111' })).status).toEqual(200);
  const done = of(await clerk.approve(large, { approvalId }));
  expect([done.status, done.approvedBy]).toEqual(['approved', 'admin']);
});

test('a rejected one says why, is edited, and submitted again with its number', async () => {
  const large = await approved({ amount: 30_000 });
  expect(rejection(await clerk.reject(large, { reason: 'Why?' }))).toEqual([403, 'access.denied', []]);
  const back = of(await manager.reject(large, { reason: 'No receipt' }));
  expect([back.status, back.reason]).toEqual(['rejected', 'No receipt']);
  const change = { version: back.version, amount: 15_000 };
  const edited = of(await cashier.request('PATCH', `/expenses/${large.id}`, change));
  const again = of(await clerk.submit(edited));
  expect([again.status, again.number, again.total, again.reason]).toEqual(['approved', large.number, 15_000, null]);
  const discard = await admin.request('DELETE', `/expenses/${large.id}`);
  expect(rejection(discard)).toEqual([409, 'expense.fixed', []]);
});

test('cash is taken from the own drawer, which expects less; without one it is not paid', async () => {
  const cash = { tender: 'cash' };
  const bill = await approved({ amount: 5_000, payee: 'Water works' });
  expect(rejection(await clerk.pay(bill, cash))).toEqual([409, 'payment.noDrawer', ['tender']]);
  const shift = { email: shop.people.cashier.email, pin: '1111', clockInCash: 300 };
  expect((await cashier.request('POST', '/clock/in', shift)).status).toEqual(200);
  const tooMuch = await approved({ amount: 19_999 + 1 });
  const key = fresh();
  const pay = () => cashier.request('POST', `/expenses/${bill.id}/pay`, { version: bill.version, ...cash }, key);
  const [first, replay] = [await pay(), await pay()];
  expect([of(first).status, of(first).tender, replay.body]).toEqual(['paid', 'cash', first.body]);
  expect((await expected()).expected).toEqual(25_000);
  expect(rejection(await clerk.pay(of(first), cash))).toEqual([409, 'expense.wrongStatus', []]);
  expect(of(await clerk.pay(tooMuch, cash)).status).toEqual('paid');
  const another = await approved({ amount: 20_000 });
  expect(rejection(await clerk.pay(another, cash))).toEqual([409, 'drawer.short', ['tender']]);
  const report = await admin.request('GET', `/register-sessions/${(await expected()).id}/report`);
  expect(bodyOf(report)['kinds']).toEqual([{ kind: 'expense', count: 2, sum: -25_000 }]);
});

test('a paid one is never edited; it is voided by a counter-entry, and the cash returns', async () => {
  const paid = of(await clerk.pay(await approved({ amount: 1_000 }), { tender: 'cash' }));
  const edit = await cashier.request('PATCH', `/expenses/${paid.id}`, { version: paid.version, amount: 1 });
  expect(rejection(edit)).toEqual([409, 'expense.fixed', []]);
  const before = (await expected()).expected!;
  expect(rejection(await clerk.void(paid, { reason: 'Twice' }))).toEqual([403, 'approval.needed', []]);
  expect(rejection(await manager.void(paid, { reason: 'Twice' }))).toEqual([409, 'payment.noDrawer', ['tender']]);
  const approvalId = fresh();
  const action = 'expense.void';
  const grant = {
    id: approvalId,
    action,
    subjectId: paid.id,
    for: cashier.wanted[action],
    email: shop.people.admin.email,
  };
  await cashier.request('POST', '/approvals', { ...grant, accessPin: '1111' });
  const voided = of(await clerk.void(paid, { reason: 'Twice', approvalId }));
  expect([voided.status, voided.reason, (await expected()).expected]).toEqual(['voided', 'Twice', before + 1_000]);
  const history = bodyOf(await admin.request('GET', `/expenses/${paid.id}/history`))['items'] as { action: string }[];
  expect(new Set(history.map((entry) => entry.action))).toEqual(
    new Set(['expense.created', 'expense.approved', 'expense.paid', 'expense.voided']),
  );
  await expect(rows('update expense_payments set amount = 1')).rejects.toThrow(/permission denied/);
});

test('paid three times at once, it is paid once', async () => {
  const bill = await approved({ amount: 500 });
  const before = (await expected()).expected!;
  const attempts = await Promise.all([1, 2, 3].map(() => clerk.pay(bill, { tender: 'cash' })));
  expect(attempts.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  expect((await expected()).expected).toEqual(before - 500);
});

test('the list is filtered by status, category, vendor and days, and searched by number and payee', async () => {
  const power = await addCategory(admin, 'Power');
  const published: unknown[] = [];
  changes.listen((_audience, resource) => published.push(resource));
  const one = of(await clerk.draft({ categoryId: power, payee: 'Sunlight Energy', date: '2026-02-10' }));
  const two = await approved({ categoryId: power, date: '2026-02-20' });
  expect(new Set(published)).toEqual(new Set(['expenses']));
  const ids = async (query: string, person: Person = admin) =>
    (bodyOf(await person.request('GET', `/expenses?${query}`))['items'] as Expense[]).map(({ id }) => id);
  expect(await ids(`categoryId=${power}&sort=date`)).toEqual([one.id, two.id]);
  expect(await ids(`categoryId=${power}&status=draft`)).toEqual([one.id]);
  expect(await ids('from=2026-02-15&to=2026-02-25')).toEqual([two.id]);
  expect(await ids('search=sunl')).toEqual([one.id]);
  expect(await ids(`search=${two.number}`)).toEqual([two.id]);
  expect(await ids('', otherAdmin)).toEqual([]);
  expect((await otherAdmin.request('GET', `/expenses/${one.id}`)).status).toEqual(404);
  expect((await trainee.request('GET', '/expenses')).status).toEqual(403);
  expect((await admin.request('DELETE', `/expenses/${one.id}`)).status).toEqual(200);
  expect(await ids(`categoryId=${power}`)).toEqual([two.id]);
});

test('categories have names of their own, and one in use stays', async () => {
  const again = await admin.request('POST', '/expense-categories', { id: fresh(), name: 'RENT' });
  expect(rejection(again)).toEqual([409, 'expenseCategory.nameTaken', ['name']]);
  const inUse = await admin.request('DELETE', `/expense-categories/${rent}`);
  expect(rejection(inUse)).toEqual([409, 'expenseCategory.inUse', []]);
});

test('a receipt is attached in every status, and stays once the expense is paid', async () => {
  const fileId = fresh();
  await rows(
    `insert into files (business_id, id, user_id, store_id, name, mime, size, sha256, created_at)
     values ($1, $2, $3, $4, 'receipt.jpg', 'image/jpeg', 1234, 'x', now())`,
    [shop.businessId, fileId, shop.people.cashier.id, shop.scope.storeId],
  );
  const bill = await approved({ amount: 700 });
  const at = `/expenses/${bill.id}/attachments`;
  const attach = () => cashier.request('POST', at, { fileId, name: 'receipt.jpg' });
  expect((await attach()).status).toEqual(200);
  expect(of(await cashier.request('GET', `/expenses/${bill.id}`)).files).toEqual(1);
  expect((await cashier.request('DELETE', `${at}/${fileId}`)).status).toEqual(200);
  await attach();
  await clerk.pay(bill, { tender: 'card' });
  expect(rejection(await cashier.request('DELETE', `${at}/${fileId}`))).toEqual([409, 'expense.fixed', []]);
  expect((await otherAdmin.request('GET', at)).status).toEqual(404);
});

test('after all of it every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});
