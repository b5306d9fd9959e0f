import { factOf } from '@tilldesk/domain/approvals';
import type { TenderKind } from '@tilldesk/domain/sales';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { differences } from '../../../views/verify/verify.store.ts';
import { smallShop, OPENED } from '../../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, type ApiResponse } from '../../../testing/till.ts';

const db = await testDatabase(12);
const shop = await smallShop(db, 'after', 30);
const { app, time } = await servicesOn(db);
let [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
/** Advances the clock; sign-ins do not last that long. */
const later = async (at: string) => {
  time.now = new Date(at);
  [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
};
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const bodyOf = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const rejection = (answer: ApiResponse) => {
  const { code, fields } = bodyOf(answer);
  return [answer.status, code, Object.keys(Object(fields))];
};
const tender = (kind: TenderKind, amount: number) => ({ id: fresh(), kind, amount, reference: '1042' });
const approval = async (action: string, subjectId: string, facts = cashier.wanted[action] ?? []) => {
  const id = fresh();
  const { email } = shop.people.admin;
  await cashier.request('POST', '/approvals', {
    id,
    action,
    subjectId,
    for: facts,
    email,
    accessPin: '1111',
  });
  return id;
};
const invoiceState = (id: string) =>
  rows(
    `select i.status, i.paid, (i.total - i.paid)::int as due, (select count(*)::int from payments p where p.invoice_id = i.id) as payments
     from invoices i where i.id = $1`,
    [id],
  );
const inDrawer = async () =>
  Number(Object((await rows('select coalesce(sum(amount), 0)::int as sum from cash_movements'))[0])['sum']);

/** A phone costs 86,492 with its tax. */
const PHONE = 86_492;
let next = 0;
const phoneFor = (customerId: string | null) => ({
  ...draftOf(shop, { units: [shop.units[next++]!.id] }),
  customerId,
});
/** Sells the next phone. */
async function sold(tenders: object[], customerId: string | null = null, more: object = {}, id = fresh()) {
  const draft = phoneFor(customerId);
  const answer = await cashier.request('POST', `/invoices/${id}/checkout`, { draft, tenders, ...more }, fresh());
  return { id, unitId: draft.lines[0]!.unitId!, answer };
}
const until = { dueDate: '2026-03-20' };
/** Sells a phone with an amount left due, whatever the limit. */
async function soldOnAccount(due: number) {
  const id = fresh();
  const approvalId = await approval('invoice.overLimit', id, [
    factOf('onAccount', { itemId: shop.customer, amountMinor: due }),
  ]);
  const tenders = [tender('onAccount', due), tender('card', PHONE - due)];
  return sold(tenders, shop.customer, { approvalId, ...until }, id);
}
const post = (id: string, what: string, body: object, person = cashier, key = fresh()) =>
  person.request('POST', `/invoices/${id}/${what}`, body, key);

const { email } = shop.people.cashier;
await cashier.request('POST', '/clock/in', { email, pin: '1111', clockInCash: 20_000 });
await rows('update customers set credit_limit = 50_000 where id = $1', [shop.customer]);
await admin.request(
  'POST',
  `/customers/${shop.customer}/credits`,
  { id: fresh(), amount: 5000, reason: 'Sorry' },
  fresh(),
);

describe('a split tender', () => {
  test('takes store credit, a check, cash with its change, and leaves the rest due', async () => {
    const tenders = [tender('storeCredit', 3000), tender('check', 10_000), tender('onAccount', 30_000)];
    const { id, answer } = await sold([...tenders, tender('cash', 44_000)], shop.customer, until);
    const { status, paid, due, dueDate, isOverdue } = Object(answer.body);
    expect([answer.status, status, paid, due, dueDate, isOverdue]).toEqual([
      200,
      'open',
      PHONE - 30_000,
      30_000,
      '2026-03-20',
      false,
    ]);
    expect(await rows('select kind, amount, balance from customer_credits order by seq')).toEqual([
      { kind: 'grant', amount: 5000, balance: 5000 },
      { kind: 'sale', amount: -3000, balance: 2000 },
    ]);
    expect(await inDrawer()).toEqual(43_492);
    const list = await admin.request('GET', '/invoices?balance=due');
    expect([Object(list.body).items.map((row: { id: string }) => row.id)]).toEqual([[id]]);
    expect(bodyOf(await admin.request('GET', '/invoices?balance=overdue'))['items']).toEqual([]);
  });

  test.each<[string, object[], string | null, object, (string | number | string[])[]]>([
    [
      'on account without a customer',
      [tender('onAccount', PHONE)],
      null,
      until,
      [400, 'tender.customerMissing', ['tenders.0.kind']],
    ],
    [
      'on account without a day',
      [tender('onAccount', PHONE)],
      shop.customer,
      {},
      [400, 'tender.dueDateMissing', ['dueDate']],
    ],
    [
      'due yesterday',
      [tender('onAccount', PHONE)],
      shop.customer,
      { dueDate: '2026-03-01' },
      [400, 'day.over', ['dueDate']],
    ],
    ['over the credit limit', [tender('onAccount', PHONE)], shop.customer, until, [403, 'approval.needed', []]],
    [
      'more store credit than is left',
      [tender('storeCredit', 2001), tender('cash', PHONE)],
      shop.customer,
      {},
      [409, 'tender.creditShort', ['tenders.0.amount']],
    ],
    ['a card for too much', [tender('card', PHONE + 1)], null, {}, [400, 'tender.over', ['tenders.0.amount']]],
    ['a check for too much', [tender('check', PHONE + 1)], null, {}, [400, 'tender.over', ['tenders.0.amount']]],
  ])('%s is rejected', async (_, tenders, customerId, more, expected) => {
    expect(rejection((await sold(tenders, customerId, more)).answer)).toEqual(expected);
  });

  test('over the limit goes with an approval, which is used up by it', async () => {
    const { id, answer } = await soldOnAccount(40_000);
    expect(bodyOf(answer)['due']).toEqual(40_000);
    expect(await rows('select used_at is not null as used from approvals where subject_id = $1', [id])).toEqual([
      { used: true },
    ]);
  });
});

test('what two tills put on account at once stays within the limit together', async () => {
  const buyerId = fresh();
  await rows(
    `insert into customers (business_id, id, name, credit_limit, created_at, updated_at) values ($1, $2, 'Eva', 70_000, $3, $3)`,
    [shop.businessId, buyerId, OPENED],
  );
  const till = () => sold([tender('onAccount', 50_000), tender('card', PHONE - 50_000)], buyerId, until);
  const answers = (await Promise.all([till(), till(), till()])).map(({ answer }) => answer);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  const figures = await admin.request('GET', `/customers/${buyerId}/figures`);
  expect(bodyOf(figures)['due']).toEqual(50_000);
  expect(rejection(await admin.request('DELETE', `/customers/${buyerId}`))).toEqual([409, 'customer.owes', []]);
});

describe('a payment on account', () => {
  test('by eight people at once is never more than is due', async () => {
    const { id } = await soldOnAccount(9000);
    const pay = () => post(id, 'payments', { tenders: [tender('check', 3000)] });
    const answers = await Promise.all(Array.from({ length: 8 }, pay));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ]);
    expect(await invoiceState(id)).toEqual([{ status: 'paid', paid: PHONE, due: 0, payments: 4 }]);
  });

  test('that is sent twice is one; cash gives change, credit is the customer’s, more is rejected', async () => {
    const { id } = await soldOnAccount(9000);
    const before = await inDrawer();
    const tenders = [tender('cash', 1000)];
    const answers = [await post(id, 'payments', { tenders }), await post(id, 'payments', { tenders })];
    expect(answers.map((answer) => bodyOf(answer)['due'])).toEqual([8000, 8000]);
    expect(rejection(await post(id, 'payments', { tenders: [tender('check', 8001)] }))).toEqual([
      400,
      'tender.over',
      ['tenders.0.amount'],
    ]);
    const rest = [tender('storeCredit', 2000), tender('cash', 10_000)];
    expect(bodyOf(await post(id, 'payments', { tenders: rest }))['status']).toEqual('paid');
    expect([
      (await inDrawer()) - before,
      await rows("select store_credit from customers where name = 'Ana Ruiz'"),
    ]).toEqual([7000, [{ store_credit: 0 }]]);
  });
});

describe('a void', () => {
  test('needs an approval and a reason, and puts goods, money and figures back', async () => {
    const figures = "select invoice_count, total_spent::int from customers where name = 'Ana Ruiz'";
    const [customer, drawer] = [await rows(figures), await inDrawer()];
    const { id, unitId } = await sold([tender('cash', 90_000)], shop.customer);
    expect(rejection(await post(id, 'void', { reason: '' }))).toEqual([400, 'request.invalid', ['reason']]);
    expect(rejection(await post(id, 'void', { reason: 'Wrong phone' }))).toEqual([403, 'approval.needed', []]);
    const approvalId = await approval('invoice.void', id);
    const { status, due, payments, history } = Object(
      (await post(id, 'void', { reason: 'Wrong phone', approvalId })).body,
    );
    expect([status, due, payments.map((p: { amount: number; change: number }) => [p.amount, p.change])]).toEqual([
      'voided',
      0,
      [
        [PHONE, 90_000 - PHONE],
        [-PHONE, PHONE - 90_000],
      ],
    ]);
    const withReason = (history as { action: string; reason: string | null }[]).filter(({ reason }) => reason !== null);
    expect(withReason.map(({ action, reason }) => [action, reason])).toEqual([['invoice.voided', 'Wrong phone']]);
    expect(await rows('select status, invoice_id from units where id = $1', [unitId])).toEqual([
      { status: 'in_stock', invoice_id: null },
    ]);
    expect([await rows(figures), await inDrawer()]).toEqual([customer, drawer]);
    expect(rejection(await post(id, 'void', { reason: 'Again' }, admin))).toEqual([409, 'invoice.voided', []]);
  });

  test('and a payment at once: either the money came before and went back, or it is rejected', async () => {
    const { id } = await soldOnAccount(9000);
    const pay = () => post(id, 'payments', { tenders: [tender('cash', 9000)] });
    const voidInvoice = () => post(id, 'void', { reason: 'Wrong' }, admin);
    const [paid, voidResponse, again] = await Promise.all([pay(), voidInvoice(), voidInvoice()]);
    expect([[voidResponse.status, again.status].toSorted((a, b) => a - b), [200, 409].includes(paid.status)]).toEqual([
      [200, 409],
      true,
    ]);
    expect(await rows('select sum(amount)::int as sum from payments where invoice_id = $1', [id])).toEqual([
      { sum: 0 },
    ]);
    expect(await rows('select status, paid from invoices where id = $1', [id])).toEqual([
      { status: 'voided', paid: 0 },
    ]);
  });

  test('brings pieces back at the value they left with, and the unit can be sold again', async () => {
    const level = 'select on_hand, value::int from stock_levels';
    const before = await rows(level);
    const id = fresh();
    const unit = shop.units[next++]!.id;
    const draft = draftOf(shop, { cables: 7, units: [unit] });
    await post(id, 'checkout', { draft, tenders: [tender('card', PHONE + 15_147)] });
    expect((await post(id, 'void', { reason: 'Changed their mind' }, admin)).status).toEqual(200);
    expect(await rows(level)).toEqual(before);
    const again = { draft: draftOf(shop, { units: [unit] }), tenders: [tender('card', PHONE)] };
    expect((await post(fresh(), 'checkout', again)).status).toEqual(200);
    expect(rejection(await post(id, 'payments', { tenders: [tender('card', 1)] }))).toEqual([
      409,
      'invoice.voided',
      [],
    ]);
  });
});

describe('a correction', () => {
  test('of a payment is a pair, and cash moves with it', async () => {
    const { id, answer } = await sold([tender('card', PHONE)]);
    const before = await inDrawer();
    const [incorrectPayment] = Object(answer.body).payments as { id: string }[];
    const path = `payments/${incorrectPayment!.id}/correction`;
    const unapproved = { id: fresh(), kind: 'cash', reason: 'Paid in cash' };
    expect(rejection(await post(id, path, unapproved))).toEqual([403, 'approval.needed', []]);
    const right = { ...unapproved, approvalId: await approval('invoice.correct', id) };
    const unnamed = { ...right, kind: 'check' };
    expect(rejection(await post(id, path, unnamed))).toEqual([400, 'tender.numberMissing', ['reference']]);
    const unknown = { ...right, kind: 'storeCredit' };
    expect(rejection(await post(id, path, unknown))).toEqual([400, 'tender.customerMissing', ['kind']]);
    const corrected = [await post(id, path, right), await post(id, path, right)];
    expect(corrected.map(({ status }) => status)).toEqual([200, 200]);
    const pairs = Object(corrected[0]!.body).payments as { kind: string; amount: number; reverses: string | null }[];
    expect(pairs.map((p) => [p.kind, p.amount, p.reverses])).toEqual([
      ['card', PHONE, null],
      ['card', -PHONE, incorrectPayment!.id],
      ['cash', PHONE, null],
    ]);
    expect([bodyOf(corrected[0]!)['paid'], (await inDrawer()) - before]).toEqual([PHONE, PHONE]);
    expect(rejection(await post(id, path, { ...right, id: fresh() }, admin))).toEqual([409, 'payment.corrected', []]);
  });

  test('of the salesperson needs the right, and somebody of this store', async () => {
    const { id } = await sold([tender('card', PHONE)]);
    const setSalesperson = (salespersonId: string, person = admin) =>
      post(id, 'salesperson', { salespersonId, reason: 'Hers' }, person);
    const { admin: boss, cashier: self } = shop.people;
    expect(rejection(await setSalesperson(boss.id, cashier))).toEqual([403, 'approval.needed', []]);
    expect(rejection(await setSalesperson(self.id))).toEqual([400, 'invoice.sameSalesperson', ['salespersonId']]);
    expect(rejection(await setSalesperson(fresh()))).toEqual([404, 'record.notFound', ['salespersonId']]);
    expect(bodyOf(await setSalesperson(boss.id))['salesperson']).toEqual('admin');
  });
});

test('a quote is fixed, is posted or made a draft again at its prices while it holds, and expires', async () => {
  const [first, second] = [fresh(), fresh()];
  for (const id of [first, second]) {
    await cashier.request('POST', '/invoices', { id, ...phoneFor(null) });
    const quoted = await post(id, 'quote', { version: 1, until: '2026-03-02' });
    expect([bodyOf(quoted)['status'], bodyOf(quoted)['quotedUntil']]).toEqual(['quote', '2026-03-02']);
  }
  expect(rejection(await post(second, 'quote', { version: 2, until: '2026-03-01' }, admin))).toEqual([
    400,
    'day.over',
    ['until'],
  ]);
  const changed = await cashier.request('PATCH', `/invoices/${first}`, { version: 2, ...phoneFor(null) });
  expect(rejection(changed)).toEqual([409, 'quote.fixed', []]);
  expect(bodyOf(await post(first, 'reopen', { version: 2 }))['status']).toEqual('draft');
  await post(first, 'quote', { version: 3, until: '2026-03-02' });
  expect(bodyOf(await post(first, 'checkout', { tenders: [tender('card', PHONE)] }))['status']).toEqual('paid');

  await later('2026-03-03T18:00:00.000Z');
  const late = [post(second, 'checkout', { tenders: [tender('card', PHONE)] }), post(second, 'reopen', { version: 2 })];
  expect((await Promise.all(late)).map(rejection)).toEqual(Array(2).fill([409, 'quote.expired', []]));
  expect(rejection(await post(second, 'quote', { version: 2, until: '2026-03-09' }))[1]).toEqual('access.denied');
  expect(bodyOf(await post(second, 'quote', { version: 2, until: '2026-03-09' }, admin))['isExpired']).toEqual(false);
});

test('on the next day a card sale is not voided any more, and what is due since then is overdue', async () => {
  const { id } = await sold([tender('card', PHONE)]);
  await later('2026-03-21T18:00:00.000Z');
  expect(rejection(await post(id, 'void', { reason: 'Late' }, admin))).toEqual([409, 'invoice.voidLate', []]);
  const overdue = Object((await cashier.request('GET', '/invoices?balance=overdue')).body).items as { due: number }[];
  expect(overdue.map(({ due }) => due).toSorted((a, b) => a - b)).toEqual([30_000, 40_000, 50_000]);
});

test('after all of it every ledger agrees with what it leads to', async () => {
  expect(await differences(db)).toEqual([]);
});
