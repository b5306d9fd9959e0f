import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonEarnings } from '@tilldesk/domain/commissions';
import { someRights } from '@tilldesk/domain/rights';
import { testDatabase } from '../../database/testing/test-database.ts';
import { commissionsAs, entriesIn, ruleDraft, totalsIn } from '../../testing/commissions.ts';
import { bodyOf, refundingShop, rejection, tender } from '../../testing/refunds.ts';
import { draftOf, signIn, type ApiResponse, type Person } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';

const db = await testDatabase(12);
const { shop, app, time, rows, sell, back, draftRefund, post, fresh } = await refundingShop(db, 'earns', 20);
await rows(`update roles set permissions = $1 where name = 'trainee'`, [
  JSON.stringify(someRights({ Dashboard: 'r', Commissions: 'rcu' })),
]);
afterAll(() => app.close());

let [admin, cashier, trainee]: Person[] = [];
/** Sets the time to noon of a day of the store, and signs everybody in. */
async function on(day: string) {
  time.now = new Date(`${day}T18:00:00.000Z`);
  [admin, cashier, trainee] = await Promise.all([
    signIn(app, shop, 'admin'),
    signIn(app, shop, 'cashier'),
    signIn(app, shop, 'trainee'),
  ]);
}
const asAdmin = () => commissionsAs(admin!);
const { id: cashierId } = shop.people.cashier;
const get = async (path: string, person = admin!) => person.request('GET', path);
const earned = async (from: string) => totalsIn(await get(`/commissions/earnings?from=${from}`));
const settlementOf = async (from: string, userId = cashierId) =>
  (bodyOf(await get(`/commissions/earnings?from=${from}`))['items'] as PersonEarnings[]).find(
    (one) => one.userId === userId,
  )!.settlement!;
const stepOf = (answer: ApiResponse) => {
  const { status, version, total, reason } = bodyOf(answer);
  return [status, version, total, reason];
};
const refundOne = async ({ id, lines }: Awaited<ReturnType<typeof sell>>, total: number) =>
  post(draftRefund(id, [back(lines[0]!)], [tender('card', total)]), admin);

beforeAll(() => on('2026-03-02'));

describe('a rule', () => {
  test.each([
    ['days in the wrong order', { to: '2025-12-31' }, 400, 'days.turned', 'to'],
    ['no rate', { rate: null }, 400, 'request.invalid', 'rate'],
    ['a rate above 100 %', { rate: 10_001 }, 400, 'request.invalid', 'rate'],
    ['a rate below zero', { rate: -1 }, 400, 'request.invalid', 'rate'],
    ['overlapping tiers', { tiers: [tier(0, 200), tier(100, null)] }, 400, 'commissionRule.tiersOverlap', 'tiers'],
    ['tiers with a gap', { tiers: [tier(0, 100), tier(200, null)] }, 400, 'commissionRule.tiersGap', 'tiers'],
    ['a split of 101 %', { splits: splitOf(6_000, 4_100) }, 400, 'commissionRule.splitSum', 'splits'],
    ['an unknown person', { userIds: [fresh()] }, 404, 'record.notFound', 'userIds'],
    ['an unknown product', { productIds: [fresh()] }, 404, 'record.notFound', 'productIds'],
  ])('with %s is rejected at its field, saved or simulated', async (_, more, status, code, field) => {
    expect(rejection(await asAdmin().addRule(more))).toEqual([status, code, [field]]);
    const { id: _id, ...rule } = ruleDraft(more);
    const simulated = await admin!.request('POST', '/commission-rules/simulate', { rule, month: '2026-02-01' });
    expect([simulated.status, bodyOf(simulated)['code']]).toEqual([status, code]);
  });

  test('is kept in each version, and the second of two editors hears of the first', async () => {
    const { id } = bodyOf(await asAdmin().addRule({ name: 'Kept', active: false })) as { id: string };
    expect((await asAdmin().changeRule(id, 1, { rate: 500 })).status).toEqual(200);
    expect(rejection(await asAdmin().changeRule(id, 1, { rate: 700 })).slice(0, 2)).toEqual([409, 'record.changed']);
    const kept = await rows(
      `select version, (rule ->> 'rate')::int as rate from commission_rule_versions where rule_id = $1 order by 1`,
      [id],
    );
    expect(kept).toEqual([
      { version: 1, rate: 1_000 },
      { version: 2, rate: 500 },
    ]);
  });

  test('lists what it can select for whoever sets it up', async () => {
    const choices = bodyOf(await get('/commission-rules/choices'));
    expect(Object.keys(choices)).toEqual(['stores', 'people', 'roles', 'categories', 'brands']);
    expect((choices['people'] as { name: string }[]).map(({ name }) => name)).toEqual(['admin', 'cashier', 'trainee']);
  });
});

function tier(from: number, to: number | null) {
  return { from, to, value: 500 };
}
function splitOf(own: number, other: number) {
  return [
    { userId: null, share: own },
    { userId: shop.people.admin.id, share: other },
  ];
}

describe('a month', () => {
  let ruleId = '';
  let sold: Awaited<ReturnType<typeof sell>>;

  test('is calculated from the ledgers while it is open, the same for the person and for the office', async () => {
    ruleId = String(bodyOf(await asAdmin().addRule({ splits: splitOf(9_000, 1_000) }))['id']);
    await asAdmin().addRule({ name: 'Margin', base: 'margin', rate: 100, stackable: true, priority: 5 });
    sold = await sell({ phones: 1 });
    // 10 % of 799.00, of which the cashier gets 90 %, and 1 % of a margin of 299.00.
    expect(await earned('2026-03-01')).toEqual({ admin: 799, cashier: 7_191 + 299 });
    const own = bodyOf(await get('/commissions/own/earnings', cashier));
    const { items, ...period } = bodyOf(await get('/commissions/earnings'));
    expect(own).toEqual({
      ...period,
      items: (items as PersonEarnings[]).filter(({ userId }) => userId === cashierId),
    });
    const page = bodyOf(await get('/commissions/own/entries', admin));
    expect(bodyOf(await get(`/commissions/entries?userId=${shop.people.admin.id}`))).toEqual(page);
  });

  test('explains each entry; the margin only to people who see costs', async () => {
    const [margin, share] = entriesIn(await get(`/commissions/entries?userId=${cashierId}`));
    const { place: _place, invoice: _invoice, ...said } = share!;
    expect(said).toEqual({
      kind: 'earn',
      day: '2026-03-02',
      rule: { id: ruleId, name: 'All sales', version: 1 },
      line: 'Phone X',
      seller: null,
      base: 'net',
      baseAmount: 79_900,
      value: 1_000,
      share: 9_000,
      isCapped: false,
      causes: [],
      amount: 7_191,
      reason: null,
      by: null,
    });
    expect([margin!.baseAmount, margin!.value, margin!.amount]).toEqual([29_900, 100, 299]);
    const [own] = entriesIn(await get('/commissions/own/entries', cashier));
    expect([own!.baseAmount, own!.value, own!.amount]).toEqual([null, null, 299]);
    const [split] = entriesIn(await get('/commissions/own/entries'));
    expect([split!.kind, split!.seller]).toEqual(['split', 'cashier']);
  });

  test('is only one’s own without the right to read commissions', async () => {
    for (const path of ['/commissions/earnings', `/commissions/entries?userId=${cashierId}`]) {
      expect(rejection(await get(path, cashier))).toEqual([403, 'access.denied', []]);
    }
    expect(rejection(await commissionsAs(cashier!).close('2026-03-01', '2026-03-31'))).toEqual([
      403,
      'access.denied',
      [],
    ]);
  });

  test('is adjusted by hand, but never by the person who gets it', async () => {
    expect(rejection(await asAdmin().adjust(cashierId, 0))).toEqual([400, 'request.invalid', ['amount']]);
    expect(rejection(await asAdmin().adjust(shop.people.admin.id, 100))).toEqual([403, 'commissionAdjustment.own', []]);
    expect(rejection(await asAdmin().adjust(fresh(), 100))).toEqual([404, 'record.notFound', []]);
    expect((await asAdmin().adjust(cashierId, -90, 'Broken glass')).status).toEqual(200);
    expect(await earned('2026-03-01')).toEqual({ admin: 799, cashier: 7_400 });
    const [adjusted] = entriesIn(await get('/commissions/own/entries', cashier));
    expect([adjusted!.kind, adjusted!.amount, adjusted!.reason, adjusted!.by]).toEqual([
      'adjustment',
      -90,
      'Broken glass',
      'admin',
    ]);
  });

  test('is closed once, when it is over', async () => {
    const close = async (from: string, to: string) => rejection(await asAdmin().close(from, to));
    expect(await close('2026-03-01', '2026-03-31')).toEqual([409, 'commissionPeriod.notEnded', ['to']]);
    await on('2026-04-01');
    expect(await close('2026-03-02', '2026-03-01')).toEqual([400, 'days.turned', ['to']]);
    const calls = await Promise.all([
      asAdmin().close('2026-03-01', '2026-03-31'),
      asAdmin().close('2026-03-01', '2026-03-31'),
    ]);
    expect(calls.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await close('2026-03-31', '2026-03-31')).toEqual([409, 'commissionPeriod.closed', ['from']]);
    expect(await close('2026-04-02', '2026-04-30')).toEqual([409, 'commissionPeriod.gap', ['from']]);
    const periods = bodyOf(await get('/commissions/periods', cashier))['items'] as { from: string; closedBy: string }[];
    expect(periods.map(({ from, closedBy }) => [from, closedBy])).toEqual([
      ['2026-04-01', null],
      ['2026-03-01', 'admin'],
    ]);
  });

  test('closed keeps its figures whatever is changed or returned later: that is charged back by the old version', async () => {
    const frozen = await earned('2026-03-01');
    expect(frozen).toEqual({ admin: 799, cashier: 7_400 });
    await asAdmin().changeRule(ruleId, 1, { rate: 5_000 });
    expect((await refundOne(sold, 86_492)).status).toEqual(200);
    expect(await earned('2026-03-01')).toEqual(frozen);
    expect(await earned('2026-04-01')).toEqual({ admin: -799, cashier: -7_191 - 299 });
    const charged = entriesIn(await get('/commissions/own/entries', cashier));
    expect(charged.map(({ kind, causes, rule }) => [kind, causes, rule?.version])).toEqual([
      ['chargeback', ['refund'], 1],
      ['chargeback', ['refund'], 1],
    ]);
  });

  test('is settled in steps: approved with a notice, not by oneself, not twice', async () => {
    const draft = await settlementOf('2026-03-01');
    expect([draft.status, draft.total]).toEqual(['draft', 7_400]);
    const approved = await asAdmin().approve(draft.id, draft.version);
    expect(stepOf(approved)).toEqual(['approved', 2, 7_400, null]);
    expect(rejection(await asAdmin().approve(draft.id, 1)).slice(0, 2)).toEqual([409, 'record.changed']);
    expect(rejection(await asAdmin().approve(draft.id, 2)).slice(0, 2)).toEqual([409, 'settlement.wrongStatus']);
    const notices = await rows('select kind, user_id from notifications where kind = $1', ['commissionApproved']);
    expect(notices).toEqual([{ kind: 'commissionApproved', user_id: cashierId }]);
    expect(stepOf(await asAdmin().cancel(draft.id, 2))).toEqual(['cancelled', 3, 7_400, 'Left']);
    expect(rejection(await asAdmin().approve(draft.id, 3)).slice(0, 2)).toEqual([409, 'settlement.wrongStatus']);
    const log = await rows<{ action: string }>(`select action from audit_log where entity_id = $1 order by action`, [
      draft.id,
    ]);
    expect(log.map(({ action }) => action)).toEqual(['settlement.approved', 'settlement.cancelled']);
  });

  test('is not settled by the person who earned it, unless an admin', async () => {
    await asAdmin().adjust(shop.people.trainee.id, 500);
    await on('2026-05-01');
    expect((await asAdmin().close('2026-04-01', '2026-04-30')).status).toEqual(200);
    const [own, boss] = [
      await settlementOf('2026-04-01', shop.people.trainee.id),
      await settlementOf('2026-04-01', shop.people.admin.id),
    ];
    expect(rejection(await commissionsAs(trainee!).approve(own.id, 1))).toEqual([403, 'settlement.own', []]);
    expect((await asAdmin().approve(boss.id, 1)).status).toEqual(200);
  });

  test('agrees with verify, which names a settlement that differs from its entries', async () => {
    expect(await differences(db)).toEqual([]);
    await rows('update commission_settlements set total = total + 1 where user_id = $1', [shop.people.trainee.id]);
    expect((await differences(db)).map(({ ledger }) => ledger)).toEqual(['settlements of commissions']);
    await rows('update commission_settlements set total = total - 1 where user_id = $1', [shop.people.trainee.id]);
  });
});

test('with a rule that pays on payment, a sale on account counts once it is fully paid', async () => {
  await on('2026-05-04');
  const { id } = bodyOf(
    await asAdmin().addRule({
      name: 'Paid',
      payOn: 'paid',
      stackable: true,
      base: 'flatPerInvoice',
      rate: null,
      amount: 500,
    }),
  ) as { id: string };
  const paidEntries = async () =>
    entriesIn(await get(`/commissions/entries?userId=${cashierId}`)).filter(({ rule }) => rule?.id === id);
  const invoiceId = fresh();
  const draft = { ...draftOf(shop, { cables: 2 }), customerId: shop.customer };
  const tenders = [tender('onAccount', 4_328)];
  const body = { draft, tenders, dueDate: '2026-05-20' };
  expect((await cashier!.request('POST', `/invoices/${invoiceId}/checkout`, body, fresh())).status).toEqual(200);
  expect(await paidEntries()).toEqual([]);
  await on('2026-05-06');
  const pay = (amount: number) =>
    admin!.request('POST', `/invoices/${invoiceId}/payments`, { tenders: [tender('card', amount)] }, fresh());
  expect((await pay(4_000)).status).toEqual(200);
  expect(await paidEntries()).toEqual([]);
  expect((await pay(328)).status).toEqual(200);
  expect((await paidEntries()).map(({ day, amount, line }) => [day, amount, line])).toEqual([
    ['2026-05-06', 500, null],
  ]);
});

describe('the simulator', () => {
  test('shows what a month would have earned with a draft rule, and changes nothing', async () => {
    const { id: _id, ...rule } = ruleDraft({
      name: 'Draft',
      rate: null,
      amount: 1_000,
      base: 'flatPerUnit',
      priority: 99,
    });
    const simulate = (body: object) => admin!.request('POST', '/commission-rules/simulate', body);
    const march = bodyOf(await simulate({ rule, month: '2026-03-15' }));
    expect([march['from'], march['to'], march['invoices']]).toEqual(['2026-03-01', '2026-03-31', 1]);
    // The phone would have earned 10.00 instead of a share of its net; the margin rule stays.
    expect(march['items']).toEqual([
      { userId: shop.people.admin.id, name: 'admin', earned: 799, total: 0, byRule: 0 },
      { userId: cashierId, name: 'cashier', earned: 7_490, total: 1_299 + 500, byRule: 1_000 },
    ]);
    expect(await rows('select 1 from commission_rules where name = $1', ['Draft'])).toEqual([]);
  });

  test('is for whoever may change commissions', async () => {
    const { id: _id, ...rule } = ruleDraft();
    const denied = await cashier!.request('POST', '/commission-rules/simulate', { rule, month: '2026-03-15' });
    expect(rejection(denied)).toEqual([403, 'access.denied', []]);
  });
});
