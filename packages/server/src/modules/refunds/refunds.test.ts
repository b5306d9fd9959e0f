import { afterAll, describe, expect, test } from 'vitest';
import type { Refund, RefundLineDraft, RefundTender } from '@tilldesk/domain/refunds';
import { testDatabase } from '../../database/testing/test-database.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { bodyOf, PHONE, refundingShop, rejection, tender, type Sold } from '../../testing/refunds.ts';

const db = await testDatabase(12);
const { shop, app, rows, admin, cashier, sell, back, draftRefund, post, approve, inDrawer, fresh } =
  await refundingShop(db, 'refunds', 30);
afterAll(() => app.close());

const CABLE = 1_999 + 165;
const refundOf = (answer: { body: unknown }) => Object(answer.body) as Refund;
const invoice = async (id: string) => bodyOf(await admin.request('GET', `/invoices/${id}`));
const unitNow = (id: string | null) =>
  rows('select status, invoice_id is not null as "isSold", unit_cost as cost from units where id = $1', [id]);
const stockLevel = async () => (await rows('select on_hand as pieces, value from stock_levels'))[0];
const allLinesOf = ({ lines }: Sold) => lines.map((line) => back(line, { quantity: line.quantity }));

describe('a refund with its invoice', () => {
  test('brings the very unit back and its money out of the drawer; the invoice says so; a second sending changes nothing', async () => {
    const before = await inDrawer();
    const sold = await sell({ phones: 1 });
    const draft = draftRefund(sold.id, allLinesOf(sold), [tender('cash', PHONE)]);
    const key = fresh();
    const answer = await post(draft, cashier, key);
    const { number, status, net, tax, total, paidOut, settledBy, lines } = refundOf(answer);
    expect([answer.status, number, status, net, tax, total, paidOut, settledBy]).toEqual([
      200,
      'RF-1001',
      'posted',
      79_900,
      6_592,
      PHONE,
      PHONE,
      ['cash'],
    ]);
    expect(lines.map(({ cost }) => cost)).toEqual([null]);
    expect(await inDrawer()).toEqual(before);
    expect(await unitNow(sold.lines[0]!.unitId)).toEqual([{ status: 'in_stock', isSold: false, cost: 50_000 }]);
    const { refunded, refunds, lines: left } = await invoice(sold.id);
    expect([refunded, Object(refunds).length, Object(left)[0].returned, Object(left)[0].refundedNet]).toEqual([
      PHONE,
      1,
      1,
      79_900,
    ]);
    expect([await post(draft, cashier, key), await post(draft)].map((again) => refundOf(again).number)).toEqual([
      'RF-1001',
      'RF-1001',
    ]);
    expect(await rows('select count(*)::int as refunds from refunds')).toEqual([{ refunds: 1 }]);
  });

  test('says in which language its customer is written to', async () => {
    await rows(`update customers set preferred_language = 'es'`);
    const sold = await sell({ cables: 1, customer: true }, [tender('card', CABLE)]);
    const answer = await post(draftRefund(sold.id, allLinesOf(sold), [tender('card', CABLE)]));
    expect([answer.status, refundOf(answer).customerLanguage]).toEqual([200, 'es']);
  });

  test('pieces go back one by one at what they cost, and what is thrown away is written off', async () => {
    const start = await stockLevel();
    const sold = await sell({ cables: 3 }, [tender('card', 3 * 1_999 + 495)]);
    const [line] = sold.lines;
    const parts: number[] = [];
    for (const disposition of ['restock', 'scrap', 'restock'] as const) {
      const { lines } = bodyOf(await cashier.request('GET', `/refunds/refundable/${sold.id}`));
      const { left, leftNet, leftTax } = Object(lines)[0];
      const total = Math.round((leftNet + leftTax) / left);
      const answer = await post(
        draftRefund(sold.id, [back(line!, { back: disposition })], [tender('card', total)]),
        admin,
      );
      parts.push(refundOf(answer).total);
    }
    expect(parts.reduce((sum, total) => sum + total, 0)).toEqual(3 * 1_999 + 495);
    const end = await stockLevel();
    expect([Object(end).pieces, Object(end).value]).toEqual([Object(start).pieces - 1, Object(start).value - 334]);
    const more = await post(draftRefund(sold.id, [back(line!)], [tender('card', 1)]));
    expect(rejection(more)).toEqual([409, 'refund.tooMany', ['lines.0.quantity']]);
  });

  test.each([
    ['inspect' as const, 'pending_inspection'],
    ['rma' as const, 'pending_rma'],
    ['scrap' as const, 'scrapped'],
  ])('a unit that is to go the way %s is %s', async (disposition, status) => {
    const sold = await sell({ phones: 1 });
    await post(draftRefund(sold.id, [back(sold.lines[0]!, { back: disposition })], [tender('cash', PHONE)]));
    expect(await unitNow(sold.lines[0]!.unitId)).toEqual([{ status, isSold: false, cost: 50_000 }]);
  });

  test('a restocking fee stays in the shop with its tax, and is not refundable later', async () => {
    const sold = await sell({ phones: 1 });
    const line = back(sold.lines[0]!, { fee: 10_000 });
    const { fees, net, tax, total } = refundOf(await post(draftRefund(sold.id, [line], [tender('cash', 75_667)])));
    expect([fees, net, tax, total]).toEqual([10_000, 69_900, 5_767, 75_667]);
    const { lines, invoice: of } = bodyOf(await cashier.request('GET', `/refunds/refundable/${sold.id}`));
    expect([Object(lines)[0].left, Object(lines)[0].leftNet, Object(of).refunded]).toEqual([0, 0, 75_667]);
  });

  test('what is still due is lowered first; only what was paid goes out', async () => {
    const paid = [tender('onAccount', 50_000), tender('card', PHONE - 50_000)];
    const sold = await sell({ phones: 1, customer: true }, paid);
    const part = (amount: number, tenders: RefundTender[]) =>
      post(
        draftRefund(sold.id, [back(sold.lines[0]!, { quantity: 0, amount, back: 'none', unitId: null })], tenders),
        admin,
      );
    expect(rejection(await part(10_000, [tender('card', 10_825)]))).toEqual([400, 'refund.tendersDiffer', ['tenders']]);
    const first = refundOf(await part(10_000, []));
    expect([first.total, first.toDue, first.paidOut]).toEqual([10_825, 10_825, 0]);
    const rest = draftRefund(sold.id, allLinesOf(sold), [tender('card', PHONE - 50_000)]);
    const second = refundOf(await post(rest));
    expect([second.toDue, second.paidOut]).toEqual([50_000 - 10_825, PHONE - 50_000]);
    const { status, due, refunded } = await invoice(sold.id);
    expect([status, due, refunded]).toEqual(['paid', 0, PHONE]);
    expect(await rows('select total_spent as spent from customers where id = $1', [shop.customer])).toEqual([
      { spent: 0 },
    ]);
  });

  test('store credit is always allowed, another way than it was paid needs an approval', async () => {
    const sold = await sell({ phones: 1, customer: true }, [tender('card', PHONE)]);
    const draft = draftRefund(sold.id, allLinesOf(sold), [tender('storeCredit', 6_492), tender('cash', 80_000)]);
    expect(rejection(await post(draft))).toEqual([403, 'approval.needed', []]);
    await sell({ phones: 1 });
    const approvalIds = [await approve('refund.otherTender', draft.id)];
    expect(refundOf(await post({ ...draft, approvalIds })).settledBy).toEqual(['storeCredit', 'cash']);
    expect(await rows('select store_credit as credit from customers where id = $1', [shop.customer])).toEqual([
      { credit: 6_492 },
    ]);
  });

  test('goodwill is money alone, shared out over the lines, and never more than is left', async () => {
    const sold = await sell({ phones: 1, cables: 1 });
    const given = {
      ...draftRefund(sold.id, [], [tender('cash', 10_825)]),
      kind: 'goodwill' as const,
      goodwill: 10_000,
    };
    expect(rejection(await post(given))).toEqual([403, 'approval.needed', []]);
    const { net, tax, pieces, lines } = refundOf(
      await post({ ...given, approvalIds: [await approve('refund.forNothing', given.id)] }),
    );
    expect([net, tax, pieces, lines.map((line) => line.net)]).toEqual([10_000, 825, 0, [9_756, 244]]);
    const much = { ...given, id: fresh(), goodwill: 71_900 };
    expect(rejection(await post(much, admin))).toEqual([400, 'refund.tooMuch', ['goodwill']].with(0, 409));
  });
});

describe('what is rejected', () => {
  const table: [string, (sold: Sold) => Partial<RefundLineDraft>, (string | number | string[])[]][] = [
    ['two of one', () => ({ quantity: 2 }), [409, 'refund.tooMany', ['lines.0.quantity']]],
    ['a fee above its money', () => ({ fee: 79_901 }), [409, 'refund.tooMuch', ['lines.0.fee']]],
    [
      'more money than it cost',
      () => ({ quantity: 0, amount: 79_901, back: 'none' }),
      [409, 'refund.tooMuch', ['lines.0.amount']],
    ],
    ['no unit', () => ({ unitId: null }), [400, 'refund.unitMissing', ['lines.0.unitId']]],
    ['another unit', () => ({ unitId: shop.units.at(-1)!.id }), [400, 'refund.unitOther', ['lines.0.unitId']]],
    ['the line of another invoice', () => ({ lineId: fresh() }), [404, 'record.notFound', ['lines.0.lineId']]],
    ['pieces and an amount', () => ({ amount: 100 }), [400, 'request.invalid', ['lines.0.amount']]],
    ['goods of nothing', () => ({ quantity: 0, amount: 100 }), [400, 'request.invalid', ['lines.0.back']]],
  ];
  test.each(table)('%s', async (_, change, expected) => {
    const sold = await sell({ phones: 1 });
    const answer = await post(
      draftRefund(sold.id, [back(sold.lines[0]!, change(sold))], [tender('cash', PHONE)]),
      admin,
    );
    expect(rejection(answer)).toEqual(expected);
  });

  test('a voided invoice, a draft, nothing at all, store credit for nobody, cash of a person on no drawer', async () => {
    const sold = await sell({ phones: 1 });
    const rejected = async (tenders: RefundTender[], person = cashier) =>
      rejection(await post(draftRefund(sold.id, allLinesOf(sold), tenders), person));
    expect(await rejected([tender('storeCredit', PHONE)])).toEqual([400, 'tender.customerMissing', ['tenders.0.kind']]);
    expect(await rejected([tender('cash', PHONE)], admin)).toEqual([409, 'payment.noDrawer', ['tenders.0.kind']]);
    expect(rejection(await post(draftRefund(sold.id, [], [])))).toEqual([400, 'refund.empty', []]);
    await admin.request('POST', `/invoices/${sold.id}/void`, { reason: 'x' }, fresh());
    expect(await rejected([tender('cash', PHONE)])).toEqual([409, 'invoice.voided', []]);
    const draft = fresh();
    await cashier.request('POST', '/invoices', { id: draft, customerId: null, discount: null, notes: null, lines: [] });
    expect(rejection(await post(draftRefund(draft, allLinesOf(sold), [])))).toEqual([409, 'invoice.notPosted', []]);
  });

  test('an invoice is not voided nor its payment corrected once something of it was refunded', async () => {
    const sold = await sell({ cables: 2 });
    await post(draftRefund(sold.id, [back(sold.lines[0]!)], [tender('cash', CABLE)]));
    const { payments } = await invoice(sold.id);
    const paymentId = Object(payments)[0].id;
    const correction = { id: fresh(), kind: 'card', reference: '1', reason: 'x' };
    expect([
      rejection(await admin.request('POST', `/invoices/${sold.id}/void`, { reason: 'x' }, fresh())),
      rejection(
        await admin.request('POST', `/invoices/${sold.id}/payments/${paymentId}/correction`, correction, fresh()),
      ),
    ]).toEqual([
      [409, 'invoice.refunded', []],
      [409, 'invoice.refunded', []],
    ]);
  });

  test('more than was sold or paid is rejected by the database itself', async () => {
    const sold = await sell({ phones: 1 });
    const raise = (what: string, table = 'invoice_lines', key = 'invoice_id') =>
      rows(`update ${table} set ${what} where ${key} = $1`, [sold.id]).then(
        () => 'accepted',
        (error: unknown) => Object(error).constraint,
      );
    expect([
      await raise('returned = 2'),
      await raise('refunded_net = net + 1'),
      await raise('refunded_tax = tax, withheld_tax = 1'),
      await raise('refunded = total + 1', 'invoices', 'id'),
    ]).toEqual(['lines_refunded', 'lines_refunded', 'lines_refunded', 'invoices_refunded']);
  });

  test('what came back for nothing keeps its invoice from being voided, also once the money is taken back', async () => {
    const sold = await sell({ cables: 1 }, [tender('card', CABLE)]);
    const [line] = sold.lines;
    const price = back(line!, { quantity: 0, amount: 1_999, back: 'none' });
    const money = await post(draftRefund(sold.id, [price], [tender('card', CABLE)]), admin);
    const goods = await post(draftRefund(sold.id, [back(line!)], []), admin);
    expect([money.status, goods.status, refundOf(goods).total]).toEqual([200, 200, 0]);
    const undone = await admin.request('POST', `/refunds/${refundOf(money).id}/void`, { reason: 'Wrong' }, fresh());
    expect([undone.status, (await invoice(sold.id))['refunded']]).toEqual([200, 0]);
    const voided = await admin.request('POST', `/invoices/${sold.id}/void`, { reason: 'x' }, fresh());
    expect(rejection(voided)).toEqual([409, 'invoice.refunded', []]);
  });

  test('of eight people who refund one invoice at once, as many succeed as there are pieces', async () => {
    const sold = await sell({ cables: 3 });
    const one = () => post(draftRefund(sold.id, [back(sold.lines[0]!)], [tender('cash', CABLE)]));
    const statuses = (await Promise.all(Array.from({ length: 8 }, one))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect((await invoice(sold.id))['refunded']).toEqual(3 * CABLE);
  });
});

test('every ledger agrees with what was kept of all that', async () => {
  expect(await differences(db)).toEqual([]);
});
