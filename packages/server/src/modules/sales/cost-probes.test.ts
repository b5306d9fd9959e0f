import { roundedCost } from '@tilldesk/domain/sales';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type Person } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'probes', 2);
const { app } = await servicesOn(db);
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const LIST = 79_900;
/** The cost of a phone in these tests: the middle of a step, its lower end, and its upper end. */
const costs = [50_000, 47_000, 56_300];
const cost = (cents: number) => rows('update units set unit_cost = $1', [cents]);
const unit = shop.units[0]!.id;
const existingTender = tenderOf('cash', 1);

type Probe = (net: number) => Promise<string>;
const cheap = (net: number, more: object = {}) => {
  const draft = draftOf(shop, { units: [unit] });
  const discount = { kind: 'amount', amount: LIST - net };
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, discount, ...more })) };
};
const codeOf = (body: unknown) => String(Object(body).code ?? 'none');
/** A checkout whose tender exists already, so that nothing is ever sold. */
const byCheckout =
  (person: Person, more: object = {}): Probe =>
  async (net) => {
    const body = { draft: cheap(net, more), tenders: [{ ...tenderOf('cash', 900_000), id: existingTender.id }] };
    return codeOf((await person.request('POST', `/invoices/${fresh()}/checkout`, body, fresh())).body);
  };
const byCheck: Probe = async (net) => {
  const { body } = await cashier.request('POST', `/invoices/${fresh()}/check`, { draft: cheap(net) });
  return Object(body).lines.length > 0 ? 'cheap' : 'none';
};
const byInvoiceDiscount: Probe = async (net) => {
  const draft = { ...draftOf(shop, { units: [unit] }), discount: { kind: 'amount', amount: LIST - net } };
  const { body } = await cashier.request('POST', `/invoices/${fresh()}/check`, { draft });
  return Object(body).reasons.length > 0 ? 'cheap' : 'none';
};

/** Returns the price at which the response changes, to the cent. */
async function bisect(probe: Probe, list = LIST): Promise<number> {
  const high = await probe(list);
  let [low, top] = [1, list];
  while (top - low > 1) {
    const middle = Math.floor((low + top) / 2);
    if ((await probe(middle)) === high) top = middle;
    else low = middle;
  }
  return top;
}

await rows(`update roles set limits = '{"viewCost":false}' where name = 'cashier'`);
await cashier.request(
  'POST',
  `/invoices/${fresh()}/checkout`,
  { draft: { ...draftOf(shop, { cables: 1 }) }, tenders: [{ ...tenderOf('cash', 9_000), id: existingTender.id }] },
  fresh(),
);

describe('attempts at many prices tell who may not see costs no more than a step:', () => {
  test.each<[string, Probe]>([
    ['checkouts that can sell nothing', byCheckout(cashier)],
    ['checkouts with a reason, which ask for an approval', byCheckout(cashier, { discountReason: 'Friend' })],
    ['checks of a draft', byCheck],
    ['checks of a discount on the whole', byInvoiceDiscount],
  ])('%s', async (_, probe) => {
    const found: number[] = [];
    for (const cents of costs) {
      await cost(cents);
      found.push(await bisect(probe));
    }
    // Costs 20 % apart have the same response, so no closer guess is possible.
    expect(new Set(found).size).toEqual(1);
    for (const cents of costs) expect(found[0]).toBeGreaterThanOrEqual(cents);
    expect(Math.max(...costs) / Math.min(...costs)).toBeGreaterThan(1.15);
  });

  test('more pieces of one product have the step of one piece', async () => {
    const byPieces = (quantity: number) => async (each: number) => {
      const draft = draftOf(shop, { cables: quantity });
      const discount = { kind: 'amount', amount: (1_999 - each) * quantity };
      const lines = draft.lines.map((line) => ({ ...line, discount }));
      const { body } = await cashier.request('POST', `/invoices/${fresh()}/check`, { draft: { ...draft, lines } });
      return Object(body).lines.length > 0 ? 'cheap' : 'none';
    };
    const thresholds: number[] = [];
    for (const quantity of [1, 2, 3, 7, 50]) {
      thresholds.push(await bisect(byPieces(quantity), 1_999));
    }
    expect(new Set(thresholds).size).toEqual(1);
  });

  test('who may see costs has the cost itself as the limit', async () => {
    await cost(50_000);
    expect(await bisect(byCheckout(admin))).toEqual(50_000);
  });
});

test('a rounded cost is never below the cost, less than a fifth above it, and the same for every quantity', () => {
  for (let each = 1; each < 2_000_000; each = Math.ceil(each * 1.013)) {
    const rounded = roundedCost(each, 1);
    expect(rounded).toBeGreaterThanOrEqual(each);
    expect(rounded).toBeLessThanOrEqual(Math.ceil(each * 1.2) + 1);
    expect(roundedCost(each * 7, 7)).toEqual(rounded * 7);
  }
  expect([roundedCost(0, 3), roundedCost(1, 1)]).toEqual([0, 1]);
});
