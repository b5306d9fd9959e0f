import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase(24);
const shop = await smallShop(db, 'clock');
const { app, time, changes } = await servicesOn(db, '2026-03-02T15:00:00.000Z');
const people = {
  cashier: await signIn(app, shop, 'cashier'),
  trainee: await signIn(app, shop, 'trainee'),
};
afterAll(() => app.close());

const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const emails = { cashier: shop.people.cashier.email, trainee: shop.people.trainee.email };
type Name = keyof typeof people;
/** Advances the clock. A person who was inactive for so long signs in again. */
const minutes = async (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
  if (Math.abs(count) < 30) return;
  for (const name of ['cashier', 'trainee'] as const) people[name] = await signIn(app, shop, name);
};
const clockIn = (person: Name, clockInCash: number | string = 100, more: object = {}) =>
  people[person].request('POST', '/clock/in', { email: emails[person], pin: '1111', clockInCash, ...more });
const clockOut = (person: Name, clockOutCash: number | string, more: object = {}) =>
  people[person].request('POST', '/clock/out', { email: emails[person], pin: '1111', clockOutCash, ...more });
const clock = (person: Name, order: 'takeBreak' | 'endBreak') =>
  people[person].request('POST', `/clock/${order}`, { email: emails[person] });
const today = (person: Name) => people[person].request('GET', `/clock/getEmployeeTodaySession?email=${emails[person]}`);
/** Returns the shift in a response; for a rejection, its status and message. */
const summaryOf = ({ status, body }: ApiResponse) => {
  const data = Object(Object(body)['data']) as { logs?: { status: string }[]; activeTime?: string };
  return data.logs
    ? [data.logs.map((log) => log.status).join(' '), data.activeTime]
    : [status, Object(body)['message'] as unknown];
};

describe('a shift', () => {
  test('[S4-01] [S7-02] begins, pauses, goes on and ends; the latest punch comes first', async () => {
    expect(summaryOf(await today('cashier'))).toEqual(['', '00:00:00']);
    expect(summaryOf(await clockIn('cashier', '150.00'))).toEqual(['CLOCKED_IN', '00:00:00']);
    await minutes(90);
    expect(summaryOf(await clock('cashier', 'takeBreak'))).toEqual(['ON_BREAK CLOCKED_IN', '01:30:00']);
    await minutes(20);
    expect(summaryOf(await today('cashier'))).toEqual(['ON_BREAK CLOCKED_IN', '01:30:00']);
    expect(summaryOf(await clock('cashier', 'endBreak'))).toEqual(['CLOCKED_IN ON_BREAK CLOCKED_IN', '01:30:00']);
    await minutes(10);
    const out = await clockOut('cashier', 150, { notes: 'Quiet morning' });
    expect(summaryOf(out)).toEqual(['CLOCKED_OUT CLOCKED_IN ON_BREAK CLOCKED_IN', '01:40:00']);
    const { firstClockIn, lastClockOut, serverTime } = Object(out.body).data;
    expect([firstClockIn, lastClockOut, serverTime]).toEqual([
      '2026-03-02T15:00:00.000Z',
      '2026-03-02T17:00:00.000Z',
      '2026-03-02T17:00:00.000Z',
    ]);
  });

  test('[S4-02] a break before the clock-in is rejected with the sentence that says what to do', async () => {
    expect(summaryOf(await clock('cashier', 'takeBreak'))).toEqual([409, 'Please Clock In to Take a Break']);
    expect(summaryOf(await clock('cashier', 'endBreak'))).toEqual([409, 'You are not on a break.']);
    expect(summaryOf(await clockOut('cashier', 150))).toEqual([409, 'You are not clocked in.']);
  });

  test('[S9-05] begins with at least $100 in the drawer, in main units, as a number or as digits and a dot', async () => {
    const rejected = [await clockIn('cashier', 99.99), await clockIn('cashier', '99.9'), await clockIn('cashier', 0)];
    expect(
      rejected.map((response) => [...summaryOf(response), Object.keys(Object(Object(response.body)['fields']))]),
    ).toEqual(Array.from({ length: 3 }, () => [400, 'Cash register amount cannot be less than $100', ['clockInCash']]));
    for (const invalidValue of ['1e3', '-100', '100.123', '$100', '', ' 100', true]) {
      expect((await clockIn('cashier', invalidValue as string)).status).toEqual(400);
    }
    expect((await clockIn('cashier', '100.')).status).toEqual(400);
    expect((await clockIn('cashier', '100')).status).toEqual(200);
    expect(summaryOf(await clockIn('cashier'))).toEqual([409, 'You are already clocked in.']);
    await clockOut('cashier', 100);
  });

  test('needs the access PIN to begin and to end, and a wrong one is counted', async () => {
    expect(summaryOf(await clockIn('trainee', 100, { pin: '9999' }))).toEqual([400, 'Wrong access PIN.']);
    expect(summaryOf(await clockIn('trainee'))).toEqual(['CLOCKED_IN', '00:00:00']);
    const invalidValue = await Promise.all(Array.from({ length: 9 }, () => clockOut('trainee', 100, { pin: '0000' })));
    expect(invalidValue.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      400, 400, 400, 400, 429, 429, 429, 429, 429,
    ]);
    people.trainee = await signIn(app, shop, 'trainee');
    expect(summaryOf(await clockOut('trainee', 100))).toEqual(['CLOCKED_OUT CLOCKED_IN', '00:00:00']);
  });

  test('is one’s own: another’s e-mail answers 403 at every call, whatever else is sent', async () => {
    const answers = [
      await people.cashier.request('POST', '/clock/in', { email: emails.trainee, pin: '1111', clockInCash: 100 }),
      await people.cashier.request('POST', '/clock/out', { email: emails.trainee, pin: '1111', clockOutCash: 100 }),
      await people.cashier.request('POST', '/clock/takeBreak', { email: emails.trainee }),
      await people.cashier.request('POST', '/clock/endBreak', { email: emails.trainee }),
      await people.cashier.request('GET', `/clock/getEmployeeTodaySession?email=${emails.trainee}`),
      await people.cashier.request('POST', '/clock/out', {
        email: emails.trainee,
        notes: 'Auto clock out on logout',
        clockOutCash: 0,
      }),
    ];
    expect(answers.map(summaryOf)).toEqual(
      Array.from({ length: 6 }, () => [403, 'You can only clock yourself in and out.']),
    );
    expect(
      (await people.cashier.request('POST', '/clock/takeBreak', { email: ` ${emails.cashier.toUpperCase()} ` })).status,
    ).toEqual(409);
  });
});

describe('a sign-out in the middle of a shift', () => {
  test('clocks out by its note and cash 0 without a PIN, and nothing else does', async () => {
    await clockIn('cashier');
    const auto = 'Auto clock out on logout';
    const without = (notes: string, clockOutCash: number) =>
      people.cashier.request('POST', '/clock/out', { email: emails.cashier, pin: '', notes, clockOutCash });
    expect([await without('', 0), await without(auto, 100), await without(`${auto}.`, 0)].map(summaryOf)).toEqual(
      Array.from({ length: 3 }, () => [400, 'Wrong access PIN.']),
    );
    await minutes(1);
    // The third shift of that day.
    expect(summaryOf(await without(auto, 0))).toEqual([
      'CLOCKED_OUT CLOCKED_IN CLOCKED_OUT CLOCKED_IN CLOCKED_OUT CLOCKED_IN ON_BREAK CLOCKED_IN',
      '01:41:00',
    ]);
    expect(
      await rows(
        `select l.source, l.note, s.clock_out_cash, s.notes from clock_sessions s
        join clock_logs l on l.session_id = s.id where s.user_id = $1 order by l.seq desc limit 1`,
        [shop.people.cashier.id],
      ),
    ).toEqual([{ source: 'auto', note: auto, clock_out_cash: null, notes: auto }]);
  });
});

describe('at the same moment', () => {
  test('eight clock-ins: one wins, seven hear that they are in', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => clockIn('cashier')));
    expect(answers.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect(await rows(`select count(*)::int from clock_sessions where ended_at is null`)).toEqual([{ count: 1 }]);
  });

  test('eight clock-outs: one wins, seven hear that they are out; the drawer is closed once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => clockOut('cashier', 100)));
    expect(answers.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    expect(
      await rows(`select s.status from clock_sessions s where (s.ended_at is not null)::int <>
        (select count(*) from clock_logs l where l.session_id = s.id and l.status = 'CLOCKED_OUT')`),
    ).toEqual([]);
    expect(await rows(`select count(*)::int from register_sessions where closed_at is null`)).toEqual([{ count: 0 }]);
  });

  test('eight breaks: one begins, seven hear that they are on it', async () => {
    await clockIn('cashier');
    const answers = await Promise.all(Array.from({ length: 8 }, () => clock('cashier', 'takeBreak')));
    expect(answers.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ]);
    await clockOut('cashier', 100);
  });
});

describe('a day with two shifts', () => {
  test('goes on: the first clock-in stays, the last clock-out is the first shift’s, the active time adds up', async () => {
    await minutes((Date.parse('2026-03-05T15:00:00.000Z') - time.now.getTime()) / 60_000);
    await clockIn('trainee');
    await minutes(20);
    await clockOut('trainee', 100);
    await minutes(20);
    const again = await clockIn('trainee');
    expect(summaryOf(again)).toEqual(['CLOCKED_IN CLOCKED_OUT CLOCKED_IN', '00:20:00']);
    const { firstClockIn, lastClockOut } = Object(again.body).data;
    expect([firstClockIn, lastClockOut]).toEqual(['2026-03-05T15:00:00.000Z', '2026-03-05T15:20:00.000Z']);
    await minutes(10);
    expect(summaryOf(await clockOut('trainee', 100))).toEqual([
      'CLOCKED_OUT CLOCKED_IN CLOCKED_OUT CLOCKED_IN',
      '00:30:00',
    ]);
  });
});

describe('a long night', () => {
  test('E-12: a shift over midnight and a change of the clock has the seconds that passed, on the day it began', async () => {
    // Chicago sets its clocks forward at 2:00 on 8 March 2026: the shift from 9 p.m. to 5 a.m. has seven hours.
    await minutes((Date.parse('2026-03-08T03:00:00.000Z') - time.now.getTime()) / 60_000);
    await clockIn('cashier');
    await minutes(420);
    expect(summaryOf(await today('cashier'))).toEqual(['CLOCKED_IN', '07:00:00']);
    expect(summaryOf(await clockOut('cashier', 100))).toEqual(['CLOCKED_OUT CLOCKED_IN', '07:00:00']);
    expect(
      await rows(
        `select business_day, active_seconds, break_seconds from clock_sessions order by created_at desc limit 1`,
      ),
    ).toEqual([{ business_day: '2026-03-07', active_seconds: 25_200, break_seconds: 0 }]);
    // The shift ended today, though it began yesterday. Tomorrow it no longer counts as today's shift.
    expect(summaryOf(await today('cashier'))).toEqual(['CLOCKED_OUT CLOCKED_IN', '07:00:00']);
    await minutes(1440);
    expect(summaryOf(await today('cashier'))).toEqual(['', '00:00:00']);
  });

  test('E-12: times come from the server alone: no call takes one, and a server set back an hour loses and gives nothing', async () => {
    const answers = await Promise.all([
      clockIn('cashier', 100, { at: '2026-03-07T10:00:00.000Z' }),
      clockIn('cashier', 100, { clientTime: Date.now() }),
      people.cashier.request('GET', `/clock/getEmployeeTodaySession?email=${emails.cashier}&now=2026-03-09`),
    ]);
    expect(answers.map((response) => response.status)).toEqual([400, 400, 400]);
    await clockIn('cashier');
    await minutes(60);
    await clock('cashier', 'takeBreak');
    await minutes(-60);
    expect(summaryOf(await clock('cashier', 'endBreak'))).toEqual(['CLOCKED_IN ON_BREAK CLOCKED_IN', '01:00:00']);
    await minutes(90);
    expect(summaryOf(await clockOut('cashier', 100))).toEqual([
      'CLOCKED_OUT CLOCKED_IN ON_BREAK CLOCKED_IN',
      '01:30:00',
    ]);
  });
});

test('the timesheet and the person’s own screens are told of every punch', async () => {
  const [response, own]: [unknown[], unknown[]] = [[], []];
  changes.listen((_audience, resource) => response.push(resource));
  changes.listenForPeople(({ userId, event, payload }) => own.push([userId, event, Object(payload)['resource']]));
  await clockIn('cashier');
  await clock('cashier', 'takeBreak');
  await clockOut('cashier', 100);
  expect(response).toEqual(['clock', 'register-sessions', 'clock', 'clock', 'register-sessions']);
  expect(own).toEqual(Array.from({ length: 3 }, () => [shop.people.cashier.id, 'changed', 'clock']));
});

test('after all of it every ledger agrees with what it leads to', async () => {
  expect(await differences(db)).toEqual([]);
});
