import type { BillPayment } from '@tilldesk/domain/billPayments';
import type { OutsideCash } from '@tilldesk/domain/registers';
import { someRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { addCarrier, backPart, billPart, paying } from '../../testing/bill-payments.ts';
import { bodyOf, rejection } from '../../testing/refunds.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type ApiResponse, type Person } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const db = await testDatabase(8);
const shop = await smallShop(db, 'bills');
const other = await smallShop(db, 'elsewhere');
const { app, changes } = await servicesOn(db);
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));
await rows(`update roles set permissions = $1 where name = 'cashier'`, [
  JSON.stringify(someRights({ Dashboard: 'r', 'Bill Payments': 'rcu', 'Cash In / Out Report': 'rc' })),
]);
const [admin, cashier, trainee] = [
  await signIn(app, shop, 'admin'),
  await signIn(app, shop, 'cashier'),
  await signIn(app, shop, 'trainee'),
];
const otherAdmin = await signIn(app, other, 'admin');
const { providerId, carrierId } = await addCarrier(admin);
const [manager, clerk] = [paying(admin, carrierId), paying(cashier, carrierId)];
afterAll(() => app.close());

/** 50.00, 3.00 fee with 8.25 % tax. */
const TOTAL = 5_325;
const fresh = () => newId(OPENED);
const of = ({ body }: ApiResponse) => body as BillPayment;
const cash = (amount = TOTAL) => [billPart('cash', amount)];
const cashBack = () => [backPart('cash', TOTAL)];
let transactions = 0;
const transaction = () => ({ providerTransactionId: `t-${(transactions += 1)}` });
const taken = async (more: object = {}, tenders: object[] = cash()) =>
  of(await clerk.take(of(await clerk.draft(more)), { tenders }));
const processed = async (tenders: object[] = cash()) =>
  of(await clerk.process(await taken({}, tenders), transaction()));
const setting = (values: object) =>
  rows(`update stores set transaction = transaction || $1::jsonb`, [JSON.stringify(values)]);
const drawer = async () => {
  const { body } = await admin.request('GET', '/registers');
  const [register] = Object(body)['items'] as { session: { id: string; version: number; expected: number } | null }[];
  return register!.session!;
};
const clock = (order: 'in' | 'out', more: object = {}) =>
  cashier.request('POST', `/clock/${order}`, { email: shop.people.cashier.email, pin: '1111', ...more });
const figures = async (person: Person = admin) => bodyOf(await person.request('GET', '/dashboard'))['bills'];

test('a draft has the terms of its carrier; only people who see costs see the commission', async () => {
  const draft = of(await clerk.draft({ plan: 'Unlimited' }));
  expect([draft.status, draft.number, draft.name, draft.fee, draft.tax, draft.total, draft.commission]).toEqual([
    'draft',
    null,
    '555-010-4477',
    300,
    25,
    TOTAL,
    null,
  ]);
  expect(of(await admin.request('GET', `/bill-payments/${draft.id}`)).commission).toEqual(100);
  const change = { version: draft.version, amount: 10_000 };
  const changed = of(await cashier.request('PATCH', `/bill-payments/${draft.id}`, change));
  expect([changed.total, changed.carrierName, changed.policyText]).toEqual([
    10_325,
    'Verizon',
    'No refunds after 24 hours.',
  ]);
  const flat = await addCarrier(admin, { feeTaxed: false, commissionRate: null, commissionAmount: 150 });
  const { tax, total, commission } = of(await manager.draft({ carrierId: flat.carrierId }));
  expect([tax, total, commission]).toEqual([0, 5_300, 150]);
});

test('what cannot be is rejected at its field', async () => {
  const rejected = async (more: object) => rejection(await clerk.draft(more));
  expect(await rejected({ amount: 0 })).toEqual([400, 'request.invalid', ['amount']]);
  expect(await rejected({ amount: -100 })).toEqual([400, 'request.invalid', ['amount']]);
  expect(await rejected({ carrierId: fresh() })).toEqual([404, 'record.notFound', ['carrierId']]);
  expect(await rejected({ customerId: fresh() })).toEqual([404, 'record.notFound', ['customerId']]);
  expect(await rejected({ phoneNumber: 'twelve' })).toEqual([400, 'request.invalid', ['phoneNumber']]);
  expect(await rejected({ phoneNumber: null })).toEqual([400, 'billPayment.phoneMissing', ['phoneNumber']]);
  expect(await rejected({ kind: 'utility' })).toEqual([400, 'billPayment.accountMissing', ['accountNumber']]);
  const utility = { kind: 'utility', accountNumber: '77-1', phoneNumber: null };
  expect(await rejected(utility)).toEqual([404, 'record.notFound', ['carrierId']]);
  expect(await rejected({ status: 'processed' })).toEqual([400, 'request.invalid', ['status']]);
  expect(await rejected({ fee: 0 })).toEqual([400, 'request.invalid', ['fee']]);
});

test('tenders that do not pay it are rejected, and cash needs a drawer', async () => {
  const draft = of(await clerk.draft());
  const rejected = async (tenders: object[]) => rejection(await clerk.take(draft, { tenders }));
  expect(await rejected([])).toEqual([400, 'request.invalid', ['tenders']]);
  expect(await rejected(cash(TOTAL - 1))).toEqual([400, 'tender.short', []]);
  expect(await rejected([billPart('card', TOTAL + 1)])).toEqual([400, 'tender.over', ['tenders.0.amount']]);
  const slip = { ...billPart('card', TOTAL), reference: '' };
  expect(await rejected([slip])).toEqual([400, 'tender.referenceMissing', ['tenders.0.reference']]);
  const credit = { ...billPart('cash', TOTAL), kind: 'storeCredit' };
  expect(await rejected([credit])).toEqual([400, 'request.invalid', ['tenders.0.kind']]);
  await setting({ cashWithoutDrawer: false });
  expect(await rejected(cash())).toEqual([409, 'cash.noDrawer', []]);
  expect((await clock('in', { clockInCash: 200 })).status).toEqual(200);
  expect(of(await clerk.take(draft, { tenders: cash() })).status).toEqual('pending');
});

test('taken once, in cash and by card, it is pending; the drawer keeps the cash without the change', async () => {
  const before = (await drawer()).expected;
  const draft = of(await clerk.draft({ customerId: shop.customer }));
  const key = fresh();
  const body = { version: draft.version, tenders: [billPart('card', 2_000), billPart('cash', 4_000)] };
  const take = () => cashier.request('POST', `/bill-payments/${draft.id}/take`, body, key);
  const [first, replay] = [await take(), await take()];
  const bill = of(first);
  expect(replay.body).toEqual(bill);
  expect([bill.status, bill.number, bill.register, bill.customerName, bill.employee]).toEqual([
    'pending',
    'BP-1002',
    'Till 1',
    'Ana Ruiz',
    'cashier',
  ]);
  expect(bill.tenders.map(({ kind, amount, change, reference }) => [kind, amount, change, reference])).toEqual([
    ['card', 2_000, 0, '4711'],
    ['cash', 3_325, 675, null],
  ]);
  const { id, expected } = await drawer();
  expect(expected).toEqual(before + 3_325);
  const report = bodyOf(await admin.request('GET', `/register-sessions/${id}/report`));
  expect(report['kinds']).toEqual([{ kind: 'billPayment', count: 2, sum: TOTAL + 3_325 }]);
  expect(report['others']).toEqual([{ kind: 'card', count: 1, sum: 2_000 }]);
  expect(rejection(await clerk.take(bill, { tenders: cash() }))).toEqual([409, 'billPayment.wrongStatus', []]);
  const edit = await cashier.request('PATCH', `/bill-payments/${bill.id}`, { version: bill.version, amount: 1 });
  expect(rejection(edit)).toEqual([409, 'billPayment.fixed', []]);
  const discard = await admin.request('DELETE', `/bill-payments/${bill.id}`);
  expect(rejection(discard)).toEqual([409, 'billPayment.fixed', []]);
});

test('taken three times at once, it is taken once', async () => {
  const draft = of(await clerk.draft());
  const before = (await drawer()).expected;
  const attempts = await Promise.all([1, 2, 3].map(() => clerk.take(draft, { tenders: cash() })));
  expect(attempts.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  expect((await drawer()).expected).toEqual(before + TOTAL);
});

test('the fee is earned when the money is taken, the commission when it is processed, and the bill never', async () => {
  const earned = async () => {
    const { handled, revenue } = Object(await figures());
    return [handled, revenue] as [number, number];
  };
  const [handled, revenue] = await earned();
  const bill = await taken();
  expect(await earned()).toEqual([handled + 5_000, revenue + 300]);
  const done = of(await clerk.process(bill, transaction()));
  expect([done.status, done.providerTransactionId]).toEqual(['processed', `T-${transactions}`]);
  expect(await earned()).toEqual([handled + 5_000, revenue + 400]);
  await clerk.reverse(done, { reason: 'Wrong number', tenders: cashBack() });
  expect(await earned()).toEqual([handled, revenue]);
  expect(Object(await figures(cashier))['revenue']).toEqual(null);
  expect(await figures(trainee)).toEqual(null);
  expect(bodyOf(await admin.request('GET', '/dashboard'))['netSales']).toEqual(0);
});

test("a provider's transaction id belongs to one payment, also in a race", async () => {
  const first = await processed();
  const second = await taken();
  const id = { providerTransactionId: first.providerTransactionId!.toLowerCase() };
  const again = await clerk.process(second, id);
  expect(rejection(again)).toEqual([409, 'billPayment.transactionTaken', ['providerTransactionId']]);
  expect(bodyOf(again)['params']).toEqual({ number: first.number });
  const racing = [await taken(), await taken(), await taken()];
  const same = transaction();
  const answers = await Promise.all(racing.map((bill) => clerk.process(bill, same)));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  const codes = answers.flatMap(({ body }) => Object(body)['code'] ?? []);
  expect(codes).toEqual(['billPayment.transactionTaken', 'billPayment.transactionTaken']);
  // Another provider may use the same id.
  const elsewhere = await addCarrier(admin);
  const bill = await taken({ carrierId: elsewhere.carrierId });
  expect(of(await clerk.process(bill, same)).status).toEqual('processed');
});

test('what failed or was reversed is given back in full, by each tender what it took', async () => {
  const before = (await drawer()).expected;
  const bill = await taken({}, [billPart('card', 2_000), billPart('cash', 4_000)]);
  const back = (tenders: object[]) => clerk.fail(bill, { reason: 'Portal is down', tenders });
  expect(rejection(await back([backPart('cash', TOTAL)]))).toEqual([
    400,
    'billPayment.refundOver',
    ['tenders.0.amount'],
  ]);
  expect(rejection(await back([backPart('cash', 3_325), backPart('card', 2_001)]))).toEqual([
    400,
    'billPayment.refundOver',
    ['tenders.1.amount'],
  ]);
  expect(rejection(await back([backPart('cash', 3_325)]))).toEqual([400, 'refund.tendersDiffer', ['tenders']]);
  const all = [backPart('cash', 3_325), backPart('card', 2_000)];
  const failed = of(await back(all));
  expect([failed.status, failed.reason, (await drawer()).expected]).toEqual(['failed', 'Portal is down', before]);
  expect(failed.tenders.slice(2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['cash', -3_325],
    ['card', -2_000],
  ]);
  expect(rejection(await clerk.fail(failed, { reason: 'Again', tenders: all }))).toEqual([
    409,
    'billPayment.wrongStatus',
    [],
  ]);
  expect(rejection(await clerk.reverse(await taken(), { reason: 'Early', tenders: cashBack() }))).toEqual([
    409,
    'billPayment.wrongStatus',
    [],
  ]);
  await expect(rows('update bill_money set amount = 1')).rejects.toThrow(/permission denied/);
  await expect(rows('delete from agency_entries')).rejects.toThrow(/permission denied/);
});

test('reversed three times at once, the money leaves the drawer once; without a drawer, or with too little in it, never', async () => {
  const done = await processed();
  const before = (await drawer()).expected;
  expect(rejection(await manager.reverse(done, { reason: 'Wrong', tenders: cashBack() }))).toEqual([
    409,
    'payment.noDrawer',
    ['tenders.0.kind'],
  ]);
  const { id } = await drawer();
  const out = { id: fresh(), kind: 'bankDrop', amount: before - TOTAL + 1, reason: 'To the bank' };
  expect((await cashier.request('POST', `/register-sessions/${id}/movements`, out, fresh())).status).toEqual(200);
  const short = await clerk.reverse(done, { reason: 'Wrong', tenders: cashBack() });
  expect(rejection(short)).toEqual([409, 'drawer.short', ['tenders.0.amount']]);
  const undo = { id: fresh(), reason: 'Not yet' };
  await cashier.request('POST', `/register-sessions/${id}/movements/${out.id}/reverse`, undo, fresh());
  const attempts = await Promise.all(
    [1, 2, 3].map(() => clerk.reverse(done, { reason: 'Wrong', tenders: cashBack() })),
  );
  expect(attempts.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  expect((await drawer()).expected).toEqual(before - TOTAL);
});

test('more than the refund limit of the role needs another person', async () => {
  const limit = (value: string) =>
    rows(`update roles set limits = limits || $1::jsonb where name = 'cashier'`, [`{"maxRefund": ${value}}`]);
  const done = await processed();
  await limit('5000');
  const back = { reason: 'Wrong', tenders: cashBack() };
  expect(rejection(await clerk.reverse(done, back))).toEqual([403, 'approval.needed', []]);
  const [id, action] = [fresh(), 'refund.overLimit'];
  const grant = { id, action, subjectId: done.id, for: cashier.wanted[action], email: shop.people.admin.email };
  expect((await cashier.request('POST', '/approvals', { ...grant, accessPin: '1111' })).status).toEqual(200);
  expect(of(await clerk.reverse(done, { ...back, approvalId: id })).status).toEqual('reversed');
  await rows(`update roles set limits = limits - 'maxRefund' where name = 'cashier'`);
});

test('processed ones are reconciled together; pending ones are not', async () => {
  const [one, two, waiting] = [await processed(), await processed(), await taken()];
  const reconcile = (...bills: BillPayment[]) =>
    cashier.request('POST', '/bill-payments/reconcile', { ids: bills.map(({ id }) => id) });
  expect(rejection(await reconcile(one, waiting))).toEqual([409, 'billPayment.wrongStatus', []]);
  expect(bodyOf(await reconcile(one))).toEqual({ reconciled: 1 });
  expect(bodyOf(await reconcile(one, two))).toEqual({ reconciled: 1 });
  const unknown = await cashier.request('POST', '/bill-payments/reconcile', { ids: [fresh()] });
  expect(unknown.status).toEqual(404);
  const read = of(await cashier.request('GET', `/bill-payments/${two.id}`));
  expect(read.status).toEqual('reconciled');
  expect(of(await clerk.reverse(read, { reason: 'Bounced', tenders: cashBack() })).status).toEqual('reversed');
  const history = bodyOf(await admin.request('GET', `/bill-payments/${two.id}/history`))['items'] as object[];
  expect(new Set(history.map((entry) => Object(entry)['action'] as string))).toEqual(
    new Set(['created', 'taken', 'processed', 'reconciled', 'reversed'].map((step) => `billPayment.${step}`)),
  );
});

test('a draft keeps the terms with which it was saved; an archived carrier takes no money', async () => {
  const place = await addCarrier(admin);
  const draft = of(await clerk.draft({ carrierId: place.carrierId }));
  const raise = { version: 1, feeAmount: 900 };
  expect((await admin.request('PATCH', `/bill-carriers/${place.carrierId}`, raise)).status).toEqual(200);
  expect(of(await cashier.request('GET', `/bill-payments/${draft.id}`)).fee).toEqual(300);
  const inUse = await admin.request('DELETE', `/bill-providers/${place.providerId}`);
  expect(rejection(inUse)).toEqual([409, 'billProvider.inUse', []]);
  expect((await admin.request('DELETE', `/bill-carriers/${place.carrierId}`)).status).toEqual(200);
  expect(rejection(await clerk.take(draft, { tenders: cash() }))).toEqual([404, 'record.notFound', ['carrierId']]);
  expect((await admin.request('DELETE', `/bill-providers/${place.providerId}`)).status).toEqual(200);
});

test('providers and carriers have names of their own, an address that opens, and one commission', async () => {
  const provider = (more: object) => admin.request('POST', '/bill-providers', { id: fresh(), name: 'Qpay', ...more });
  expect((await provider({})).status).toEqual(200);
  expect(rejection(await provider({ name: 'QPAY' }))).toEqual([409, 'billProvider.nameTaken', ['name']]);
  const script = await provider({ name: 'Evil', portalUrl: 'javascript:alert(1)' });
  expect(rejection(script)).toEqual([400, 'billProvider.portalUrl', ['portalUrl']]);
  const carrier = (more: object) =>
    admin.request('POST', '/bill-carriers', {
      id: fresh(),
      providerId,
      name: 'Cricket',
      kind: 'carrierPayment',
      feeAmount: 0,
      feeTaxed: false,
      ...more,
    });
  expect(rejection(await carrier({ name: 'verizon' }))).toEqual([409, 'billCarrier.nameTaken', ['name']]);
  expect(rejection(await carrier({ commissionRate: '0.1', commissionAmount: 5 }))).toEqual([
    400,
    'billCarrier.twoCommissions',
    ['commissionAmount'],
  ]);
  expect(rejection(await carrier({ providerId: fresh() }))).toEqual([404, 'record.notFound', ['providerId']]);
});

test('the list is filtered and searched; other stores and people without the right see nothing', async () => {
  const published: unknown[] = [];
  changes.listen((_audience, resource) => published.push(resource));
  const place = await addCarrier(admin, { name: 'Lycamobile' });
  const draft = of(await clerk.draft({ carrierId: place.carrierId, phoneNumber: '555-010-9988' }));
  const bill = await taken({ carrierId: place.carrierId, customerId: shop.customer });
  expect(new Set(published)).toEqual(
    new Set(['bill-providers', 'bill-carriers', 'bill-payments', 'register-sessions', 'dashboard']),
  );
  const ids = async (query: string, person: Person = admin) =>
    (bodyOf(await person.request('GET', `/bill-payments?${query}`))['items'] as BillPayment[]).map(({ id }) => id);
  const both = `carrierId=${place.carrierId}&sort=createdAt`;
  expect(new Set(await ids(both))).toEqual(new Set([draft.id, bill.id]));
  expect(await ids(`${both}&status=pending`)).toEqual([bill.id]);
  expect(await ids(`providerId=${place.providerId}&customerId=${shop.customer}`)).toEqual([bill.id]);
  expect(await ids(`${both}&from=2026-03-02&to=2026-03-02`)).toEqual([bill.id]);
  expect(await ids(`${both}&from=2026-03-03`)).toEqual([]);
  expect(await ids('search=9988')).toEqual([draft.id]);
  expect(new Set(await ids('search=lyca'))).toEqual(new Set([draft.id, bill.id]));
  expect(await ids(`search=${bill.number}`)).toEqual([bill.id]);
  expect(await ids('', otherAdmin)).toEqual([]);
  expect((await otherAdmin.request('GET', `/bill-payments/${bill.id}`)).status).toEqual(404);
  expect((await trainee.request('GET', '/bill-payments')).status).toEqual(403);
  expect((await trainee.request('GET', '/bill-payments/pending')).status).toEqual(403);
  expect((await admin.request('DELETE', `/bill-payments/${draft.id}`)).status).toEqual(200);
});

test('work does not end silently with pending ones: it is confirmed, and those who can process them are told', async () => {
  const { count } = bodyOf(await cashier.request('GET', '/bill-payments/pending'));
  expect(Object(await figures())['pending']).toEqual(count);
  const { id, version, expected } = await drawer();
  const leaving = { clockOutCash: expected / 100 };
  const asked = await clock('out', leaving);
  expect(rejection(asked)).toEqual([409, 'billPayment.pending', []]);
  expect(String(Object(bodyOf(asked)['params'])['numbers'])).toMatch(/^BP-\d+, BP-/);
  const closing = { version, counted: expected, note: null };
  const close = (more: object = {}) =>
    admin.request('POST', `/register-sessions/${id}/close`, { ...closing, ...more }, fresh());
  expect(rejection(await close())).toEqual([409, 'billPayment.pending', []]);
  expect((await clock('out', { ...leaving, confirmsPending: true })).status).toEqual(200);
  const told = () =>
    rows(`select params from notifications where kind = 'billsPending' and user_id = $1 order by id`, [
      shop.people.admin.id,
    ]);
  expect(await told()).toEqual([{ params: { person: 'cashier', count } }]);
  expect((await clock('in', { clockInCash: 200 })).status).toEqual(200);
  await taken();
  const open = await drawer();
  const forced = { ...closing, version: open.version, counted: open.expected, confirmsPending: true };
  expect((await admin.request('POST', `/register-sessions/${open.id}/close`, forced, fresh())).status).toEqual(200);
  // A sign-out asks nobody, so that it tells those who can process them.
  const auto = { clockOutCash: 0, notes: 'Auto clock out on logout' };
  expect((await clock('out', auto)).status).toEqual(200);
  const counts = (await told()).map(({ params }: { params?: unknown }) => Object(params)['count'] as number);
  expect(counts.toSorted((a, b) => a - b)).toEqual([1, count, Number(count) + 1]);
});

test('cash that the store allows outside drawers is listed with its payment', async () => {
  await setting({ cashWithoutDrawer: true });
  const bill = await taken();
  const [found] = bodyOf(await admin.request('GET', '/register-sessions/outside'))['items'] as OutsideCash[];
  expect([found?.kind, found?.amount, found?.billPayment?.number]).toEqual(['billPayment', TOTAL, bill.number]);
});

test('after all of it every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});
