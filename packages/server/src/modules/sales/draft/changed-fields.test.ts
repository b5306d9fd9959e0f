import { afterAll, expect, test } from 'vitest';
import { someRights } from '@tilldesk/domain/rights';
import { refunds, type Refund } from '@tilldesk/domain/refunds';
import { invoices, type Invoice } from '@tilldesk/domain/sales';
import { tradeIns, type TradeIn } from '@tilldesk/domain/tradeIns';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { differences } from '../../../views/verify/verify.store.ts';
import { PHONE, refundingShop, tender, type Sold } from '../../../testing/refunds.ts';
import { imeiOf } from '../../../testing/small-shop.ts';
import { fields, outcomesOf, tamperings, type Tampering } from '../../../testing/tampering.ts';
import { draftOf, type ApiResponse } from '../../../testing/till.ts';

const db = await testDatabase(12);
const environment = await refundingShop(db, 'fields', 240);
const { shop, app, rows, cashier, back, draftRefund, fresh } = environment;
afterAll(() => app.close());

/** The cost of a phone: without an approval it cannot be bought for less. */
const COST = 50_000;

/** Returns whether a request was accepted; fails for any response other than an answer or a problem. */
function isAccepted({ status, text }: ApiResponse, { field, said: replacement }: Tampering): boolean {
  if (status !== 200 && (status < 400 || status > 499)) {
    throw new Error(`${field} as ${JSON.stringify(replacement)}: ${status} ${text}`);
  }
  return status === 200;
}

const statusOf = async (unitId: string): Promise<string | undefined> =>
  (await rows<{ status: string }>('select status from units where id = $1', [unitId]))[0]?.status;
const isSold = async (unitId: string): Promise<boolean> => (await statusOf(unitId)) === 'sold';

/** Asserts that a sale sold a phone for a fair price, fully paid, or sold none. */
async function expectFair(invoice: Invoice, unitId: string, about: Tampering): Promise<void> {
  const line = invoice.lines.find((one) => one.unitId === unitId);
  const paid = invoice.payments.reduce((sum, { amount }) => sum + amount, 0);
  const isFair = invoice.due === 0 && paid === invoice.total && (line?.net ?? 0) >= COST;
  const wasLeft = !(await isSold(unitId));
  expect([about.field, about.said, wasLeft || isFair]).toEqual([about.field, about.said, true]);
}

let next = shop.units.length;
/** Returns a phone that is not sold yet. */
const nextUnit = () => shop.units[(next -= 1)]!.id;

/** A whole sale by a cashier: a phone and a fee, each with all optional fields, paid in cash. */
function saleOf(unitId: string, exemption: object | null) {
  const { lines } = draftOf(shop, { units: [unitId] });
  const charge = { kind: 'fee', description: 'Set-up', isTaxed: false };
  const fee = { id: fresh(), productId: null, unitId: null, quantity: 1, unitPrice: 500, discount: null, charge };
  const reasons = { priceReason: 'P', discountReason: 'D' };
  const all = lines.map((line) => ({ ...line, discount: { kind: 'amount', amount: 1 }, ...reasons }));
  const draft = { customerId: shop.customer, lines: [...all, fee], notes: 'N', exemption };
  return {
    draft: { ...draft, discount: { kind: 'share', rate: '0.01' }, discountReason: 'W' },
    tenders: [{ id: fresh(), kind: 'cash', amount: 500_000 }],
  };
}

const unitInStock = nextUnit();
/** Ids that a request can contain: an unused one, ids of people, and of what can be sold. */
const sellables = () => [fresh(), shop.customer, shop.people.cashier.id, shop.service, shop.cable, unitInStock];

/** Changes fields of a sale, and checks the phone's price after each accepted request. */
async function trySale(all: readonly Tampering[], exemption: object | null) {
  let unitId = nextUnit();
  return outcomesOf(all, async (one) => {
    const sent = one.of(saleOf(unitId, exemption));
    const answer = await cashier.request('POST', `/invoices/${fresh()}/checkout`, sent, fresh());
    if (!isAccepted(answer, one)) return false;
    await expectFair(Object(answer.body) as Invoice, unitId, one);
    if (await isSold(unitId)) unitId = nextUnit();
    return true;
  });
}

test('no field of a sale, said otherwise, lets a phone go for less than it cost', async () => {
  expect(await trySale(tamperings(invoices.checkout.body, sellables()), null)).toEqual(
    fields({
      taken: `
        approvalId draft.customerId draft.discount draft.discount.amount draft.discount.rate draft.discountReason
        draft.exemption draft.lines[].charge draft.lines[].discount draft.lines[].discount.amount
        draft.lines[].discount.rate draft.lines[].discountReason draft.lines[].id draft.lines[].priceReason
        draft.lines[].quantity draft.lines[].salespersonId draft.lines[].unitId draft.notes dueDate taxApprovalId
        tenders[].depositId tenders[].id tenders[].kind tenders[].reference version`,
      rejected: `
        draft draft.exemption.certificate draft.exemption.reason draft.lines draft.lines[]
        draft.lines[].charge.description draft.lines[].charge.isTaxed draft.lines[].charge.kind
        draft.lines[].productId draft.lines[].unitPrice tenders tenders[] tenders[].amount`,
    }),
  );
});

/** A phone that was paid by card and is returned in full. */
const refundAll = (sold: Sold, tenders = [tender('card', PHONE)]) =>
  draftRefund(sold.id, [back(sold.lines[0]!, { reason: 'defective', feeReason: 'F' })], tenders);

async function soldByCard(unitId: string): Promise<Sold> {
  const [id, draft] = [fresh(), { ...draftOf(shop, { units: [unitId] }), customerId: shop.customer }];
  const body = { draft, tenders: [tender('card', PHONE)] };
  expect((await cashier.request('POST', `/invoices/${id}/checkout`, body, fresh())).status).toEqual(200);
  return { id, lines: draft.lines };
}

/** Asserts that a refund returned its phone for no more than was paid, by the same tender. */
async function expectCapped(refund: Refund, sold: Sold, about: Tampering): Promise<void> {
  const [unitId] = sold.lines.map((line) => line.unitId ?? '');
  const out = refund.payments.reduce((sum, { amount }) => sum + amount, 0);
  const methods = refund.settledBy.filter((kind) => kind !== 'card' && kind !== 'storeCredit' && kind !== 'exchange');
  const expectedField = [about.field, about.said];
  const fair = [await isSold(unitId ?? ''), out === refund.total, refund.total <= PHONE, methods];
  expect([...expectedField, ...fair]).toEqual([...expectedField, false, true, true, []]);
}

test('no field of a refund, said otherwise, brings more than was paid, or money for a phone that stays', async () => {
  let unitId = nextUnit();
  let sold = await soldByCard(unitId);
  const all = tamperings(refunds.create.body, sellables()).filter(({ field }) => !field.startsWith('sale.'));
  const outcomes = await outcomesOf(all, async (one) => {
    const answer = await cashier.request('POST', '/refunds', one.of(refundAll(sold)), fresh());
    if (!isAccepted(answer, one)) return false;
    await expectCapped(Object(answer.body) as Refund, sold, one);
    // A restocked unit is sold again; one that is inspected first, or sent back, is not.
    if ((await statusOf(unitId)) !== 'in_stock') unitId = nextUnit();
    sold = await soldByCard(unitId);
    return true;
  });
  expect(outcomes).toEqual(
    fields({
      taken: `
        approvalIds approvalIds[] customerId goodwill id kind lines[].amount lines[].back lines[].condition
        lines[].deactivation lines[].fee lines[].feeReason lines[].id lines[].productId lines[].quantity
        lines[].reason notes sale tenders[].depositId tenders[].id tenders[].kind tenders[].reference`,
      rejected: `
        invoiceId lines lines[] lines[].deactivation.endedOn lines[].deactivation.status lines[].lineId
        lines[].unitId tenders tenders[] tenders[].amount`,
    }),
  );
});

test('no field of what goes out in exchange, said otherwise, lets a phone go for less than it cost', async () => {
  const backAndOut = nextUnit();
  let [sold, unitId] = [await soldByCard(backAndOut), nextUnit()];
  const all = tamperings(refunds.create.body, sellables()).filter(({ field }) => field.startsWith('sale'));
  const outcomes = await outcomesOf(all, async (one) => {
    const { lines } = draftOf(shop, { units: [unitId], cables: 1 });
    const rest = { discount: null, notes: null, tenders: [tender('cash', 500_000)], dueDate: null, approvalId: null };
    const sound = { ...refundAll(sold, []), kind: 'exchange', sale: { id: fresh(), lines, ...rest } };
    const answer = await cashier.request('POST', '/refunds', one.of(sound), fresh());
    if (!isAccepted(answer, one)) return false;
    const refund = Object(answer.body) as Refund;
    await expectCapped(refund, sold, one);
    const sale = await cashier.request('GET', `/invoices/${refund.sale?.id}`);
    await expectFair(Object(sale.body) as Invoice, unitId, one);
    [sold, unitId] = [await soldByCard(backAndOut), (await isSold(unitId)) ? nextUnit() : unitId];
    return true;
  });
  expect(outcomes).toEqual(
    fields({
      taken: `
        sale.approvalId sale.discount sale.discount.amount sale.discount.rate sale.dueDate sale.id
        sale.lines[].charge sale.lines[].discount sale.lines[].discount.amount sale.lines[].discount.rate
        sale.lines[].discountReason sale.lines[].id sale.lines[].priceReason sale.lines[].quantity
        sale.lines[].salespersonId sale.notes sale.tenders[].amount sale.tenders[].depositId sale.tenders[].id sale.tenders[].kind
        sale.tenders[].reference`,
      rejected: `
        sale sale.lines sale.lines[] sale.lines[].charge.description sale.lines[].charge.isTaxed
        sale.lines[].charge.kind sale.lines[].productId sale.lines[].unitId sale.lines[].unitPrice sale.tenders
        sale.tenders[]`,
    }),
  );
});

test('no field of a trade-in, said otherwise, offers more than the shop asks for such a device, or buys what it may not', async () => {
  const today = '2026-03-02';
  let deviceCount = 0;
  const sound = () => {
    deviceCount += 1;
    const device = { productId: shop.phone, codes: [imeiOf(5_000 + deviceCount)], isConfirmed: false, grade: 'B' };
    const appearance = { color: null, storage: null, batteryHealth: 88, lockStatus: 'unlocked', notes: null };
    const document = { kind: 'passport', number: 'X1', expires: '2030-01-01' };
    const checks = { blacklist: 'clear', blacklistReference: 'C', unlocked: true, agreed: true };
    const tradeInDraft = { id: fresh(), invoiceId: null, customerId: shop.customer, offer: 30_000, payout: 'cash' };
    return { ...device, ...appearance, document, ...checks, ...tradeInDraft };
  };
  const outcomes = await outcomesOf(tamperings(tradeIns.offer.body, sellables()), async (one) => {
    const answer = await cashier.request('POST', '/trade-ins', one.of(sound()));
    if (!isAccepted(answer, one)) return false;
    const { offer, status, blacklist, document } = Object(answer.body) as TradeIn;
    const expectedField = [one.field, one.said];
    const fair = [offer <= 79_900, status, blacklist !== 'listed', (document.expires ?? today) >= today];
    expect([...expectedField, ...fair]).toEqual([...expectedField, true, 'offered', true, true]);
    return true;
  });
  expect(outcomes).toEqual(
    fields({
      taken: `
        agreed approvalId batteryHealth blacklist blacklistReference codes[] color customerId document.expires
        document.kind document.number grade id invoiceId isConfirmed lockStatus notes offer payout storage unlocked`,
      rejected: `
        codes document productId`,
    }),
  );
});

test('no field of an exemption, said otherwise by somebody who may grant one, lets a phone go for less than it cost', async () => {
  const rights = { Customer: 'rcu', 'Sale & Invoice': 'rcu' } as const;
  await rows(`update roles set permissions = $1 where name = 'cashier'`, [JSON.stringify(someRights(rights))]);
  const all = tamperings(invoices.checkout.body, sellables()).filter(({ field }) =>
    field.startsWith('draft.exemption'),
  );
  expect(await trySale(all, { reason: 'School', certificate: 'TX-77' })).toEqual(
    fields({
      taken: `
        draft.exemption draft.exemption.certificate draft.exemption.reason`,
      rejected: '',
    }),
  );
});

test('every ledger agrees with what was taken of all that', async () => {
  expect(await differences(db)).toEqual([]);
});
