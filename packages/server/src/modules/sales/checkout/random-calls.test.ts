import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { createRandom, type Random } from '../../../demo/random.ts';
import { refundingShop, tender } from '../../../testing/refunds.ts';
import type { Person } from '../../../testing/till.ts';

const RUNS = 40;
const CALLS = 12;
const seed = Number(process.env['TILLDESK_CALLS_SEED'] ?? 2026);
const PHONES = 60;

const db = await testDatabase();
const { app, shop, rows, admin, cashier, sell, back, draftRefund, fresh } = await refundingShop(db, 'calls', PHONES);
await rows(`update roles set limits = '{"viewCost":false,"maxDiscount":"0.2"}' where name = 'cashier'`);
await rows('update stock_levels set on_hand = 100000, value = 33300000');
afterAll(() => app.close());

type Line = {
  id: string;
  productId: string | null;
  unitId: string | null;
  quantity: number;
  unitPrice: number;
  discount: object | null;
  [more: string]: unknown;
};
/** List prices, minor units; the cashier's maximum discount is a fifth. */
const LIST = new Map([
  [shop.phone, 79_900],
  [shop.cable, 1_999],
  [shop.service, 0],
]);
const [service] = await rows<{ price: number }>('select price from products where id = $1', [shop.service]);
LIST.set(shop.service, service!.price);

/** One run: two invoices and three line ids, which lines of all kinds use in turn. */
function runOf(random: Random) {
  const invoices = [fresh(), fresh()];
  const lineIds = [fresh(), fresh(), fresh()];
  const units = [random.pick(shop.units).id, random.pick(shop.units).id];
  const approvals: string[] = [];
  const calls: string[] = [];
  /** Prices that an admin saved, by the line values that they apply to. */
  const agreed = new Set<string>();
  /** The facts that an admin approved. */
  const granted = new Set<string>();
  /** The last price that was sent for a line id, of any product. */
  const lastPrice = new Map<string, number>();

  const priceOf = (id: string, list: number): number =>
    random.weighted([list, lastPrice.get(id) ?? list, 1, 100, 500, Math.round(list * 0.85)], (price) =>
      price === list ? 6 : price === lastPrice.get(id) ? 6 : 1,
    );
  const discountOf = () =>
    random.weighted([null, '0.1', '0.2', '0.21', '0.5', '0.99'], (rate) => (rate === null ? 8 : 1));
  const share = (rate: string | null) => (rate === null ? null : { kind: 'share', rate });
  function line(id: string): Line {
    const reasons = { priceReason: 'Because', discountReason: 'Because' };
    const base = { id, unitId: null, quantity: 1, discount: share(discountOf()), ...reasons };
    const kind = random.weighted(['charge', 'phone', 'cable', 'service'] as const, (one) =>
      one === 'service' ? 1 : 3,
    );
    if (kind === 'charge') {
      const unitPrice = random.pick([1, 100, 500]);
      return { ...base, productId: null, unitPrice, charge: { kind: 'fee', description: 'Case', isTaxed: true } };
    }
    const productId = shop[kind];
    const unitId = kind === 'phone' ? random.pick(units) : null;
    const quantity = kind === 'phone' ? 1 : random.pick([1, 1, 2, 50]);
    return { ...base, productId, unitId, quantity, unitPrice: priceOf(id, LIST.get(productId)!) };
  }
  function draft() {
    const ids = lineIds.filter(() => random.probability(0.5));
    const lines = (ids.length === 0 ? [lineIds[0]!] : ids).map(line);
    for (const one of lines) lastPrice.set(one.id, one.unitPrice);
    const discount = random.probability(0.85) ? null : share(discountOf());
    const customerId = random.probability(0.3) ? shop.customer : null;
    return { customerId, discount, discountReason: 'Because', notes: null, lines };
  }
  const keyOf = (invoice: string, one: Pick<Line, 'id' | 'productId' | 'unitId' | 'quantity' | 'unitPrice'>) =>
    [invoice, one.id, one.productId, one.unitId, one.quantity, one.unitPrice].join(' ');
  const versionOf = async (id: string) =>
    (await rows<{ version: number }>('select version from invoices where id = $1', [id]))[0]?.version ?? 1;
  const paid = (customerId: string | null) =>
    customerId !== null && random.probability(0.3)
      ? [tender('onAccount', random.pick([2_164, 86_492]))]
      : [tender('cash', 9_000_000)];

  async function call(name: string, person: Person, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
    const answer = await person.request(method, path, body, fresh());
    calls.push(
      `${name}: ${method} ${path} ${JSON.stringify(body ?? {})} → ${answer.status} ${Object(answer.body).code ?? ''}`,
    );
    return answer;
  }
  async function save(person: Person, name: string) {
    const [id, sent] = [random.pick(invoices), draft()];
    const isNew = (await rows('select 1 from invoices where id = $1', [id])).length === 0;
    const answer = isNew
      ? await call(name, person, 'POST', '/invoices', { id, ...sent })
      : await call(name, person, 'PATCH', `/invoices/${id}`, { version: await versionOf(id), ...sent });
    if (answer.status === 200 && person === admin) for (const one of sent.lines) agreed.add(keyOf(id, one));
  }
  async function checkout(withDraft: boolean) {
    const [id, sent] = [random.pick(invoices), draft()];
    const approvalId = approvals.length > 0 && random.probability(0.6) ? random.pick(approvals) : undefined;
    const tenders = paid(sent.customerId);
    const body = {
      ...(withDraft ? { draft: sent } : {}),
      tenders,
      dueDate: '2026-03-20',
      ...(approvalId && { approvalId }),
    };
    await call('checkout', cashier, 'POST', `/invoices/${id}/checkout`, body);
  }
  /** An admin approves the last call that was rejected for a missing approval, for an invoice of this run. */
  async function approve() {
    const [id, subjectId, facts] = [fresh(), random.pick(invoices), cashier.wanted['invoice.overLimit'] ?? []];
    const approvalRequest = { id, action: 'invoice.overLimit', subjectId, for: facts };
    const { email } = shop.people.admin;
    const answer = await call('approve', cashier, 'POST', '/approvals', {
      ...approvalRequest,
      email,
      accessPin: '1111',
    });
    if (answer.status !== 200) return;
    approvals.push(id);
    for (const fact of facts)
      granted.add([subjectId, fact.lineId, fact.itemId, fact.quantity, fact.amountMinor].join(' '));
  }
  async function exchange() {
    const sold = await sell({ cables: 2 });
    const { lines, discount, discountReason } = draft();
    const id = random.pick(invoices);
    const sale = {
      id,
      lines,
      discount,
      discountReason,
      notes: null,
      tenders: paid(null),
      dueDate: null,
      approvalId: null,
    };
    const order = { ...draftRefund(sold.id, [back(sold.lines[0]!)], []), kind: 'exchange', sale };
    await call('exchange', cashier, 'POST', '/refunds', order);
  }
  const operations: Record<string, [number, () => Promise<unknown>]> = {
    save: [8, () => save(cashier, 'save')],
    'save by an admin': [2, () => save(admin, 'save by an admin')],
    'checkout with a draft': [4, () => checkout(true)],
    checkout: [5, () => checkout(false)],
    approve: [3, approve],
    quote: [
      1,
      async () => {
        const id = random.pick(invoices);
        await call('quote', cashier, 'POST', `/invoices/${id}/quote`, {
          version: await versionOf(id),
          until: '2026-03-10',
        });
      },
    ],
    reopen: [
      2,
      async () => {
        const id = random.pick(invoices);
        await call('reopen', cashier, 'POST', `/invoices/${id}/reopen`, { version: await versionOf(id) });
      },
    ],
    discard: [1, () => call('discard', cashier, 'DELETE', `/invoices/${random.pick(invoices)}`)],
    pay: [
      1,
      () =>
        call('pay', cashier, 'POST', `/invoices/${random.pick(invoices)}/payments`, { tenders: [tender('cash', 100)] }),
    ],
    void: [1, () => call('void', cashier, 'POST', `/invoices/${random.pick(invoices)}/void`, { reason: 'Oops' })],
    exchange: [1, exchange],
  };

  /** Returns lines that were sold below the cashier's limit, without an agreed price or approval. */
  async function soldForTooLittle() {
    const sold = await rows<Line & { invoice: string; net: number }>(
      `select l.invoice_id as invoice, l.id, l.product_id as "productId", l.unit_id as "unitId", l.quantity,
         l.unit_price as "unitPrice", l.net, null as discount
       from invoice_lines l join invoices i on i.business_id = l.business_id and i.id = l.invoice_id
       where l.invoice_id = any($1::uuid[]) and i.status in ('open', 'paid') and l.product_id is not null`,
      [invoices],
    );
    return sold.filter((one) => {
      const list = LIST.get(one.productId!)!;
      const isPriced = one.unitPrice >= list || agreed.has(keyOf(one.invoice, one));
      const isLow = one.net < Math.floor(list * one.quantity * 0.8);
      const approval = [one.invoice, one.id, one.unitId ?? one.productId, one.quantity, one.net].join(' ');
      return !isPriced || (isLow && !granted.has(approval));
    });
  }
  return {
    deeds: operations,
    said: calls,
    soldForTooLittle,
    count: () => rows("select 1 from invoices where id = any($1::uuid[]) and status in ('open', 'paid')", [invoices]),
  };
}

test(`${RUNS} times ${CALLS} calls of a cashier sell nothing for less than the role may (seed ${seed})`, async () => {
  let sold = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const random = createRandom(seed, `run ${run}`);
    const life = runOf(random);
    const names = Object.keys(life.deeds);
    for (let n = 0; n < CALLS; n += 1) await life.deeds[random.weighted(names, (name) => life.deeds[name]![0])]![1]();
    const cheap = await life.soldForTooLittle();
    if (cheap.length > 0) {
      throw new Error(`seed ${seed}, run ${run}: ${JSON.stringify(cheap)}\n${life.said.join('\n')}`);
    }
    sold += (await life.count()).length;
  }
  // Enough calls succeeded for the run to be meaningful.
  expect(sold).toBeGreaterThan(RUNS / 5);
});
