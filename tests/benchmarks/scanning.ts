import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/browser.ts';
import { buildWhatChanged } from '../../tools/build.ts';
import { imeiOf } from '../../packages/server/src/testing/small-shop.ts';
import { newId, ok, signIn, stockShop, type Caller } from '../house/api.ts';
import { dataFolder, runCommand, startServer } from '../house/server.ts';
import { scan } from '../house/world.ts';
import { ms, percentiles, tell, timed } from './figures.ts';

const SCANS = 100;
/** Devices on a vendor's list. */
const LISTED = 500;
/** 100 scans in ten seconds: as fast as a person with a scanner can be. */
const GAP_MS = 100;

const account = ['stock', 'owner@stock.test', 'an-owner-of-stock'] as const;

/** What the page notes: when a code was whole (the Enter of the scanner), and when it stood on the screen. */
type Watched = { ended: number[]; shown: number[] };

/**
 * The screens of a receipt and of a count under 100 scans in ten seconds, in a built app in Chromium: from the key that ends a
 * code to the frame in which its line has counted it.
 */
export async function scanning(program: string): Promise<void> {
  await buildWhatChanged('app');
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
  const [store, email, password] = account;
  const owner = ['--business', 'Stock', '--store', store, '--email', email, '--name', 'Owner', '--password', password];
  const { code, printed } = runCommand(['create-admin', ...owner], env);
  if (code !== 0) throw new Error(printed);
  const server = await startServer(env, program);
  const call = await signIn(server.url, ...account);
  const standing = Array.from({ length: SCANS }, (_, i) => imeiOf(10_000 + i));
  const goods = await stockShop(call, standing);
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(hearKeys);
  const page = await context.newPage();
  await page.goto('/signin');
  for (const [label, text] of [
    ['Store', store],
    ['Email', email],
    ['Password', password],
  ] as const) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard$/);

  const coming = Array.from({ length: SCANS }, (_, i) => imeiOf(20_000 + i));
  await page.goto(`/purchases/edit-purchases/${(await ordered(call, goods.phone, SCANS)).id}`);
  await page.getByRole('button', { name: 'Receive' }).first().click();
  await page.getByRole('button', { name: 'Begin to receive' }).click();
  await page.getByRole('textbox', { name: 'Scan goods' }).waitFor();
  await measured(page, 'a receipt', coming, 'output');

  const { categoryId } = (await call('GET', `/products/${goods.phone}`)).body;
  await page.goto(`/manage-inventory/manage-inventory-count/count-inventory/${String(categoryId)}/all`);
  await page.getByRole('button', { name: 'Start Count' }).click();
  await page.getByText('Ready for the first scan').waitFor();
  await measured(page, 'a count', standing, 'table');

  await browser.close();
  await listed(call, goods.phone);
  await server.stop();
  tell('verify afterwards', runCommand(['verify'], env).printed.trim(), '0 differences');
  remove();
}

/** Scans the codes at the pace; `where` is what counts them: a number that goes up, or a table that names them. */
async function measured(page: Page, name: string, codes: readonly string[], where: 'output' | 'table'): Promise<void> {
  await page.evaluate(watch, { codes, where });
  const begun = performance.now();
  for (const [i, code] of codes.entries()) {
    await pause(Math.max(0, begun + i * GAP_MS - performance.now()));
    await scan(page, code);
  }
  const took = performance.now() - begun;
  await page
    .waitForFunction((all) => window.scanWatch?.shown.length === all, codes.length, { timeout: 10_000 })
    .catch(() => {
      // Told below as lost.
    });
  const { ended, shown } = await page.evaluate(() => window.scanWatch ?? { ended: [], shown: [] });
  const { p50, p95, p99 } = percentiles(shown.map((at, i) => at - (ended[i] ?? NaN)));
  tell(
    `${name}: ${codes.length} scans in ${(took / 1000).toFixed(1)} s, until on the screen`,
    `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`,
    'p95 ≤ 60 ms',
  );
  tell(`${name}: scans lost`, String(codes.length - shown.length), '0');
}

/** Runs before all else in a page, since the page keeps a scanner's keys to itself: notes each Enter, and when it was pressed. */
function hearKeys(): void {
  window.addEventListener(
    'keydown',
    ({ key }) => key === 'Enter' && window.scanWatch?.ended.push(performance.now()),
    true,
  );
}

/** Runs in the page: notes the frame after the change in which each code was counted. */
function watch({ codes, where }: { codes: readonly string[]; where: 'output' | 'table' }): void {
  const watched: Watched = { ended: [], shown: [] };
  window.scanWatch = watched;
  const counted = () => {
    if (where === 'output') return Number(document.querySelector('main output')?.textContent ?? 0);
    const text = [...document.querySelectorAll('main table')].map((table) => table.textContent).join(' ');
    const missing = codes.slice(watched.shown.length).findIndex((code) => !text.includes(code));
    return missing === -1 ? codes.length : watched.shown.length + missing;
  };
  let known = 0;
  new MutationObserver(() => {
    const now = counted();
    if (now <= known) return;
    const fresh = now - known;
    known = now;
    requestAnimationFrame(() => {
      for (let i = 0; i < fresh; i++) watched.shown.push(performance.now());
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** A vendor's list, looked at as it is pasted, kept, received whole and posted. */
async function listed(call: Caller, productId: string): Promise<void> {
  const { id, lineId } = await ordered(call, productId, LISTED);
  const rows = Array.from({ length: LISTED }, (_, i) => ({ lineId, codes: [imeiOf(30_000 + i)] }));
  const looks = await timed(20, () => ok(call('POST', `/purchases/${id}/manifest/check`, { rows })));
  const { p50, p95 } = percentiles(looks);
  tell(`a list of ${LISTED} IMEIs, looked at`, `p50 ${ms(p50)}, p95 ${ms(p95)}`, '≤ 300 ms');
  await ok(call('POST', `/purchases/${id}/manifest`, { rows, acceptDoubtful: false }, newId()));
  const receipt = newId();
  await ok(call('POST', `/purchases/${id}/receipts`, { id: receipt }, newId()));
  await ok(call('POST', `/receipts/${receipt}/all`));
  const [posting] = await timed(1, () => ok(call('POST', `/receipts/${receipt}/post`, undefined, newId())));
  tell('… posted', ms(posting ?? NaN), '≤ 2 s');
}

/** An order of so many phones, placed, and its line. */
async function ordered(call: Caller, productId: string, quantity: number): Promise<{ id: string; lineId: string }> {
  const [vendor, id, lineId] = [newId(), newId(), newId()];
  await ok(
    call('POST', '/vendors', {
      id: vendor,
      name: `Supply of ${quantity}`,
      isCarrier: false,
      isDistributor: true,
      active: true,
    }),
  );
  const line = {
    id: lineId,
    productId,
    quantity,
    unitCost: 40_000,
    vendorSku: null,
    discount: null,
    taxRate: '0',
  };
  const more = { charges: [], vendorRef: null, expectedDay: null, termsDays: null, notes: null, discount: null };
  const draft = { id, vendorId: vendor, orderDay: '2026-01-02', lines: [line], ...more };
  const { body } = await call('POST', '/purchases', draft, newId());
  await ok(call('POST', `/purchases/${id}/order`, { version: body['version'] }, newId()));
  return { id, lineId };
}

declare global {
  interface Window {
    scanWatch?: Watched;
  }
}
