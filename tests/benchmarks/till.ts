import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/browser.ts';
import { buildWhatChanged } from '../../tools/build.ts';
import { signIn, type Caller } from '../house/api.ts';
import { dataFolder, runCommand, startServer } from '../house/server.ts';
import { people } from '../house/world.ts';
import { ms, percentiles, tell } from './figures.ts';
import { hearKeys, scanned } from './scanWatch.ts';
import { signInAt } from './signInAt.ts';

const products = Number(process.env['BENCH_PRODUCTS'] ?? 100_000);
const units = Number(process.env['BENCH_UNITS'] ?? 300_000);
/** Sales with their refund, of which every interaction is looked at. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 12);
/** How much slower the page's processor is made for them. */
const SLOWED = 4;

/**
 * The till of a big shop in a built app in Chromium: 100 scans in ten seconds, from the key that ends a code to the frame in which
 * its line stands; then sales, tenders and refunds with the page's processor slowed, each interaction as the browser itself times it,
 * from the key or press to the next frame (Event Timing; what took less than 16 ms is counted as 16).
 */
export async function till(program: string): Promise<void> {
  await buildWhatChanged('app');
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder };
  const planted = runCommand(['seed', '--invoices', '2000', '--products', `${products}`, '--units', `${units}`], env);
  if (planted.code !== 0) throw new Error(planted.printed);
  const server = await startServer(env, program);
  const { store, email, password } = people.admin;
  const call = await signIn(server.url, store, email, password);
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(hearKeys);
  await context.addInitScript(hearInteractions);
  const page = await context.newPage();
  await signInAt(page, store, email, password);

  const found = (await call('GET', '/units?status=in_stock&limit=100')).body['items'] as { code: string }[];
  await openTill(page);
  const size = `${products / 1000},000 products, ${units / 1000},000 units`;
  await scanned(
    page,
    `the till of ${size}`,
    found.map(({ code }) => code),
    'main',
  );

  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times = { sale: [], tender: [], refund: [] } as Record<string, number[]>;
  const goods = await accessory(call);
  for (let i = 0; i < ROUNDS; i++) {
    times['sale']?.push(...(await interactions(page, () => rings(page, goods))));
    times['tender']?.push(...(await interactions(page, () => tenders(page))));
    times['refund']?.push(...(await interactions(page, () => refunds(page, call))));
  }
  for (const [what, all] of Object.entries(times)) {
    const sorted = all.toSorted((a, b) => a - b);
    const slow = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.98))] ?? NaN;
    const told = `p50 ${ms(percentiles(all).p50)}, p98 ${ms(slow)}`;
    tell(`${what}: ${all.length} interactions, processor slowed ${SLOWED} times`, told, 'p50 ≤ 100 ms, p98 ≤ 160 ms');
  }
  await browser.close();
  await server.stop();
  remove();
}

async function openTill(page: Page): Promise<void> {
  await page.goto('/sale-invoice-management/create-invoice');
  await page.getByRole('combobox', { name: 'Scan or search' }).waitFor();
}

/** A piece that is on the shelf often enough, by the code on it. */
async function accessory(call: Caller): Promise<{ code: string; name: string }> {
  const { body } = await call('GET', '/products?tracking=quantity&sort=price&limit=200');
  const all = body['items'] as { name: string; barcodes: string[]; onHand: number }[];
  const one = all.find(({ onHand, barcodes }) => onHand > ROUNDS * 3 && barcodes.length > 0);
  if (!one) throw new Error('nothing to sell');
  return { code: one.barcodes[0] ?? '', name: one.name };
}

/** Finds goods by words, takes one and one more, gives a discount, says who buys, and goes on. */
async function rings(page: Page, { code, name }: { code: string; name: string }): Promise<void> {
  await openTill(page);
  await page.getByRole('combobox', { name: 'Scan or search' }).click();
  await page.keyboard.type(code, { delay: 60 });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `One more of ${name}` }).click();
  const discount = page.getByRole('textbox', { name: `Discount on ${name}` });
  await discount.click();
  await page.keyboard.type('0.5', { delay: 60 });
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.keyboard.type('garcia', { delay: 60 });
  await page.getByRole('option').first().click();
  await page.keyboard.press('F9');
  await page.waitForURL(/\/invoice-checkout\//);
}

/** Takes a part by card and the rest in cash, and makes the sale. */
async function tenders(page: Page): Promise<void> {
  const received = page.getByLabel('Cash received');
  await received.click();
  await page.keyboard.type('1', { delay: 60 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('F7');
  await page.getByLabel('Terminal reference').fill('');
  await page.keyboard.type('VISA 1', { delay: 60 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('F9');
  await page.getByRole('heading', { level: 1, name: /^Sale INV-/ }).waitFor();
}

/** Brings a piece of the last sale back. */
async function refunds(page: Page, call: Caller): Promise<void> {
  const [last] = (await call('GET', '/invoices?status=paid&sort=-createdAt&limit=1')).body['items'] as { id: string }[];
  await page.goto(`/refund-issue/refund-invoice?invoiceId=${last?.id}`);
  await page.getByRole('checkbox').first().click();
  await page.getByRole('combobox', { name: /^Reason/ }).click();
  await page.getByRole('option', { name: 'Defective' }).click();
  await page.getByRole('combobox', { name: /^Way to pay/ }).click();
  await page.getByRole('option', { name: 'Cash' }).click();
  await page.getByRole('button', { name: /^Refund F9|^Refund$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('heading', { level: 1, name: /^Refund RF-/ }).waitFor();
}

/** How long each interaction of `work` took, in milliseconds; it ends in the document in which it has done all but its first going. */
async function interactions(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => window.interactionTimes?.clear());
  await work();
  return page.evaluate(async () => {
    // The browser tells of an interaction after the frame that it led to.
    await new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve, 500)));
    return [...(window.interactionTimes?.values() ?? [])];
  });
}

/** Runs before all else in a page: notes the longest event of each interaction. */
function hearInteractions(): void {
  const times = new Map<number, number>();
  window.interactionTimes = times;
  const hear: PerformanceObserverCallback = (list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) times.set(id, Math.max(times.get(id) ?? 0, entry.duration));
    }
  };
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver(hear).observe(events);
}

declare global {
  interface Window {
    interactionTimes?: Map<number, number>;
  }
}
