import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, saleOf, signIn, stockShop, type Caller, type Goods, type ApiResponse } from '../support/api.ts';
import { dataFolder, runCommand, startServer, type RunningServer } from '../support/server.ts';

/** Rounds of each scenario, each with a `kill -9` during it; more with TILLDESK_KILLS. */
const times = Math.max(1, Math.round(Number(process.env['TILLDESK_KILLS'] ?? 10) / 10));

const { folder, remove } = dataFolder();
const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
const account = ['stock', 'owner@stock.test', 'an-owner-of-stock'] as const;

let server: RunningServer;
/** Two users, each with a separate session. */
let people: Caller[] = [];
let goods: Goods;

beforeAll(async () => {
  const [store, email, password] = account;
  const admin = ['--business', 'Stock', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  const { code, printed } = runCommand(['create-admin', ...admin], env);
  if (code !== 0) throw new Error(printed);
  await open();
  goods = await stockShop(people[0]!, []);
});
afterAll(async () => {
  await server.stop();
  remove();
});

async function open(): Promise<void> {
  server = await startServer(env);
  people = [await signIn(server.url, ...account), await signIn(server.url, ...account)];
}

/** An operation of a user by index, with the key used for all its attempts. */
type Operation = { who: 0 | 1; path: string; body: unknown; key: string };

/**
 * Sends all operations at once, kills the server after the first response, starts it again, and sends every operation once more,
 * like a till without a response. Returns the final responses.
 */
async function atOnceAndKilled(operations: readonly Operation[]): Promise<ApiResponse[]> {
  const send = ({ who, path, body, key }: Operation) => people[who]!('POST', path, body, key);
  await Promise.any(operations.map(send));
  await server.kill();
  await open();
  const responses: ApiResponse[] = [];
  for (const operation of operations) responses.push(await send(operation));
  // No interrupted operation is partly saved.
  expect(await verified()).toEqual('0 differences\n');
  return responses;
}

/** The command verifies the ledgers while the server is stopped, like an operator would. */
async function verified(): Promise<string> {
  expect(await server.stop()).toEqual(0);
  const { printed } = runCommand(['verify'], env);
  await open();
  return printed;
}

async function request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Record<string, unknown>> {
  const responses = await people[0]!(method, path, body, method === 'POST' ? newId() : undefined);
  if (responses.status !== 200) throw new Error(`${path}: ${responses.text}`);
  return responses.body;
}

const onHand = async (productId: string) => (await request('GET', `/products/${productId}`))['onHand'];
const rounds = Array.from({ length: times }, (_, i) => i);

test.each(rounds)('a receipt that two people post, one by a double click, comes in once (%i)', async () => {
  const [vendor, order, receipt] = [newId(), newId(), newId()];
  const flags = { isCarrier: false, isDistributor: true, active: true };
  await request('POST', '/vendors', { id: vendor, name: `Vendor ${vendor}`, ...flags });
  const bought = { productId: goods.cable, quantity: 500, unitCost: 321 };
  const line = { ...bought, id: newId(), vendorSku: null, discount: null, taxRate: '0' };
  const { version } = await request('POST', '/purchases', {
    id: order,
    vendorId: vendor,
    orderDay: '2026-01-02',
    lines: [line],
    discount: null,
    charges: [],
    vendorRef: null,
    expectedDay: null,
    termsDays: null,
    notes: null,
  });
  await request('POST', `/purchases/${order}/order`, { version });
  await request('POST', `/purchases/${order}/receipts`, { id: receipt });
  await request('POST', `/receipts/${receipt}/all`);
  const before = Number(await onHand(goods.cable));
  const click = { who: 0, path: `/receipts/${receipt}/post`, body: undefined, key: newId() } as const;
  const responses = await atOnceAndKilled([click, click, { ...click, who: 1, key: newId() }]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await onHand(goods.cable)).toEqual(before + 500);
});

test.each(rounds)(
  'a count is posted while a sale takes a unit that nobody scanned: sold, or lost, never both (%i)',
  async (i) => {
    const units = [0, 1].map((n) => ({ code: `COUNT${i}${n}` }));
    await request('POST', '/inventory/opening-stock', { id: newId(), productId: goods.phone, unitCost: 40_000, units });
    const list = (await request('GET', `/units?search=${units[0]!.code}`))['items'] as { id: string }[];
    const [unitId] = list.map(({ id }) => id);
    const { categoryId } = await request('GET', `/products/${goods.phone}`);
    const count = newId();
    await request('POST', '/counts', { id: count, mainCategoryId: categoryId, subCategoryId: null, mode: 'full' });
    await request('POST', `/counts/${count}/scans`, { scans: [{ id: newId(), code: units[1]!.code, ago: 0 }] });
    const { version } = await request('GET', `/counts/${count}`);
    const handed = await request('POST', `/counts/${count}/submit`, { version });
    const sale = saleOf(goods, 1);
    const lines = [{ ...sale.draft.lines[0]!, productId: goods.phone, unitId, unitPrice: 50_000 }];
    const tenders = [{ id: newId(), kind: 'cash', amount: 55_000 }];
    const [posted, sold] = await atOnceAndKilled([
      { who: 0, path: `/counts/${count}/post`, body: { version: handed['version'] }, key: newId() },
      {
        who: 1,
        path: `/invoices/${newId()}/checkout`,
        body: { draft: { ...sale.draft, lines }, tenders },
        key: newId(),
      },
    ]);
    const { status } = (await request('GET', `/units/${unitId}`)) as { status: string };
    expect([posted!.status, sold!.status, status]).toEqual([200, sold!.status, sold!.status === 200 ? 'sold' : 'lost']);
  },
);

test.each(rounds)('an adjustment and a sale want the last piece: one has it (%i)', async (i) => {
  const product = newId();
  const { categoryId } = await request('GET', `/products/${goods.cable}`);
  await request('POST', '/products', {
    id: product,
    categoryId,
    name: `Last ${i}`,
    sku: `LAST-${i}`,
    tracking: 'quantity',
    price: 2_000,
    condition: 'new',
    taxRate: '0.1',
    barcodes: [],
    active: true,
  });
  await request('POST', '/inventory/opening-stock', { id: newId(), productId: product, unitCost: 300, quantity: 1 });
  const lines = [{ id: newId(), productId: product, quantity: 1 }];
  const responses = await atOnceAndKilled([
    { who: 0, path: '/inventory/adjustments', body: { id: newId(), reason: 'damage', lines }, key: newId() },
    { who: 1, path: `/invoices/${newId()}/checkout`, body: saleOf({ ...goods, cable: product }, 1), key: newId() },
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await onHand(product)).toEqual(0);
});

test.each(rounds)('one customer is merged into two others at once: one has them (%i)', async (i) => {
  const [removedId, ...others] = [newId(), newId(), newId()];
  for (const [n, id] of [removedId, ...others].entries()) {
    await request('POST', '/customers', {
      id,
      firstName: `Merge ${i}${n}`,
      phones: [],
      emails: [{ address: `merge-${i}-${n}@stock.test`, isPrimary: true }],
      tags: [],
      taxExempt: false,
      smsConsent: false,
      emailConsent: false,
    });
  }
  const order = { otherId: removedId, version: 1, otherVersion: 1, picks: {} };
  const operations = others.map((id, n) => ({
    who: n as 0 | 1,
    path: `/customers/${id}/merge`,
    body: { ...order, id: newId() },
    key: newId(),
  }));
  const responses = await atOnceAndKilled(operations);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toEqual(200);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
});
