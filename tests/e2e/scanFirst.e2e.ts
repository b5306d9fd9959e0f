import { expect, type Page } from '@playwright/test';
import { CASE_COST, createTestGoods, createTestVendor, PHONE_COST, placedOrder, addToStock } from '../support/goods.ts';
import { scan, test } from '../support/world.ts';

const countOf = (page: Page, { name }: { name: string }) => page.getByLabel(`Pieces of ${name} in this receipt`);

test('a scan begins the receipt of an order and is counted in it, also after one was thrown away; the page stays', async ({
  api,
  browserOf,
}) => {
  const call = await api('admin');
  const goods = await createTestGoods(call, 'First');
  const order = await placedOrder(call, goods, await createTestVendor(call, goods));
  const page = await browserOf('admin');
  const address = `/purchases/edit-purchases/${order}`;
  await page.goto(`${address}?tab=receive`);
  const begin = page.getByRole('button', { name: 'Start receiving' });
  await expect(begin).toBeVisible();
  for (const code of [goods.cases.barcode, goods.imeis[0], goods.imeis[1], goods.cases.barcode]) await scan(page, code);
  await expect(countOf(page, goods.cases)).toHaveValue('2');
  await expect(countOf(page, goods.phone)).toHaveText('2');
  expect(new URL(page.url()).pathname).toEqual(address);

  await expect(page.getByRole('button', { name: /^Post receipt/ })).toBeEnabled();
  await page.getByRole('button', { name: 'More for this receipt' }).click();
  await page.getByRole('menuitem', { name: 'Discard receipt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard receipt' }).click();
  await expect(begin).toBeVisible();
  await scan(page, goods.cases.barcode);
  await expect(countOf(page, goods.cases)).toHaveValue('1');
  await expect(countOf(page, goods.phone)).toHaveText('0');
  expect(new URL(page.url()).pathname).toEqual(address);

  // Manually, with the punctuation of the SKU, then by words; a mistyped code is recorded after confirmation.
  const box = page.getByRole('combobox', { name: 'Scan goods' });
  await box.click();
  await page.keyboard.type(goods.cases.sku, { delay: 70 });
  await page.keyboard.press('Enter');
  await expect(countOf(page, goods.cases)).toHaveValue('2');
  await page.keyboard.type(goods.cases.name, { delay: 70 });
  await expect(page.getByRole('option').first()).toContainText(goods.cases.name);
  await page.keyboard.press('Enter');
  await expect(countOf(page, goods.cases)).toHaveValue('3');
  await page.keyboard.type('NO-SUCH-1', { delay: 70 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('No product or unit has the code NO-SUCH-1').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Not as ordered/ }).click();
  await page.getByRole('button', { name: 'Note as not ordered' }).click();
  await expect(page.getByRole('row', { name: /NO-SUCH-1.*Unknown code/ })).toBeVisible();
});

test('a scan begins a count and is counted in it; leaving the count asks first', async ({ api, browserOf }) => {
  const call = await api('admin');
  const goods = await createTestGoods(call, 'Second');
  await addToStock(call, goods.phone, PHONE_COST, goods.imeis.slice(0, 3));
  await addToStock(call, goods.cases, CASE_COST, 2);
  const page = await browserOf('admin');
  const address = `/manage-inventory/manage-inventory-count/count-inventory/${goods.category.id}/all`;
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Start Count' })).toBeVisible();
  for (const code of [goods.imeis[0], goods.cases.barcode, goods.imeis[1]]) await scan(page, code);
  await expect(page.getByText('3 of 4 lines')).toBeVisible();
  expect(new URL(page.url()).pathname).toEqual(address);

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const leaveDialog = page.getByRole('alertdialog', { name: 'Leave Page?' });
  await expect(leaveDialog).toContainText('Unsaved changes will be lost.');
  await leaveDialog.getByRole('button', { name: 'Cancel' }).click();
  await scan(page, goods.imeis[2]);
  await expect(page.getByText('4 of 4 lines')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await leaveDialog.getByRole('button', { name: 'Leave Page' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
