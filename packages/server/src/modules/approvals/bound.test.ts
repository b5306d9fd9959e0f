import { factOf, type ApprovedFact } from '@tilldesk/domain/approvals';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { refundingShop, rejection, tender } from '../../testing/refunds.ts';
import { draftOf } from '../../testing/till.ts';

const db = await testDatabase();
const { app, shop, rows, cashier, back, draftRefund, post, fresh } = await refundingShop(db, 'bound', 4);
await rows(`update roles set limits = limits || '{"maxDiscount":"0.2"}' where name = 'cashier'`);
afterAll(() => app.close());

const needed = [403, 'approval.needed', []];
const approve = async (
  action: string,
  subjectId: string,
  facts: readonly ApprovedFact[] = cashier.wanted[action] ?? [],
) => {
  const id = fresh();
  const body = { id, action, subjectId, for: facts, email: shop.people.admin.email, accessPin: '1111' };
  expect((await cashier.request('POST', '/approvals', body)).status).toEqual(200);
  return id;
};

type Line = { id: string } & Record<string, unknown>;
const off = (rate: string) => ({ discount: { kind: 'share', rate }, discountReason: 'Friend' });
const cable = (more: object = {}): Line => ({ ...draftOf(shop, { cables: 1 }).lines[0]!, ...more });
const phone = (more: object = {}): Line => ({ ...draftOf(shop, { units: [shop.units[0]!.id] }).lines[0]!, ...more });
const draft = (lines: Line[], more: object = {}) => ({ ...draftOf(shop, {}), lines, ...more });
const sell = (id: string, sent: object, more: object = {}) =>
  cashier.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft: sent, tenders: [tender('cash', 900_000)], ...more },
    fresh(),
  );

describe('an approval of a discount is good for', () => {
  test('no other line: 25 % off a cable is not 99 % off a phone', async () => {
    const id = fresh();
    const one = cable(off('0.25'));
    await cashier.request('POST', '/invoices', { id, ...draft([one]) });
    expect(rejection(await sell(id, draft([one])))).toEqual(needed);
    const approvalId = await approve('invoice.overLimit', id);
    const swapped = draft([{ ...phone(off('0.99')), id: one.id }]);
    expect((await cashier.request('PATCH', `/invoices/${id}`, { version: 1, ...swapped })).status).toEqual(200);
    expect(rejection(await sell(id, swapped, { approvalId }))).toEqual(needed);
    expect((await sell(id, draft([one]), { approvalId })).status).toEqual(200);
  });

  test('no larger discount, no more pieces, no second line, no other invoice', async () => {
    const id = fresh();
    const one = cable(off('0.25'));
    expect(rejection(await sell(id, draft([one])))).toEqual(needed);
    const approvalId = await approve('invoice.overLimit', id);
    const others = [[{ ...one, ...off('0.5') }], [{ ...one, quantity: 9 }], [one, cable(off('0.9'))]];
    for (const lines of others) expect(rejection(await sell(id, draft(lines), { approvalId }))).toEqual(needed);
    expect(rejection(await sell(fresh(), draft([cable(off('0.25'))]), { approvalId }))).toEqual(needed);
  });

  test('what it names alone: one that names nothing, or something else, is good for nothing', async () => {
    const id = fresh();
    const sent = draft([cable(off('0.25'))]);
    expect(rejection(await sell(id, sent))).toEqual(needed);
    const requiredFacts = cashier.wanted['invoice.overLimit'] ?? [];
    const others = [[], [factOf('line')], requiredFacts.map((fact) => ({ ...fact, amountMinor: 1 }))];
    for (const facts of others) {
      const approvalId = await approve('invoice.overLimit', id, facts);
      expect(rejection(await sell(id, sent, { approvalId }))).toEqual(needed);
    }
    expect(
      (await sell(id, sent, { approvalId: await approve('invoice.overLimit', id, requiredFacts) })).status,
    ).toEqual(200);
  });
});

test('an approval of a sale without tax is good for no dearer sale', async () => {
  const id = fresh();
  const exempt = { customerId: shop.customer, exemption: { reason: 'School', certificate: 'TX-1' } };
  expect(rejection(await sell(id, draft([cable()], exempt)))).toEqual(needed);
  const taxApprovalId = await approve('invoice.taxExempt', id);
  expect(rejection(await sell(id, draft([phone()], exempt), { taxApprovalId }))).toEqual(needed);
  expect((await sell(id, draft([cable()], exempt), { taxApprovalId })).status).toEqual(200);
});

test('an approval of credit over the limit is good for no more of it', async () => {
  await rows('update customers set credit_limit = 1000 where id = $1', [shop.customer]);
  const id = fresh();
  const onAccount = (lines: Line[], amount: number, more: object = {}) =>
    sell(id, draft(lines, { customerId: shop.customer }), {
      tenders: [tender('onAccount', amount)],
      dueDate: '2026-03-20',
      ...more,
    });
  expect(rejection(await onAccount([cable()], 2164))).toEqual(needed);
  const approvalId = await approve('invoice.overLimit', id);
  expect(rejection(await onAccount([phone()], 86_492, { approvalId }))).toEqual(needed);
  expect((await onAccount([cable()], 2164, { approvalId })).status).toEqual(200);
});

test('an approval of a refund without a receipt is good for no other goods and no more money', async () => {
  const unproved = (quantity: number, amount: number) => ({
    ...back({ id: '', unitId: null, quantity }),
    lineId: null,
    productId: shop.cable,
    quantity,
    amount,
  });
  /** With the tax of 8.25 %. */
  const paidFor = (lines: { amount: number }[]) =>
    lines.reduce((sum, { amount }) => sum + Math.round(amount * 1.0825), 0);
  const order = (lines: ReturnType<typeof unproved>[], id: string, approvalIds: string[] = []) => ({
    ...draftRefund(null, lines, [tender('storeCredit', paidFor(lines))]),
    id,
    kind: 'noReceipt' as const,
    customerId: shop.customer,
    approvalIds,
  });
  const id = fresh();
  expect(rejection(await post(order([unproved(1, 500)], id)))).toEqual(needed);
  const approvalIds = [await approve('refund.noReceipt', id)];
  expect(rejection(await post(order([unproved(9, 4500)], id, approvalIds)))).toEqual(needed);
  expect(rejection(await post(order([unproved(1, 1500)], id, approvalIds)))).toEqual(needed);
  expect((await post(order([unproved(1, 500)], id, approvalIds))).status).toEqual(200);
});
