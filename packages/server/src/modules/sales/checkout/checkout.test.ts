import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { smallShop, OPENED } from '../../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../../testing/till.ts';
import { differences } from '../../../views/verify/verify.store.ts';

const db = await testDatabase(24);
const shop = await smallShop(db, 'till', 40);
const { app } = await servicesOn(db);
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const invoiceId = () => newId(OPENED);
const bodyOf = (body: unknown) => Object(body) as Record<string, unknown>;
const unit = (n: number) => shop.units[n]!;
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));

describe('a sale', () => {
  test('is posted whole: number, payments, change, stock, unit, history', async () => {
    const id = invoiceId();
    // 799.00 + 2 × 19.99 = 838.98; tax 65.92 + 3.30 at the lines.
    const draft = draftOf(shop, { cables: 2, units: [unit(0).id] });
    const saved = await cashier.request('POST', '/invoices', { id, ...draft, customerId: shop.customer });
    expect([saved.status, bodyOf(saved.body)['total'], bodyOf(saved.body)['status']]).toEqual([200, 90_820, 'draft']);

    const tenders = [tenderOf('cash', 60_000), tenderOf('card', 40_820)];
    const over = await cashier.request(
      'POST',
      `/invoices/${id}/checkout`,
      { version: 1, tenders: [tenderOf('card', 95_000)] },
      'k-over',
    );
    expect(over.status).toEqual(400);
    const posted = await cashier.request('POST', `/invoices/${id}/checkout`, { version: 1, tenders }, 'k-1');
    expect(posted.status).toEqual(200);
    const invoice = bodyOf(posted.body);
    expect([invoice['number'], invoice['status'], invoice['paid'], invoice['due']]).toEqual([
      'INV-1001',
      'paid',
      90_820,
      0,
    ]);
    expect(invoice['payments']).toEqual([
      expect.objectContaining({ kind: 'cash', amount: 50_000, tendered: 60_000, change: 10_000 }),
      expect.objectContaining({ kind: 'card', amount: 40_820, reference: 'TERM-1' }),
    ]);
    expect(await rows('select status from units where id = $1', [unit(0).id])).toEqual([{ status: 'sold' }]);
    expect(await rows('select on_hand, value from stock_levels')).toEqual([{ on_hand: 98, value: 32_666 }]);
    expect(await rows('select invoice_count, total_spent from customers')).toEqual([
      { invoice_count: 1, total_spent: 90_820 },
    ]);
    expect(await rows(`select quantity, value from stock_movements where kind = 'sale' order by quantity`)).toEqual([
      { quantity: -2, value: -667 },
      { quantity: -1, value: -50_000 },
    ]);
  });

  test('of a sold IMEI is rejected with the invoice on which it went', async () => {
    const draft = draftOf(shop, { units: [unit(0).id] });
    const body = { draft, tenders: [tenderOf('cash', 90_000)] };
    const rejected = await cashier.request('POST', `/invoices/${invoiceId()}/checkout`, body, 'k-2');
    expect([rejected.status, bodyOf(rejected.body)['code'], bodyOf(rejected.body)['message']]).toEqual([
      409,
      'unit.sold',
      `IMEI ${unit(0).code} was already sold on INV-1001.`,
    ]);
    const scanned = await cashier.request('GET', `/till/find?text=${unit(0).code}`);
    expect([scanned.status, bodyOf(scanned.body)['code']]).toEqual([409, 'unit.sold']);
  });

  test('needs its key, its money, its goods and its lines', async () => {
    const path = `/invoices/${invoiceId()}/checkout`;
    const cables = draftOf(shop, { cables: 1 });
    const codes = [
      await cashier.request('POST', path, { draft: cables, tenders: [tenderOf('cash', 3_000)] }),
      await cashier.request('POST', path, { draft: cables, tenders: [tenderOf('cash', 2_000)] }, 'n-1'),
      await cashier.request(
        'POST',
        path,
        { draft: draftOf(shop, { cables: 9_000 }), tenders: [tenderOf('cash', 1)] },
        'n-2',
      ),
      await cashier.request('POST', path, { draft: draftOf(shop, {}), tenders: [tenderOf('cash', 1)] }, 'n-3'),
      await cashier.request(
        'POST',
        path,
        { draft: cables, tenders: [{ ...tenderOf('card', 2_164), reference: '' }] },
        'n-4',
      ),
      await cashier.request('POST', `/invoices/${invoiceId()}/checkout`, { tenders: [tenderOf('cash', 1)] }, 'n-5'),
    ];
    expect(codes.map((c) => [c.status, bodyOf(c.body)['code']])).toEqual([
      [400, 'request.keyMissing'],
      [400, 'tender.short'],
      [409, 'stock.short'],
      [400, 'invoice.empty'],
      [400, 'tender.referenceMissing'],
      [404, 'record.notFound'],
    ]);
    expect(await rows(`select count(*)::int from invoices where status = 'draft'`)).toEqual([{ count: 0 }]);
  });

  test('with a line that already stands on another invoice is rejected, not doubled', async () => {
    const draft = draftOf(shop, { cables: 1 });
    const first = await cashier.request('POST', '/invoices', { id: invoiceId(), ...draft });
    const second = await cashier.request('POST', '/invoices', { id: invoiceId(), ...draft });
    expect([first.status, second.status, bodyOf(second.body)['code']]).toEqual([200, 409, 'record.exists']);
  });

  test('at another price than the product has needs the right to change invoices', async () => {
    const draft = draftOf(shop, { cables: 1 });
    draft.lines[0]!.unitPrice = 1;
    const rejected = await cashier.request('POST', '/invoices', { id: invoiceId(), ...draft });
    expect([rejected.status, bodyOf(rejected.body)['code']]).toEqual([403, 'invoice.priceFixed']);
    const admin = await signIn(app, shop, 'admin');
    expect((await admin.request('POST', '/invoices', { id: invoiceId(), ...draft })).status).toEqual(200);
  });
});

describe('an idempotency key', () => {
  test('sent by 16 tills at once makes one sale, and everybody hears the same bytes', async () => {
    const body = { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('cash', 5_000)] };
    const path = `/invoices/${invoiceId()}/checkout`;
    const answers = await Promise.all(Array.from({ length: 16 }, () => cashier.request('POST', path, body, 'same')));
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toEqual(1);
    expect(answers[0]!.status).toEqual(200);
    const other = await cashier.request('POST', path, { ...body, tenders: [tenderOf('cash', 9_000)] }, 'same');
    expect([other.status, bodyOf(other.body)['code']]).toEqual([422, 'request.keyReused']);
  });

  test('that was forgotten does not sell twice: the document itself answers', async () => {
    const tenders = [tenderOf('cash', 5_000)];
    const draft = draftOf(shop, { cables: 1 });
    const path = `/invoices/${invoiceId()}/checkout`;
    const first = await cashier.request('POST', path, { draft, tenders }, 'then');
    const again = await cashier.request('POST', path, { draft, tenders }, 'later');
    expect(again.body).toEqual(first.body);
    const others = await cashier.request('POST', path, { draft, tenders: [tenderOf('cash', 5_000)] }, 'third');
    const dearer = { ...draft, lines: draft.lines.map((line) => ({ ...line, quantity: 2 })) };
    const otherGoods = await cashier.request('POST', path, { draft: dearer, tenders }, 'fourth');
    expect([others, otherGoods].map(({ status, body }) => [status, bodyOf(body)['code']])).toEqual([
      [409, 'invoice.posted'],
      [409, 'invoice.posted'],
    ]);
  });
});

test('20 tills sell the same IMEI at once: one wins, 19 hear on which invoice it went', async () => {
  for (let round = 1; round <= 5; round++) {
    const target = unit(round);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => {
        const body = { draft: draftOf(shop, { cables: 1, units: [target.id] }), tenders: [tenderOf('cash', 100_000)] };
        return cashier.request('POST', `/invoices/${invoiceId()}/checkout`, body, `race-${round}-${i}`);
      }),
    );
    const won = answers.filter((a) => a.status === 200);
    const number = bodyOf(won[0]?.body)['number'];
    const sentence = `IMEI ${target.code} was already sold on ${String(number)}.`;
    expect([won.length, answers.filter((a) => bodyOf(a.body)['message'] === sentence).length]).toEqual([1, 19]);
  }
});

test('after all of it every ledger agrees with what it leads to', async () => {
  expect(await differences(db)).toEqual([]);
});
