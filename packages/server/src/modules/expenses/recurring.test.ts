import type { Expense, RecurringExpense } from '@tilldesk/domain/expenses';
import { someRights } from '@tilldesk/domain/rights';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { rejection } from '../../testing/refunds.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { addCategory, spending } from '../../testing/spending.ts';
import { servicesOn, signIn, type ApiResponse } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { recurringExpensesJob } from './recurring.job.ts';

const db = await testDatabase(8);
const shop = await smallShop(db, 'repeats');
const other = await smallShop(db, 'elsewhere');
const { app, services } = await servicesOn(db);
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));
await rows(`update roles set permissions = $1 where name = 'cashier'`, [
  JSON.stringify(someRights({ Dashboard: 'r', Expense: 'rcu' })),
]);
const [admin, cashier, trainee] = [
  await signIn(app, shop, 'admin'),
  await signIn(app, shop, 'cashier'),
  await signIn(app, shop, 'trainee'),
];
const otherAdmin = await signIn(app, other, 'admin');
const rent = await addCategory(admin, 'Rent');
afterAll(() => app.close());

const logged: string[] = [];
const log = { error: (_fields: object, sentence: string) => void logged.push(sentence), warn: () => undefined };
/** Does what the job does at a moment; Chicago is six hours behind UTC in winter and five from March 8, 2026. */
const runAt = (moment: string) => recurringExpensesJob.handle({ ...services, clock: () => new Date(moment), log }, {});

const path = '/recurring-expenses';
const monthly = { categoryId: rent, payee: 'Harbor Estates', amount: 20_000, every: 1, unit: 'month' };
const basic = { ...monthly, taxOnTop: false, startDate: '2026-03-02', autoPost: false, paused: false };
const create = (more: object = {}) => cashier.request('POST', path, { ...basic, id: newId(OPENED), ...more });
const of = ({ body }: ApiResponse) => body as RecurringExpense;
const read = async (id: string) => of(await cashier.request('GET', `${path}/${id}`));
const change = async (id: string, changes: object) =>
  cashier.request('PATCH', `${path}/${id}`, { version: (await read(id)).version, ...changes });
const setting = (values: object) =>
  rows(`update stores set transaction = transaction || $1::jsonb`, [JSON.stringify(values)]);

const made = (id: string) =>
  rows<{ id: string; date: string; status: string; tender: string | null; total: number }>(
    'select id, date, status, tender, total from expenses where recurring_id = $1 order by recurring_date',
    [id],
  );
const days = async (id: string) => (await made(id)).map(({ date }) => date);
const notices = (kind: string) =>
  rows<{ admin: boolean; state: string | null }>(
    `select user_id = $1 as admin, params ->> 'state' as state from notifications where kind = $2 order by created_at, id`,
    [shop.people.admin.id, kind],
  );

beforeEach(async () => {
  await rows(`update recurring_expenses set archived_at = now() where archived_at is null`);
  await rows('delete from notifications');
});

test('each date brings one draft, in the zone of the store, and says so to the person who set it up', async () => {
  const { id, nextDate, total } = of(await create({ startDate: '2026-03-31', taxOnTop: true, taxRate: '0.1' }));
  expect([nextDate, total]).toEqual(['2026-03-31', 22_000]);
  await runAt('2026-03-31T04:59:00.000Z');
  expect(await made(id)).toEqual([]);
  await runAt('2026-03-31T05:01:00.000Z');
  await runAt('2026-03-31T05:31:00.000Z');
  expect(await made(id)).toEqual([
    { id: expect.any(String), date: '2026-03-31', status: 'draft', tender: null, total: 22_000 },
  ]);
  expect(await notices('expenseRepeated')).toEqual([{ admin: false, state: 'draft' }]);
  const { nextDate: after, created } = await read(id);
  expect([after, created]).toEqual(['2026-04-30', 1]);
  const [{ id: expenseId } = { id: '' }] = await made(id);
  const expense = (await cashier.request('GET', `/expenses/${expenseId}`)).body as Expense;
  expect([expense.recurringId, expense.payeeName]).toEqual([id, 'Harbor Estates']);
  const history = (await cashier.request('GET', `/expenses/${expenseId}/history`)).body;
  expect(history).toEqual({
    items: [expect.objectContaining({ action: 'expense.repeated', reason: 'Harbor Estates' })],
  });
});

test('days on which no server ran are made up for, each once, also by two servers at the same moment', async () => {
  const { id } = of(await create({ unit: 'week', lastDate: '2026-03-31' }));
  const run = () => runAt('2026-05-01T12:00:00.000Z');
  await Promise.all([run(), run(), run()]);
  expect(await days(id)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']);
  expect((await read(id)).nextDate).toBeNull();
});

test('posted by itself it is approved, or paid if it says how; above the limit it waits for another person', async () => {
  const plain = of(await create({ autoPost: true }));
  const paid = of(await create({ autoPost: true, tender: 'bank' }));
  const large = of(await create({ autoPost: true, tender: 'bank', amount: 240_000 }));
  await runAt('2026-03-02T18:00:00.000Z');
  const outcome = async ({ id }: RecurringExpense) => (await made(id)).map(({ status, tender }) => [status, tender]);
  expect(await outcome(plain)).toEqual([['approved', null]]);
  expect(await outcome(paid)).toEqual([['paid', 'bank']]);
  const [{ id: paidId } = { id: '' }] = await made(paid.id);
  const { items } = (await cashier.request('GET', `/expenses/${paidId}/history`)).body as {
    items: { action: string }[];
  };
  expect(items.map(({ action }) => action)).toEqual(['expense.repeated', 'expense.approved', 'expense.paid']);
  expect(await outcome(large)).toEqual([['submitted', null]]);
  expect(await notices('expenseSubmitted')).toEqual([{ admin: true, state: null }]);
  expect((await notices('expenseRepeated')).map(({ state }) => state)).toEqual(['numbered', 'numbered', 'numbered']);
});

test('cash is never taken from a drawer by itself', async () => {
  expect(rejection(await create({ autoPost: true, tender: 'cash' }))).toEqual([400, 'request.invalid', ['tender']]);
});

test('while it is paused its dates are skipped; resumed it goes on with the next one; ended it stops', async () => {
  const { id } = of(await create({ unit: 'week' }));
  await runAt('2026-03-02T18:00:00.000Z');
  await change(id, { paused: true });
  await runAt('2026-03-17T18:00:00.000Z');
  expect([await days(id), (await read(id)).nextDate]).toEqual([['2026-03-02'], '2026-03-23']);
  await change(id, { paused: false });
  await runAt('2026-03-24T18:00:00.000Z');
  expect(await days(id)).toEqual(['2026-03-02', '2026-03-23']);
  expect((await admin.request('DELETE', `${path}/${id}`)).status).toEqual(200);
  await runAt('2026-04-24T18:00:00.000Z');
  expect(await days(id)).toEqual(['2026-03-02', '2026-03-23']);
});

test('a changed amount or rhythm counts from the next date on', async () => {
  const { id } = of(await create({ startDate: '2026-03-31' }));
  await runAt('2026-03-31T18:00:00.000Z');
  await change(id, { amount: 10_000 });
  expect((await read(id)).nextDate).toEqual('2026-04-30');
  await runAt('2026-05-31T18:00:00.000Z');
  expect((await made(id)).map(({ date, total }) => [date, total])).toEqual([
    ['2026-03-31', 20_000],
    ['2026-04-30', 10_000],
    ['2026-05-31', 10_000],
  ]);
  await change(id, { startDate: '2026-06-15', unit: 'year' });
  expect((await read(id)).nextDate).toEqual('2026-06-15');
});

test('a date in closed books falls on the first open day, and waits for one', async () => {
  const { id } = of(await create());
  await setting({ booksClosedThrough: '2026-03-03' });
  await runAt('2026-03-03T18:00:00.000Z');
  expect([await days(id), (await read(id)).nextDate]).toEqual([[], '2026-03-02']);
  await runAt('2026-03-04T18:00:00.000Z');
  await setting({ booksClosedThrough: null });
  expect(await days(id)).toEqual(['2026-03-04']);
  expect((await read(id)).nextDate).toEqual('2026-04-02');
});

test('one that cannot be created is a notice and stays due; the others are created', async () => {
  const broken = of(await create());
  const fine = of(await create());
  const archive = (at: string | null) =>
    rows(`update expense_categories set archived_at = $1 where id = $2`, [at, extra]);
  const extra = await addCategory(admin, 'Extra');
  await change(broken.id, { categoryId: extra });
  expect(rejection(await admin.request('DELETE', `/expense-categories/${extra}`))).toEqual([
    409,
    'expenseCategory.inUse',
    [],
  ]);
  await archive(OPENED);
  await runAt('2026-03-02T18:00:00.000Z');
  await runAt('2026-03-02T18:30:00.000Z');
  expect([await days(broken.id), await days(fine.id)]).toEqual([[], ['2026-03-02']]);
  expect(await notices('expenseNotRepeated')).toEqual([{ admin: false, state: null }]);
  await archive(null);
  await runAt('2026-03-03T18:00:00.000Z');
  expect(await days(broken.id)).toEqual(['2026-03-02']);
});

test('after the person has left, those who approve expenses are told', async () => {
  await create();
  await rows(`update users set active = false where id = $1`, [shop.people.cashier.id]);
  await runAt('2026-03-02T18:00:00.000Z');
  await rows(`update users set active = true where id = $1`, [shop.people.cashier.id]);
  expect(await notices('expenseRepeated')).toEqual([{ admin: true, state: 'draft' }]);
});

test('a business whose clock is ahead fails the attempt, and keeps no other waiting', async () => {
  const { id } = of(await create());
  const businessTime = async (_tx: unknown, businessId: string, now: string) => {
    if (businessId === other.businessId) throw new Error('behind');
    return now;
  };
  const run = recurringExpensesJob.handle({ ...services, businessTime, log }, {});
  await expect(run).rejects.toThrow('behind');
  expect(await days(id)).toEqual(['2026-03-02']);
  expect(logged).toEqual(['the work of a job failed for a business']);
});

test('what cannot be is rejected at its field, and each call needs its right', async () => {
  const rejected = async (more: object) => rejection(await create(more));
  expect(await rejected({ startDate: '2026-03-01' })).toEqual([400, 'recurringExpense.startPast', ['startDate']]);
  expect(await rejected({ lastDate: '2026-03-01' })).toEqual([400, 'recurringExpense.endsEarly', ['lastDate']]);
  expect(await rejected({ every: 0 })).toEqual([400, 'request.invalid', ['every']]);
  expect(await rejected({ unit: 'day' })).toEqual([400, 'request.invalid', ['unit']]);
  expect(await rejected({ categoryId: newId(OPENED) })).toEqual([404, 'record.notFound', ['categoryId']]);
  expect(await rejected({ taxAmount: 20_001 })).toEqual([400, 'expense.taxTooMuch', ['taxAmount']]);
  const { id } = of(await create());
  const past = await change(id, { startDate: '2026-03-01' });
  expect(rejection(past)).toEqual([400, 'recurringExpense.startPast', ['startDate']]);
  expect(rejection(await trainee.request('GET', path))).toEqual([403, 'access.denied', []]);
  expect(rejection(await cashier.request('DELETE', `${path}/${id}`))).toEqual([403, 'access.denied', []]);
  expect((await otherAdmin.request('GET', `${path}/${id}`)).status).toEqual(404);
});

test('nobody approves an expense of their own above the limit, neither by right nor by PIN', async () => {
  const [own, clerk] = [spending(admin, rent), spending(cashier, rent)];
  const submitted = (await own.submit((await own.draft({ amount: 30_000 })).body as Expense)).body as Expense;
  expect(submitted.status).toEqual('submitted');
  expect(rejection(await own.approve(submitted))).toEqual([403, 'approval.needed', []]);
  // A colleague asks for the approval, and the person who entered it gives it.
  expect(rejection(await clerk.approve(submitted))).toEqual([403, 'approval.needed', []]);
  const action = 'expense.approve';
  const approvalId = newId(OPENED);
  const given = await cashier.request('POST', '/approvals', {
    id: approvalId,
    action,
    subjectId: submitted.id,
    for: cashier.wanted[action],
    email: shop.people.admin.email,
    accessPin: '1111',
  });
  expect(given.status).toEqual(200);
  expect(rejection(await clerk.approve(submitted, { approvalId }))).toEqual([403, 'expense.ownApproval', []]);
  await rows(`update roles set permissions = $1 where name = 'cashier'`, [
    JSON.stringify(someRights({ Dashboard: 'r', Expense: 'rcud' })),
  ]);
  expect((await clerk.approve(submitted)).status).toEqual(200);
});

test('after all of it every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});
