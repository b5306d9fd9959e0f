import { chromium } from '@playwright/test';
import { launchOptions } from '../../tools/browser.ts';
import { buildWhatChanged } from '../../tools/build.ts';
import { imeiOf } from '../../packages/server/src/testing/small-shop.ts';
import { newId, ok, signIn, stockShop, type Caller } from '../support/api.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { ms, percentiles, printResult, timed } from './figures.ts';
import { recordKeyTimes, scanned } from './scanWatch.ts';
import { signInAt } from './signInAt.ts';

const SCANS = 100;
/** Number of devices of a vendor's list. */
const LISTED = 500;
const account = ['stock', 'owner@stock.test', 'an-owner-of-stock'] as const;

/**
 * Receipt and count screens with 100 scans in ten seconds, in a built app in Chromium: from the last key of a code to the frame
 * in which its line is updated.
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
  const imeis = Array.from({ length: SCANS }, (_, i) => imeiOf(10_000 + i));
  const goods = await stockShop(call, imeis);
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(recordKeyTimes);
  const page = await context.newPage();
  await signInAt(page, ...account);
  await page.waitForURL(/\/dashboard$/);

  const incomingCodes = Array.from({ length: SCANS }, (_, i) => imeiOf(20_000 + i));
  await page.goto(`/purchases/edit-purchases/${(await ordered(call, goods.phone, SCANS)).id}`);
  await page.getByRole('button', { name: 'Receive' }).first().click();
  await page.getByRole('button', { name: 'Start receiving' }).click();
  await page.getByRole('combobox', { name: 'Scan goods' }).waitFor();
  await scanned(page, 'a receipt', incomingCodes, 'output');

  const { categoryId } = (await call('GET', `/products/${goods.phone}`)).body;
  await page.goto(`/manage-inventory/manage-inventory-count/count-inventory/${String(categoryId)}/all`);
  await page.getByRole('button', { name: 'Start Count' }).click();
  await page.getByText('Ready for the first scan').waitFor();
  await scanned(page, 'a count', imeis, 'main table');

  await browser.close();
  await listed(call, goods.phone);
  await server.stop();
  printResult('verify afterwards', runCommand(['verify'], env).printed.trim(), '0 differences');
  remove();
}

/** A vendor's list: checked when pasted, saved, fully received and posted. */
async function listed(call: Caller, productId: string): Promise<void> {
  const { id, lineId } = await ordered(call, productId, LISTED);
  const rows = Array.from({ length: LISTED }, (_, i) => ({ lineId, codes: [imeiOf(30_000 + i)] }));
  const checkTimes = await timed(20, () => ok(call('POST', `/purchases/${id}/manifest/check`, { rows })));
  const { p50, p95 } = percentiles(checkTimes);
  printResult(`a list of ${LISTED} IMEIs, looked at`, `p50 ${ms(p50)}, p95 ${ms(p95)}`, '≤ 300 ms');
  await ok(call('POST', `/purchases/${id}/manifest`, { rows, acceptInvalidCheckDigit: false }, newId()));
  const receipt = newId();
  await ok(call('POST', `/purchases/${id}/receipts`, { id: receipt }, newId()));
  await ok(call('POST', `/receipts/${receipt}/all`));
  const [posting] = await timed(1, () => ok(call('POST', `/receipts/${receipt}/post`, undefined, newId())));
  printResult('… posted', ms(posting ?? NaN), '≤ 2 s');
}

/** A placed order of phones, and its line. */
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
