import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/browser.ts';
import { buildWhatChanged } from '../../tools/build.ts';
import { signIn } from '../support/api.ts';
import { dataFolder, startServer } from '../support/server.ts';
import { countWire } from '../support/wire.ts';
import { people } from '../support/people.ts';
import { ms, percentiles, printResult } from './figures.ts';
import { signInAt } from './signInAt.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** A cheap till on a slow connection: 10 Mbit/s, 40 ms round trip, CPU four times slower. */
const slow = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, offline: false };
const SLOWED = 4;

/** Bytes and requests of the first pages, each with an empty cache, and when they are painted and accept input. */
export async function wire(program: string): Promise<void> {
  await buildWhatChanged('app');
  const { folder, remove } = dataFolder();
  const server = await startServer({ TILLDESK_DATA: folder }, program);
  await wireAt(server.url);
  await server.stop();
  remove();
}

/** The same with a running server. */
async function wireAt(url: string): Promise<void> {
  const { store, email, password } = people.admin;
  const call = await signIn(url, store, email, password);
  const paid = (await call('GET', '/invoices?limit=1&status=paid')).body['items'] as { id: string }[];
  const pages = {
    'sign-in': '/signin',
    dashboard: '/dashboard',
    till: '/sale-invoice-management/create-invoice',
    list: '/sale-invoice-management',
    details: `/sale-invoice-management/invoice-details/${paid[0]?.id}`,
  };
  const browser = await chromium.launch(launchOptions);
  for (const [name, address] of Object.entries(pages)) {
    for (const isSlow of [false, true]) {
      const seen: Seen[] = [];
      for (let round = 0; round < ROUNDS; round += 1) seen.push(await open(browser, url, address, isSlow));
      const { bytes, requests } = seen.at(-1) ?? { bytes: 0, requests: 0 };
      const middle = (of: (one: Seen) => number) => ms(percentiles(seen.map(of)).p50);
      const times = `painted ${middle((one) => one.first)}, largest ${middle((one) => one.largest)}, to type ${middle((one) => one.usable)}`;
      printResult(
        `${name}${isSlow ? ', slowed' : ''}: ${Math.round(bytes / 1_000)} KB in ${requests} requests`,
        times,
        '',
      );
    }
  }
  await browser.close();
}

type Seen = { bytes: number; requests: number; first: number; largest: number; usable: number };

async function open(browser: Browser, url: string, address: string, isSlow: boolean): Promise<Seen> {
  const { store, email, password } = people.admin;
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(watchPaints);
  const page = await context.newPage();
  if (address !== '/signin') await signInAt(page, store, email, password);
  const { devtools, sinceLast, rest } = await countWire(page);
  await rest();
  sinceLast();
  await devtools.send('Network.clearBrowserCache');
  if (isSlow) {
    await devtools.send('Network.emulateNetworkConditions', slow);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  }
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await usable(page, address).waitFor();
  const elapsed = performance.now() - begun;
  await rest();
  const { bytes, requests } = sinceLast();
  const { first, largest } = await page.evaluate(() => window.paints ?? { first: NaN, largest: NaN });
  await context.close();
  return { bytes, requests, first, largest, usable: elapsed };
}

/** The pages that a user opens first. */
function usable(page: Page, address: string) {
  if (address === '/signin') return page.getByLabel('Store');
  if (address.endsWith('create-invoice')) return page.getByRole('combobox', { name: 'Scan or search' });
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Runs first in a page: records its first and largest paint. */
function watchPaints(): void {
  const paints = { first: NaN, largest: NaN };
  window.paints = paints;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') paints.first = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    paints.largest = list.getEntries().at(-1)?.startTime ?? paints.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

declare global {
  interface Window {
    paints?: { first: number; largest: number };
  }
}
