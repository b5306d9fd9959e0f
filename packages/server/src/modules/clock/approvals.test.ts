import { someRights } from '@tilldesk/domain/rights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { bodyOf, rejection } from '../../testing/refunds.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type Person } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const db = await testDatabase(8);
const shop = await smallShop(db, 'hours');
const other = await smallShop(db, 'far');
const { app, time } = await servicesOn(db);
afterAll(() => app.close());
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));

type Name = 'cashier' | 'trainee';
const strike = async (name: Name, moment: string, order: 'in' | 'out', logout = false) => {
  time.now = new Date(moment);
  const person = await signIn(app, shop, name);
  const cash = order === 'in' ? { clockInCash: 150 } : { clockOutCash: logout ? 0 : 150 };
  const body = logout ? { ...cash, notes: 'Auto clock out on logout' } : { ...cash, pin: '1111' };
  const answer = await person.request('POST', `/clock/${order}`, { email: shop.people[name].email, ...body });
  expect([moment, answer.status]).toEqual([moment, 200]);
};

let admin: Person;
let cashier: Person;
beforeAll(async () => {
  await rows(`update roles set permissions = $1 where name = 'cashier'`, [
    JSON.stringify(someRights({ Dashboard: 'r', 'Employee - Clock In / Clock Out Time Sheet': 'ru' })),
  ]);
  // Chicago, Monday to Thursday: 10 and 9 hours of the cashier, a logout and an open shift of the trainee.
  await strike('cashier', '2026-03-09T14:00:00.000Z', 'in');
  await strike('cashier', '2026-03-10T00:00:00.000Z', 'out');
  await strike('cashier', '2026-03-10T14:00:00.000Z', 'in');
  await strike('cashier', '2026-03-10T23:00:00.000Z', 'out');
  await strike('trainee', '2026-03-11T14:00:00.000Z', 'in');
  await strike('trainee', '2026-03-11T20:00:00.000Z', 'out', true);
  await strike('trainee', '2026-03-12T14:00:00.000Z', 'in');
  time.now = new Date('2026-03-12T16:00:00.000Z');
  admin = await signIn(app, shop, 'admin');
  cashier = await signIn(app, shop, 'cashier');
});

type Listed = {
  id: string;
  version: number;
  userId: string;
  businessDay: string;
  approvedBy: string | null;
  logs: unknown;
};
const shiftOn = async (day: string) => {
  const listed = bodyOf(await admin.request('GET', `/clock/list?preset=custom&startDate=${day}&endDate=${day}`))[
    'items'
  ];
  return (listed as Listed[])[0]!;
};
const approve = (person: Person, ...shifts: Listed[]) =>
  person.request('POST', '/clock/approvals', { shifts: shifts.map(({ id, version }) => ({ id, version })) });
const reopen = (person: Person, { id, version }: Listed, reason = 'Wrong end') =>
  person.request('POST', `/clock/shifts/${id}/reopen`, { version, reason });
const noticesOfCashier = (kind: string) =>
  rows<{ body: string }>('select body from notifications where kind = $1 and user_id = $2', [
    kind,
    shop.people.cashier.id,
  ]);

describe('approval of shifts', () => {
  test('is not for an open shift, one that ended at logout, an own one, one of another store, or without the right', async () => {
    const [own, auto, open] = [await shiftOn('2026-03-09'), await shiftOn('2026-03-11'), await shiftOn('2026-03-12')];
    const trainee = await signIn(app, shop, 'trainee');
    const stranger = await signIn(app, other, 'admin');
    expect([
      rejection(await approve(admin, open)),
      rejection(await approve(admin, auto)),
      rejection(await approve(cashier, own)),
      rejection(await approve(stranger, own)),
      rejection(await approve(trainee, own)),
      rejection(await approve(admin, { ...own, version: own.version + 1 })),
      rejection(await reopen(admin, own)),
      (await admin.request('POST', '/clock/approvals', { shifts: [] })).status,
    ]).toEqual([
      [409, 'clock.stillOpen', []],
      [409, 'clock.toReview', []],
      [409, 'clock.ownApproval', []],
      [404, 'record.notFound', []],
      [403, 'access.denied', []],
      [409, 'record.changed', []],
      [409, 'clock.notApproved', []],
      400,
    ]);
  });

  test('is of all shifts or of none', async () => {
    const [first, open] = [await shiftOn('2026-03-09'), await shiftOn('2026-03-12')];
    expect((await approve(admin, first, open)).status).toEqual(409);
    expect((await shiftOn('2026-03-09')).approvedBy).toEqual(null);
  });

  test('a logout is confirmed by a correction that leaves it as it is', async () => {
    const { id, version } = await shiftOn('2026-03-11');
    const { logs } = bodyOf(await admin.request('GET', `/clock/shifts/${id}`)) as {
      logs: { status: string; at: string }[];
    };
    const same = logs.map(({ status, at }) => ({ status, at }));
    const body = { version, reason: 'She left then', logs: same };
    const kept = bodyOf(await admin.request('PATCH', `/clock/shifts/${id}`, body));
    expect([kept['flags'], kept['activeSeconds']]).toEqual([['uncounted'], 21_600]);
    expect((await approve(admin, await shiftOn('2026-03-11'))).status).toEqual(200);
  });

  test('of several shifts tells the person once, and fixes them until they are reopened with a reason', async () => {
    const mine = [await shiftOn('2026-03-09'), await shiftOn('2026-03-10')];
    expect((await approve(admin, ...mine)).body).toEqual({ approved: 2 });
    expect(await noticesOfCashier('shiftsApproved')).toEqual([{ body: 'admin approved 2 shifts.' }]);
    const approved = await shiftOn('2026-03-09');
    expect([approved.approvedBy, Object(approved).approvedAt]).toEqual(['admin', '2026-03-12T16:00:00.000Z']);
    const change = { version: approved.version, reason: 'x' };
    const logs = [{ status: 'CLOCKED_IN', at: '2026-03-09T14:00:00.000Z' }];
    expect([
      rejection(await admin.request('PATCH', `/clock/shifts/${approved.id}`, { ...change, logs })),
      rejection(await admin.request('DELETE', `/clock/shifts/${approved.id}`, change)),
      rejection(await approve(admin, approved)),
      rejection(await reopen(admin, approved, '  ')),
    ]).toEqual([
      [409, 'clock.approved', []],
      [409, 'clock.approved', []],
      [409, 'clock.approved', []],
      [400, 'request.invalid', ['reason']],
    ]);
    const opened = bodyOf(await reopen(admin, approved));
    expect([opened['approvedAt'], opened['approvedBy']]).toEqual([null, null]);
    const history = opened['approvals'] as { by: string; reopenedFor: string | null }[];
    expect(history.map(({ by, reopenedFor }) => [by, reopenedFor])).toEqual([
      ['admin', 'Wrong end'],
      ['admin', null],
    ]);
    const reopened = 'admin reopened your shift of 2026-03-09: Wrong end';
    expect(await noticesOfCashier('shiftReopened')).toEqual([{ body: reopened }]);
    expect((await approve(admin, await shiftOn('2026-03-09'))).status).toEqual(200);
  });

  test('by two people at once counts once', async () => {
    await reopen(admin, await shiftOn('2026-03-10'));
    const shift = await shiftOn('2026-03-10');
    const answers = await Promise.all([approve(admin, shift), approve(admin, shift)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  });
});

describe('hours and their rules', () => {
  const hours = async (from: string, to: string) =>
    (await admin.request('GET', `/clock/hours?startDate=${from}&endDate=${to}`)).body as { items: object[] };

  test('are by person and day, with the overtime of the whole week also for a part of it', async () => {
    const rules = (await admin.request('GET', '/clock/rules')).body;
    expect(rules).toEqual({
      weekStart: 'sunday',
      dailyOvertime: null,
      dailyDoubleTime: null,
      weeklyOvertime: 2_400,
      paidBreak: 0,
      version: 0,
    });
    const changed = { ...Object(rules), dailyOvertime: 540, weeklyOvertime: 900 };
    expect((await admin.request('PATCH', '/clock/rules', changed)).body).toEqual({ ...changed, version: 1 });
    const none = { doubleTime: 0, paidBreak: 0, unpaidBreak: 0 };
    expect((await hours('2026-03-10', '2026-03-11')).items).toEqual([
      {
        userId: shop.people.cashier.id,
        employeeName: 'cashier',
        days: [{ day: '2026-03-10', regular: 360, overtime: 180, ...none }],
        total: { regular: 360, overtime: 180, ...none },
        shifts: 1,
        approved: 1,
      },
      {
        userId: shop.people.trainee.id,
        employeeName: 'trainee',
        days: [{ day: '2026-03-11', regular: 360, overtime: 0, ...none }],
        total: { regular: 360, overtime: 0, ...none },
        shifts: 1,
        approved: 1,
      },
    ]);
  });

  test('rules of another version, and days that are too many, are rejected', async () => {
    const body = {
      weekStart: 'monday',
      dailyOvertime: null,
      dailyDoubleTime: null,
      weeklyOvertime: null,
      paidBreak: 15,
    };
    const change = (version: number) => admin.request('PATCH', '/clock/rules', { ...body, version });
    const two = await Promise.all([change(1), change(1)]);
    expect(two.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(rejection(await change(0))).toEqual([409, 'record.changed', []]);
    expect(rejection(await admin.request('PATCH', '/clock/rules', { ...body, paidBreak: -1, version: 2 }))).toEqual([
      400,
      'request.invalid',
      ['paidBreak'],
    ]);
    const long = await admin.request('GET', '/clock/hours?startDate=2026-01-01&endDate=2026-03-04');
    const reversed = await admin.request('GET', '/clock/hours?startDate=2026-03-02&endDate=2026-03-01');
    const range = [400, 'clock.range', ['endDate']];
    expect([rejection(long), rejection(reversed)]).toEqual([range, range]);
  });
});

test('approvals cannot be changed, are in the activity log, and agree with the shifts', async () => {
  await expect(rows(`update clock_approvals set reopened_for = 'x'`)).rejects.toThrow(/permission denied/);
  const log = await rows(
    `select action, count(*)::int from audit_log where action in ('shift.approved', 'shift.reopened', 'clock.rulesChanged')
     group by action order by action`,
  );
  expect(log).toEqual([
    { action: 'clock.rulesChanged', count: 2 },
    { action: 'shift.approved', count: 5 },
    { action: 'shift.reopened', count: 2 },
  ]);
  expect(await differences(db)).toEqual([]);
});
