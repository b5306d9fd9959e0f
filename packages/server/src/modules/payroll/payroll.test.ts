import type { PayExtra, PayrollPayment, PayStub } from '@tilldesk/domain/employees';
import { someRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { commissionEntries } from '../../ledgers/commissions/settlements.tables.ts';
import { paying, writeShift } from '../../testing/hours.ts';
import { rejection } from '../../testing/refunds.ts';
import { writeSettlement } from '../../testing/settling.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type ApiResponse, type Person } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const db = await testDatabase(8);
const shop = await smallShop(db, 'wages');
const other = await smallShop(db, 'others');
const { app } = await servicesOn(db);
afterAll(() => app.close());
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));
const { cashier, trainee, admin: owner } = shop.people;
await rows(`update roles set permissions = $1 where name = 'cashier'`, [
  JSON.stringify(someRights({ Dashboard: 'r', Employee: 'ru', 'Employee - Clock In / Clock Out Time Sheet': 'ru' })),
]);
const admin = await signIn(app, shop, 'admin');
const manager = await signIn(app, shop, 'cashier');
const stranger = await signIn(app, other, 'admin');
const office = paying(admin);

const setRate = (userId: string, payType: string, amount: number | null, from: string) =>
  admin.request('POST', `/employees/${userId}/pay-rates`, { payType, amount, from }, newId(OPENED));
const work = (userId: string, day: string, minutes: number, isApproved = true) =>
  inBusiness(db, shop.businessId, (tx) => writeShift(tx, shop.scope, { userId, day, minutes, isApproved }));
const of = ({ body }: ApiResponse) => body as PayrollPayment;
const made = async (...given: Parameters<typeof office.create>) => of(await office.create(...given));
const approved = async (...given: Parameters<typeof office.create>) => of(await office.approve(await made(...given)));
const preview = (userId: string, from: string, to: string, person: Person = admin) =>
  person.request('GET', `/employees/${userId}/payroll/preview?from=${from}&to=${to}`);
const linesOf = ({ lines }: PayStub) =>
  lines.map(({ kind, label, minutes, rate, amount }) => [kind, label ?? minutes, rate, amount]);
const extra = (kind: PayExtra['kind'], label: string, amount: number): PayExtra => ({ kind, label, amount });
const drawer = async () => {
  const [register] = Object((await admin.request('GET', '/registers')).body).items;
  return Object(register).session as { id: string; expected: number } | null;
};

await setRate(cashier.id, 'hourly', 1_250, '2026-01-01');
await setRate(cashier.id, 'hourly', 1_300, '2026-01-08');
await setRate(trainee.id, 'salary', 310_000, '2026-01-01');

test('a period is paid by the rate of each day, with overtime, bonus and deductions', async () => {
  // Sunday to Saturday: 5 days of 9 hours, the rate changes on Thursday, and the last 5 hours are overtime.
  for (const day of ['04', '05', '06', '08', '09']) await work(cashier.id, `2026-01-${day}`, 540);
  const seen = (await preview(cashier.id, '2026-01-04', '2026-01-10')).body as PayStub;
  expect(linesOf(seen)).toEqual([
    ['regular', 1_620, 1_250, 33_750],
    ['regular', 780, 1_300, 16_900],
    ['overtime', 300, 1_300, 9_750],
  ]);
  const extras = [extra('bonus', 'Inventory', 2_000), extra('deduction', 'Uniform', 1_500)];
  const draft = await made(cashier.id, '2026-01-04', '2026-01-10', extras);
  expect([draft.number, draft.status, draft.gross, draft.bonus, draft.deductions, draft.net, draft.hours]).toEqual([
    'PR-1001',
    'draft',
    60_400,
    2_000,
    1_500,
    60_900,
    { regular: 2_400, overtime: 300, doubleTime: 0, paidBreak: 0, unpaidBreak: 0 },
  ]);
  expect(rejection(await office.pay(draft, { tender: 'bank' }))).toEqual([409, 'payroll.wrongStatus', []]);
  const paid = of(await office.pay(of(await office.approve(draft)), { tender: 'bank', reference: 'T-1' }));
  expect([paid.status, paid.tender, paid.reference, paid.approvedBy, paid.paidBy]).toEqual([
    'paid',
    'bank',
    'T-1',
    'admin',
    'admin',
  ]);
  expect(rejection(await office.pay(paid, { tender: 'bank' }))).toEqual([409, 'payroll.wrongStatus', []]);
  const [notice] = await rows(`select user_id, body from notifications where kind = 'payrollPaid'`);
  expect(notice).toEqual({ user_id: cashier.id, body: 'admin paid $609.00 (PR-1001).' });
});

test('hours that are paid are frozen: no second payment, no correction, no reopening, and none is moved into the period', async () => {
  const [shift] = await rows<{ id: string; version: number }>(
    `select id, version from clock_sessions where user_id = $1 and business_day = '2026-01-09'`,
    [cashier.id],
  );
  const later = await work(cashier.id, '2026-01-12', 60, false);
  const change = { version: shift!.version, reason: 'Late' };
  const logs = [
    { status: 'CLOCKED_IN', at: '2026-01-10T15:00:00.000Z' },
    { status: 'CLOCKED_OUT', at: '2026-01-10T16:00:00.000Z' },
  ];
  expect([
    rejection(await office.create(cashier.id, '2026-01-10', '2026-01-11')),
    rejection(await admin.request('PATCH', `/clock/shifts/${shift!.id}`, { ...change, logs })),
    rejection(await admin.request('PATCH', `/clock/shifts/${later}`, { version: 1, reason: 'Earlier', logs })),
    rejection(await admin.request('DELETE', `/clock/shifts/${shift!.id}`, change)),
    rejection(await admin.request('POST', `/clock/shifts/${shift!.id}/reopen`, change)),
  ]).toEqual([
    [409, 'payroll.periodTaken', []],
    [409, 'clock.periodPaid', []],
    [409, 'clock.periodPaid', []],
    [409, 'clock.onPayroll', []],
    [409, 'clock.onPayroll', []],
  ]);
});

test('what cannot be paid is rejected: a shift that is not approved, no rate, nothing, too much deducted, and days that are wrong', async () => {
  await work(trainee.id, '2025-12-30', 60);
  const create = async (...given: Parameters<typeof office.create>) => rejection(await office.create(...given));
  expect([
    await create(cashier.id, '2026-01-11', '2026-01-17'),
    await create(trainee.id, '2025-12-29', '2025-12-31'),
    await create(cashier.id, '2026-02-20', '2026-02-21'),
    await create(cashier.id, '2026-02-20', '2026-02-21', [extra('deduction', 'Advance', 1)]),
    await create(cashier.id, '2026-02-21', '2026-02-20'),
    await create(cashier.id, '2026-02-20', '2026-03-02'),
    await create(cashier.id, '2026-02-20', '2026-02-21', [extra('bonus', 'Nothing', 0)]),
  ]).toEqual([
    [409, 'payroll.notApproved', []],
    [409, 'payroll.noRate', []],
    [409, 'payroll.empty', []],
    [409, 'payroll.negative', []],
    [400, 'payroll.days', ['to']],
    [400, 'payroll.notEnded', ['to']],
    [400, 'request.invalid', ['extras.0.amount']],
  ]);
});

test('pay is for people who may change employees, not of a person with more rights, of another business, or the own one', async () => {
  await setRate(owner.id, 'salary', 310_000, '2026-01-01');
  const own = await made(trainee.id, '2026-01-01', '2026-01-02');
  await rows('update payroll_payments set user_id = $2 where id = $1', [own.id, cashier.id]);
  const clerk = paying(manager);
  const seller = await signIn(app, shop, 'trainee');
  expect([
    rejection(await preview(cashier.id, '2026-02-01', '2026-02-02', seller)),
    rejection(await seller.request('GET', `/employees/${cashier.id}/payroll`)),
    rejection(await manager.request('GET', `/employees/${owner.id}/payroll`)),
    rejection(await paying(seller).approve(own)),
    rejection(await paying(stranger).approve(own)),
    rejection(await clerk.create(cashier.id, '2026-02-01', '2026-02-28')),
    rejection(await clerk.approve(own)),
    rejection(await clerk.void(own, { reason: 'Mine' })),
    rejection(await paying(admin).create(owner.id, '2026-02-01', '2026-02-28')),
    rejection(await office.approve({ ...own, version: own.version + 1 })),
  ]).toEqual([
    [403, 'access.denied', []],
    [403, 'access.denied', []],
    [403, 'employee.above', []],
    [403, 'access.denied', []],
    [404, 'record.notFound', []],
    [409, 'payroll.own', []],
    [409, 'payroll.own', []],
    [409, 'payroll.own', []],
    [409, 'payroll.own', []],
    [409, 'record.changed', []],
  ]);
  await rows('update payroll_payments set user_id = $2 where id = $1', [own.id, trainee.id]);
  expect(of(await office.void(own, { reason: 'A test' })).status).toEqual('voided');
});

test('two people who pay the same period at once make one payment, and two who pay it out pay once', async () => {
  await work(cashier.id, '2026-01-20', 60);
  const two = await Promise.all([1, 2].map(() => office.create(cashier.id, '2026-01-18', '2026-01-24')));
  expect(two.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const payment = of(await office.approve(of(two.find(({ status }) => status === 200)!)));
  const paid = await Promise.all([1, 2, 3].map(() => office.pay(payment, { tender: 'check', reference: '77' })));
  expect(paid.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
});

test('cash comes from the own open drawer, which expects less; voiding returns it, reopens the hours, and pays anew', async () => {
  await work(cashier.id, '2026-01-27', 120);
  const period = ['2026-01-25', '2026-01-31'] as const;
  const payment = await approved(cashier.id, ...period);
  expect(rejection(await office.pay(payment, { tender: 'cash' }))).toEqual([409, 'payment.noDrawer', ['tender']]);
  await admin.request('POST', '/clock/in', { email: owner.email, pin: '1111', clockInCash: 100 });
  const paid = of(await office.pay(payment, { tender: 'cash' }));
  expect([paid.status, (await drawer())?.expected]).toEqual(['paid', 10_000 - 2_600]);
  const large = await approved(trainee.id, '2026-02-01', '2026-02-28');
  expect(rejection(await office.pay(large, { tender: 'cash' }))).toEqual([409, 'drawer.short', ['tender']]);
  await admin.request('POST', '/clock/out', { email: owner.email, pin: '1111', clockOutCash: 74 });
  expect(rejection(await office.void(paid, { reason: 'Wrong' }))).toEqual([409, 'payment.noDrawer', ['tender']]);

  await admin.request('POST', '/clock/in', { email: owner.email, pin: '1111', clockInCash: 100 });
  expect(rejection(await office.void(paid, { reason: '  ' }))).toEqual([400, 'request.invalid', ['reason']]);
  const voided = of(await office.void(paid, { reason: 'Wrong hours' }));
  expect([voided.status, voided.reason, voided.voidedBy, (await drawer())?.expected]).toEqual([
    'voided',
    'Wrong hours',
    'admin',
    10_000 + 2_600,
  ]);
  expect(
    await rows(
      `select approved_at, payroll_id from clock_sessions where user_id = $1 and business_day = '2026-01-27'`,
      [cashier.id],
    ),
  ).toEqual([{ approved_at: null, payroll_id: null }]);
  expect(rejection(await office.create(cashier.id, ...period))).toEqual([409, 'payroll.notApproved', []]);
  expect(rejection(await office.void(voided, { reason: 'Again' }))).toEqual([409, 'payroll.wrongStatus', []]);
  const report = await admin.request('GET', `/register-sessions/${(await drawer())!.id}/report`);
  expect(Object(report.body).kinds).toEqual([{ kind: 'payroll', count: 1, sum: 2_600 }]);
});

test('a draft that is voided frees its hours without reopening them', async () => {
  await work(cashier.id, '2026-02-03', 60);
  const draft = await made(cashier.id, '2026-02-01', '2026-02-07');
  await office.void(draft, { reason: 'Wrong days' });
  const again = await made(cashier.id, '2026-02-01', '2026-02-08');
  expect([again.status, again.net]).toEqual(['draft', 1_300]);
});

test('approved commissions are paid once, and are due again when the payment is voided', async () => {
  const settlement = { userId: cashier.id, from: '2026-02-09', to: '2026-02-15', total: 4_321 };
  const { businessId, storeId, userId: createdBy } = shop.scope;
  const id = await inBusiness(db, businessId, async (tx) => {
    const earned = {
      userId: cashier.id,
      kind: 'adjustment',
      amount: 4_321,
      day: '2026-02-10',
      reason: 'Helped out',
    } as const;
    await tx
      .insert(commissionEntries)
      .values({ ...earned, businessId, storeId, id: newId(OPENED), createdBy, at: OPENED });
    return writeSettlement(tx, shop.scope, settlement);
  });
  const status = async () => (await rows('select status from commission_settlements where id = $1', [id]))[0];
  const payment = await approved(cashier.id, '2026-02-09', '2026-02-15');
  expect([payment.commission, payment.net, await status()]).toEqual([4_321, 4_321, { status: 'approved' }]);
  // Another period does not take the commission that a payment holds.
  expect(rejection(await office.create(cashier.id, '2026-02-16', '2026-02-17'))).toEqual([409, 'payroll.empty', []]);
  const paid = of(await office.pay(payment, { tender: 'bank' }));
  expect(await status()).toEqual({ status: 'paid' });
  await office.void(paid, { reason: 'Bounced' });
  expect(await status()).toEqual({ status: 'approved' });
  expect((await made(cashier.id, '2026-02-09', '2026-02-17')).net).toEqual(4_321);
});

test('the list shows all payments of a person, and each step is in the activity log', async () => {
  const { items } = (await admin.request('GET', `/employees/${trainee.id}/payroll`)).body as {
    items: PayrollPayment[];
  };
  expect(items.map(({ status, net }) => [status, net])).toEqual([
    ['approved', 310_000],
    ['voided', 20_000],
  ]);
  const log = await rows(
    `select action, count(*)::int from audit_log where entity = 'payroll' and entity_id = $1 group by 1 order by 1`,
    [items[0]!.id],
  );
  expect(log).toEqual([
    { action: 'payroll.approved', count: 1 },
    { action: 'payroll.created', count: 1 },
  ]);
  await expect(rows('update payroll_entries set amount = 1')).rejects.toThrow(/permission denied/);
  await expect(rows('delete from payroll_payments')).rejects.toThrow(/permission denied/);
});

test('after all of it every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});
