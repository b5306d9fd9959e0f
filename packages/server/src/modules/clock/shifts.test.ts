import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type ApiResponse, type Person } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'sheet');
const other = await smallShop(db, 'noon');
const { app, time, changes } = await servicesOn(db);
afterAll(() => app.close());

type Name = 'cashier' | 'trainee' | 'admin';
const at = async (moment: string): Promise<Record<Name, Person>> => {
  time.now = new Date(moment);
  return {
    cashier: await signIn(app, shop, 'cashier'),
    trainee: await signIn(app, shop, 'trainee'),
    admin: await signIn(app, shop, 'admin'),
  };
};
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const body = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const strike = async (personName: Name, moment: string, order: 'in' | 'out' | 'takeBreak' | 'endBreak') => {
  const person = (await at(moment))[personName];
  const cash =
    order === 'in' ? { pin: '1111', clockInCash: 150 } : order === 'out' ? { pin: '1111', clockOutCash: 150 } : {};
  const response = await person.request('POST', `/clock/${order}`, { email: shop.people[personName].email, ...cash });
  expect([moment, response.status]).toEqual([moment, 200]);
};

// Chicago: a short Friday with a break, a Sunday with the change to daylight saving time, and a Monday without a clock-out.
beforeAll(async () => {
  await strike('cashier', '2026-03-06T15:00:00.000Z', 'in');
  await strike('cashier', '2026-03-06T16:00:00.000Z', 'takeBreak');
  await strike('cashier', '2026-03-06T16:30:00.000Z', 'endBreak');
  await strike('cashier', '2026-03-06T18:00:00.000Z', 'out');
  await strike('trainee', '2026-03-08T05:00:00.000Z', 'in');
  await strike('trainee', '2026-03-08T09:00:00.000Z', 'out');
  await strike('trainee', '2026-03-08T22:00:00.000Z', 'in');
  await strike('trainee', '2026-03-09T00:00:00.000Z', 'takeBreak');
});
let admin: Person;
let cashier: Person;
beforeAll(async () => ({ admin, cashier } = await at('2026-03-09T15:00:00.000Z')));

type Listed = { items: Record<string, unknown>[]; pagination: Record<string, unknown>; totals: unknown };
const list = async (query = ''): Promise<Listed> => Object((await admin.request('GET', `/clock/list${query}`)).body);
const days = ({ items }: Listed) =>
  items.map((s) => [s['employeeName'], s['businessDay'], s['activeSeconds'], s['breakSeconds']]);

describe('the timesheet', () => {
  test('[S9-10] asks for page 1 of 10, the latest first, with totals of all that was found', async () => {
    const all = await list();
    expect(all.pagination).toEqual({ page: 1, limit: 10, total: 3, totalPages: 1, hasNextPage: false });
    expect(days(all)).toEqual([
      ['trainee', '2026-03-08', 7_200, 54_000],
      ['trainee', '2026-03-07', 14_400, 0],
      ['cashier', '2026-03-06', 9_000, 1_800],
    ]);
    expect(all.totals).toEqual({ activeSeconds: 30_600, breakSeconds: 55_800 });
    const second = await list('?page=2&limit=2');
    expect([days(second).length, second.pagination, second.totals]).toEqual([
      1,
      { page: 2, limit: 2, total: 3, totalPages: 2, hasNextPage: false },
      all.totals,
    ]);
  });

  test('tells of a shift all that the screen shows, and flags one that is open for more than 16 hours', async () => {
    expect((await list()).items[0]).toEqual({
      id: expect.any(String),
      version: 2,
      userId: shop.people.trainee.id,
      employeeName: 'trainee',
      employeeEmail: 'trainee@sheet.test',
      storeId: shop.scope.storeId,
      businessDay: '2026-03-08',
      status: 'ON_BREAK',
      firstClockIn: '2026-03-08T22:00:00.000Z',
      lastClockOut: null,
      activeSeconds: 7_200,
      breakSeconds: 54_000,
      clockInCash: 15_000,
      clockOutCash: null,
      notes: null,
      flags: ['longOpen'],
      voided: false,
      corrected: false,
      approvedAt: null,
      approvedBy: null,
      payrollId: null,
    });
  });

  test.each([
    ['?preset=today', []],
    ['?preset=yesterday', ['2026-03-08']],
    ['?preset=thisWeek', ['2026-03-08']],
    ['?preset=lastWeek', ['2026-03-07', '2026-03-06']],
    ['?preset=thisMonth', ['2026-03-08', '2026-03-07', '2026-03-06']],
    ['?preset=lastMonth', []],
    ['?preset=custom&startDate=2026-03-06&endDate=2026-03-07', ['2026-03-07', '2026-03-06']],
    ['?startDate=2026-03-07', ['2026-03-08', '2026-03-07']],
    ['?endDate=2026-03-06', ['2026-03-06']],
    [`?employee=${shop.people.cashier.id}`, ['2026-03-06']],
    ['?status=ON_BREAK', ['2026-03-08']],
  ])('%s finds the days of the store %j', async (query, found) => {
    expect((await list(query)).items.map((s) => s['businessDay'])).toEqual(found);
  });

  test('is of one’s own store alone, and needs its right', async () => {
    time.now = new Date('2026-03-09T15:00:00.000Z');
    const otherBusinessAdmin = await signIn(app, other, 'admin');
    const [shift] = (await list()).items;
    expect(body(await otherBusinessAdmin.request('GET', '/clock/list'))['items']).toEqual([]);
    const answers = [
      await otherBusinessAdmin.request('GET', `/clock/shifts/${String(shift?.['id'])}`),
      await otherBusinessAdmin.request('PATCH', `/clock/shifts/${String(shift?.['id'])}`, {
        version: 2,
        reason: 'x',
        logs: [{ status: 'CLOCKED_IN', at: '2026-03-08T22:00:00.000Z' }],
      }),
      await otherBusinessAdmin.request('DELETE', `/clock/shifts/${String(shift?.['id'])}`, { version: 2, reason: 'x' }),
      await cashier.request('GET', '/clock/list'),
      await cashier.request('PATCH', `/clock/shifts/${String(shift?.['id'])}`, { version: 2, reason: 'x', logs: [] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 403]);
  });
});

const correct = (id: unknown, logs: [string, string][], more: object = {}) =>
  admin.request('PATCH', `/clock/shifts/${String(id)}`, {
    version: 2,
    reason: 'Forgot to clock out',
    logs: logs.map(([status, moment]) => ({ status, at: moment })),
    ...more,
  });

describe('a correction', () => {
  test.each<[string, [string, string][], number, string]>([
    ['begins with a break', [['ON_BREAK', '2026-03-08T22:00:00.000Z']], 400, 'clock.order'],
    [
      'goes backwards',
      [
        ['CLOCKED_IN', '2026-03-08T22:00:00.000Z'],
        ['CLOCKED_OUT', '2026-03-08T21:00:00.000Z'],
      ],
      400,
      'clock.order',
    ],
    [
      'lies ahead',
      [
        ['CLOCKED_IN', '2026-03-08T22:00:00.000Z'],
        ['CLOCKED_OUT', '2026-03-09T15:00:00.001Z'],
      ],
      400,
      'clock.ahead',
    ],
    [
      'overlaps the shift before',
      [
        ['CLOCKED_IN', '2026-03-08T08:59:59.999Z'],
        ['CLOCKED_OUT', '2026-03-08T23:00:00.000Z'],
      ],
      409,
      'clock.overlap',
    ],
  ])('that %s is rejected', async (_, logs, status, code) => {
    const rejected = await correct((await list()).items[0]?.['id'], logs);
    expect([rejected.status, body(rejected)['code']]).toEqual([status, code]);
  });

  test('puts other punches in place, keeps the old ones marked, and says who, when and why', async () => {
    const events: unknown[] = [];
    changes.listenForPeople(({ userId, event, payload }) => {
      if (event === 'new_notification') events.push([userId, Object(payload)['title'], Object(payload)['body']]);
    });
    const id = (await list()).items[0]?.['id'];
    const logs: [string, string][] = [
      ['CLOCKED_IN', '2026-03-08T22:00:00.000Z'],
      ['ON_BREAK', '2026-03-08T23:00:00.000Z'],
      ['CLOCKED_IN', '2026-03-08T23:15:00.000Z'],
      ['CLOCKED_OUT', '2026-03-09T03:00:00.000Z'],
    ];
    const answer = body(await correct(id, logs));
    expect([
      answer['status'],
      answer['activeSeconds'],
      answer['breakSeconds'],
      answer['flags'],
      answer['corrected'],
    ]).toEqual(['CLOCKED_OUT', 17_100, 900, ['uncounted'], true]);
    // The clock-in keeps the person as its source; the punches that the manager entered have the manager.
    expect((answer['logs'] as Record<string, unknown>[]).map((l) => [l['status'], l['at'], l['source']])).toEqual(
      logs.map(([status, moment], i) => [status, moment, i === 0 ? 'web' : 'manager']),
    );
    expect(answer['corrections']).toEqual([
      {
        id: expect.any(String),
        by: 'admin',
        at: '2026-03-09T15:00:00.000Z',
        reason: 'Forgot to clock out',
        before: [
          { status: 'CLOCKED_IN', at: '2026-03-08T22:00:00.000Z' },
          { status: 'ON_BREAK', at: '2026-03-09T00:00:00.000Z' },
        ],
        after: logs.map(([status, moment]) => ({ status, at: moment })),
      },
    ]);
    expect(await rows('select status, at from clock_logs where replaced_by is not null')).toEqual([
      { status: 'ON_BREAK', at: '2026-03-09T00:00:00.000Z' },
    ]);
    // A manager ended the shift, so the drawer was not counted.
    expect(await rows(`select count(*)::int from register_sessions where closed_at is null`)).toEqual([{ count: 0 }]);
    expect(events).toEqual([
      [shop.people.admin.id, 'Cash not counted at Till 1', 'Nobody counted the drawer that trainee left.'],
      [shop.people.trainee.id, 'Your shift was corrected', 'admin corrected your shift of 2026-03-08.'],
    ]);

    const late = await correct(id, logs);
    expect([late.status, body(late)['code']]).toEqual([409, 'record.changed']);
  });

  test('may open a shift again, but no second one', async () => {
    const [last, before] = (await list(`?employee=${shop.people.trainee.id}`)).items;
    const reopened = await correct(last?.['id'], [['CLOCKED_IN', '2026-03-09T14:00:00.000Z']], { version: 3 });
    expect([reopened.status, body(reopened)['status'], body(reopened)['businessDay']]).toEqual([
      200,
      'CLOCKED_IN',
      '2026-03-09',
    ]);
    const second = await correct(before?.['id'], [['CLOCKED_IN', '2026-03-09T13:00:00.000Z']], {
      version: Number(before?.['version']),
    });
    expect([second.status, body(second)['code']]).toEqual([409, 'clock.overlap']);
  });

  test('without a reason is rejected, and a void shift counts nowhere and is not corrected', async () => {
    const [first] = (await list(`?employee=${shop.people.cashier.id}`)).items;
    const id = String(first?.['id']);
    const version = Number(first?.['version']);
    expect((await admin.request('DELETE', `/clock/shifts/${id}`, { version, reason: '  ' })).status).toEqual(400);
    const voided = body(await admin.request('DELETE', `/clock/shifts/${id}`, { version, reason: 'A test entry' }));
    expect([voided['voided'], Object(voided['corrections'])[0].reason]).toEqual([true, 'A test entry']);
    const mine = await list(`?employee=${shop.people.cashier.id}`);
    expect([mine.items.length, mine.totals]).toEqual([1, { activeSeconds: 0, breakSeconds: 0 }]);
    const again = await admin.request('DELETE', `/clock/shifts/${id}`, { version: version + 1, reason: 'Again' });
    expect([again.status, body(again)['code']]).toEqual([409, 'clock.voided']);
  });

  test('leaves its row in the audit, and every ledger right', async () => {
    expect(
      await rows(`select action, count(*)::int from audit_log where entity = 'shift' group by action order by action`),
    ).toEqual([
      { action: 'shift.breakBegun', count: 2 },
      { action: 'shift.breakEnded', count: 1 },
      { action: 'shift.clockedIn', count: 3 },
      { action: 'shift.clockedOut', count: 2 },
      { action: 'shift.corrected', count: 2 },
      { action: 'shift.voided', count: 1 },
    ]);
    expect(await differences(db)).toEqual([]);
  });
});

test('corrections and old punches stay as they are: the application may not change or delete them', async () => {
  for (const statement of [
    'update clock_corrections set reason = $1',
    'delete from clock_corrections',
    'delete from clock_logs',
    'delete from clock_sessions',
    'update cash_movements set amount = 0',
  ]) {
    await expect(rows(statement.replace('$1', "'x'"))).rejects.toThrow(/permission denied/);
  }
});
