import { QUOTE_DAYS_MAX } from '@tilldesk/domain/sales';
import { addDays } from '@tilldesk/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { smallShop, OPENED } from '../../../testing/small-shop.ts';
import { servicesOn, signIn, tenderOf, type ApiResponse } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'taxday', 2);
const { app } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const DAY = OPENED.slice(0, 10);
const fresh = () => newId(OPENED);
const change = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const bodyOf = ({ body }: ApiResponse) => Object(body);
const summaryOf = (answer: ApiResponse) => [answer.status, bodyOf(answer).code ?? bodyOf(answer).status];

const productRate = (rate: string) => change('update products set tax_rate = $2 where id = $1', [shop.cable, rate]);
const storeRate = (rate: string) =>
  change('update stores set default_tax_rate = $2 where id = $1', [shop.scope.storeId, rate]);
const exempt = (isExempt: boolean, expires: string | null = null) =>
  change('update customers set tax_exempt = $2, tax_exempt_expires = $3 where id = $1', [
    shop.customer,
    isExempt,
    expires,
  ]);

beforeEach(async () => {
  await Promise.all([productRate('0.0825'), storeRate('0.0825'), exempt(false)]);
});

const cable = { productId: shop.cable, unitId: null, quantity: 2, unitPrice: 1999, discount: null };
const fee = (isTaxed: boolean) => ({
  ...cable,
  productId: null,
  unitPrice: 500,
  charge: { kind: 'fee', description: 'Setup', isTaxed },
});
type Content = { customerId: string | null; lines: object[]; exemption?: object };
const content = ({ lines, ...more }: Content) => ({
  discount: null,
  notes: null,
  ...more,
  lines: lines.map((line) => ({ id: fresh(), ...line })),
});

const saved = async (draft: Content) => {
  const answer = await admin.request('POST', '/invoices', { id: fresh(), ...content(draft) });
  expect(summaryOf(answer)).toEqual([200, 'draft']);
  return bodyOf(answer) as { id: string; version: number; total: number; lines: object[]; customerId: string | null };
};
const pay = ({ id, version, total }: { id: string; version: number; total: number }) =>
  cashier.request('POST', `/invoices/${id}/checkout`, { version, tenders: [tenderOf('cash', total)] }, fresh());
const rejected = [409, 'invoice.taxChanged'];

describe('a saved invoice is posted with the tax of the day of the sale:', () => {
  test('a product whose rate was raised is rejected until the draft is saved again, at the price that was agreed', async () => {
    const draft = { ...content({ customerId: null, lines: [cable] }) };
    const first = await admin.request('POST', '/invoices', { id: fresh(), ...draft });
    const { id, total } = bodyOf(first);
    expect(total).toEqual(3998 + 330);
    await productRate('0.2');
    expect(summaryOf(await pay({ id, version: 1, total }))).toEqual(rejected);
    const again = bodyOf(await cashier.request('PATCH', `/invoices/${id}`, { version: 1, ...draft }));
    expect([again.total, again.version]).toEqual([3998 + 800, 2]);
    expect(summaryOf(await pay(again))).toEqual([200, 'paid']);
  });

  test('a rate that is written otherwise is the same rate', async () => {
    const draft = await saved({ customerId: null, lines: [cable, fee(true), fee(false)] });
    await Promise.all([productRate('0.08250'), storeRate('0.0825000')]);
    expect(summaryOf(await pay(draft))).toEqual([200, 'paid']);
  });

  test('an exemption of the customer that has ended holds no longer', async () => {
    await exempt(true);
    const draft = await saved({ customerId: shop.customer, lines: [cable] });
    await exempt(true, addDays(DAY, -1));
    expect(summaryOf(await pay(draft))).toEqual(rejected);
    await exempt(true, DAY);
    expect(summaryOf(await pay(draft))).toEqual([200, 'paid']);
  });

  // Not part of the finding.
  test('a customer who became exempt pays no tax', async () => {
    const draft = await saved({ customerId: shop.customer, lines: [cable] });
    await exempt(true);
    expect(summaryOf(await pay(draft))).toEqual(rejected);
  });

  test('a charge bears the rate that the store has, where it is taxed', async () => {
    const [taxed, free] = [
      await saved({ customerId: null, lines: [fee(true)] }),
      await saved({ customerId: null, lines: [fee(false)] }),
    ];
    await storeRate('0.1');
    expect(summaryOf(await pay(taxed))).toEqual(rejected);
    expect(summaryOf(await pay(free))).toEqual([200, 'paid']);
  });

  test('a sale that is exempt by itself stays so, whatever becomes of the rate', async () => {
    const exemption = { reason: 'Resale', certificate: 'TX-1' };
    const draft = await saved({ customerId: shop.customer, lines: [cable], exemption });
    await productRate('0.2');
    const tenders = [tenderOf('cash', draft.total)];
    const path = `/invoices/${draft.id}/checkout`;
    expect(summaryOf(await admin.request('POST', path, { version: draft.version, tenders }, fresh()))).toEqual([
      200,
      'paid',
    ]);
  });

  test('a quote holds its prices and no tax: it is made a draft and saved again', async () => {
    const fullContent = content({ customerId: null, lines: [cable] });
    const { id, total } = bodyOf(await admin.request('POST', '/invoices', { id: fresh(), ...fullContent }));
    await admin.request('POST', `/invoices/${id}/quote`, { version: 1, until: DAY });
    await productRate('0.2');
    expect(summaryOf(await pay({ id, version: 2, total }))).toEqual(rejected);
    expect(summaryOf(await cashier.request('POST', `/invoices/${id}/reopen`, { version: 2 }))).toEqual([200, 'draft']);
    const again = bodyOf(await cashier.request('PATCH', `/invoices/${id}`, { version: 3, ...fullContent }));
    expect(summaryOf(await pay(again))).toEqual([200, 'paid']);
  });
});

test('a quote holds its prices for 90 days at most, saved or renewed', async () => {
  const draft = await saved({ customerId: null, lines: [cable] });
  const quote = (version: number, until: string) =>
    admin.request('POST', `/invoices/${draft.id}/quote`, { version, until });
  const tooLong = [
    400,
    { until: { code: 'quote.tooLong', message: 'A quote is valid for 90 days at most.', params: { days: 90 } } },
  ];
  const fields = (answer: ApiResponse) => [answer.status, bodyOf(answer).fields];
  for (const until of ['2199-12-31', addDays(DAY, QUOTE_DAYS_MAX + 1)])
    expect(fields(await quote(1, until))).toEqual(tooLong);
  expect(summaryOf(await quote(1, addDays(DAY, QUOTE_DAYS_MAX)))).toEqual([200, 'quote']);
  expect(fields(await quote(2, '2199-12-31'))).toEqual(tooLong);
});
