import { luhnDigit } from '@tilldesk/domain/fields';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { addCost } from '../../ledgers/stock/cost.store.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';

const db = await testDatabase(12);
const shop = await smallShop(db, 'trade', 12);
const { app } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const bodyOf = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const rejection = (answer: ApiResponse) => [
  answer.status,
  bodyOf(answer)['code'],
  Object.keys(Object(bodyOf(answer)['fields'])),
];
const inDrawer = async () =>
  Number(Object((await rows('select coalesce(sum(amount), 0)::int as sum from cash_movements'))[0])['sum']);
const credit = async () =>
  Number(Object((await rows('select store_credit from customers where id = $1', [shop.customer]))[0])['store_credit']);

let deviceCount = 0;
/** Returns an IMEI that is not used yet. */
const nextCode = () => {
  deviceCount += 1;
  const body = `35${String(900_000_000_000 + deviceCount)}`;
  return body + luhnDigit(body);
};
const offerOf = (more: object = {}) => ({
  id: fresh(),
  invoiceId: null as string | null,
  customerId: shop.customer,
  productId: shop.phone,
  codes: [nextCode()],
  grade: 'B',
  color: 'Black',
  storage: '128 GB',
  batteryHealth: 88,
  lockStatus: 'unlocked',
  notes: null,
  document: { kind: 'passport', number: 'X12345678', expires: '2030-01-01' },
  blacklist: 'clear',
  blacklistReference: 'CM-1',
  unlocked: true,
  agreed: true,
  offer: 12_000,
  payout: 'cash',
  ...more,
});
const offer = (more: object = {}, person = cashier) => {
  const draft = offerOf(more);
  return person.request('POST', '/trade-ins', draft).then((answer) => ({ draft, answer }));
};
const unitOf = (id: string) =>
  rows(
    `select u.status, u.unit_cost as cost, u.acquired_via as via, t.status as trade, t.number, t.paid_out as out
     from trade_ins t left join units u on u.id = t.unit_id where t.id = $1`,
    [id],
  );
/** Cables at 19.99 with 8.25 % tax, sold to the customer with the trade-ins. */
const saleOf = (cables: number, tenders: object[]) => ({
  draft: { ...draftOf(shop, { cables }), customerId: shop.customer },
  tenders,
});
const checkout = (id: string, body: object, key = fresh()) =>
  cashier.request('POST', `/invoices/${id}/checkout`, body, key);
const traded = (id: string, amount: number) => ({ id, kind: 'tradeIn', amount });
const approval = async (action: string, subjectId: string) => {
  const id = fresh();
  const { email } = shop.people.admin;
  await cashier.request('POST', '/approvals', {
    id,
    action,
    subjectId,
    for: cashier.wanted[action] ?? [],
    email,
    accessPin: '1111',
  });
  return id;
};

await cashier.request('POST', '/clock/in', { email: shop.people.cashier.email, pin: '1111', clockInCash: 1000 });

describe('an offer', () => {
  test.each<[string, object, unknown[]]>([
    ['for what has no IMEI', { productId: shop.cable }, [400, 'tradeIn.notSerialized', ['productId']]],
    ['for what stands in the shop', { codes: [shop.units[0]!.code] }, [409, 'unit.taken', ['codes']]],
    ['with a wrong check digit', { codes: ['356938035643800'] }, [400, 'tradeIn.invalidCheckDigit', ['codes']]],
    ['for a stolen phone', { blacklist: 'listed' }, [409, 'tradeIn.blacklisted', ['blacklist']]],
    ['for a phone with an account on it', { unlocked: false }, [409, 'tradeIn.locked', ['unlocked']]],
    ['that nobody signed', { agreed: false }, [400, 'tradeIn.notAgreed', ['agreed']]],
    [
      'with an old document',
      { document: { kind: 'passport', number: 'X1', expires: '2026-03-01' } },
      [409, 'tradeIn.documentOver', ['document.expires']],
    ],
    ['by nobody', { customerId: fresh() }, [404, 'record.notFound', ['customerId']]],
    ['above the price', { offer: 79_901 }, [403, 'approval.needed', []]],
  ])('%s is rejected at its field', async (_, more, expected) => {
    expect(rejection((await offer(more)).answer)).toEqual(expected);
  });

  test('above the price is kept with an approval; sent twice it is one; papers are masked but for those who answer for them', async () => {
    const draft = offerOf({ offer: 79_901 });
    expect(rejection(await cashier.request('POST', '/trade-ins', draft))).toEqual([403, 'approval.needed', []]);
    const order = { ...draft, approvalId: await approval('tradeIn.offer', draft.id) };
    const [first, second] = [
      await cashier.request('POST', '/trade-ins', order),
      await cashier.request('POST', '/trade-ins', order),
    ];
    expect([first.status, second.body]).toEqual([200, first.body]);
    const numbers = [first, await admin.request('GET', `/trade-ins/${draft.id}`)].map((one) => bodyOf(one)['document']);
    expect(numbers).toEqual([
      { kind: 'passport', number: '•••678', expires: '2030-01-01', isMasked: true },
      { kind: 'passport', number: 'X12345678', expires: '2030-01-01', isMasked: false },
    ]);
    const terms = { offer: 10_000, payout: 'storeCredit', version: 1 };
    expect(bodyOf(await cashier.request('PATCH', `/trade-ins/${draft.id}`, terms))['offer']).toEqual(10_000);
    expect(rejection(await cashier.request('PATCH', `/trade-ins/${draft.id}`, terms))).toEqual([
      409,
      'record.changed',
      [],
    ]);
    expect(bodyOf(await cashier.request('DELETE', `/trade-ins/${draft.id}`))['status']).toEqual('discarded');
    expect(await unitOf(draft.id)).toEqual([
      { status: null, cost: null, via: null, trade: 'discarded', number: null, out: null },
    ]);
  });
});

/** Five cables are 108.20 with tax, ten 216.39. */
describe('in a sale', () => {
  test.each([
    ['worth less, the rest by card', 10, 'cash', tenderOf('card', 9_639), { out: 0, drawer: 0, credit: 0 }],
    ['worth less, the rest in cash', 10, 'cash', tenderOf('cash', 10_000), { out: 0, drawer: 9_639, credit: 0 }],
    ['worth more, the rest in cash', 5, 'cash', null, { out: 1_180, drawer: -1_180, credit: 0 }],
    ['worth more, the rest as credit', 5, 'storeCredit', null, { out: 1_180, drawer: 0, credit: 1_180 }],
  ])('%s: unit, payment, drawer and credit agree to the cent', async (_, cables, payout, otherTender, expected) => {
    const before = { drawer: await inDrawer(), credit: await credit() };
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId, payout });
    const body = saleOf(cables, [traded(draft.id, 12_000), ...(otherTender === null ? [] : [otherTender])]);
    const key = fresh();
    const [sold, again] = [await checkout(invoiceId, body, key), await checkout(invoiceId, body, key)];
    expect([sold.status, bodyOf(sold)['status'], again.body]).toEqual([200, 'paid', sold.body]);
    expect(await unitOf(draft.id)).toEqual([
      {
        status: 'pending_inspection',
        cost: 12_000,
        via: 'tradeIn',
        trade: 'accepted',
        number: expect.any(Number),
        out: expected.out,
      },
    ]);
    expect(await rows(`select tendered, change, reference from payments where id = $1`, [draft.id])).toEqual([
      { tendered: 12_000, change: expected.out, reference: draft.codes[0] },
    ]);
    const moved = { drawer: (await inDrawer()) - before.drawer, credit: (await credit()) - before.credit };
    expect({ out: expected.out, ...moved }).toEqual(expected);
    expect(await differences(db)).toEqual([]);
  });

  test.each<[string, (id: string) => object[], unknown[]]>([
    ['of another amount', (id) => [traded(id, 11_999)], [409, 'tradeIn.changed', ['tenders.0']]],
    ['that does not cover it', (id) => [traded(id, 12_000)], [400, 'tender.short', []]],
    ['that nobody offered', () => [traded(fresh(), 12_000)], [404, 'record.notFound', ['tenders.0']]],
  ])('a trade-in %s makes no sale and no unit', async (_, tenders, expected) => {
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId });
    expect(rejection(await checkout(invoiceId, saleOf(10, tenders(draft.id))))).toEqual(expected);
    expect(await unitOf(draft.id)).toEqual([
      { status: null, cost: null, via: null, trade: 'offered', number: null, out: null },
    ]);
  });

  test('goes with the draft that is thrown away', async () => {
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId });
    await cashier.request('POST', '/invoices', { id: invoiceId, ...draftOf(shop, { cables: 1 }) });
    await cashier.request('DELETE', `/invoices/${invoiceId}`);
    expect(bodyOf(await cashier.request('GET', `/trade-ins?invoiceId=${invoiceId}`))).toEqual({ items: [] });
    expect(rejection(await cashier.request('POST', `/trade-ins/${draft.id}/accept`, { version: 2 }, fresh()))).toEqual([
      409,
      'tradeIn.over',
      [],
    ]);
  });

  test('pays for the lines that were sent with it, and for no others under the same cart; nor is it bought once more alone', async () => {
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId, payout: 'storeCredit' });
    const [few, more] = [1, 4].map((cables) => saleOf(cables, [traded(draft.id, 12_000)]));
    const sold = await checkout(invoiceId, few!);
    expect([sold.status, (await checkout(invoiceId, few!)).body]).toEqual([200, sold.body]);
    expect(rejection(await checkout(invoiceId, more!))).toEqual([409, 'invoice.posted', []]);
    const alone = await cashier.request('POST', `/trade-ins/${draft.id}/accept`, { version: 1 }, fresh());
    expect(rejection(alone)).toEqual([409, 'tradeIn.over', []]);
  });

  test('takes along what was added to its cost when it is taken back', async () => {
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId });
    await checkout(invoiceId, saleOf(10, [traded(draft.id, 12_000), tenderOf('card', 9_639)]));
    await inBusiness(db, shop.businessId, async (tx) => {
      const [unit] = await tx.raw<{ id: string }>('select unit_id as id from trade_ins where id = $1', [draft.id]);
      const freight = { shares: [{ unitId: unit!.id, amount: 443 }], kind: 'landedCost' as const };
      await addCost(tx, shop.scope, OPENED, { ...freight, source: { kind: 'landedCost', id: fresh() } });
    });
    const voided = await admin.request('POST', `/invoices/${invoiceId}/void`, { reason: 'Oops' }, fresh());
    expect([voided.status, await differences(db)]).toEqual([200, []]);
  });

  test('another customer cannot use it', async () => {
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId });
    const body = saleOf(10, [traded(draft.id, 12_000), tenderOf('card', 9_639)]);
    const sold = await checkout(invoiceId, { ...body, draft: { ...body.draft, customerId: null } });
    expect(rejection(sold)).toEqual([409, 'tradeIn.otherCustomer', ['tenders.0']]);
  });

  test('two tills take one device in: one of them does', async () => {
    const ids = [fresh(), fresh()];
    const code = nextCode();
    const drafts = await Promise.all(ids.map((invoiceId) => offer({ invoiceId, codes: [code] })));
    const answers = await Promise.all(
      ids.map((id, i) => checkout(id, saleOf(10, [traded(drafts[i]!.draft.id, 12_000), tenderOf('card', 9_639)]))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await differences(db)).toEqual([]);
  });

  test('what was sold here and comes back goes on as the same device; voiding takes it away again', async () => {
    const unit = shop.units[1]!;
    const sale = { draft: draftOf(shop, { units: [unit.id] }), tenders: [tenderOf('card', 86_492)] };
    const first = await checkout(fresh(), sale);
    const known = bodyOf(await cashier.request('GET', `/trade-in-device?code=${unit.code}`));
    expect([known['status'], known['invoice']]).toEqual([
      'sold',
      { id: bodyOf(first)['id'], number: bodyOf(first)['number'] },
    ]);
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId, codes: [unit.code], payout: 'storeCredit' });
    await checkout(invoiceId, saleOf(5, [traded(draft.id, 12_000)]));
    expect(
      await rows('select count(*)::int as lives from units where code = $1 group by device_id', [unit.code]),
    ).toEqual([{ lives: 2 }]);
    const [before, drawer] = [await credit(), await inDrawer()];
    const voided = await admin.request(
      'POST',
      `/invoices/${invoiceId}/void`,
      { reason: 'Changed their mind' },
      fresh(),
    );
    expect([voided.status, await credit(), await inDrawer()]).toEqual([200, before - 1_180, drawer]);
    expect(await unitOf(draft.id)).toEqual([
      { status: 'void', cost: 12_000, via: 'tradeIn', trade: 'voided', number: expect.any(Number), out: 1_180 },
    ]);
    expect(await differences(db)).toEqual([]);
  });

  test('the rest that was paid out in cash goes back into the drawer when the sale is voided', async () => {
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId });
    const before = await inDrawer();
    await checkout(invoiceId, saleOf(5, [traded(draft.id, 12_000)]));
    const paidOut = await inDrawer();
    const voided = await admin.request('POST', `/invoices/${invoiceId}/void`, { reason: 'Oops' }, fresh());
    expect([paidOut, voided.status, await inDrawer()]).toEqual([before - 1_180, 200, before]);
    expect(await differences(db)).toEqual([]);
  });

  test('an invoice whose trade-in went on is not voided', async () => {
    const invoiceId = fresh();
    const { draft } = await offer({ invoiceId });
    await checkout(invoiceId, saleOf(10, [traded(draft.id, 12_000), tenderOf('card', 9_639)]));
    await rows(
      `update units set status = 'in_stock', source_kind = 'unit', source_id = null where code = $1`,
      draft.codes,
    );
    const voided = await admin.request('POST', `/invoices/${invoiceId}/void`, { reason: 'Oops' }, fresh());
    expect(rejection(voided)).toEqual([409, 'tradeIn.unitMoved', []]);
  });
});

describe('without a sale', () => {
  test('the whole offer goes out once, and comes back when it is taken back', async () => {
    const before = await inDrawer();
    const { draft } = await offer();
    const accept = () => cashier.request('POST', `/trade-ins/${draft.id}/accept`, { version: 1 }, fresh());
    const [first, second] = [await accept(), await accept()];
    expect([first.status, bodyOf(first)['paidOut'], second.body, await inDrawer()]).toEqual([
      200,
      12_000,
      first.body,
      before - 12_000,
    ]);
    const undo = (more: object) =>
      cashier.request('POST', `/trade-ins/${draft.id}/void`, { reason: 'Not theirs', ...more }, fresh());
    expect(rejection(await undo({}))).toEqual([403, 'approval.needed', []]);
    const voided = await undo({ approvalId: await approval('tradeIn.void', draft.id) });
    expect([voided.status, bodyOf(voided)['status'], await inDrawer()]).toEqual([200, 'voided', before]);
    expect(await differences(db)).toEqual([]);
  });

  test('nobody pays out what is not in the drawer, or without one', async () => {
    const { draft } = await offer({ offer: 79_900 });
    await rows(`update register_sessions set opening_counted = 0`);
    const body = { version: 1 };
    expect(rejection(await cashier.request('POST', `/trade-ins/${draft.id}/accept`, body, fresh()))).toEqual([
      409,
      'drawer.short',
      [],
    ]);
    expect(rejection(await admin.request('POST', `/trade-ins/${draft.id}/accept`, body, fresh()))).toEqual([
      409,
      'drawer.needed',
      [],
    ]);
    expect(await unitOf(draft.id)).toEqual([
      { status: null, cost: null, via: null, trade: 'offered', number: null, out: null },
    ]);
  });
});
