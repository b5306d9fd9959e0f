import { expect, type Page } from '@playwright/test';
import { newId, ok } from '../support/api.ts';
import { closeWhatIsOpen, FLOAT, inDrawer, openDrawer } from '../support/selling.ts';
import { test } from '../support/world.ts';

/** Presses a button of the page and returns the dialog that opens. */
const ask = async (page: Page, button: string) => {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
};

test.afterEach(async ({ api }) => closeWhatIsOpen(await api('admin')));

test('a carrier bill is taken for cash, processed, and reversed; the drawer follows, and does not close silently', async ({
  api,
  browserOf,
}) => {
  const admin = await api('admin');
  await closeWhatIsOpen(admin);
  const [providerId, carrierId] = [newId(), newId()];
  await ok(admin('POST', '/bill-providers', { id: providerId, name: `Pay ${providerId}` }));
  const terms = { kind: 'carrierPayment', feeAmount: 300, feeTaxed: false, commissionRate: '0.02' };
  await ok(admin('POST', '/bill-carriers', { id: carrierId, providerId, name: 'Corner Mobile', ...terms }));
  const drawer = await openDrawer(admin);
  const page = await browserOf('admin');
  const main = page.getByRole('main');

  await page.goto('/bill-payments/add');
  await main.getByLabel('Phone number').fill('555-010-4477');
  await main.getByRole('combobox', { name: /^Carrier/ }).fill('Corner');
  await page.getByRole('option', { name: /Corner Mobile/ }).click();
  await main.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(main.getByText('$53.00')).toBeVisible();
  await main.getByRole('button', { name: 'Save' }).click();

  const taking = await ask(page, 'Take payment');
  await taking.getByLabel('Cash received').fill('60');
  await taking.getByRole('button', { name: 'Take $53.00' }).click();
  const receipt = page.getByRole('dialog', { name: /^Receipt BP-/ });
  await expect(receipt.getByText('Not processed yet. Keep this receipt.')).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).first().click();
  await expect(main.getByText('Pending', { exact: true })).toBeVisible();
  expect((await inDrawer(admin, drawer.id)).expected).toEqual(FLOAT + 5_300);

  const closing = { version: drawer.version, counted: FLOAT + 5_300, note: null };
  const silent = await admin('POST', `/register-sessions/${drawer.id}/close`, closing, newId());
  expect([silent.status, silent.body['code']]).toEqual([409, 'billPayment.pending']);

  const processing = await ask(page, 'Mark as processed');
  await processing.getByLabel('Transaction id').fill(`tx-${carrierId.slice(-6)}`);
  await processing.getByRole('button', { name: 'Save transaction id' }).click();
  await expect(receipt.getByText(/^Transaction id TX-/)).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).first().click();
  await expect(main.getByText('$4.00')).toBeVisible();

  const reversing = await ask(page, 'Reverse');
  await reversing.getByLabel(/^Reason/).fill('Wrong number');
  await reversing.getByRole('button', { name: 'Give back $53.00' }).click();
  await receipt.getByRole('button', { name: 'Close' }).first().click();
  await expect(main.getByText('The payment was reversed. The money was given back.').first()).toBeVisible();
  expect((await inDrawer(admin, drawer.id)).expected).toEqual(FLOAT);
});
