// First, before the contract is loaded.
import './testing/voucher-rules.ts';
import { receiptByToken } from '@tilldesk/domain/receipts';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { migrate } from '../database/migrate.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner } from '../database/transaction.ts';
import { receiptTexts } from '../email/receipt-texts.ts';
import { differences } from '../views/verify/verify.store.ts';
import { bodyOf, refundingShop, rejection, tender } from '../testing/refunds.ts';
import { call, draftOf } from '../testing/till.ts';
import { voucherTables } from './testing/voucher.ts';
import { namesOfTenders } from './tenders.ts';

const db = await testDatabase(6);
await asOwner(db, (tx) => tx.raw(voucherTables));
// As at each start of a server: the new tables are protected, and the checks of the kinds are applied again.
await migrate(db);
const { shop, app, time, rows, admin, cashier, sell, back, draftRefund, fresh } = await refundingShop(
  db,
  'vouchers',
  6,
);
afterAll(() => app.close());

/** Two cables with their tax. */
const TOTAL = 4_328;
const voucher = (amount: number, reference = 'V-1') => ({ id: fresh(), kind: 'voucher', amount, reference });
const restOf = async () => (await rows<{ rest: number }>(`select rest from vouchers where code = 'V-1'`))[0]?.rest;
const invoice = async (id: string) => bodyOf(await cashier.request('GET', `/invoices/${id}`));
const paymentsOf = async (id: string) =>
  ((await invoice(id))['payments'] as { kind: string; amount: number }[]).map(({ kind, amount }) => [kind, amount]);
const draft = (customerId: string | null = null) => ({ ...draftOf(shop, { cables: 2 }), customerId });
const checkout = (id: string, tenders: object[], content: object) =>
  cashier.request('POST', `/invoices/${id}/checkout`, { tenders, draft: content, dueDate: '2026-03-20' }, fresh());

await rows(`insert into vouchers values ($1, 'V-1', 10_000, 10_000)`, [shop.businessId]);

test('a tender of two files is in the contract', async () => {
  const { text } = await cashier.request('GET', '/openapi.json');
  expect(text.split('"voucher"').length).toBeGreaterThan(5);
});

test('pays for a sale, beside cash with change; a second sending changes nothing', async () => {
  const [id, content, tenders] = [fresh(), draft(), [voucher(3_000), tender('cash', 2_000)]];
  const [first, again] = [await checkout(id, tenders, content), await checkout(id, tenders, content)];
  expect([first.status, again.status, bodyOf(again)['version'] === bodyOf(first)['version']]).toEqual([200, 200, true]);
  expect([await paymentsOf(id), await restOf()]).toEqual([
    [
      ['voucher', 3_000],
      ['cash', 1_328],
    ],
    7_000,
  ]);
});

test('is rejected at its field: no code, an unknown one, more than is due, more than is left of it', async () => {
  const attempts = [
    [voucher(TOTAL, ' ')],
    [voucher(TOTAL, 'V-2')],
    [voucher(TOTAL + 1)],
    [voucher(4_000), voucher(328, 'V-2')],
  ];
  const answers = await Promise.all(attempts.map((tenders) => checkout(fresh(), tenders, draft())));
  const large = await checkout(fresh(), [voucher(8_000), tender('card', 656)], draftOf(shop, { cables: 4 }));
  expect([...answers, large].map(rejection)).toEqual([
    [400, 'tender.numberMissing', ['tenders.0.reference']],
    [404, 'record.notFound', ['tenders.0.reference']],
    [400, 'tender.over', ['tenders.0.amount']],
    [404, 'record.notFound', ['tenders.1.reference']],
    [409, 'tender.creditShort', ['tenders.0.amount']],
  ]);
  expect(await restOf()).toEqual(7_000);
});

test('pays what stayed due, and corrects a payment that was said to be a card', async () => {
  const { id } = await sell({ cables: 2, customer: true }, [tender('onAccount', 3_000), tender('card', 1_328)]);
  const paid = await cashier.request('POST', `/invoices/${id}/payments`, { tenders: [voucher(1_000)] }, fresh());
  const [card] = bodyOf(paid)['payments'] as { id: string }[];
  const correction = { ...voucher(0), reason: 'It was a voucher' };
  const { id: paymentId, kind, reference, reason } = correction;
  const answer = await admin.request(
    'POST',
    `/invoices/${id}/payments/${card!.id}/correction`,
    { id: paymentId, kind, reference, reason },
    fresh(),
  );
  expect([paid.status, answer.status, await paymentsOf(id), await restOf()]).toEqual([
    200,
    200,
    [
      ['card', 1_328],
      ['voucher', 1_000],
      ['card', -1_328],
      ['voucher', 1_328],
    ],
    4_672,
  ]);
});

test('is given back by a void', async () => {
  const { id } = await sell({ cables: 2 }, [voucher(4_328)]);
  const before = await restOf();
  const answer = await admin.request('POST', `/invoices/${id}/void`, { reason: 'Wrong article' }, fresh());
  expect([before, answer.status, await restOf()]).toEqual([344, 200, 4_672]);
});

test('takes the money of a refund, up to what it paid without an approval; the void of the refund takes it back', async () => {
  const sold = await sell({ cables: 2 }, [voucher(1_328), tender('card', 3_000)]);
  const lines = sold.lines.map((line) => back(line, { quantity: 2 }));
  const refundBy = (...tenders: object[]) =>
    cashier.request('POST', '/refunds', { ...draftRefund(sold.id, lines, []), tenders }, fresh());
  const refundable = bodyOf(await cashier.request('GET', `/refunds/refundable/${sold.id}`));
  expect(refundable['tenders']).toEqual([
    { kind: 'card', paid: 3_000, refunded: 0, left: 3_000 },
    { kind: 'voucher', paid: 1_328, refunded: 0, left: 1_328 },
  ]);
  const over = await refundBy(voucher(1_329), tender('card', 2_999));
  const refunded = await refundBy(voucher(1_328), tender('card', 3_000));
  const after = await restOf();
  const { id } = bodyOf(refunded);
  const voided = await admin.request('POST', `/refunds/${String(id)}/void`, { reason: 'Kept after all' }, fresh());
  expect([rejection(over), refunded.status, after, voided.status, await restOf()]).toEqual([
    [403, 'approval.needed', []],
    200,
    4_672,
    200,
    3_344,
  ]);
});

test('is in the report of the drawer when it is closed', async () => {
  const [drawer] = await rows<{ id: string; version: number; expected: number }>(
    `select s.id, s.version, (s.opening_counted + (select sum(amount) from cash_movements))::int as expected
     from register_sessions s`,
  );
  const { id, version, expected } = drawer!;
  time.now = new Date(time.now.getTime() + 60_000);
  const closing = { version, counted: expected, note: null };
  const closed = await admin.request('POST', `/register-sessions/${id}/close`, closing, fresh());
  const report = bodyOf(await admin.request('GET', `/register-sessions/${id}/report`));
  expect([closed.status, report['kind'], report['others']]).toEqual([
    200,
    'z',
    [
      { kind: 'card', count: 3, sum: 1_328 },
      { kind: 'voucher', count: 5, sum: 8_328 },
    ],
  ]);
});

test('is named on the receipt in the language of the customer', async () => {
  const { id } = await sell({ cables: 2 }, [voucher(2_000), tender('card', 2_328)]);
  const { path } = bodyOf(await cashier.request('POST', `/invoices/${id}/receipt/links`, { language: 'es' }));
  const token = /[\w-]{43}$/.exec(String(path))?.[0];
  const { body } = await call(app, 'POST', '/receipts/open', { body: { token } });
  const { invoice: sold, store } = z.parse(receiptByToken.answer, body);
  const receipt = { invoice: sold, store, path: '', linkEndsAt: '2026-04-02T00:00:00.000Z' };
  const texts = receiptTexts({ ...receipt, tenderNames: namesOfTenders(['voucher', 'card']) }, 'es');
  expect(texts.rows?.slice(-2)).toEqual([
    ['Vale', '20,00\u00a0US$'],
    ['Tarjeta', '23,28\u00a0US$'],
  ]);
});

test('is verified: its ledger agrees, and a balance that does not is found', async () => {
  expect(await differences(db)).toEqual([]);
  await rows(`update vouchers set rest = rest + 1`);
  expect(await differences(db)).toEqual([{ ledger: 'vouchers', subject: 'V-1', stored: '1345', computed: '1344' }]);
});
