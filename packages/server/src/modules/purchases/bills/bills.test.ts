import fc from 'fast-check';
import type { Purchase } from '@tilldesk/domain/purchases';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { inBusiness } from '../../../database/transaction.ts';
import { differences } from '../../../views/verify/verify.store.ts';
import { buyingFrom, fresh, purchaseIn, receiptIn, rejectionIn } from '../../../testing/buying.ts';
import { imeiOf, smallShop } from '../../../testing/small-shop.ts';
import { draftOf as saleOf, servicesOn, signIn, tenderOf } from '../../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'bill');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const { order, receive, scan, post, vendorId } = await buyingFrom(admin, shop);
afterAll(() => app.close());

let used = 3000;
const imeis = (count: number) => Array.from({ length: count }, () => imeiOf((used += 1)));
const request = (path: string, body: object) => admin.request('POST', path, body, fresh());
const within = (sql: string, values: unknown[]) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const balance = async () => ((await admin.request('GET', `/vendors/${vendorId}`)).body as { balance: number }).balance;

/** A received order of phones and cables, with the codes of its phones. */
async function arrived(
  phones: number,
  cables: number,
): Promise<{ placed: Purchase; codes: string[]; receipt: string }> {
  const { id } = await order(phones, cables);
  const codes = imeis(phones);
  const receipt = await receive(id);
  if (phones > 0) {
    await scan(
      receipt,
      codes.map((code) => [code]),
    );
  }
  await admin.request('POST', `/receipts/${receipt}/all`);
  await post(receipt);
  return { placed: purchaseIn(await admin.request('GET', `/purchases/${id}`)), codes, receipt };
}

const ascending = (a: number, b: number) => a - b;
const billOf = (lines: [lineId: string, quantity: number, unitCost: number][], parts: object = {}) => ({
  id: fresh(),
  reference: `R-${fresh()}`,
  day: '2026-03-02',
  dueDay: null,
  charges: [],
  lines: lines.map(([lineId, quantity, unitCost]) => ({ lineId, quantity, unitCost, tax: null })),
  ...parts,
});
const paymentOf = (amount: number, parts: object = {}) => ({
  id: fresh(),
  amount,
  method: 'bank',
  reference: null,
  paidOn: '2026-03-02',
  note: null,
  ...parts,
});

describe('a bill', () => {
  test('owes the vendor what it says, by the terms, and is paid in part and in full, never more', async () => {
    const { placed } = await arrived(2, 0);
    const [line] = placed.lines;
    const before = await balance();
    const charges = [{ id: fresh(), label: 'Freight', amount: 2_500 }];
    const booked = purchaseIn(
      await request(`/purchases/${placed.id}/bills`, billOf([[line!.id, 2, 50_000]], { charges })),
    );
    const [bill] = booked.bills;
    expect([booked.payment, bill?.number, bill?.total, bill?.dueDay, bill?.correction]).toEqual([
      'unpaid',
      'BILL-1001',
      102_500,
      '2026-04-01',
      0,
    ]);
    expect(await balance()).toEqual(before + 102_500);
    const part = purchaseIn(await request(`/bills/${bill!.id}/payments`, paymentOf(40_000)));
    expect([part.payment, part.due, part.payments.map((payment) => payment.number)]).toEqual([
      'partiallyPaid',
      62_500,
      ['PAY-1001'],
    ]);
    const over = await request(`/bills/${bill!.id}/payments`, paymentOf(62_501));
    expect([rejectionIn(over)[0], Object(over.body).params]).toEqual(['payment.tooMuch', { due: 62_500 }]);
    const paid = purchaseIn(await request(`/bills/${bill!.id}/payments`, paymentOf(62_500)));
    expect([paid.payment, paid.due, await balance()]).toEqual(['paid', 0, before]);
    expect(rejectionIn(await request(`/bills/${bill!.id}/reverse`, { reason: 'Wrong' }))[0]).toEqual('bill.paid');
    for (const { id } of paid.payments) await request(`/vendor-payments/${id}/reverse`, { reason: 'Bounced' });
    expect(await balance()).toEqual(before + 102_500);
    const reversed = purchaseIn(await request(`/bills/${bill!.id}/reverse`, { reason: 'Wrong' }));
    expect([reversed.payment, reversed.toBill.pieces, await balance()]).toEqual(['unbilled', 2, before]);
  });

  test.each<[string, (placed: Purchase) => object, string, string[]]>([
    ['of nothing', () => billOf([]), 'bill.empty', []],
    ['of more than came', (p) => billOf([[p.lines[0]!.id, 2, 1]]), 'bill.notReceived', ['lines.0.quantity']],
    ['of a line of another order', () => billOf([[fresh(), 1, 1]]), 'record.notFound', ['lines.0.lineId']],
    ['of tomorrow', (p) => billOf([[p.lines[0]!.id, 1, 1]], { day: '2026-03-03' }), 'purchase.dayAhead', ['day']],
  ])('%s is rejected at the field', async (_, of, code, fields) => {
    const { placed } = await arrived(1, 0);
    expect(rejectionIn(await request(`/purchases/${placed.id}/bills`, of(placed)))).toEqual([code, fields]);
  });

  test('of the same number is booked once, by two people at once too, and one of freight comes from a carrier', async () => {
    const { placed } = await arrived(2, 0);
    const [line] = placed.lines;
    const duplicate = (quantity: number) => billOf([[line!.id, quantity, 50_000]], { reference: 'ACME-1' });
    const answers = await Promise.all([
      request(`/purchases/${placed.id}/bills`, duplicate(1)),
      request(`/purchases/${placed.id}/bills`, { ...duplicate(1), reference: 'acme-1' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    const { vendorId: carrier } = await buyingFrom(admin, shop);
    const goods = billOf([[line!.id, 1, 50_000]], { vendorId: carrier });
    expect(rejectionIn(await request(`/purchases/${placed.id}/bills`, goods))).toEqual([
      'bill.otherVendor',
      ['vendorId'],
    ]);
    const charges = [{ id: fresh(), label: 'Freight', amount: 900 }];
    const freight = purchaseIn(
      await request(`/purchases/${placed.id}/bills`, billOf([], { vendorId: carrier, charges })),
    );
    expect(freight.bills.map((bill) => [bill.vendorId, bill.total])).toEqual([
      [carrier, 900],
      [vendorId, 50_000],
    ]);
  });

  test('at another price corrects what the goods cost: what still stands bears it, the rest is a variance', async () => {
    const { placed, codes } = await arrived(2, 0);
    const [line] = placed.lines;
    const [sold] = (await within('select id from units where code = $1', [codes[0]])) as { id: string }[];
    const sale = { draft: saleOf(shop, { units: [sold!.id] }), tenders: [tenderOf('cash', 200_000)] };
    expect((await request(`/invoices/${fresh()}/checkout`, sale)).status).toEqual(200);
    const booked = purchaseIn(await request(`/purchases/${placed.id}/bills`, billOf([[line!.id, 2, 52_000]])));
    const [bill] = booked.bills;
    expect(bill!.correction).toEqual(4_000);
    const costs = () => within('select unit_cost from units where code = any($1) order by code', [codes]);
    expect(await costs()).toEqual([{ unit_cost: 50_000 }, { unit_cost: 52_000 }]);
    const variances = () =>
      within('select sum(amount)::int as amount from cost_variances where document_id = $1', [bill!.id]);
    expect(await variances()).toEqual([{ amount: 2_000 }]);
    const supplies = (await admin.request('GET', `/vendors/${vendorId}/supplies`)).body as {
      items: { lastCost: number }[];
    };
    expect(supplies.items.map(({ lastCost }) => lastCost)).toContain(52_000);
    await request(`/bills/${bill!.id}/reverse`, { reason: 'Wrong price' });
    expect([await costs(), await variances()]).toEqual([
      [{ unit_cost: 50_000 }, { unit_cost: 50_000 }],
      [{ amount: 0 }],
    ]);
  });
});

test('a receipt that a bill reaches into is not taken back, one that came after it is', async () => {
  const { id } = await order(0, 6);
  const { lines } = purchaseIn(await admin.request('GET', `/purchases/${id}`));
  const receivePieces = async (quantity: number) => {
    const receipt = await receive(id);
    await admin.request('POST', `/receipts/${receipt}/quantity`, { id: fresh(), lineId: lines[0]!.id, quantity });
    await post(receipt);
    return receipt;
  };
  const [first, second] = [await receivePieces(3), await receivePieces(3)];
  await request(`/purchases/${id}/bills`, billOf([[lines[0]!.id, 3, 400]]));
  const isReversible = async (receipt: string) =>
    receiptIn(await admin.request('GET', `/receipts/${receipt}`)).isReversible;
  expect([await isReversible(first), await isReversible(second)]).toEqual([false, true]);
  expect(rejectionIn(await request(`/receipts/${first}/reverse`, { reason: 'x' }))[0]).toEqual('receipt.billed');
  expect((await request(`/receipts/${second}/reverse`, { reason: 'x' })).status).toEqual(200);
});

describe('a payment', () => {
  test('of a vendor goes to the oldest due first, or to the bills named, and its parts are the amount', async () => {
    const { vendorId: other, ...from } = await buyingFrom(admin, shop);
    const { id } = await from.order(0, 4);
    const receipt = await from.receive(id);
    await admin.request('POST', `/receipts/${receipt}/all`);
    await from.post(receipt);
    const { lines } = purchaseIn(await admin.request('GET', `/purchases/${id}`));
    const bills = [
      billOf([[lines[0]!.id, 2, 333]], { dueDay: '2026-05-01' }),
      billOf([[lines[0]!.id, 2, 333]], { dueDay: '2026-03-15' }),
    ];
    for (const bill of bills) await request(`/purchases/${id}/bills`, bill);
    const pay = (body: object) => request(`/vendors/${other}/payments`, body);
    expect(rejectionIn(await pay(paymentOf(1_333)))).toEqual(['payment.tooMuch', ['amount']]);
    const unlike = { allocations: [{ billId: bills[0]!.id, amount: 100 }] };
    expect(rejectionIn(await pay(paymentOf(101, unlike)))).toEqual(['payment.unlikeParts', ['amount']]);
    const once = paymentOf(700);
    const answers = await Promise.all([pay(once), pay(once)]);
    expect(answers.map(({ body }) => Object(body).allocations)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.arrayContaining([
          { billId: bills[1]!.id, amount: 666 },
          { billId: bills[0]!.id, amount: 34 },
        ]),
      ),
    );
    const open = (await admin.request('GET', `/vendors/${other}/open-bills`)).body as { items: object[]; due: number };
    expect([open.items.length, open.due]).toEqual([1, 632]);
  });

  test('in cash comes out of the drawer of who pays', async () => {
    const { placed } = await arrived(0, 3);
    const bill = billOf([[placed.lines[0]!.id, 3, 333]]);
    await request(`/purchases/${placed.id}/bills`, bill);
    const payment = paymentOf(999, { method: 'cash' });
    expect(rejectionIn(await request(`/bills/${bill.id}/payments`, payment))).toEqual(['payment.noDrawer', ['method']]);
    const { email } = shop.people.admin;
    await admin.request('POST', '/clock/in', { email, pin: '1111', clockInCash: 500 });
    await request(`/bills/${bill.id}/payments`, payment);
    const cash = () =>
      within('select kind, amount from cash_movements where source_id = $1 order by seq', [payment.id]);
    expect(await cash()).toEqual([{ kind: 'cashOut', amount: -999 }]);
    await request(`/vendor-payments/${payment.id}/reverse`, { reason: 'Paid twice' });
    expect(await cash()).toEqual([
      { kind: 'cashOut', amount: -999 },
      { kind: 'cashIn', amount: 999 },
    ]);
    const again = await request(`/vendor-payments/${payment.id}/reverse`, { reason: 'Paid twice' });
    expect(rejectionIn(again)[0]).toEqual('payment.reversed');
  });
});

describe('a landed cost', () => {
  test('is borne by each unit and each line, taken back by its counter-entry, and keeps its receipt from reversal', async () => {
    const { placed, codes, receipt } = await arrived(3, 10);
    const shared = purchaseIn(
      await request(`/purchases/${placed.id}/landed-costs`, {
        id: fresh(),
        label: 'Freight',
        amount: 1_000,
        split: 'quantity',
      }),
    );
    const [landed] = shared.landedCosts;
    expect([shared.landed, landed!.shares.map(({ quantity, amount }) => [quantity, amount])]).toEqual([
      1_000,
      [
        [1, 77],
        [1, 77],
        [1, 77],
        [10, 769],
      ],
    ]);
    const units = () => within('select landed_cost, unit_cost from units where code = any($1)', [codes]);
    expect(await units()).toEqual(Array.from({ length: 3 }, () => ({ landed_cost: 77, unit_cost: 50_077 })));
    expect(rejectionIn(await request(`/receipts/${receipt}/reverse`, { reason: 'x' }))[0]).toEqual('receipt.landed');
    const reverseLandedCost = () => request(`/landed-costs/${landed!.id}/reverse`, { id: fresh(), reason: 'Twice' });
    const answers = await Promise.all([reverseLandedCost(), reverseLandedCost()]);
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([200, 409]);
    expect(await units()).toEqual(Array.from({ length: 3 }, () => ({ landed_cost: 0, unit_cost: 50_000 })));
    expect((await request(`/receipts/${receipt}/reverse`, { reason: 'x' })).status).toEqual(200);
  });

  test('finds nothing to lie on before goods came', async () => {
    const { id } = await order(1, 0);
    const freight = { id: fresh(), label: 'Freight', amount: 1, split: 'cost' };
    expect(rejectionIn(await request(`/purchases/${id}/landed-costs`, freight))[0]).toEqual('landed.nothing');
  });
});

test('whatever is billed, paid, shared and taken back, every ledger adds up and the balance is the sum of what is open', async () => {
  const amount = fc.integer({ min: 1, max: 60_000 });
  const act = fc.oneof(
    fc.record({ kind: fc.constant('bill' as const), pieces: fc.integer({ min: 1, max: 3 }), cost: amount }),
    fc.record({ kind: fc.constant('pay' as const), amount }),
    fc.record({ kind: fc.constant('land' as const), amount, split: fc.constantFrom('equal', 'quantity', 'cost') }),
    fc.record({ kind: fc.constant('undo' as const), of: fc.constantFrom('bill', 'payment', 'landed') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
      const { placed } = await arrived(2, 3);
      const now = async () => purchaseIn(await admin.request('GET', `/purchases/${placed.id}`));
      for (const one of acts) {
        const current = await now();
        const open = current.bills.find((bill) => bill.due! > 0);
        if (one.kind === 'bill') {
          await request(
            `/purchases/${placed.id}/bills`,
            billOf(current.lines.map((line) => [line.id, one.pieces, one.cost])),
          );
        } else if (one.kind === 'pay' && open) {
          await request(`/bills/${open.id}/payments`, paymentOf(one.amount));
        } else if (one.kind === 'land') {
          await request(`/purchases/${placed.id}/landed-costs`, {
            id: fresh(),
            label: 'Duty',
            amount: one.amount,
            split: one.split,
          });
        } else if (one.kind === 'undo') {
          const [bill, payment, landed] = [current.bills[0], current.payments[0], current.landedCosts[0]];
          if (one.of === 'bill' && bill) await request(`/bills/${bill.id}/reverse`, { reason: 'x' });
          if (one.of === 'payment' && payment) await request(`/vendor-payments/${payment.id}/reverse`, { reason: 'x' });
          if (one.of === 'landed' && landed)
            await request(`/landed-costs/${landed.id}/reverse`, { id: fresh(), reason: 'x' });
        }
      }
      const after = await now();
      for (const { amount: landedAmount, shares } of after.landedCosts) {
        expect(shares.reduce((sum, share) => sum + share.amount!, 0)).toEqual(landedAmount);
      }
      const [owed] = await within(
        'select coalesce(sum(total - paid), 0)::bigint as due from bills where vendor_id = $1 and reversed_at is null',
        [vendorId],
      );
      expect(await balance()).toEqual(owed?.['due']);
      expect(await differences(db)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
