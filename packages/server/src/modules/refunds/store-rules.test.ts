import type { StoreTransaction } from '@tilldesk/domain/stores';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { bodyOf, PHONE, refundingShop, rejection, tender } from '../../testing/refunds.ts';
import { draftOf } from '../../testing/till.ts';

const db = await testDatabase();
const { shop, admin, sell, back, draftRefund, post, fresh } = await refundingShop(db, 'rule', 8);
/** A cable of 19.99 with 8.25 % tax. */
const CABLE = 2_164;

/** Changes the transaction settings of the store. */
async function set(changes: Partial<StoreTransaction>) {
  const { version } = bodyOf(await admin.request('GET', '/transaction-settings'));
  const answer = await admin.request('PATCH', '/transaction-settings', { version, ...changes });
  expect(answer.status).toBe(200);
  return bodyOf(answer);
}
afterEach(() =>
  set({ customerFrom: null, customerForSerials: false, refundToOriginalOnly: false, noReceiptRefund: 'allow' }),
);

/** The admin sells for the price by card. */
const adminSells = (goods: Parameters<typeof draftOf>[1], amount: number, customerId: string | null = null) =>
  admin.request(
    'POST',
    `/invoices/${fresh()}/checkout`,
    { draft: { ...draftOf(shop, goods), customerId }, tenders: [tender('card', amount)] },
    fresh(),
  );
const units = () => shop.units.map(({ id }) => id);

test('settings are saved and cleared, and unknown values are rejected', async () => {
  expect(await set({ customerFrom: 50_000, noReceiptRefund: 'forbid' })).toEqual(
    expect.objectContaining({ customerFrom: 50_000, noReceiptRefund: 'forbid' }),
  );
  const { version, ...cleared } = await set({ customerFrom: null });
  expect(cleared['customerFrom']).toBeNull();
  const wrong = await admin.request('PATCH', '/transaction-settings', { version, noReceiptRefund: 'maybe' });
  expect(rejection(wrong)).toEqual([400, 'request.invalid', ['noReceiptRefund']]);
});

test('a sale from an amount on needs a customer, for everyone', async () => {
  await set({ customerFrom: CABLE });
  const anonymous = await adminSells({ cables: 1 }, CABLE);
  const named = await adminSells({ cables: 1 }, CABLE, shop.customer);
  await set({ customerFrom: CABLE + 1 });
  const smaller = await adminSells({ cables: 1 }, CABLE);
  expect([rejection(anonymous), named.status, smaller.status]).toEqual([
    [400, 'invoice.customerMissing', ['customerId']],
    200,
    200,
  ]);
});

test('a sale of a device needs a customer where the store asks for it, one of accessories does not', async () => {
  await set({ customerForSerials: true });
  const unit = units().slice(-1);
  const anonymous = await adminSells({ units: unit }, PHONE);
  const accessory = await adminSells({ cables: 1 }, CABLE);
  const named = await adminSells({ units: unit }, PHONE, shop.customer);
  expect([rejection(anonymous), accessory.status, named.status]).toEqual([
    [400, 'invoice.customerMissing', ['customerId']],
    200,
    200,
  ]);
});

test('money goes back as it came, or as store credit, even for people who may approve', async () => {
  await set({ refundToOriginalOnly: true });
  const sold = await sell({ cables: 3, customer: true }, [tender('card', 3 * CABLE)]);
  const line = sold.lines[0]!;
  const refundBy = (kind: 'cash' | 'card' | 'storeCredit', amount = CABLE) =>
    post(draftRefund(sold.id, [back(line)], [tender(kind, amount)]), admin);
  const answers = [await refundBy('cash'), await refundBy('card'), await refundBy('storeCredit')];
  expect(answers.map((answer) => (answer.status === 200 ? 200 : rejection(answer)))).toEqual([
    [409, 'refund.originalOnly', ['tenders.0.kind']],
    200,
    200,
  ]);
});

test('goods without a receipt are refunded in store credit only, or not at all', async () => {
  const refund = (kind: 'cash' | 'storeCredit') =>
    post(
      {
        ...draftRefund(
          null,
          [{ ...back({ id: '', unitId: null, quantity: 1 }), ...unreceipted }],
          [tender(kind, CABLE)],
        ),
        kind: 'noReceipt',
        customerId: shop.customer,
      },
      admin,
    );
  const unreceipted = { lineId: null, productId: shop.cable, amount: 1_999 };
  await set({ noReceiptRefund: 'storeCreditOnly' });
  const [cash, credit] = [await refund('cash'), await refund('storeCredit')];
  await set({ noReceiptRefund: 'forbid' });
  const forbidden = await refund('storeCredit');
  expect([rejection(cash), credit.status, bodyOf(credit)['code'], rejection(forbidden)]).toEqual([
    [409, 'refund.storeCreditOnly', ['tenders.0.kind']],
    200,
    undefined,
    [409, 'refund.noReceiptForbidden', []],
  ]);
});
