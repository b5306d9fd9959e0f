import { afterAll, expect, test } from 'vitest';
import { newId } from '../../../database/new-id.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { smallShop, OPENED } from '../../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'cent', 1);
const { app } = await servicesOn(db);
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const share = { kind: 'share', rate: '0.9999' };
const amount = { kind: 'amount', amount: 79_899 };
const charge = { kind: 'fee', description: 'Phone X', isTaxed: false };
const exemption = { reason: 'School', certificate: 'TX-77' };

/** The changes of a cashier's request that could buy a phone for a cent. */
const changes: Record<string, { line?: object; draft?: object; body?: object; tender?: object }> = {
  'a price of its own': { line: { unitPrice: 1 } },
  'no price': { line: { unitPrice: 0 } },
  'a discount of the line': { line: { discount: share } },
  'an amount off the line': { line: { discount: amount } },
  'a discount of the whole': { draft: { discount: share } },
  'an amount off the whole': { draft: { discount: amount } },
  'both discounts': {
    line: { discount: { kind: 'share', rate: '0.3' } },
    draft: { discount: { kind: 'share', rate: '0.3' } },
  },
  'another product': { line: { productId: shop.service, unitPrice: 2500 } },
  'no unit': { line: { unitId: null } },
  'no pieces': { line: { quantity: 0 } },
  'half a piece': { line: { quantity: 0.5 } },
  'pieces below nothing': { line: { quantity: -1 } },
  'a tax of its own': { line: { taxRate: '0' } },
  'a total of the line': { line: { total: 1 } },
  'a total of its own': { draft: { total: 1 } },
  'a total beside it': { body: { total: 1 } },
  'what was paid': { body: { paid: 1 } },
  'a status': { body: { status: 'paid' } },
  'another currency': { draft: { currency: 'JPY' } },
  'a customer whom nobody knows': { draft: { customerId: fresh() } },
  'an approval whom nobody gave': { line: { discount: share }, body: { approvalId: fresh() } },
  'on account': { tender: { kind: 'onAccount' }, body: { dueDate: '2026-03-20' } },
  'on account of a customer': {
    draft: { customerId: shop.customer },
    tender: { kind: 'onAccount', amount: 86_492 },
    body: { dueDate: '2026-03-20' },
  },
  'store credit': { draft: { customerId: shop.customer }, tender: { kind: 'storeCredit', amount: 86_492 } },
  'change below nothing': { tender: { change: -1 } },
  'cash below nothing': { tender: { amount: -1 } },
  'money in parts of a cent': { tender: { amount: 0.5 } },
  'a cent by card': { tender: { kind: 'card', amount: 1, reference: 'T' } },
  'a cent in cash': { tender: { amount: 1 } },
  'a charge in place of its price': { line: { charge, unitPrice: 1 } },
  'a charge that takes the unit along': { line: { productId: null, charge, unitPrice: 1 } },
  'a charge below nothing': { line: { productId: null, unitId: null, charge, unitPrice: -79_899 } },
  'a charge of another kind': { line: { productId: null, unitId: null, charge: { ...charge, kind: 'gift' } } },
  'a charge with a rate of its own': { line: { productId: null, unitId: null, charge: { ...charge, taxRate: '0' } } },
  'neither product nor charge': { line: { productId: null, unitId: null } },
  'no tax': { draft: { exemption } },
  'no tax for a customer who pays it': { draft: { exemption, customerId: shop.customer } },
  'no tax by an approval whom nobody gave': {
    draft: { exemption, customerId: shop.customer },
    body: { taxApprovalId: fresh() },
  },
  'a tax that it would have been': { draft: { exemptTax: 0 } },
  'a salesperson whom nobody knows': { line: { salespersonId: fresh() } },
  'a reason for its discount alone': { line: { discount: share, discountReason: 'Because' } },
  'a reason for its price alone': { line: { unitPrice: 1, priceReason: 'Because' } },
  'a reason for the whole alone': { draft: { discount: share, discountReason: 'Because' } },
};

test('no field of a checkout lets a phone go for a cent', async () => {
  for (const [name, { line, draft, body, tender }] of Object.entries(changes)) {
    const base = draftOf(shop, { units: [shop.units[0]!.id] });
    const lines = base.lines.map((one) => ({ ...one, ...line }));
    // Enough cash for any price, so that no request is rejected for too little.
    const tenders = [{ id: fresh(), kind: 'cash', amount: 100_000, ...tender }];
    const sent = { tenders, draft: { ...base, lines, ...draft }, ...body };
    const answer = await cashier.request('POST', `/invoices/${fresh()}/checkout`, sent, fresh());
    expect([name, answer.status >= 400 && answer.status < 500]).toEqual([name, true]);
  }
  const unit = await cashier.request('GET', `/till/find?text=${shop.units[0]!.code}`);
  expect(unit.status).toEqual(200);
});

const sell = async (goods: { cables?: number; units?: string[] }, rate: string) => {
  const draft = { ...draftOf(shop, goods), discount: { kind: 'share', rate }, discountReason: 'Friend' };
  const tenders = [{ id: fresh(), kind: 'cash', amount: 100_000 }];
  const answer = await cashier.request('POST', `/invoices/${fresh()}/checkout`, { draft, tenders }, fresh());
  return [answer.status, Object(answer.body)['code']];
};

test('a discount below the rounded cost needs an approval, one above it does not', async () => {
  const units = [shop.units[0]!.id];
  expect(await sell({ units }, '0.3')).toEqual([403, 'approval.needed']);
  expect(await sell({ units }, '0.29')).toEqual([200, undefined]);
});

test('a discount beyond that of the role needs an approval', async () => {
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(`update roles set limits = limits || '{"maxDiscount":"0.1"}' where name = 'cashier'`),
  );
  expect(await sell({ cables: 3 }, '0.101')).toEqual([403, 'approval.needed']);
  expect(await sell({ cables: 3 }, '0.1')).toEqual([200, undefined]);
});
