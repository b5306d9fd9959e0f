import { expect, type Page } from '@playwright/test';
import type { Caller } from '../support/api.ts';
import { CASE_COST, createTestGoods, PHONE_COST, addToStock, type TestGoods } from '../support/goods.ts';
import { choose, goTo, mouseWasUsed, press, tabTo, watchForTheMouse } from '../support/keys.ts';
import { closeWhatIsOpen } from '../support/selling.ts';
import { scan, test } from '../support/world.ts';

/** One phone and three cases in stock. */
async function goodsInStock(call: Caller): Promise<TestGoods> {
  const goods = await createTestGoods(call, 'Keys');
  await addToStock(call, goods.phone, PHONE_COST, goods.imeis.slice(0, 1));
  await addToStock(call, goods.cases, CASE_COST, 3);
  return goods;
}

const till = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Tills' });

/** Opens the drawer of the store's till with 200.00, behind the PIN of a manager. */
async function openDrawer(page: Page): Promise<void> {
  await goTo(page, 'Cash In', /\/cash-in-out\/history$/);
  await expect(page.getByRole('dialog', { name: 'Access PIN' }).getByLabel(/^Access PIN/)).toBeFocused();
  await page.keyboard.type('4444');
  await page.keyboard.press('Enter');
  await press(page, 'button', 'Open drawer');
  const dialog = page.getByRole('dialog', { name: /^Open the drawer of/ });
  await tabTo(page, dialog.getByLabel(/^Counted/));
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(till(page).getByText('Yours')).toBeVisible();
}

/** Sells a phone and a case for 620.00: 50.00 in cash, the rest by card. Returns the invoice number. */
async function sell(page: Page, { cases, phone, imeis: [imei] }: TestGoods): Promise<string> {
  await goTo(page, 'Create Invoice', /\/create-invoice$/);
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
  await scan(page, cases.barcode);
  await expect(page.getByText(`${cases.name} added`)).toBeVisible();
  await scan(page, imei);
  await expect(page.getByText(`${phone.name} added`)).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByLabel('Cash received')).toBeFocused();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove $50.00' })).toBeVisible();
  await page.keyboard.press('F7');
  await expect(page.getByLabel('Terminal reference')).toBeFocused();
  await expect(page.getByLabel('Amount on the card')).toHaveValue('$570.00');
  await page.keyboard.type('VISA 482113');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F9');
  const title = page.getByRole('heading', { level: 1, name: /^Sale INV-\d+ complete$/ });
  await expect(title).toBeVisible();
  return /INV-\d+/.exec((await title.textContent()) ?? '')?.[0] ?? '';
}

/** Refunds the broken case by receipt number and barcode; 20.00 are paid out in cash. */
async function refund(page: Page, invoice: string, { cases }: TestGoods): Promise<void> {
  await goTo(page, 'Refund Invoice', /\/refund-issue$/);
  await expect(page.getByRole('textbox', { name: 'Find the invoice' })).toBeFocused();
  await scan(page, invoice);
  await expect(page.getByRole('textbox', { name: 'Scan returned items' })).toBeFocused();
  await scan(page, cases.barcode);
  await expect(page.getByText(`${cases.name} added to the return`)).toBeVisible();
  await choose(page, /^Reason/, 'Defective');
  await choose(page, /^Payment method/, 'Cash');
  await page.keyboard.press('F9');
  await expect(page.getByRole('alertdialog')).toContainText('Cash');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Refund RF-\d+ made$/ })).toBeVisible();
}

/** Counts 1.00 less than expected, closes, and checks the Z report. */
async function closeDrawer(page: Page): Promise<void> {
  await goTo(page, 'Cash In', /\/cash-in-out\/history$/);
  await press(page, 'button', 'Close drawer');
  const dialog = page.getByRole('dialog', { name: /^Close the drawer of/ });
  await tabTo(page, dialog.getByLabel(/^Counted/));
  await page.keyboard.type('229');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const panel = page.getByRole('dialog', { name: /^Till 1,/ });
  await expect(panel.getByText('-$1.00').first()).toBeVisible();
  await press(page, 'button', 'Z report');
  await expect(page.getByRole('region', { name: 'Preview of the report' })).toContainText('$229.00');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('a drawer is opened, a sale split, a case refunded and the drawer closed by keyboard and scanner alone', async ({
  api,
  browserOf,
}) => {
  const call = await api('admin');
  await closeWhatIsOpen(call);
  const goods = await goodsInStock(call);
  const page = await browserOf('manager');
  await watchForTheMouse(page);
  await openDrawer(page);
  const invoice = await sell(page, goods);
  await refund(page, invoice, goods);
  await closeDrawer(page);
  expect(await mouseWasUsed(page)).toEqual(false);

  const [last] = (await call('GET', '/register-sessions?limit=1')).body['items'] as { id: string }[];
  const { body } = await call('GET', `/register-sessions/${last?.id}`);
  const moved = (body['movements'] as { kind: string; amount: number }[]).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  );
  expect([
    body['status'],
    body['openingCounted'],
    moved,
    body['expected'],
    body['counted'],
    body['difference'],
  ]).toEqual(['closed', 20_000, ['sale 5000', 'refund -2000'], 23_000, 22_900, -100]);
});
