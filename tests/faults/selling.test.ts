import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, ok, signIn, stockShop, type Caller, type Goods, type ApiResponse } from '../support/api.ts';
import { countedIn } from '../support/figures.ts';
import { imeisOf } from '../support/imeis.ts';
import { openLossyProxy } from '../support/lossyProxy.ts';
import { CASH, cashSale, customerWith, FLOAT, inDrawer, openDrawer, splitSale } from '../support/selling.ts';
import { dataFolder, runCommand, startServer, type RunningServer } from '../support/server.ts';
import { sizeOf } from '../support/sizes.ts';

/** Rounds of each race; more with TILLDESK_ROUNDS. */
const rounds = sizeOf('TILLDESK_ROUNDS', { usual: 3, full: 10 });

const { folder, remove } = dataFolder();
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
const account = ['sell', 'owner@sell.test', 'an-owner-of-sales'] as const;

let server: RunningServer;
/** Two users, each with a separate session. */
let one: Caller;
let other: Caller;
let goods: Goods;
let customer: string;

beforeAll(async () => {
  const [store, email, password] = account;
  const admin = ['--business', 'Sell', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  const { code, printed } = runCommand(['create-admin', ...admin], env);
  if (code !== 0) throw new Error(printed);
  server = await startServer(env);
  [one, other] = [await signIn(server.url, ...account), await signIn(server.url, ...account)];
  goods = await stockShop(one, []);
  customer = await customerWith(one, 99_999);
});
afterAll(async () => {
  await server.stop();
  remove();
});

/** After every fault the command verifies the ledgers, with the server running. */
const expectAllLedgersRight = () =>
  expect(runCommand(['verify'], env)).toEqual({ code: 0, printed: '0 differences\n' });

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const checkout = (call: Caller, body: object, key = newId(), id = newId()) =>
  call('POST', `/invoices/${id}/checkout`, body, key);
/** The number of sales among the responses, and of rejections by message. */
function tally(answers: readonly ApiResponse[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { status, body } of answers) {
    const what = status === 200 ? 'sold' : `${status} ${String(body['message'])}`;
    counted[what] = (counted[what] ?? 0) + 1;
  }
  return counted;
}
const countOf = async (status: string) =>
  Number(Object((await ok(one('GET', `/invoices?status=${status}&limit=1`))).body['pagination'])['total']);

test(`E-02: ${4 * rounds} sales whose answers are lost up to four times are sold once, and the replay is the first answer to the byte`, async ({
  task,
}) => {
  const losses = new Map<string, number>();
  const proxy = await openLossyProxy(server.url, (key) => losses.get(key) ?? 0);
  const till = await signIn(proxy.url, ...account);
  const before = (await countOf('paid')) + (await countOf('open'));
  const sales = times(4 * rounds, (n) => ({ id: newId(), key: newId(), n, body: splitSale(goods, customer, n).body }));
  for (const { key, n } of sales) losses.set(key, n % 5);
  const waiting = [...sales];
  const sell = async (): Promise<void> => {
    for (let sale = waiting.pop(); sale; sale = waiting.pop()) {
      let response: ApiResponse | null = null;
      for (let attempt = 0; attempt < 5 && response === null; attempt++) {
        response = await checkout(till, sale.body, sale.key, sale.id).catch(() => null);
      }
      const responses = proxy.said(sale.key);
      expect([responses.length, new Set(responses).size]).toEqual([1 + (sale.n % 5), 1]);
      expect(`${response?.status} ${response?.text}`).toEqual(responses[0]);
      expect(response?.status).toEqual(200);
    }
  };
  await Promise.all(times(8, sell));
  await proxy.close();
  const sold = (await countOf('paid')) + (await countOf('open')) - before;
  expect(sold).toEqual(sales.length);
  expectAllLedgersRight();
  const lost = sales.reduce((sum, { n }) => sum + (n % 5), 0);
  countedIn(task, {
    'sales that were sent': sales.length,
    'answers that were lost': lost,
    'invoices in the end': sold,
  });
});

test(`E-03: one key of 32 tills at once, ${rounds} times: one sale and 31 replays; another amount is rejected under it, and under another key`, async ({
  task,
}) => {
  const before = await countOf('paid');
  for (let round = 0; round < rounds; round++) {
    const [id, key, sale] = [newId(), newId(), cashSale(goods.cable)];
    const answers = await Promise.all(times(32, (n) => checkout(n % 2 ? one : other, sale, key, id)));
    expect([answers[0]?.status, new Set(answers.map(({ text }) => text)).size]).toEqual([200, 1]);
    const more = { ...sale, tenders: [{ ...sale.tenders[0], amount: 9_999 }] };
    const rejected = await checkout(one, more, key, id);
    expect([rejected.status, rejected.body['code']]).toEqual([422, 'request.keyReused']);
    const posted = await checkout(one, more, newId(), id);
    expect([posted.status, posted.body['code']]).toEqual([409, 'invoice.posted']);
  }
  expect(await countOf('paid')).toEqual(before + rounds);
  expectAllLedgersRight();
  countedIn(task, {
    calls: 34 * rounds,
    sales: rounds,
    'replays of the same bytes': 31 * rounds,
    rejected: 2 * rounds,
  });
});

test(`E-04: 64 tills want the last piece, ${rounds} times: one has it, 63 hear that none is left`, async ({ task }) => {
  const { categoryId } = (await ok(one('GET', `/products/${goods.cable}`))).body;
  const common = { categoryId, condition: 'new', taxRate: '0.1', barcodes: [], active: true, tracking: 'quantity' };
  for (let round = 0; round < rounds; round++) {
    const id = newId();
    await ok(one('POST', '/products', { ...common, id, name: `Last ${round}`, sku: `LAST-${round}`, price: 2_000 }));
    const piece = { id: newId(), productId: id, unitCost: 300, quantity: 1 };
    await ok(one('POST', '/inventory/opening-stock', piece, newId()));
    const answers = await Promise.all(times(64, (n) => checkout(n % 2 ? one : other, cashSale(id))));
    expect(tally(answers)).toEqual({ sold: 1, [`409 Only 0 of Last ${round} left in stock.`]: 63 });
    expect((await ok(one('GET', `/products/${id}`))).body['onHand']).toEqual(0);
  }
  expectAllLedgersRight();
  countedIn(task, { pieces: rounds, sold: rounds, rejected: 63 * rounds });
});

test.for([
  [50, '040404'],
  [64, '040405'],
] as const)(
  `E-04: %i tills sell one IMEI, ${rounds} times: one invoice, and the others hear its number`,
  async ([tills, tac], { task }) => {
    const codes = imeisOf(tac, rounds);
    const phones = { id: newId(), productId: goods.phone, unitCost: 40_000, units: codes.map((code) => ({ code })) };
    await ok(one('POST', '/inventory/opening-stock', phones, newId()));
    for (const code of codes) {
      const [unit] = (await ok(one('GET', `/units?search=${code}`))).body['items'] as { id: string }[];
      const answers = await Promise.all(
        times(tills, (n) => checkout(n % 2 ? one : other, cashSale(goods.phone, unit!.id, 50_000))),
      );
      const number = String(answers.find(({ status }) => status === 200)?.body['number']);
      expect(tally(answers)).toEqual({ sold: 1, [`409 IMEI ${code} was already sold on ${number}.`]: tills - 1 });
    }
    expectAllLedgersRight();
    countedIn(task, { phones: rounds, sold: rounds, rejected: (tills - 1) * rounds });
  },
);

test(`eight people refund one invoice at once, ${rounds} times: as much goes back as was paid, and nothing twice`, async ({
  task,
}) => {
  const succeeded: Record<string, number> = {};
  for (let round = 0; round < rounds; round++) {
    const { draft } = cashSale(goods.cable);
    const lines = [{ ...draft.lines[0]!, quantity: 3 }];
    const [id, card] = [newId(), { kind: 'card', reference: '4711' }];
    await ok(
      checkout(one, { draft: { ...draft, lines }, tenders: [{ ...card, id: newId(), amount: 3 * CASH }] }, newId(), id),
    );
    // Alternately for one of three pieces, and for 25.00 of the price of 60.00.
    const [what, requested, brings] =
      round % 2
        ? (['parts of a price', { quantity: 0, amount: 2_500, back: 'none' }, 2_750] as const)
        : (['pieces', { quantity: 1, amount: null, back: 'restock' }, CASH] as const);
    const refund = () => ({
      id: newId(),
      kind: 'refund',
      invoiceId: id,
      customerId: null,
      lines: [
        {
          id: newId(),
          lineId: lines[0]!.id,
          productId: null,
          unitId: null,
          fee: 0,
          reason: 'defective',
          condition: null,
          ...requested,
        },
      ],
      goodwill: null,
      notes: null,
      tenders: [{ ...card, id: newId(), amount: brings }],
      sale: null,
      approvalIds: [],
    });
    const answers = await Promise.all(times(8, (n) => (n % 2 ? one : other)('POST', '/refunds', refund(), newId())));
    const response = answers.map(({ status, body }) => (status === 200 ? 'refunded' : String(body['code'])));
    const most = Math.floor((3 * CASH) / brings);
    const rejection = round % 2 ? 'refund.tooMuch' : 'refund.tooMany';
    expect(response.toSorted()).toEqual([...times(8 - most, () => rejection), ...times(most, () => 'refunded')]);
    expect((await ok(one('GET', `/invoices/${id}`))).body['refunded']).toEqual(most * brings);
    succeeded[what] = (succeeded[what] ?? 0) + most;
  }
  expectAllLedgersRight();
  countedIn(task, { invoices: rounds, 'refunds that were asked for': 8 * rounds, ...succeeded });
});

test.for([
  ['is in it or in none', false],
  ['is in it, or is rejected where a sale needs a drawer', true],
] as const)(
  `a drawer is closed while six sales post, ${rounds} times: each sale's cash %s`,
  async ([_, requireShiftToSell], { task }) => {
    const counted = { 'sales in the drawer': 0, 'sales in none': 0, 'sales that were rejected': 0 };
    const { version } = (await ok(one('GET', '/transaction-settings'))).body;
    await ok(one('PATCH', '/transaction-settings', { requireShiftToSell, version }));
    for (let round = 0; round < rounds; round++) {
      const drawer = await openDrawer(one);
      const closing = { version: drawer.version, counted: FLOAT, note: null, reason: 'Sales still come' };
      const ids = times(6, newId);
      const sell = (id: string) => checkout(other, cashSale(goods.cable), newId(), id);
      const [first, second] = [ids.slice(0, 3), ids.slice(3)];
      const answers = await Promise.all([
        ...first.map(sell),
        one('POST', `/register-sessions/${drawer.id}/close`, closing, newId()),
        ...second.map(sell),
      ]);
      const [closed] = answers.splice(3, 1);
      const { expected, invoices } = await inDrawer(one, drawer.id);
      const sold = ids.filter((_id, at) => answers[at]?.status === 200);
      expect([closed?.status, closed?.body['expected'], expected]).toEqual([
        200,
        FLOAT + invoices.length * CASH,
        FLOAT + invoices.length * CASH,
      ]);
      // If a drawer is required, it contains all sales; otherwise each sale once or not at all.
      const inIt = requireShiftToSell ? sold : sold.filter((id) => invoices.includes(id));
      expect(invoices.toSorted()).toEqual(inIt.toSorted());
      expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body['code'])).toEqual(
        times(6 - sold.length, () => 'drawer.needed'),
      );
      expect(sold.length === 6 || requireShiftToSell).toEqual(true);
      counted['sales in the drawer'] += inIt.length;
      counted['sales in none'] += sold.length - inIt.length;
      counted['sales that were rejected'] += 6 - sold.length;
    }
    const settings = (await ok(one('GET', '/transaction-settings'))).body;
    await ok(one('PATCH', '/transaction-settings', { requireShiftToSell: false, version: settings['version'] }));
    expectAllLedgersRight();
    countedIn(task, { drawers: rounds, ...counted });
  },
);

test('E-08: a sale that is sent, or sent again, after its drawer was closed changes nothing of it and opens no other', async ({
  task,
}) => {
  const drawer = await openDrawer(one);
  const [known, late] = times(2, () => ({ id: newId(), key: newId(), body: cashSale(goods.cable) }));
  const first = await checkout(one, known!.body, known!.key, known!.id);
  const closing = { version: drawer.version, counted: FLOAT + CASH, note: null };
  const closed = await ok(one('POST', `/register-sessions/${drawer.id}/close`, closing, newId()));
  expect(closed.body['difference']).toEqual(0);

  expect((await checkout(one, known!.body, known!.key, known!.id)).text).toEqual(first.text);
  expect((await checkout(one, known!.body, newId(), known!.id)).status).toEqual(200);
  expect((await checkout(one, late!.body, late!.key, late!.id)).status).toEqual(200);
  expect(await inDrawer(one, drawer.id)).toEqual({ expected: FLOAT + CASH, invoices: [known!.id] });
  const { items } = (await ok(one('GET', '/registers'))).body as { items: { session: unknown }[] };
  expect(items.map(({ session }) => session)).toEqual([null]);
  expectAllLedgersRight();
  countedIn(task, { 'sales that were sent again': 2, 'sales that were late': 1 });
});

test(`E-09: a saved draft is paid while another device edits it, ${rounds} times: paid once as it was seen, or not at all`, async ({
  task,
}) => {
  const first = { 'paid first': 0, 'edited first': 0 };
  for (let round = 0; round < rounds; round++) {
    const { draft, tenders } = cashSale(goods.cable);
    const id = newId();
    const { version } = (await ok(one('POST', '/invoices', { id, ...draft }))).body;
    const edited = { ...draft, lines: [{ ...draft.lines[0]!, quantity: 3 }], version };
    const [pays, edits] = await Promise.all([
      checkout(one, { version, tenders }, newId(), id),
      other('PATCH', `/invoices/${id}`, edited),
    ]);
    const settings = (await ok(one('GET', `/invoices/${id}`))).body;
    const seen = [pays.status, edits.status, settings['status'], settings['paid'], settings['total']];
    // The second request gets an error: that it is posted, with its number, or that it was changed.
    const [isPaid, number] = [pays.status === 200, String(settings['number'])];
    expect([...seen, (isPaid ? edits : pays).body['message']]).toEqual(
      isPaid
        ? [200, 409, 'paid', CASH, CASH, `Invoice ${number} is already posted and cannot be changed.`]
        : [409, 200, 'draft', 0, 3 * CASH, 'Someone else changed this record. Please review the differences.'],
    );
    const again = { version: edits.body['version'], tenders: [{ ...tenders[0]!, amount: 3 * CASH }] };
    if (!isPaid) await ok(checkout(one, again, newId(), id));
    first[isPaid ? 'paid first' : 'edited first'] += 1;
    // A paid invoice cannot become unpaid: neither by an old save, a new draft with the same id, a quote, nor by discarding it.
    const back = [
      await other('PATCH', `/invoices/${id}`, edited),
      await other('POST', '/invoices', { id, ...draft }),
      await other('POST', `/invoices/${id}/reopen`, { version }),
      await other('POST', `/invoices/${id}/quote`, { version, until: '2099-12-31' }),
      await other('DELETE', `/invoices/${id}`),
    ];
    expect(back.map(({ status, body }) => [status, body['code'] ?? body['status']])).toEqual([
      [409, 'invoice.posted'],
      [200, 'paid'],
      [409, 'invoice.posted'],
      [409, 'invoice.posted'],
      [409, 'invoice.posted'],
    ]);
    const { payments } = (await ok(one('GET', `/invoices/${id}`))).body as { payments: unknown[] };
    expect(payments).toHaveLength(1);
  }
  expectAllLedgersRight();
  countedIn(task, { drafts: rounds, ...first });
});
