import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Refund, RefundDraft } from '@tilldesk/domain/refunds';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { bodyOf, PHONE, refundingShop, rejection, tender, type Sold } from '../../testing/refunds.ts';
import { draftOf } from '../../testing/till.ts';

const db = await testDatabase(12);
const { shop, app, rows, admin, cashier, sell, back, draftRefund, post, approve, inDrawer, fresh } =
  await refundingShop(db, 'exchanges', 40);
afterAll(() => app.close());

const CABLE = 1_999 + 165;
const refundOf = (answer: { body: unknown }) => Object(answer.body) as Refund;
const invoice = async (id: string) => bodyOf(await admin.request('GET', `/invoices/${id}`));
const unitNow = async (id: string | null) => (await rows('select status from units where id = $1', [id]))[0];
const allLinesOf = ({ lines }: Sold) => lines.map((line) => back(line, { quantity: line.quantity }));
const voided = (id: string, person = admin, more: object = {}) =>
  person.request('POST', `/refunds/${id}/void`, { reason: 'mistake', ...more }, fresh());
let last = shop.units.length;
/** An exchange of a sale for cables and phones; the shop's last phones are given out. */
const exchange = (
  sold: Sold,
  goods: { cables?: number; phones?: number },
  more: Partial<RefundDraft> = {},
): RefundDraft => {
  const units = Array.from({ length: goods.phones ?? 0 }, () => shop.units[--last]!.id);
  const { lines, discount } = draftOf(shop, { ...goods, units });
  const sale = { id: fresh(), lines, discount, notes: null, tenders: [], dueDate: null, approvalId: null };
  return { ...draftRefund(sold.id, allLinesOf(sold), []), kind: 'exchange', sale, ...more };
};
const paying = (draft: RefundDraft, tenders: ReturnType<typeof tender>[]): RefundDraft =>
  draft.sale ? { ...draft, sale: { ...draft.sale, tenders } } : draft;

describe('an exchange', () => {
  test('for cheaper goods pays the rest out; both documents name each other, and only the rest moves in the drawer', async () => {
    const sold = await sell({ phones: 1 });
    const before = await inDrawer();
    const draft = exchange(sold, { cables: 1 }, { tenders: [tender('cash', PHONE - CABLE)] });
    const { total, exchanged, paidOut, sale, settledBy } = refundOf(await post(draft));
    expect([total, exchanged, paidOut, sale?.total, settledBy]).toEqual([
      PHONE,
      CABLE,
      PHONE - CABLE,
      CABLE,
      ['exchange', 'cash'],
    ]);
    expect(await inDrawer()).toEqual(before - PHONE + CABLE);
    const { status, exchangeOf, payments } = await invoice(sale!.id);
    expect([status, Object(exchangeOf).id, Object(payments)[0].kind, Object(payments)[0].amount]).toEqual([
      'paid',
      draft.id,
      'exchange',
      CABLE,
    ]);
    expect(rejection(await admin.request('POST', `/invoices/${sale!.id}/void`, { reason: 'x' }, fresh()))).toEqual([
      409,
      'invoice.exchanged',
      [],
    ]);
  });

  test('for dearer goods takes the rest in, even for cables of one kind', async () => {
    const sold = await sell({ cables: 2 });
    const draft = paying(exchange(sold, { phones: 1, cables: 1 }), [tender('card', PHONE + CABLE - (2 * 1_999 + 330))]);
    const { exchanged, paidOut, sale } = refundOf(await post(draft));
    expect([exchanged, paidOut, sale?.total]).toEqual([4_328, 0, PHONE + CABLE]);
  });

  test('is all or nothing: too little for the new goods, or a phone that is sold already', async () => {
    const [sold, other] = [await sell({ cables: 1 }), await sell({ phones: 1 })];
    const short = paying(exchange(sold, { phones: 1 }), [tender('card', 100)]);
    expect(rejection(await post(short))).toEqual([400, 'tender.short', []]);
    const { sale, ...rest } = paying(exchange(sold, { phones: 1 }), [tender('card', PHONE - CABLE)]);
    const lines = sale!.lines.map((line) => ({ ...line, unitId: other.lines[0]!.unitId }));
    const withoutUnits = { ...rest, sale: { ...sale!, lines } };
    expect(rejection(await post(withoutUnits))).toEqual([409, 'unit.sold', ['sale.lines.0.unitId']]);
    const { refunded, refunds } = await invoice(sold.id);
    expect([refunded, refunds]).toEqual([0, []]);
    expect((await admin.request('GET', `/invoices/${sale!.id}`)).status).toEqual(404);
  });

  test('voided takes its sale back with it, to the cent', async () => {
    const sold = await sell({ phones: 1 });
    const before = [await inDrawer(), await rows('select on_hand, value from stock_levels')];
    const draft = exchange(sold, { cables: 2 }, { tenders: [tender('cash', PHONE - 4_328)] });
    const { sale } = refundOf(await post(draft));
    expect(refundOf(await voided(draft.id)).status).toEqual('voided');
    expect([await inDrawer(), await rows('select on_hand, value from stock_levels')]).toEqual(before);
    expect([(await invoice(sale!.id))['status'], (await invoice(sold.id))['refunded']]).toEqual(['voided', 0]);
    expect(await unitNow(sold.lines[0]!.unitId)).toEqual({ status: 'sold' });
    expect(rejection(await voided(draft.id))).toEqual([409, 'refund.voided', []]);
  });
});

describe('a void', () => {
  test.each(['restock', 'inspect', 'rma', 'scrap'] as const)(
    'gives a unit out again that went the way %s, and its invoice may be refunded anew',
    async (disposition) => {
      const sold = await sell({ phones: 1, cables: 2 });
      const cables = disposition === 'restock' || disposition === 'scrap' ? disposition : 'restock';
      const lines = [back(sold.lines[0]!, { back: disposition }), back(sold.lines[1]!, { quantity: 2, back: cables })];
      const fullPrice = PHONE + 4_328;
      const draft = draftRefund(sold.id, lines, [tender('cash', fullPrice)]);
      expect((await post(draft)).status).toEqual(200);
      expect(rejection(await voided(draft.id, cashier))).toEqual([403, 'approval.needed', []]);
      const approvalId = await approve('refund.void', draft.id);
      expect((await voided(draft.id, cashier, { approvalId })).status).toEqual(200);
      expect(await unitNow(sold.lines[0]!.unitId)).toEqual({ status: 'sold' });
      const again = draftRefund(sold.id, allLinesOf(sold), [tender('cash', fullPrice)]);
      expect((await post(again)).status).toEqual(200);
    },
  );

  test('makes due again what it had lowered, and takes store credit back while it is there', async () => {
    const paid = [tender('onAccount', 50_000), tender('card', PHONE - 50_000)];
    const sold = await sell({ phones: 1, customer: true }, paid);
    const draft = draftRefund(sold.id, allLinesOf(sold), [tender('storeCredit', PHONE - 50_000)]);
    await post(draft);
    expect((await voided(draft.id)).status).toEqual(200);
    const { status, due } = await invoice(sold.id);
    expect([status, due]).toEqual(['open', 50_000]);
    expect(await rows('select store_credit::int as credit, total_spent::int as spent from customers')).toEqual([
      { credit: 0, spent: PHONE },
    ]);
    const second = draftRefund(sold.id, allLinesOf(sold), [tender('storeCredit', PHONE - 50_000)]);
    await post(second);
    await sell({ cables: 1, customer: true }, [tender('storeCredit', CABLE)]);
    expect(rejection(await voided(second.id))).toEqual([409, 'refund.spent', []]);
  });

  test('comes too late on another day, and for a phone that was sold on', async () => {
    const sold = await sell({ phones: 1 }, [tender('card', PHONE)]);
    const draft = draftRefund(sold.id, allLinesOf(sold), [tender('card', PHONE)]);
    await post(draft);
    const made = (day: string) => rows('update refunds set business_day = $1 where id = $2', [day, draft.id]);
    await made('2026-03-01');
    expect(rejection(await voided(draft.id))).toEqual([409, 'refund.voidLate', []]);
    await made('2026-03-02');
    const resold = { ...draftOf(shop, { units: [sold.lines[0]!.unitId!] }) };
    await cashier.request(
      'POST',
      `/invoices/${fresh()}/checkout`,
      { draft: resold, tenders: [tender('card', PHONE)] },
      fresh(),
    );
    expect(rejection(await voided(draft.id))).toEqual([409, 'unit.notAvailable', []]);
  });
});

test('without a receipt: an approval, at most today’s price, store credit; a unit that was sold on an invoice goes by that', async () => {
  const one = { ...back({ id: '', unitId: null, quantity: 1 }), lineId: null, productId: shop.cable, amount: 1_999 };
  const draft = {
    ...draftRefund(null, [one], [tender('storeCredit', CABLE)]),
    kind: 'noReceipt' as const,
    customerId: shop.customer,
  };
  expect(rejection(await post(draft))).toEqual([403, 'approval.needed', []]);
  const approvalIds = [await approve('refund.noReceipt', draft.id)];
  const expensiveDraft = { ...draft, approvalIds, lines: [{ ...one, amount: 2_000 }] };
  expect(rejection(await post(expensiveDraft))).toEqual([400, 'refund.priceOver', ['lines.0.amount']]);
  expect(refundOf(await post({ ...draft, approvalIds })).total).toEqual(CABLE);
  const cash = { ...draft, id: fresh(), lines: [{ ...one, id: fresh() }], tenders: [tender('cash', CABLE)] };
  const only = [await approve('refund.noReceipt', cash.id)];
  expect(rejection(await post({ ...cash, approvalIds: only }))).toEqual([403, 'approval.needed', []]);
  const sold = await sell({ phones: 1 });
  const phone = { ...one, id: fresh(), productId: shop.phone, unitId: sold.lines[0]!.unitId };
  const withUnit = { ...draft, id: fresh(), lines: [phone] };
  expect(rejection(await post(withUnit, admin))).toEqual([409, 'refund.hasInvoice', ['lines.0.unitId']]);
});

/** Returns the phone of a sale, which a search finds by its IMEI. */
async function named({ lines }: Sold) {
  const unit = shop.units.find(({ id }) => id === lines[0]!.unitId)!;
  await inBusiness(db, shop.businessId, (tx) =>
    setTerms(tx, shop.businessId, 'unit', unit.id, termsOf([], [unit.code])),
  );
  return unit;
}

test('lists, finds and figures know of refunds: search, the drawer’s report, today’s net sales, what a person sold', async () => {
  const figures = async () => {
    const { netSales, tendered, pieces } = bodyOf(await admin.request('GET', '/dashboard'));
    return [netSales, tendered, pieces];
  };
  const stats = async () =>
    bodyOf(await admin.request('GET', `/employees/${shop.people.cashier.id}/sales-stats`))['net'];
  const before = [await figures(), await stats()];
  const sold = await sell({ phones: 1 });
  const { number, id } = refundOf(await post(draftRefund(sold.id, allLinesOf(sold), [tender('cash', PHONE)])));
  expect([await figures(), await stats()]).toEqual(before);
  const found = async (query: string) =>
    (Object(bodyOf(await admin.request('GET', `/refunds?${query}`))['items']) as Refund[]).map((row) => row.id);
  const { code } = await named(sold);
  const { number: of } = await invoice(sold.id);
  expect([
    await found(`search=${number}`),
    await found(`search=${code}`),
    await found(`search=${String(of)}`),
    await found(`invoiceId=${sold.id}`),
  ]).toEqual([[id], [id], [id], [id]]);
  const { hits } = bodyOf(await admin.request('GET', `/scan?q=${number}`));
  expect(Object(hits)[0].params).toEqual({ refundId: id });
  const other = await sell({ phones: 1 });
  const unit = await named(other);
  const invoices = bodyOf(await cashier.request('GET', `/refunds/invoices?text=${unit.code}`))['items'];
  const goods = bodyOf(await cashier.request('GET', `/refunds/goods?text=${unit.code}`))['items'];
  expect([Object(invoices)[0].id, Object(goods)[0].invoice.id]).toEqual([other.id, other.id]);
  const [drawer] = await rows<{ id: string }>('select id from register_sessions');
  const report = bodyOf(await admin.request('GET', `/register-sessions/${drawer!.id}/report`));
  const cash = await rows(
    `select count(*)::int as count, sum(amount)::int as sum from cash_movements where kind = 'refund'`,
  );
  expect(Object(report['kinds']).filter((one: { kind: string }) => one.kind === 'refund')).toEqual([
    { kind: 'refund', ...cash[0] },
  ]);
});

test('an invoice of another store of the business is refunded there', async () => {
  const sold = await sell({ cables: 1 });
  const [store] = await rows<{ id: string }>(
    `insert into stores (business_id, id, code, name, currency, time_zone, default_tax_rate, created_at, updated_at)
     values ($1, $2, 'else', 'Elsewhere', 'USD', 'UTC', 0, now(), now()) returning id`,
    [shop.businessId, fresh()],
  );
  await rows('update invoices set store_id = $1, number = 77 where id = $2', [store!.id, sold.id]);
  const answers = [
    await cashier.request('GET', `/refunds/refundable/${sold.id}`),
    await post(draftRefund(sold.id, allLinesOf(sold), [])),
  ];
  expect(answers.map(rejection)).toEqual([
    [409, 'refund.otherStore', []],
    [409, 'refund.otherStore', []],
  ]);
  await rows(
    'update invoices set store_id = $1, number = (select last from numbers where kind = $3 and store_id = $1) where id = $2',
    [shop.scope.storeId, sold.id, 'invoice'],
  );
});

test('however an invoice is refunded, piece by piece and part by part, it brings what was paid and no cent more', async () => {
  const step = fc.record({ line: fc.nat(1), pieces: fc.nat(2), share: fc.integer({ min: 1, max: 100 }) });
  const run = fc.asyncProperty(
    fc.integer({ min: 1, max: 4 }),
    fc.array(step, { maxLength: 5 }),
    async (cables, steps) => {
      const discount = { kind: 'amount', amount: 777 };
      const sold = await sell({ phones: 1, cables }, null, { discount });
      const { total } = await invoice(sold.id);
      for (const { line: at, pieces, share } of [...steps, ...[0, 1].map((line) => ({ line, pieces: 9, share: 0 }))]) {
        const { lines } = bodyOf(await cashier.request('GET', `/refunds/refundable/${sold.id}`));
        const { left, leftNet } = Object(lines)[at];
        const quantity = Math.min(left, pieces);
        if (quantity === 0 && leftNet === 0) continue;
        const amount = quantity > 0 ? null : Math.max(1, Math.floor((leftNet * share) / 100));
        const line = back(sold.lines[at]!, {
          quantity,
          amount,
          ...(amount === null ? {} : { back: 'none', unitId: null }),
        });
        // No refund has this amount: the problem names the actual one.
        const draftToSend = draftRefund(sold.id, [line], [tender('storeCredit', 9_000_000)]);
        const { due } = Object(bodyOf(await post({ ...draftToSend, customerId: shop.customer }, admin))['params']);
        const paid = {
          ...draftToSend,
          customerId: shop.customer,
          tenders: due === 0 ? [] : [tender('storeCredit', due)],
        };
        expect((await post(paid, admin)).status).toEqual(200);
      }
      expect((await invoice(sold.id))['refunded']).toEqual(total);
    },
  );
  await fc.assert(run, { numRuns: 4, endOnFailure: true });
});

test('every ledger agrees with what was kept of all that', async () => {
  expect(await differences(db)).toEqual([]);
});
