import { signIn, type Caller } from '../support/api.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { ms, percentiles, printResult, timed } from './figures.ts';

const invoices = Number(process.env['BENCH_INVOICES'] ?? 1_000_000);
const products = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const units = Number(process.env['BENCH_UNITS'] ?? 300_000);

/** Searches and list pages over HTTP on a large shop, one client, times as seen by the client. */
export async function reading(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder };
  const begun = performance.now();
  const seeded = runCommand(
    ['seed', '--invoices', String(invoices), '--products', String(products), '--units', String(units)],
    env,
  );
  if (seeded.code !== 0) throw new Error(seeded.printed);
  printResult(`planting ${invoices} invoices, ${products} products, ${units} units`, ms(performance.now() - begun), '');
  const server = await startServer(env, program);
  const call = await signIn(server.url, 'demo', 'admin@demo.test', 'Demo-admin-2026');
  await searches(call);
  await devices(call);
  await pages(call);
  await server.stop();
  printResult('verify afterwards', runCommand(['verify'], env).printed.trim(), '0 differences');
  remove();
}

async function searches(call: Caller): Promise<void> {
  const some = async (path: string, field: string): Promise<string[]> => {
    const response = await call('GET', path);
    return (response.body['items'] as Record<string, string>[]).map((item) => item[field] ?? '');
  };
  const imeis = await some('/units?status=in_stock&limit=500', 'code');
  const skus = await some('/products?limit=500&sort=-createdAt', 'sku');
  const find = (text: string) => call('GET', `/till/find?text=${encodeURIComponent(text)}`);
  await timed(200, (i) => find(imeis[i % imeis.length] ?? ''));
  report(
    'exact IMEI at the till',
    await timed(1000, (i) => find(imeis[i % imeis.length] ?? '')),
    'p50 ≤ 2, p95 ≤ 5 ms',
  );
  report('exact SKU at the till', await timed(1000, (i) => find(skus[i % skus.length] ?? '')), 'p50 ≤ 2, p95 ≤ 5 ms');
  const wordList = [
    'iphone',
    'galaxy 256',
    'usb-c cable',
    'case magsafe',
    'pixel',
    'charger anker',
    'samsung',
    'silicone',
  ];
  report('words at the till', await timed(400, (i) => find(wordList[i % wordList.length] ?? '')), 'p95 ≤ 20 ms');
}

/** The timeline of a device, found by its IMEI or its last six digits; and the list of all devices. */
async function devices(call: Caller): Promise<void> {
  const items = (await call('GET', '/serial-list?limit=200')).body['items'] as { code: string; deviceId: string }[];
  const at = (i: number) => items[i % items.length]!;
  const find = (text: string) => call('GET', `/serials?q=${text}`);
  report('a device by its IMEI', await timed(500, (i) => find(at(i).code)), '≤ 20 ms');
  report('a device by its last six digits', await timed(500, (i) => find(at(i).code.slice(-6))), '≤ 20 ms');
  report('the timeline of a device', await timed(500, (i) => call('GET', `/serials/${at(i).deviceId}`)), '≤ 20 ms');
  for (const filter of ['', '&status=in_stock', '&status=sold&sort=code']) {
    const list = await timed(50, () => call('GET', `/serial-list?limit=50${filter}`));
    report(`the list of devices '${filter}'`, list, 'p95 ≤ 50 ms');
  }
}

async function pages(call: Caller): Promise<void> {
  const sorts = ['createdAt', '-createdAt', 'total', '-total', 'number', '-number'];
  const filters = [
    '',
    '&status=paid',
    '&status=draft',
    `&from=2026-01-01&to=2026-12-31`,
    '&search=INV-1500',
    '&status=paid&page=900',
  ];
  for (const filter of filters) {
    const times: number[] = [];
    for (const sort of sorts)
      times.push(...(await timed(20, () => call('GET', `/invoices?limit=10&sort=${sort}${filter}`))));
    const { p50, p95 } = percentiles(times);
    printResult(`invoice list, six sorts, filter '${filter}'`, `p50 ${ms(p50)}, p95 ${ms(p95)}`, 'p95 ≤ 50 ms');
  }
}

function report(what: string, times: number[], target: string): void {
  const { p50, p95 } = percentiles(times);
  printResult(what, `p50 ${ms(p50)}, p95 ${ms(p95)}`, target);
}
