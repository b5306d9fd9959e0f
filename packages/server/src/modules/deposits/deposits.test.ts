import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { brokenRules } from '../../testing/invariants.ts';
import { bodyOf, rejection } from '../../testing/refunds.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';

const db = await testDatabase(12);
const shop = await smallShop(db, 'deposit', 2);
const { app, time } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const rows = <R extends object>(sql: string, values: unknown[] = []) =>
  inBusiness(db, shop.businessId, (tx) => tx.raw<R>(sql, values));
/** The cash in all drawers less their opening amounts. */
const inDrawer = async () =>
  (await rows<{ sum: number }>('select coalesce(sum(amount), 0)::int as sum from cash_movements'))[0]!.sum;
const book = async () => [await differences(db), await inBusiness(db, shop.businessId, brokenRules)];

/** A cable is 19.99 and 1.65 of tax. */
const CABLE = 2_164;

/** A draft with the given number of cables, by default for the shop's customer. */
async function drafted(cables: number, customerId: string | null = shop.customer) {
  const id = fresh();
  await cashier.request('POST', '/invoices', { id, ...draftOf(shop, { cables }), customerId });
  return id;
}
const takeDeposit = (invoiceId: string, amount: number, more: object = {}, key = fresh()) => {
  const draft = { id: fresh(), invoiceId, amount, method: 'cash', ...more };
  return cashier.request('POST', '/deposits', draft, key).then((answer) => ({ draft, answer }));
};
const refundDeposit = (depositId: string, more: object = {}, person = cashier) =>
  person.request(
    'POST',
    `/deposits/${depositId}/give-back`,
    { id: fresh(), method: 'cash', reason: 'Changed their mind', ...more },
    fresh(),
  );
const pays = (depositId: string, amount: number) => ({ id: fresh(), kind: 'deposit', amount, depositId });
const checkout = (id: string, tenders: object[], key = fresh()) =>
  cashier.request('POST', `/invoices/${id}/checkout`, { tenders }, key);
const remainderOf = async (id: string) =>
  (await rows<{ rest: number }>('select rest from deposits where id = $1', [id]))[0]!.rest;

await cashier.request('POST', '/clock/in', { email: shop.people.cashier.email, pin: '1111', clockInCash: 1000 });

describe('a deposit', () => {
  test('is cash in the drawer, has a number, is told of at its draft and its customer, and is taken once', async () => {
    const before = await inDrawer();
    const draft = await drafted(2);
    const { draft: requested, answer } = await takeDeposit(draft, 1_000);
    expect(answer.status).toEqual(200);
    expect(bodyOf(answer)).toEqual({
      id: requested.id,
      number: 'DP-1001',
      invoiceId: draft,
      isFree: false,
      customerId: shop.customer,
      customerName: 'Ana Ruiz',
      method: 'cash',
      reference: null,
      amount: 1_000,
      rest: 1_000,
      currency: 'USD',
      by: 'cashier',
      at: '2026-03-02T18:00:00.000Z',
      entries: [
        {
          id: requested.id,
          kind: 'taken',
          amount: 1_000,
          method: 'cash',
          reference: null,
          reason: null,
          invoice: null,
          by: 'cashier',
          at: '2026-03-02T18:00:00.000Z',
        },
      ],
    });
    const again = await cashier.request('POST', '/deposits', requested, fresh());
    expect(bodyOf(again)).toEqual(bodyOf(answer));
    const other = await cashier.request('POST', '/deposits', { ...requested, amount: 999 }, fresh());
    expect(rejection(other)).toEqual([409, 'record.exists', []]);
    expect(await inDrawer()).toEqual(before + 1_000);
    for (const query of [`invoiceId=${draft}`, `customerId=${shop.customer}`]) {
      expect(bodyOf(await cashier.request('GET', `/deposits?${query}`))).toEqual({ items: [bodyOf(answer)] });
    }
    expect(await book()).toEqual([[], []]);
  });

  test.each([
    ['a walk-in', () => drafted(1, null), { amount: 100 }, [400, 'tender.customerMissing', ['invoiceId']]],
    ['more than it comes to', () => drafted(1), { amount: CABLE + 1 }, [400, 'deposit.over', ['amount']]],
    [
      'a slip nobody named',
      () => drafted(1),
      { amount: 100, method: 'card' },
      [400, 'tender.referenceMissing', ['reference']],
    ],
    ['a draft that is not there', () => Promise.resolve(fresh()), { amount: 100 }, [404, 'record.notFound', []]],
  ])('is rejected for %s', async (_, makeDraft, { amount, ...more }, expected) => {
    const { answer } = await takeDeposit(await makeDraft(), amount, more);
    expect(rejection(answer)).toEqual(expected);
  });

  test('keeps its draft from being thrown away until it is given back, and comes back as it went', async () => {
    const draft = await drafted(1);
    const { draft: requested } = await takeDeposit(draft, 500);
    expect(rejection(await cashier.request('DELETE', `/invoices/${draft}`))).toEqual([409, 'deposit.onDraft', []]);
    expect(rejection(await refundDeposit(requested.id, { method: 'check', reference: '12' }))).toEqual([
      403,
      'approval.needed',
      [],
    ]);
    const before = await inDrawer();
    const backId = fresh();
    expect(bodyOf(await refundDeposit(requested.id, { id: backId }))['rest']).toEqual(0);
    expect((await refundDeposit(requested.id, { id: backId })).status).toEqual(200);
    expect(rejection(await refundDeposit(requested.id))).toEqual([409, 'deposit.spent', []]);
    expect(await inDrawer()).toEqual(before - 500);
    expect((await cashier.request('DELETE', `/invoices/${draft}`)).status).toEqual(200);
    expect(await book()).toEqual([[], []]);
  });

  test('of a card is on the report of the drawer, and in cash it goes out where somebody else agrees', async () => {
    const draft = await drafted(1);
    const { draft: requested } = await takeDeposit(draft, 700, { method: 'card', reference: 'SLIP-7' });
    const [{ id: drawer }] = (await rows<{ id: string }>('select id from register_sessions')) as [{ id: string }];
    const report = bodyOf(await admin.request('GET', `/register-sessions/${drawer}/report`));
    expect(report['others']).toEqual([{ kind: 'card', count: 1, sum: 700 }]);
    const id = fresh();
    expect(rejection(await refundDeposit(requested.id, {}))).toEqual([403, 'approval.needed', []]);
    const requiredFacts = cashier.wanted['refund.otherTender'];
    const approval = {
      id,
      action: 'refund.otherTender',
      subjectId: requested.id,
      for: requiredFacts,
      email: shop.people.admin.email,
    };
    await cashier.request('POST', '/approvals', { ...approval, accessPin: '1111' });
    expect((await refundDeposit(requested.id, { approvalId: id })).status).toEqual(200);
    expect(await book()).toEqual([[], []]);
  });

  test('is never more cash than lies in the drawer when it goes back', async () => {
    const { draft: requested } = await takeDeposit(await drafted(4), 8_000, { method: 'card', reference: 'SLIP-8' });
    expect(rejection(await refundDeposit(requested.id, {}, admin))).toEqual([409, 'payment.noDrawer', ['method']]);
    await rows(
      `update roles set permissions = (select permissions from roles where name = 'admin') where name = 'cashier'`,
    );
    const [{ id: session, sum }] = (await rows<{ id: string; sum: number }>(
      `select s.id, (s.opening_counted + coalesce(sum(m.amount), 0))::int as sum from register_sessions s
       left join cash_movements m on m.session_id = s.id group by s.business_id, s.id`,
    )) as [{ id: string; sum: number }];
    const out = { id: fresh(), kind: 'cashOut', amount: sum - 7_999, reason: 'Bank' };
    expect((await cashier.request('POST', `/register-sessions/${session}/movements`, out, fresh())).status).toEqual(
      200,
    );
    expect(rejection(await refundDeposit(requested.id))).toEqual([409, 'drawer.short', ['method']]);
    expect((await refundDeposit(requested.id, { method: 'card', reference: 'SLIP-8' })).status).toEqual(200);
    await cashier.request(
      'POST',
      `/register-sessions/${session}/movements`,
      { ...out, id: fresh(), kind: 'cashIn', amount: 50_000 },
      fresh(),
    );
  });
});

describe('a sale', () => {
  test('uses the deposit of its draft beside cash, and the rest stays the customer’s', async () => {
    const draft = await drafted(2);
    const { draft: requested } = await takeDeposit(draft, 2 * CABLE);
    // One cable less than was agreed: a part of the deposit is left.
    await cashier.request('PATCH', `/invoices/${draft}`, {
      version: 1,
      ...draftOf(shop, { cables: 1 }),
      customerId: shop.customer,
    });
    const key = fresh();
    const tenders = [pays(requested.id, CABLE)];
    const posted = await checkout(draft, tenders, key);
    expect([posted.status, bodyOf(posted)['status'], bodyOf(posted)['paid']]).toEqual([200, 'paid', CABLE]);
    expect(Object(bodyOf(posted)['payments'])[0]['reference']).toEqual(expect.stringMatching(/^DP-\d+$/));
    expect((await checkout(draft, tenders)).status).toEqual(200);
    expect(await remainderOf(requested.id)).toEqual(CABLE);

    // The balance pays in part for another sale of this customer.
    const next = await drafted(2);
    expect((await checkout(next, [pays(requested.id, CABLE), tenderOf('cash', CABLE)])).status).toEqual(200);
    expect(await remainderOf(requested.id)).toEqual(0);
    expect(await book()).toEqual([[], []]);
  });

  test('that was posted is not the same with another deposit in the place of its own', async () => {
    const draft = await drafted(1);
    const [first, second] = [await takeDeposit(draft, 600), await takeDeposit(draft, 600)];
    const tender = pays(first.draft.id, 600);
    const cash = tenderOf('cash', CABLE - 600);
    expect((await checkout(draft, [tender, cash])).status).toEqual(200);
    expect((await checkout(draft, [tender, cash])).status).toEqual(200);
    const other = await checkout(draft, [{ ...tender, depositId: second.draft.id }, cash]);
    expect(rejection(other)).toEqual([409, 'invoice.posted', []]);
    expect([await remainderOf(first.draft.id), await remainderOf(second.draft.id)]).toEqual([0, 600]);
    expect((await refundDeposit(second.draft.id)).status).toEqual(200);
  });

  test('is rejected with a deposit that is another’s, waits elsewhere, is not there, or is too small', async () => {
    const [draft, elsewhere] = [await drafted(2), await drafted(1)];
    const { draft: own } = await takeDeposit(draft, 500);
    const { draft: waiting } = await takeDeposit(elsewhere, 500);
    const cash = tenderOf('cash', 2 * CABLE);
    const tried = async (id: string, tender: object) => rejection(await checkout(id, [tender, cash]));
    expect(await tried(draft, pays(own.id, 501))).toEqual([409, 'deposit.short', ['tenders.0.amount']]);
    expect(await tried(draft, pays(waiting.id, 500))).toEqual([409, 'deposit.waits', ['tenders.0']]);
    expect(await tried(draft, pays(fresh(), 1))).toEqual([404, 'record.notFound', ['tenders.0']]);
    expect(await tried(draft, { id: fresh(), kind: 'deposit', amount: 1 })).toEqual([
      404,
      'record.notFound',
      ['tenders.0'],
    ]);
    expect(await tried(await drafted(2, null), pays(own.id, 500))).toEqual([
      409,
      'deposit.otherCustomer',
      ['tenders.0'],
    ]);
    expect([await remainderOf(own.id), await remainderOf(waiting.id)]).toEqual([500, 500]);
  });

  test('of eight that want the same deposit at once takes it in one', async () => {
    const own = await drafted(1);
    const { draft: requested } = await takeDeposit(own, CABLE);
    await checkout(own, [tenderOf('cash', CABLE)]);
    const sales = await Promise.all(Array.from({ length: 8 }, () => drafted(1)));
    const answers = await Promise.all(sales.map((id) => checkout(id, [pays(requested.id, CABLE)])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await remainderOf(requested.id)).toEqual(0);
    expect(await book()).toEqual([[], []]);
  });

  test('that is voided gives the deposit back to the customer, who may have its money', async () => {
    const draft = await drafted(1);
    const { draft: requested } = await takeDeposit(draft, 1_500);
    await checkout(draft, [pays(requested.id, 1_500), tenderOf('cash', CABLE)]);
    expect(await remainderOf(requested.id)).toEqual(0);
    const voided = await admin.request('POST', `/invoices/${draft}/void`, { reason: 'Wrong colour' }, fresh());
    expect([voided.status, await remainderOf(requested.id)]).toEqual([200, 1_500]);
    const [deposit] = Object(bodyOf(await cashier.request('GET', `/deposits?invoiceId=${draft}`))['items']);
    expect([deposit.isFree, deposit.entries.map((e: { kind: string }) => e.kind)]).toEqual([
      true,
      ['taken', 'used', 'returned'],
    ]);
    expect((await refundDeposit(requested.id)).status).toEqual(200);
    expect(await book()).toEqual([[], []]);
  });

  test('that a deposit paid is refunded as the deposit was taken', async () => {
    const draft = await drafted(1);
    const { draft: requested } = await takeDeposit(draft, CABLE, { method: 'card', reference: 'SLIP-9' });
    const posted = await checkout(draft, [pays(requested.id, CABLE)]);
    expect(posted.status).toEqual(200);
    const refundable = bodyOf(await admin.request('GET', `/refunds/refundable/${draft}`));
    expect(refundable['tenders']).toEqual([{ kind: 'card', paid: CABLE, refunded: 0, left: CABLE }]);
  });

  test('of a quote whose last day is over takes no deposit', async () => {
    const draft = await drafted(1);
    await cashier.request('POST', `/invoices/${draft}/quote`, { version: 1, until: '2026-03-03' });
    expect((await takeDeposit(draft, 100)).answer.status).toEqual(200);
    time.now = new Date('2026-03-05T18:00:00.000Z');
    const again = await signIn(app, shop, 'cashier');
    const requested = { id: fresh(), invoiceId: draft, amount: 100, method: 'cash' };
    expect(rejection(await again.request('POST', '/deposits', requested, fresh()))).toEqual([409, 'quote.expired', []]);
    time.now = new Date('2026-03-02T18:00:00.000Z');
  });
});

test('no statement takes more of a deposit than there is', async () => {
  const { draft: requested } = await takeDeposit(await drafted(1), 300);
  await expect(rows('update deposits set rest = rest - 301 where id = $1', [requested.id])).rejects.toThrow(
    'deposits_rest',
  );
});
