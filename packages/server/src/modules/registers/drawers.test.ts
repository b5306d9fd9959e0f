import { someRights } from '@tilldesk/domain/rights';
import { expectedCash, registers, type RegisterSession } from '@tilldesk/domain/registers';
import { defaultTransactionSettings } from '@tilldesk/domain/stores';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'cash', 1);
const { app, time } = await servicesOn(db);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
// The cashier works with cash, and may neither see nor change transactions.
const rights = someRights({ 'Sale & Invoice': 'rc', 'Cash In / Out Report': 'rc' });
await rows(`update roles set permissions = $1 where name = 'cashier'`, [JSON.stringify(rights)]);
const people = {
  admin: await signIn(app, shop, 'admin'),
  cashier: await signIn(app, shop, 'cashier'),
  trainee: await signIn(app, shop, 'trainee'),
};
type Name = keyof typeof people;
afterAll(() => app.close());

const fresh = () => newId(time.now.toISOString());
const body = (response: ApiResponse) => Object(response.body) as Record<string, unknown>;
const rejection = (response: ApiResponse) => [
  response.status,
  body(response)['code'],
  Object.keys(Object(body(response)['fields'])),
];
const post = (person: Name, path: string, content: object = {}) =>
  people[person].request('POST', path, content, fresh());
const drawers = '/register-sessions';
/** One second later than the previous action, so that drawers are ordered. */
const later = () => void (time.now = new Date(time.now.getTime() + 1_000));
const till = async (person: Name = 'admin') => {
  const { items } = z.parse(registers.list.answer, (await people[person].request('GET', '/registers')).body);
  return items[0]!;
};
const openedBy = async (person: Name, counted: number, more: object = {}): Promise<RegisterSession> => {
  later();
  const content = { id: fresh(), registerId: (await till()).id, counted, ...more };
  return z.parse(registers.open.answer, (await post(person, drawers, content)).body);
};
const closedBy = (person: Name, { id, version }: RegisterSession, content: object) => {
  later();
  return post(person, `${drawers}/${id}/close`, { version, note: null, ...content });
};
const sell = (person: Name, cables: number, ...tenders: ReturnType<typeof tenderOf>[]) =>
  post(person, `/invoices/${fresh()}/checkout`, { draft: draftOf(shop, { cables }), tenders });
const approvalOf = async (action: string, subjectId: string) => {
  const person = { email: shop.people.admin.email, accessPin: '1111' };
  const approval = { id: fresh(), action, subjectId, for: people.cashier.wanted[action], ...person };
  expect((await people.cashier.request('POST', '/approvals', approval)).status).toEqual(200);
  return approval.id;
};
const [cash, card] = [(n: number) => tenderOf('cash', n), (n: number) => tenderOf('card', n)];

test('thirty movements: what is expected is right to the cent after each, no card is in it, change is counted once', async () => {
  const { id } = await openedBy('cashier', 20_000);
  await post('admin', `${drawers}/${id}/join`);
  const made = new Map<string, string>();
  const move = (name: string, kind: string, amount: number, person: Name = 'cashier') => {
    made.set(name, fresh());
    return post(person, `${drawers}/${id}/movements`, { id: made.get(name), kind, amount, reason: name });
  };
  const back = (name: string, person: Name = 'cashier') =>
    post(person, `${drawers}/${id}/movements/${made.get(name)}/reverse`, { id: fresh(), reason: 'Wrong amount' });
  const { email } = shop.people.admin;
  // One cable is 21.64 with tax, two are 43.28, three 64.92.
  const table: readonly (readonly [string, () => Promise<ApiResponse>, number])[] = [
    ['a sale in exact cash', () => sell('cashier', 1, cash(2_164)), 2_164],
    ['a sale with change', () => sell('cashier', 1, cash(5_000)), 2_164],
    ['a sale by card', () => sell('cashier', 1, card(2_164)), 0],
    ['card and cash', () => sell('cashier', 1, card(1_000), cash(1_164)), 1_164],
    ['card, and cash with change', () => sell('cashier', 2, card(4_000), cash(1_000)), 328],
    ['two bills of cash, change from both', () => sell('cashier', 2, cash(4_000), cash(2_000)), 4_328],
    ['coins for change', () => move('coins', 'cashIn', 3_000), 3_000],
    ['window cleaner', () => move('window', 'cashOut', 1_250), -1_250],
    ['the window cleaner came twice', () => move('window 2', 'cashOut', 1_250), -1_250],
    ['no, once', () => back('window 2'), 1_250],
    ['no sale', () => move('looked', 'noSale', 0, 'admin'), 0],
    ['a sale by another person on it', () => sell('admin', 3, cash(10_000)), 6_492],
    ['theirs by card', () => sell('admin', 3, card(6_492)), 0],
    ['to the bank', () => move('bank', 'bankDrop', 15_000, 'admin'), -15_000],
    ['a cent in', () => move('cent', 'cashIn', 1), 1],
    ['a cent out', () => move('cent out', 'cashOut', 1), -1],
    ['a sale with much change', () => sell('cashier', 1, cash(10_000)), 2_164],
    ['card twice', () => sell('cashier', 1, card(1_000), card(1_164)), 0],
    ['wrong way round', () => move('turned', 'cashIn', 777), 777],
    ['taken back', () => back('turned'), -777],
    ['and booked rightly', () => move('right', 'cashOut', 777), -777],
    ['a count by clock-in', () => post('admin', '/clock/in', { email, pin: '1111', clockInCash: 123.45 }), 0],
    ['a sale after it', () => sell('admin', 2, cash(4_328)), 4_328],
    ['a cable by card and one coin', () => sell('cashier', 1, card(2_163), cash(1)), 1],
    ['to the bank again', () => move('bank 2', 'bankDrop', 1_000), -1_000],
    ['that was a mistake', () => back('bank 2', 'admin'), 1_000],
    ['stamps', () => move('stamps', 'cashOut', 68), -68],
    ['owner brings cash', () => move('owner', 'cashIn', 50_000, 'admin'), 50_000],
    ['lunch', () => move('lunch', 'cashOut', 2_395), -2_395],
    ['the last sale', () => sell('cashier', 3, cash(6_500)), 6_492],
  ];
  expect(table.length).toEqual(30);
  let [expected, seen] = [20_000, 20_000];
  for (const [what, perform, amount] of table) {
    const response = await perform();
    expected += amount;
    seen = (await till()).session?.expected ?? 0;
    expect([what, response.status, seen]).toEqual([what, 200, expected]);
  }
  const ledger = await rows('select kind, amount from cash_movements order by seq');
  expect(expectedCash(20_000, ledger as { kind: 'sale'; amount: number }[])).toEqual(expected);
  expect(await differences(db)).toEqual([]);
  const session = (await till()).session!;
  const {
    status,
    expected: frozen,
    difference,
  } = (await closedBy('admin', session, { counted: expected })).body as RegisterSession;
  expect([status, frozen, difference]).toEqual(['closed', expected, 0]);
  await post('admin', '/clock/out', { email, pin: '1111', clockOutCash: 0 });
});

describe('a drawer without the clock', () => {
  test('says once by how much its opening differs from what the last closing left after the bank', async () => {
    const first = await openedBy('admin', 20_000);
    const answer = await closedBy('admin', first, { counted: 20_000, bankDrop: 5_000, note: 'Quiet' });
    const { left, dropped, note } = answer.body as RegisterSession;
    expect([left, dropped, note]).toEqual([15_000, 5_000, 'Quiet']);
    const pieces = [
      { value: 10_000, pieces: 1 },
      { value: 1_000, pieces: 4 },
    ];
    const second = await openedBy('cashier', 14_000, { denominations: pieces, note: 'Ten short' });
    expect(second).toEqual({
      id: second.id,
      registerId: second.registerId,
      registerName: 'Till 1',
      status: 'open',
      openedBy: 'cashier',
      openedAt: time.now.toISOString(),
      openingExpected: 15_000,
      openingCounted: 14_000,
      openingDifference: -1_000,
      openingNote: 'Ten short',
      closedBy: null,
      closedAt: null,
      counted: null,
      countedBy: null,
      expected: null,
      difference: null,
      reason: null,
      reasonMissing: false,
      dropped: 0,
      left: null,
      forced: false,
      approvedBy: null,
      note: null,
      people: ['cashier'],
      isMine: true,
      version: 1,
    });
    expect((await till()).session?.expected).toEqual(14_000);
    const again = { id: fresh(), registerId: second.registerId, counted: 14_000 };
    expect(rejection(await post('admin', drawers, again))).toEqual([409, 'drawer.isOpen', []]);
    await closedBy('cashier', second, { counted: 14_000 });
    const few = { id: fresh(), registerId: second.registerId, counted: 9_999 };
    expect(rejection(await post('cashier', drawers, few))).toEqual([400, 'clock.cashBelow', ['counted']]);
    const unlike = { ...few, counted: 20_000, denominations: pieces };
    expect(rejection(await post('cashier', drawers, unlike))).toEqual([400, 'drawer.piecesDiffer', ['denominations']]);
  });

  test('takes cash of those who are on it alone, and no more out of it than is in it', async () => {
    const drawer = await openedBy('admin', 10_000);
    const path = `${drawers}/${drawer.id}`;
    const out = (person: Name, amount: number, kind = 'cashOut') =>
      post(person, `${path}/movements`, { id: fresh(), kind, amount, reason: 'Bank' });
    expect(rejection(await out('cashier', 1))).toEqual([403, 'drawer.notOn', []]);
    await sell('cashier', 1, cash(2_164));
    expect((await till()).session?.expected).toEqual(10_000);
    later();
    await post('cashier', `${path}/join`, { counted: 9_900 });
    await sell('cashier', 1, cash(2_164));
    expect((await till()).session).toEqual({ ...drawer, expected: 12_164, people: ['admin', 'cashier'] });
    expect(rejection(await out('cashier', 12_165))).toEqual([409, 'drawer.short', ['amount']]);
    expect(rejection(await out('cashier', 5, 'noSale'))).toEqual([400, 'request.invalid', ['amount']]);
    expect(rejection(await out('cashier', 0, 'noSale'))).toEqual([403, 'approval.needed', []]);
    const approvalId = await approvalOf('drawer.noSale', drawer.id);
    const open = { id: fresh(), kind: 'noSale', amount: 0, reason: 'Change for the bus', approvalId };
    expect((await post('cashier', `${path}/movements`, open)).status).toEqual(200);
    const foreign = { id: fresh(), kind: 'cashIn', amount: 100, reason: 'Found' };
    await post('admin', `${path}/movements`, foreign);
    const back = (person: Name) =>
      post(person, `${path}/movements/${foreign.id}/reverse`, { id: fresh(), reason: 'Mine' });
    expect(rejection(await back('cashier'))).toEqual([403, 'access.denied', []]);
    expect((await back('admin')).status).toEqual(200);
    expect(rejection(await back('admin'))).toEqual([409, 'movement.reversed', []]);
    const [sale] = await rows(`select id from cash_movements where session_id = $1 and kind = 'sale'`, [drawer.id]);
    const undo = await post('admin', `${path}/movements/${String(sale?.['id'])}/reverse`, {
      id: fresh(),
      reason: 'No',
    });
    expect(rejection(undo)).toEqual([409, 'movement.fixed', []]);
    await closedBy('admin', drawer, { counted: 12_164 });
    expect(rejection(await out('admin', 1))).toEqual([409, 'drawer.closed', []]);
  });
});

describe('a closing', () => {
  test('hides what is expected from one who counts blind, and asks them for no reason before it is saved', async () => {
    const drawer = await openedBy('cashier', 20_000);
    await sell('cashier', 1, cash(2_164));
    expect([(await till('cashier')).session?.expected, (await till()).session?.expected]).toEqual([null, 22_164]);
    expect(rejection(await people.cashier.request('GET', `${drawers}/${drawer.id}`))).toEqual([
      403,
      'pin.required',
      [],
    ]);
    const { email } = shop.people.cashier;
    await people.cashier.request('POST', '/employees/check', { email, accessPin: '1111' });
    const x = body(await people.cashier.request('GET', `${drawers}/${drawer.id}/report`));
    expect([x['kind'], x['kinds']]).toEqual(['x', [{ kind: 'sale', count: 1, sum: null }]]);

    const saved = (await closedBy('cashier', drawer, { counted: 20_000 })).body as RegisterSession;
    const { expected, difference, reasonMissing, version } = saved;
    expect([expected, difference, reasonMissing, version]).toEqual([22_164, -2_164, true, 2]);
    const explain = () =>
      post('cashier', `${drawers}/${drawer.id}/reason`, { version, reason: 'Paid by card after all' });
    expect([body(await explain())['reasonMissing'], rejection(await explain())]).toEqual([
      false,
      [409, 'drawer.explained', []],
    ]);
  });

  test('asks others for the reason of a difference beyond the limit; less than the minimum needs an approval', async () => {
    const drawer = await openedBy('cashier', 20_000);
    const unlike = [{ value: 100, pieces: 3 }];
    expect([
      rejection(await closedBy('admin', drawer, { counted: 19_499 })),
      rejection(await closedBy('admin', drawer, { counted: 19_500, bankDrop: 19_501 })),
      rejection(await closedBy('admin', drawer, { counted: 20_000, denominations: unlike })),
      rejection(await closedBy('cashier', drawer, { counted: 9_999 })),
      rejection(await closedBy('cashier', { ...drawer, version: 7 }, { counted: 20_000 })),
    ]).toEqual([
      [400, 'drawer.reasonMissing', ['reason']],
      [400, 'drawer.dropTooMuch', ['bankDrop']],
      [400, 'drawer.piecesDiffer', ['denominations']],
      [403, 'approval.needed', []],
      [409, 'record.changed', []],
    ]);
    const approvalId = await approvalOf('drawer.closeLow', drawer.id);
    const low = { counted: 9_999, reason: 'Stolen', approvalId };
    const { status, approvedBy, reason, forced } = (await closedBy('cashier', drawer, low)).body as RegisterSession;
    expect([status, approvedBy, reason, forced]).toEqual(['closed', 'admin', 'Stolen', false]);
  });

  test('is forced by a manager alone; what nobody counted the next opener counts, once', async () => {
    const drawer = await openedBy('admin', 10_000);
    expect(rejection(await closedBy('cashier', drawer, { counted: 10_000 }))).toEqual([403, 'drawer.notOn', []]);
    await post('cashier', `${drawers}/${drawer.id}/join`);
    const uncounted = (await closedBy('cashier', drawer, { counted: null })).body as RegisterSession;
    expect([uncounted.status, uncounted.forced, uncounted.difference, uncounted.expected]).toEqual([
      'uncounted',
      false,
      null,
      null,
    ]);
    expect((await till()).uncounted?.id).toEqual(drawer.id);
    const next = await openedBy('admin', 10_000);
    expect(next.openingExpected).toEqual(null);
    const count = (person: Name) => post(person, `${drawers}/${drawer.id}/count`, { version: 2, counted: 10_400 });
    expect(rejection(await count('cashier'))).toEqual([403, 'access.denied', []]);
    const { status, counted, countedBy, difference } = (await count('admin')).body as RegisterSession;
    expect([status, counted, countedBy, difference]).toEqual(['closed', 10_400, 'admin', 400]);
    expect(rejection(await count('admin'))).toEqual([409, 'drawer.counted', []]);
    expect((await till()).uncounted).toEqual(null);
    await rows('update register_session_people set left_at = $1 where session_id = $2', [time.now, next.id]);
    expect(body(await closedBy('admin', next, { counted: 10_000 }))['forced']).toEqual(true);
  });
});

test('a Z report names what moved, what was taken beside cash, who was on it, and what may explain a difference', async () => {
  const drawer = await openedBy('cashier', 20_000);
  await sell('cashier', 1, cash(5_000));
  await sell('cashier', 2, card(4_328));
  const cleaner = { id: fresh(), kind: 'cashOut', amount: 1_250, category: 'services', reason: 'Window cleaner' };
  await post('cashier', `${drawers}/${drawer.id}/movements`, cleaner);
  await closedBy('admin', drawer, { counted: 22_164, reason: 'Cleaner not paid?' });
  const report = body(await people.admin.request('GET', `${drawers}/${drawer.id}/report`));
  const details = body(await people.admin.request('GET', `${drawers}/${drawer.id}`));
  const { movements, openingDenominations, denominations, ...session } = details;
  const moved = {
    id: cleaner.id,
    kind: 'cashOut',
    amount: -1_250,
    counted: null,
    category: 'services',
    reason: 'Window cleaner',
    by: 'cashier',
    at: drawer.openedAt,
    invoice: null,
    reverses: null,
    reversedBy: null,
    mayReverse: false,
    refund: null,
  };
  expect([openingDenominations, denominations, (movements as unknown[]).at(-1)]).toEqual([null, null, moved]);
  expect(report).toEqual({
    kind: 'z',
    at: time.now.toISOString(),
    session,
    kinds: [
      { kind: 'sale', count: 1, sum: 2_164 },
      { kind: 'cashOut', count: 1, sum: -1_250 },
    ],
    others: [{ kind: 'card', count: 1, sum: 4_328 }],
    people: [{ name: 'cashier', from: drawer.openedAt, until: session['closedAt'] }],
    causes: [{ cause: 'same', movement: moved }],
  });
});

test('the history has every drawer with the sums of those that were counted, by day, status and person', async () => {
  const request = async (query: string) => {
    const response = await people.admin.request('GET', `${drawers}?${query}`);
    return z.parse(registers.sessions.answer, response.body);
  };
  const all = await request('limit=500');
  const counted = all.items.filter(({ status }) => status === 'closed');
  const sum = (of: (one: RegisterSession) => number) => counted.reduce((total, one) => total + of(one), 0);
  expect(all.totals).toEqual({
    counted: sum((one) => one.counted ?? 0),
    expected: sum((one) => one.expected ?? 0),
    over: sum(({ difference }) => Math.max(0, difference ?? 0)),
    short: sum(({ difference }) => Math.max(0, -(difference ?? 0))),
    uncounted: 0,
  });
  expect([all.items.length, all.totals.over > 0, all.totals.short > 0]).toEqual([9, true, true]);
  const page = await request('limit=3&page=2');
  expect(page.items).toEqual(all.items.slice(3, 6));
  const none = await Promise.all(
    ['status=uncounted', 'startDate=2026-03-03', `employee=${shop.customer}`, `registerId=${shop.cable}`].map(request),
  );
  expect(none.map(({ items }) => items)).toEqual([[], [], [], []]);
  const his = await request(
    `status=closed&startDate=2026-03-02&endDate=2026-03-02&employee=${shop.people.cashier.id}&limit=50`,
  );
  expect(his.items.every(({ openedBy }) => openedBy === 'cashier' || openedBy === 'admin')).toEqual(true);
  expect(his.items.length).toBeLessThan(all.items.length);
});

test('the settings of the store are changed by who may, and rule from then on', async () => {
  const settings = '/transaction-settings';
  const first = {
    ...defaultTransactionSettings('USD'),
    requireShiftToSell: false,
    cashWithoutDrawer: true,
    blindCashCount: true,
    closingFloat: 10_000,
    varianceLimit: 500,
    openingMinimum: 10_000,
    version: 1,
  };
  expect((await people.admin.request('GET', settings)).body).toEqual(first);
  expect(rejection(await people.cashier.request('GET', settings))).toEqual([403, 'access.denied', []]);
  const requestedSettings = {
    requireShiftToSell: true,
    blindCashCount: false,
    varianceLimit: 0,
    openingMinimum: 15_000,
  };
  const changed = { ...first, ...requestedSettings, version: 2 };
  expect((await people.admin.request('PATCH', settings, { ...requestedSettings, version: 1 })).body).toEqual(changed);
  expect(rejection(await people.admin.request('PATCH', settings, { ...requestedSettings, version: 1 }))).toEqual([
    409,
    'record.changed',
    [],
  ]);
  const { version, ...known } = changed;
  expect(Object(body(await people.cashier.request('GET', '/session'))['store'])['transaction']).toEqual(known);
  expect(await rows(`select before, after from audit_log where action = 'transaction.changed'`)).toEqual([
    {
      before: { requireShiftToSell: false, blindCashCount: true, varianceLimit: 500, openingMinimum: 10_000 },
      after: requestedSettings,
    },
  ]);

  expect(rejection(await sell('cashier', 1, cash(2_164)))).toEqual([409, 'drawer.needed', []]);
  const { email } = shop.people.cashier;
  const clockIn = (clockInCash: number) =>
    people.cashier.request('POST', '/clock/in', { email, pin: '1111', clockInCash });
  expect(rejection(await clockIn(149))).toEqual([400, 'clock.cashBelow', ['clockInCash']]);
  expect((await clockIn(150)).status).toEqual(200);
  expect((await sell('cashier', 1, cash(2_164))).status).toEqual(200);
  const drawer = (await till('cashier')).session!;
  expect([drawer.isMine, drawer.expected]).toEqual([true, 17_164]);
  expect((await till('trainee')).session?.expected).toEqual(null);
  expect(rejection(await closedBy('cashier', drawer, { counted: 17_165 }))).toEqual([
    400,
    'drawer.reasonMissing',
    ['reason'],
  ]);
  expect(version).toEqual(2);

  // Of the sales concurrent with its closing, the successful ones are in the drawer, and the others were not posted.
  const [closing, ...sales] = await Promise.all([
    closedBy('admin', drawer, { counted: 15_000, reason: 'Sales are still coming' }),
    ...Array.from({ length: 6 }, () => sell('cashier', 1, cash(2_164))),
  ]);
  const sold = sales.filter(({ status }) => status === 200).length;
  expect(body(closing)['expected']).toEqual(17_164 + sold * 2_164);
  const rejected = sales.filter(({ status }) => status !== 200).map(rejection);
  expect(rejected).toEqual(rejected.map(() => [409, 'drawer.needed', []]));
  expect(await differences(db)).toEqual([]);
});
