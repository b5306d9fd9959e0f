import { luhnDigit } from '../../packages/domain/src/exports/fields.ts';
import { newId, signIn, stockShop, type Caller } from '../support/api.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { rawTransactions } from './bare.ts';
import { load, ms, percentiles, printResult } from './figures.ts';

const seconds = 10;
const clients = 8;
const phones = 12_000;
/** As many accessories as the bare transaction has products, so that both have the same contention. */
const accessories = 500;

/** Complete sales over HTTP (3 lines, one IMEI, two tenders, all ledgers, key, audit), against the bare transaction. */
export async function sales(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
  runCommand(
    [
      'create-admin',
      '--business',
      'B',
      '--store',
      'b',
      '--email',
      'o@b.test',
      '--name',
      'O',
      '--password',
      'a-long-password',
    ],
    env,
  );
  const server = await startServer(env, program);
  const call = await signIn(server.url, 'b', 'o@b.test', 'a-long-password');
  const goods = await stockShop(call, []);
  const units = await fillWithPhones(call, goods.phone);
  const cables = await fillWithCables(call, goods.cable);
  const anyCable = (): string => cables[Math.floor(Math.random() * cables.length)] ?? goods.cable;

  const sell = async (): Promise<void> => {
    const unitId = units.pop();
    if (!unitId) throw new Error(`all ${phones} phones are sold: give the benchmark more`);
    const line = { unitId: null, discount: null, quantity: 1 };
    const lines = [
      { ...line, id: newId(), productId: goods.phone, unitId, unitPrice: 50_000 },
      { ...line, id: newId(), productId: anyCable(), unitPrice: 2_000 },
      { ...line, id: newId(), productId: anyCable(), quantity: 2, unitPrice: 2_000 },
    ];
    const tenders = [
      { id: newId(), kind: 'card', amount: 40_000, reference: 'T-1' },
      { id: newId(), kind: 'cash', amount: 21_600 },
    ];
    const draft = { customerId: null, discount: null, notes: null, lines };
    const response = await call('POST', `/invoices/${newId()}/checkout`, { draft, tenders }, newId());
    if (response.status !== 200) throw new Error(response.text);
  };
  await load(clients, 2, sell);
  const [rawBefore, ours, rawAfter] = [
    await rawTransactions(folder, clients, seconds / 2),
    await load(clients, seconds, sell),
    await rawTransactions(folder, clients, seconds / 2),
  ];
  const one = await load(1, 3, sell);
  const rawRate = (rawBefore + rawAfter) / 2;
  const { p50, p99 } = percentiles(ours.times);
  printResult(
    'complete sales, 8 clients, one call each',
    `${ours.perSecond.toFixed(0)}/s (p50 ${ms(p50)}, p99 ${ms(p99)})`,
    '≥ 200/s',
  );
  printResult(
    '… ÷ bare transaction of twelve statements',
    `${(ours.perSecond / rawRate).toFixed(2)} (${rawRate.toFixed(0)}/s bare)`,
    '≥ 0.50',
  );
  printResult('… 1 client', `p50 ${ms(percentiles(one.times).p50)}`, '');
  await server.stop();
  printResult('… verify afterwards', runCommand(['verify'], env).printed.trim(), '0 differences');
  remove();
}

async function fillWithPhones(call: Caller, phone: string): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < phones; from += 500) {
    const codes = Array.from({ length: 500 }, (_, i) => `35${String(from + i).padStart(12, '0')}`);
    const units = codes.map((code) => ({ code: `${code}${luhnDigit(code)}` }));
    await call('POST', '/inventory/opening-stock', { id: newId(), productId: phone, unitCost: 40_000, units }, newId());
    const page = await call('GET', `/units?productId=${phone}&status=in_stock&sort=-receivedAt&limit=500`);
    ids.push(...(page.body['items'] as { id: string }[]).map((u) => u.id));
  }
  return [...new Set(ids)];
}

/** Creates more accessories like the existing one, each with stock. */
async function fillWithCables(call: Caller, like: string): Promise<string[]> {
  const first = (await call('GET', `/products/${like}`)).body;
  const product = { categoryId: first['categoryId'], condition: 'new', taxRate: '0.1', barcodes: [], active: true };
  const ids: string[] = [];
  for (let n = 0; n < accessories; n++) {
    const id = newId();
    await call('POST', '/products', {
      ...product,
      id,
      name: `Cable ${n}`,
      sku: `CABLE-${n}`,
      tracking: 'quantity',
      price: 2_000,
    });
    const stock = { id: newId(), productId: id, unitCost: 300, quantity: 99_999 };
    const response = await call('POST', '/inventory/opening-stock', stock, newId());
    if (response.status !== 200) throw new Error(response.text);
    ids.push(id);
  }
  return ids;
}
