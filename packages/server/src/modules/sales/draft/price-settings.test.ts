import type { StoreTransaction } from '@tilldesk/domain/stores';
import { afterAll, afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { bodyOf, refundingShop, rejection, tender } from '../../../testing/refunds.ts';
import { draftOf } from '../../../testing/till.ts';

const db = await testDatabase();
const { app, shop, admin, fresh } = await refundingShop(db, 'prices', 1);
afterAll(() => app.close());

async function set(changes: Partial<StoreTransaction>) {
  const { version } = bodyOf(await admin.request('GET', '/transaction-settings'));
  const answer = await admin.request('PATCH', '/transaction-settings', { version, ...changes });
  expect(answer.status).toBe(200);
}
afterEach(() =>
  set({ raisePrices: true, lowerPrices: true, maxDiscount: null, discountReasonFrom: null, priceReason: false }),
);

/** A cable is offered at 19.99. The admin may sell it at any price. */
const cable = (line: object, head: object = {}) => {
  const draft = draftOf(shop, { cables: 1 });
  return { ...draft, ...head, lines: draft.lines.map((one) => ({ ...one, ...line })) };
};
const half = { kind: 'share', rate: '0.5' };
const sell = (draft: object) =>
  admin.request('POST', `/invoices/${fresh()}/checkout`, { draft, tenders: [tender('cash', 90_000)] }, fresh());
const check = async (draft: object) => {
  const { refusals, reasons } = bodyOf(await admin.request('POST', `/invoices/${fresh()}/check`, { draft })) as {
    refusals: { code: string }[];
    reasons: { field: string }[];
  };
  return [...refusals.map(({ code }) => code), ...reasons.map(({ field }) => field)];
};

test('a store that does not raise or lower prices refuses them from everyone, at the price', async () => {
  await set({ raisePrices: false });
  const [raised, lowered] = [cable({ unitPrice: 2_000 }), cable({ unitPrice: 1_998 })];
  expect([await check(raised), await check(lowered)]).toEqual([['invoice.priceRaised'], []]);
  expect(rejection(await sell(raised))).toEqual([409, 'invoice.priceRaised', ['lines.0.unitPrice']]);
  expect((await sell(lowered)).status).toBe(200);
  await set({ raisePrices: true, lowerPrices: false });
  expect([await check(raised), await check(lowered)]).toEqual([[], ['invoice.priceLowered']]);
  expect(rejection(await sell(lowered))).toEqual([409, 'invoice.priceLowered', ['lines.0.unitPrice']]);
  expect((await sell(raised)).status).toBe(200);
});

test('no discount is larger than that of the store, also of a saved draft', async () => {
  await set({ maxDiscount: '0.25' });
  const tooMuch = [cable({ discount: half }), cable({}, { discount: half }), cable({ unitPrice: 1_000 })];
  expect(await Promise.all(tooMuch.map(check))).toEqual(tooMuch.map(() => ['invoice.discountOverStore']));
  const answers = [await sell(tooMuch[0]!), await sell(tooMuch[1]!), await sell(tooMuch[2]!)];
  expect(answers.map(rejection)).toEqual([
    [409, 'invoice.discountOverStore', ['lines.0.discount']],
    [409, 'invoice.discountOverStore', ['lines.0.discount']],
    [409, 'invoice.discountOverStore', ['lines.0.unitPrice']],
  ]);
  const id = fresh();
  await admin.request('POST', '/invoices', { id, ...tooMuch[0] });
  const saved = { version: 1, tenders: [tender('cash', 90_000)] };
  expect(rejection(await admin.request('POST', `/invoices/${id}/checkout`, saved, fresh()))[1]).toBe(
    'invoice.discountOverStore',
  );
  expect((await sell(cable({ discount: { kind: 'share', rate: '0.25' } }))).status).toBe(200);
});

test('a reason is needed for every discount, or from a share on, and for a changed price', async () => {
  const small = { discount: { kind: 'share', rate: '0.05' } };
  expect((await sell(cable(small))).status).toBe(200);
  await set({ discountReasonFrom: '0' });
  expect([await check(cable(small)), rejection(await sell(cable(small)))]).toEqual([
    ['discountReason'],
    [400, 'invoice.reasonMissing', ['lines.0.discountReason']],
  ]);
  expect((await sell(cable({ ...small, discountReason: 'Friend' }))).status).toBe(200);
  await set({ discountReasonFrom: '0.05', priceReason: true });
  expect((await sell(cable(small))).status).toBe(200);
  const raised = { unitPrice: 2_500 };
  expect(rejection(await sell(cable(raised)))).toEqual([400, 'invoice.reasonMissing', ['lines.0.priceReason']]);
  expect((await sell(cable({ ...raised, priceReason: 'Engraved' }))).status).toBe(200);
});

test('a rate above 100 % or with words is rejected at its field', async () => {
  const { version } = bodyOf(await admin.request('GET', '/transaction-settings'));
  const wrong = (maxDiscount: string) => admin.request('PATCH', '/transaction-settings', { version, maxDiscount });
  expect([rejection(await wrong('1.5')), rejection(await wrong('much'))]).toEqual([
    [400, 'request.invalid', ['maxDiscount']],
    [400, 'request.invalid', ['maxDiscount']],
  ]);
});

test('a store that wants its sales paid in full leaves nothing due', async () => {
  const draft = () => ({ ...draftOf(shop, { cables: 1 }), customerId: shop.customer });
  const partly = () => ({
    draft: draft(),
    tenders: [tender('cash', 1_000), tender('onAccount', 1_164)],
    dueDate: '2026-03-20',
  });
  const post = () => admin.request('POST', `/invoices/${fresh()}/checkout`, partly(), fresh());
  await set({ allowPartialPayment: false });
  expect([rejection(await post()), (await sell(draft())).status]).toEqual([
    [409, 'tender.paidInFull', ['tenders.1.kind']],
    200,
  ]);
  await set({ allowPartialPayment: true });
  expect((await post()).status).toBe(200);
});
