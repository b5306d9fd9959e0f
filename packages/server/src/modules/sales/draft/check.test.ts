import { invoices } from '@tilldesk/domain/sales';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { smallShop } from '../../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type ApiResponse } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'needs', 2);
const { app, time } = await servicesOn(db);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
await rows(`update roles set limits = limits || '{"maxDiscount":"0.2"}' where name = 'cashier'`);
const cashier = await signIn(app, shop, 'cashier');
const admin = await signIn(app, shop, 'admin');
afterAll(() => app.close());

const fresh = () => newId(time.now.toISOString());
const body = (response: ApiResponse) => Object(response.body) as Record<string, unknown>;
const off = (rate: string, discountReason?: string) => ({
  discount: { kind: 'share' as const, rate },
  ...(discountReason === undefined ? {} : { discountReason }),
});
const cable = (more: object) => ({ ...draftOf(shop, { cables: 1 }).lines[0]!, ...more });
const draft = (...lines: ReturnType<typeof cable>[]) => ({ ...draftOf(shop, {}), lines });
const needs = async (id: string, content: object, person = cashier) =>
  z.parse(invoices.check.answer, (await person.request('POST', `/invoices/${id}/check`, { draft: content })).body);
const nothing = { refusals: [], reasons: [], lines: [], approvals: [] };
const checkout = (id: string, content: object) =>
  cashier.request('POST', `/invoices/${id}/checkout`, { draft: content, tenders: [tenderOf('card', 1_623)] }, fresh());

describe('a draft is judged before its money is taken', () => {
  test('by the rule of the checkout: what the one asks for is what the other refuses', async () => {
    const cases = [
      [cable({}), [], []],
      [cable(off('0.2')), [], []],
      [cable(off('0.25')), ['discountReason'], ['line']],
      [cable(off('0.25', 'Scratched')), [], ['line']],
    ] as const;
    for (const [line, fields, kinds] of cases) {
      const id = fresh();
      const response = await needs(id, draft(line));
      const facts = response.approvals.flatMap((one) => one.for);
      expect([response.reasons.map(({ field }) => field), facts.map(({ kind }) => kind)]).toEqual([fields, kinds]);
      expect(response.lines).toEqual(kinds.map(() => line.id));
      const rejected = body(await checkout(id, draft(line)))['code'];
      const expectedCode =
        fields.length > 0 ? 'invoice.reasonMissing' : kinds.length > 0 ? 'approval.needed' : rejected;
      expect(rejected).toEqual(expectedCode);
    }
  });

  test('below cost too, without saying what the goods cost, and who may pass limits needs a reason alone', async () => {
    const line = cable(off('0.9'));
    const response = await needs(fresh(), draft(line));
    expect([response.lines, JSON.stringify(response).includes('333')]).toEqual([[line.id], false]);
    expect(await needs(fresh(), draft(line), admin)).toEqual({
      ...nothing,
      reasons: [{ lineId: line.id, field: 'discountReason' }],
    });
  });

  test('and nothing of it is saved', async () => {
    const id = fresh();
    await needs(id, draft(cable(off('0.5'))));
    expect(await rows('select 1 from invoices where id = $1', [id])).toEqual([]);
  });
});

test('who approves is chosen from those who may, and stands in the invoice beside the old price and in its history', async () => {
  const url = '/approvals/approvers?action=invoice.overLimit';
  const admins = [{ id: shop.people.admin.id, name: 'admin' }];
  expect(body(await cashier.request('GET', url))).toEqual({ items: admins });
  expect(body(await admin.request('GET', url))).toEqual({ items: [] });

  const id = fresh();
  const line = cable(off('0.25', 'Scratched'));
  const [expectedCode] = (await needs(id, draft(line))).approvals;
  const approval = { id: fresh(), ...expectedCode, subjectId: id, approverId: shop.people.admin.id, accessPin: '1111' };
  expect((await cashier.request('POST', '/approvals', approval)).status).toEqual(200);
  expect(await needs(id, draft(line))).toEqual(nothing);
  // It was approved before the tender: the checkout finds the approval by itself.
  const sold = await checkout(id, draft(line));
  expect(sold.status).toEqual(200);
  const { lines, history, printed } = z.parse(invoices.one.answer, sold.body);
  expect(lines.map(({ offered, approvedBy, discountReason }) => [offered, approvedBy, discountReason])).toEqual([
    [1_999, 'admin', 'Scratched'],
  ]);
  expect(history.map(({ action, by }) => [action, by])).toContainEqual(['approval.invoice.overLimit', 'admin']);
  expect(printed).toEqual(false);
});

test('a receipt is a copy once one was printed, wherever it is printed again', async () => {
  const id = fresh();
  await cashier.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft: draft(cable({})), tenders: [tenderOf('card', 2_164)] },
    fresh(),
  );
  const printed = async () => body(await admin.request('GET', `/invoices/${id}`))['printed'];
  expect(await printed()).toEqual(false);
  expect((await admin.request('POST', `/invoices/${id}/receipt/prints`)).status).toEqual(200);
  expect(await printed()).toEqual(true);
});
