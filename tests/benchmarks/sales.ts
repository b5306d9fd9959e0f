import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { luhnDigit } from '../../packages/domain/src/exports/fields.ts';
import { callerFor, newId, stockShop, type Caller } from '../support/api.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { rawTransactions } from './bare.ts';
import { load, ms, percentiles, printResult } from './figures.ts';

const seconds = 10;
const clients = 8;
const phones = 12_000;
/** As many accessories as the bare transaction has products, so that both have the same contention. */
const accessories = 500;

/**
 * Complete sales over HTTP (3 lines, one IMEI, two tenders, all ledgers, key, audit), against the bare transaction, and against a
 * hand-written endpoint that writes the same rows.
 */
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
  const signedIn = await callerFor(server.url)('POST', '/auth/login', {
    store: 'b',
    email: 'o@b.test',
    password: 'a-long-password',
    platform: 'tilldesk',
  });
  const token = String(signedIn.body['accessToken']);
  const call = callerFor(server.url, token);
  const goods = await stockShop(call, []);
  const units = await fillWithPhones(call, goods.phone);
  const cables = await fillWithCables(call, goods.cable);
  const anyCable = (): string => cables[Math.floor(Math.random() * cables.length)] ?? goods.cable;

  const nextSale = () => {
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
    return { id: newId(), lines, tenders };
  };
  const sell = async (): Promise<void> => {
    const { id, lines, tenders } = nextSale();
    const draft = { customerId: null, discount: null, notes: null, lines };
    const response = await call('POST', `/invoices/${id}/checkout`, { draft, tenders }, newId());
    if (response.status !== 200) throw new Error(response.text);
  };
  const handWritten = await startHandWritten(folder);
  const callHandWritten = callerFor(handWritten.url, token);
  const sellByHand = async (): Promise<void> => {
    const response = await callHandWritten('POST', '/sale', nextSale(), newId());
    if (response.status !== 200) throw new Error(response.text);
  };
  await load(clients, 2, sell);
  await load(clients, 2, sellByHand);
  const [rawBefore, byHandBefore, ours, byHandAfter, rawAfter] = [
    await rawTransactions(folder, clients, seconds / 2),
    await load(clients, seconds / 2, sellByHand),
    await load(clients, seconds, sell),
    await load(clients, seconds / 2, sellByHand),
    await rawTransactions(folder, clients, seconds / 2),
  ];
  const [one, oneByHand] = [await load(1, 3, sell), await load(1, 3, sellByHand)];
  handWritten.stop();
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
  const byHandRate = (byHandBefore.perSecond + byHandAfter.perSecond) / 2;
  printResult(
    '… ÷ hand-written endpoint',
    `${(ours.perSecond / byHandRate).toFixed(2)} (${byHandRate.toFixed(0)}/s by hand)`,
    '≥ 0.60',
  );
  printResult(
    '… 1 client',
    `p50 ${ms(percentiles(one.times).p50)} (by hand ${ms(percentiles(oneByHand.times).p50)})`,
    '≤ 6 ms',
  );
  await server.stop();
  printResult('… verify afterwards', runCommand(['verify'], env).printed.trim(), '0 differences');
  remove();
}

/** Starts the hand-written endpoint beside the server on a data folder. */
async function startHandWritten(folder: string): Promise<{ url: string; stop: () => void }> {
  const program = fileURLToPath(new URL('../../packages/server/src/testing/hand-written-sale.ts', import.meta.url));
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the hand-written endpoint ended with ${String(code)}`);
  });
  const printed = once(child.stdout, 'data').then(([line]) => String(line).replace('open at ', '').trim());
  const url = await Promise.race([printed, exited]);
  exited.catch(() => undefined);
  return { url, stop: () => void child.kill() };
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
