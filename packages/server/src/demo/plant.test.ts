import { isImei } from '@tilldesk/domain/fields';
import { unitStatuses } from '@tilldesk/domain/inventory';
import { beforeAll, expect, test } from 'vitest';
import { inBusiness } from '../database/transaction.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { createEncryption } from '../encryption/encryption.ts';
import { call, servicesOn } from '../testing/till.ts';
import { demoCode } from './demo-code.ts';
import { findExact } from '../search/search.store.ts';
import { differences } from '../views/verify/verify.store.ts';
import { addCatalogue } from './big-catalogue.ts';
import { planBusiness } from './plan/plan.ts';
import { plant, plantDemo } from './plant.ts';

const now = new Date('2026-11-21T19:30:00.000Z');
const db = await testDatabase();

/** Less than half of the size of the default demo: it contains every kind of record all the same. */
const encryption = createEncryption('the secret of this installation');
const growth = { seed: 2026, invoices: 4_000, encryption };
const order = { seed: 2026, invoices: 4_000, now: now.toISOString() };

beforeAll(() => plantDemo(db, now, () => undefined, growth), 600_000);

test('the demo is planted through the shop itself, and every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});

test('what is planned stands: so many invoices, units and drafts', async () => {
  const plan = planBusiness('demo', order);
  const events = [...plan.periods, ...plan.copies.map(({ period }) => plan.periods[period]!), plan.events].flat();
  const sales = events.filter((event) => event.kind === 'sale');
  const paid = sales.filter(({ tenders }) => tenders.length > 0);
  const units = events.flatMap((event): unknown[] => {
    if (event.kind === 'receipt') return event.units;
    if (event.kind === 'stockPlan' && event.action === 'backorder') return [event.code];
    return event.kind === 'order' ? event.lines.flatMap((line) => line.units) : [];
  });
  const [row] = await inBusiness(db, plan.id, (tx) =>
    tx.raw(`select (select count(*) from invoices i where number is not null
         and not exists (select 1 from refunds r where r.sale_id = i.id)) as paid,
      (select count(*) from invoices where status = 'draft') as drafts, (select count(*) from units where acquired_via <> 'tradeIn') as units,
      (select count(*) from products) as products, (select count(*) from customers) as customers`),
  );
  expect(row).toEqual({
    paid: paid.length,
    // In addition to carts, the drafts of devices reserved for customers.
    drafts: sales.filter(({ tenders, quotedUntil }) => tenders.length === 0 && quotedUntil === undefined).length + 4,
    units: units.length,
    // Plus a bundle and two variants.
    products: plan.items.length + 3,
    customers: 300,
  });
});

test('the timesheet has what a manager looks for, and the drawers are right, short, over, uncounted and open', async () => {
  const plan = planBusiness('demo', order);
  const [row] = await inBusiness(db, plan.id, (tx) =>
    tx.raw(
      `select
      (select count(distinct business_day) > 12 from clock_sessions) as two_weeks,
      (select count(*) > 15 from clock_sessions where break_seconds > 0) as breaks,
      (select count(*) > 3 from clock_sessions where notes not like 'Auto%') as notes,
      (select count(*) from clock_corrections) as corrections,
      (select count(*) from clock_logs where source = 'auto') as automatic,
      (select count(*) from clock_sessions where ended_at is null and started_at < $1::timestamptz - interval '16 hours') as long_open`,
      [now.toISOString()],
    ),
  );
  expect(row).toEqual({ two_weeks: true, breaks: true, notes: true, corrections: 1, automatic: 2, long_open: 1 });
  const drawers = await inBusiness(db, plan.id, (tx) =>
    tx.raw<{ off: number | null }>(
      `select distinct counted_cash - expected_cash as off from register_sessions order by 1`,
    ),
  );
  expect(drawers.map(({ off }) => off)).toEqual([-2_000, -1_850, -325, -300, -25, 0, 100, 150, 1_000, null]);
  const cash = await inBusiness(db, plan.id, (tx) =>
    tx.raw(`select count(*) > 20 as many from cash_movements where kind = 'sale'`),
  );
  expect(cash).toEqual([{ many: true }]);
});

test('the sales of a year and a half stand in every state, with all that was done with them since', async () => {
  const plan = planBusiness('demo', order);
  const [row] = await inBusiness(db, plan.id, (tx) =>
    tx.raw(`select
      (select array_agg(distinct status order by status) from invoices) as states,
      (select min(business_day) <= '2025-05-25' and max(business_day) = '2026-11-21' from invoices) as months,
      (select count(*) > 3 from invoices where status = 'open' and due_date < '2026-11-21') as overdue,
      (select count(distinct quoted_until > '2026-11-21') from invoices where status = 'quote')::int as quotes,
      (select array_agg(distinct kind order by kind) from payments) as payments,
      (select count(*) > 5 from payments where reverses is not null) as counter_entries,
      (select count(distinct invoice_id) > 20 from (
         select invoice_id from payments where reverses is null group by 1 having count(*) > 1) p) as split,
      (select array_agg(distinct charge order by charge) from invoice_lines where charge is not null) as charges,
      (select array_agg(distinct exempt_by order by exempt_by) from invoices where exempt_by is not null) as untaxed,
      (select count(*) > 5 from audit_log where action = 'invoice.salespersonCorrected') as sellers_corrected`),
  );
  expect(row).toEqual({
    states: ['discarded', 'draft', 'open', 'paid', 'quote', 'voided'],
    months: true,
    overdue: true,
    quotes: 2,
    payments: ['card', 'cash', 'check', 'deposit', 'exchange', 'other', 'storeCredit', 'tradeIn'],
    counter_entries: true,
    split: true,
    charges: ['fee', 'shipping'],
    untaxed: ['customer', 'sale'],
    sellers_corrected: true,
  });
});

test('goods came back in every way, devices were traded in and activated, and cash was moved by hand', async () => {
  const plan = planBusiness('demo', order);
  const [row] = await inBusiness(db, plan.id, (tx) =>
    tx.raw(`select
      (select array_agg(distinct kind order by kind) from refunds) as refunds,
      (select array_agg(distinct back order by back) from refund_lines) as goods,
      (select count(*) > 3 from refund_lines where fee > 0) as fees,
      (select count(*) > 30 from refunds where business_day < '2026-10-01') as of_old,
      (select count(*) > 0 from refunds r join payments p on p.invoice_id = r.sale_id and p.kind <> 'exchange') as dearer,
      (select count(*) > 0 from refunds r join refund_payments p on p.refund_id = r.id and p.kind <> 'exchange'
         where r.kind = 'exchange') as cheaper,
      (select array_agg(distinct payout order by payout) from trade_ins where invoice_id is null) as bought,
      (select count(*) > 5 from trade_ins where invoice_id is not null and status = 'accepted') as traded,
      (select array_agg(distinct status order by status) from activations) as activations,
      (select count(distinct type) > 3 from activations) as activation_types,
      (select count(distinct carrier_id)::int from activations) as carriers,
      (select array_agg(distinct kind order by kind) from cash_movements) as cash,
      (select count(*) > 3 from register_sessions where forced) as forced,
      (select count(*) > 3 from register_sessions where status = 'uncounted') as uncounted,
      (select count(*) > 100 from register_sessions where bank_drop > 0) as banked`),
  );
  expect(row).toEqual({
    refunds: ['exchange', 'goodwill', 'noReceipt', 'refund'],
    goods: ['inspect', 'none', 'restock', 'rma', 'scrap'],
    fees: true,
    of_old: true,
    dearer: true,
    cheaper: true,
    bought: ['cash', 'storeCredit'],
    traded: true,
    activations: ['active', 'cancelled', 'chargedBack', 'pending'],
    activation_types: true,
    carriers: 6,
    cash: ['bankDrop', 'cashIn', 'cashOut', 'count', 'deposit', 'noSale', 'refund', 'sale', 'tradeInPayout'],
    forced: true,
    uncounted: true,
    banked: true,
  });
});

test('deposits are held, used and given back, and what is due is paid in parts, of which some are late', async () => {
  const plan = planBusiness('demo', order);
  const [row] = await inBusiness(db, plan.id, (tx) =>
    tx.raw(`select
      (select array_agg(distinct kind order by kind) from deposit_entries) as entries,
      (select array_agg(distinct method order by method) from deposits) as ways,
      (select count(*)::int from deposits d join units u on u.id = (
         select l.unit_id from invoice_lines l where l.invoice_id = d.invoice_id) where d.rest = d.amount and u.status = 'reserved') as kept,
      (select count(*)::int from deposit_entries where kind = 'used') as used,
      (select count(*)::int from deposit_entries where kind = 'givenBack') as given_back,
      (select array_agg(status order by status) from (
         select distinct i.status from invoices i join invoice_instalments s on s.invoice_id = i.id) x) as in_parts,
      (select count(distinct i.id) > 0 from invoices i join invoice_instalments s on s.invoice_id = i.id
         where i.status = 'open' and s.leaves < i.total - i.paid and s.due_date < '2026-11-21') as behind,
      (select count(distinct i.id) > 1 from invoices i join invoice_instalments s on s.invoice_id = i.id
         where i.status = 'open' and not exists (select 1 from invoice_instalments o where o.invoice_id = i.id
           and o.leaves < i.total - i.paid and o.due_date < '2026-11-21')) as in_time,
      (select count(*) > 3 from invoices i join invoice_instalments s on s.invoice_id = i.id and s.position = 0
         where i.status = 'paid') as paid_up`),
  );
  expect(row).toEqual({
    entries: ['givenBack', 'taken', 'used'],
    ways: ['card', 'cash', 'check'],
    kept: 4,
    used: 12,
    given_back: 2,
    in_parts: ['open', 'paid'],
    behind: true,
    in_time: true,
    paid_up: true,
  });
});

test('four chats stand: three that are over and one that waits, each with its messages in order', async () => {
  const plan = planBusiness('demo', order);
  const rows = await inBusiness(db, plan.id, (tx) =>
    tx.raw<{ status: string; last_seq: number; said: string; unread: number }>(
      `select c.status, c.last_seq, string_agg(m.seq::text, ' ' order by m.created_at) as said,
         (select sum(c.last_seq - r.read_seq)::int from chat_members r where r.chat_id = c.id) as unread
       from chats c join chat_messages m on m.business_id = c.business_id and m.chat_id = c.id
       group by c.business_id, c.id order by c.created_at`,
    ),
  );
  expect(rows).toEqual([
    { status: 'closed', last_seq: 5, said: '1 2 3 4 5', unread: 0 },
    { status: 'closed', last_seq: 5, said: '1 2 3 4 5', unread: 0 },
    { status: 'closed', last_seq: 4, said: '1 2 3 4', unread: 0 },
    { status: 'waiting', last_seq: 2, said: '1 2', unread: 0 },
  ]);
});

test('the stock has its history: vendors, orders in every state, units in every status, counts, adjustments', async () => {
  const plan = planBusiness('demo', order);
  const [row] = await inBusiness(db, plan.id, (tx) =>
    tx.raw(
      `select (select count(*)::int from vendors) as vendors,
         (select array_agg(distinct status order by status) from purchases) as orders,
         (select array_agg(distinct payment order by payment) from purchases) as payments,
         (select array_agg(distinct status order by status) from inventory_counts) as counts,
         (select count(distinct reason) > 12 from stock_adjustments) as adjusted,
         (select count(*) > 5 from landed_costs) as landed,
         (select count(*)::int from stock_reservations) as kept`,
    ),
  );
  expect(row).toEqual({
    vendors: 12,
    orders: ['cancelled', 'closed', 'draft', 'ordered', 'partiallyReceived', 'received'],
    payments: ['paid', 'partiallyPaid', 'unbilled', 'unpaid'],
    counts: ['in_progress', 'posted'],
    adjusted: true,
    landed: true,
    kept: 6,
  });
  const statuses = await inBusiness(db, plan.id, (tx) =>
    tx.raw<{ status: string }>('select distinct status from units'),
  );
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([...unitStatuses].toSorted());
});

test('the manager signs in with a second step: the code of `tilldesk demo-code`, each of them once', async () => {
  const { app, time } = await servicesOn(db, now.toISOString(), { encryption });
  const manager = { email: 'manager@demo.test', password: 'Demo-manager-2026', store: 'demo', platform: 'tilldesk' };
  const enter = async (code: string) => {
    const { body } = await call(app, 'POST', '/auth/login', { body: manager });
    const { twoFactor, method, challenge, accessToken } = Object(body) as Record<string, unknown>;
    expect([twoFactor, method, accessToken]).toEqual([true, 'app', null]);
    const answer = await call(app, 'POST', '/auth/verifyTwoFactor', {
      body: { email: manager.email, code, challenge },
    });
    return answer.status;
  };
  const code = demoCode(time.now);
  expect([await enter(code), await enter(code)]).toEqual([200, 400]);
  time.now = new Date(now.getTime() + 60_000);
  expect([await enter(code), await enter(demoCode(time.now))]).toEqual([400, 200]);
  await app.close();
});

test('a second planting is rejected and names the store that stands', async () => {
  await expect(plantDemo(db, now)).rejects.toThrow('The store demo stands already; the demo is planted only once.');
  await expect(plant(db, [planBusiness('other', { seed: 1, now: now.toISOString() })])).rejects.toThrow(
    'The store other stands already',
  );
});

test('a small shop is planted on any day, also where all goods of the category to be counted are sold', async () => {
  const small = await testDatabase();
  // At this moment a count found no goods.
  await plantDemo(small, new Date('2026-12-18T06:10:00.000Z'), () => undefined, {
    seed: 2026,
    invoices: 50,
    encryption,
  });
  expect(await differences(small)).toEqual([]);
});

test('products for a store that does not stand are rejected', async () => {
  await expect(addCatalogue(db, 'nowhere', 10, 10, now)).rejects.toThrow(
    'There is no store nowhere to add products to.',
  );
});

test('a large catalogue with its units keeps the ledgers right, and search finds a unit by its code', async () => {
  await addCatalogue(db, 'demo', 1_200, 2_400, now);
  const plan = planBusiness('demo', order);
  const found = await inBusiness(db, plan.id, async (tx) => {
    const [unit] = await tx.raw<{ id: string; code: string }>(
      `select id, code from units where code ~ '^99[0-9]{13}$' order by code desc limit 1`,
    );
    return { wanted: unit, targets: await findExact(tx, plan.id, unit?.code ?? '') };
  });
  expect(isImei(found.wanted?.code ?? '')).toBe(true);
  expect(found.targets).toEqual([{ kind: 'unit', targetId: found.wanted?.id }]);
  expect(await differences(db)).toEqual([]);
});
