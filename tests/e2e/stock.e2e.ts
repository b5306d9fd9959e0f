import { expect, type Page } from '@playwright/test';
import { deleteDraft } from '../support/drafts.ts';
import type { Caller } from '../support/api.ts';
import { lastSix, createTestGoods, createTestVendor, type TestGoods } from '../support/goods.ts';
import { scan, test } from '../support/world.ts';

type Goods = TestGoods & { vendor: { id: string; name: string } };

/** Writes an order of 20 phones and 50 cases with its freight, by keyboard, and places it. */
async function order(page: Page, { vendor, phone, cases }: Goods): Promise<string> {
  await page.goto('/purchases/create-purchases');
  await page.getByPlaceholder('Vendor name').click();
  await page.keyboard.type(vendor.name, { delay: 40 });
  await expect(page.getByRole('option', { name: vendor.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Vendor name')).toHaveValue(vendor.name);
  for (const [sku, name, count] of [
    [phone.sku, phone.name, '20'],
    [cases.sku, cases.name, '50'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Find a product' }).fill(sku);
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Enter');
    const quantity = page.getByLabel(`Quantity of ${name}`);
    await expect(quantity).toBeFocused();
    await page.keyboard.type(count);
    await page.keyboard.press('Tab');
    await page.getByLabel(`Unit cost of ${name}`).fill(name === phone.name ? '400' : '5');
  }
  await page.getByRole('button', { name: 'Add freight' }).click();
  await page.getByLabel('Amount of Freight').fill('90');
  await page.keyboard.press('F9');
  await expect(page.getByText(/PO-\d+ is placed/)).toBeVisible();
  await expect(page).toHaveURL(/edit-purchases\//);
  return /edit-purchases\/([\w-]+)/.exec(page.url())?.[1] ?? '';
}

/** Saves the vendor's list; two lines are invalid until corrected. */
async function saveList(page: Page, { imeis }: Goods): Promise<void> {
  await page.getByRole('button', { name: 'Receive' }).first().click();
  await page.getByRole('button', { name: 'Expected serials' }).click();
  const list = page.getByLabel(/^One device per line/);
  // One is duplicated, another has a wrong check digit.
  const invalidImei = imeis
    .with(7, imeis[3]!)
    .with(11, `${imeis[11]!.slice(0, 14)}${(Number(imeis[11]![14]) + 1) % 10}`);
  await list.fill(invalidImei.join('\n'));
  await expect(page.getByText('18 valid')).toBeVisible();
  await expect(page.getByText('1 invalid')).toBeVisible();
  await expect(page.getByText('1 to check')).toBeVisible();
  await list.fill(imeis.join('\n'));
  await expect(page.getByText('20 valid')).toBeVisible();
  await page.getByRole('button', { name: /^Save 20/ }).click();
  await expect(page.getByText('20 serials are expected')).toBeVisible();
}

/** Receives everything by scanner; codes that are not on the order are reported and not counted. */
async function receive(page: Page, { imeis, cases, phone }: Goods): Promise<void> {
  await page.getByRole('button', { name: 'Start receiving' }).click();
  await expect(page.getByRole('combobox', { name: 'Scan goods' })).toBeVisible();
  for (const imei of imeis) await scan(page, imei);
  await scan(page, '99999999999');
  await expect(page.getByText('No product or unit has the code 99999999999').first()).toBeVisible();
  await expect(page.getByLabel(`Pieces of ${phone.name} in this receipt`)).toHaveText('20');
  for (let i = 0; i < 50; i++) await scan(page, cases.barcode);
  await expect(page.getByLabel(`Pieces of ${cases.name} in this receipt`)).toHaveValue('50');
  // All scans are counted on the screen immediately; it is posted when the server has them too.
  await expect(page.getByRole('button', { name: /^Post receipt/ })).toBeEnabled();
  await page.keyboard.press('F9');
  await expect(page.getByText('Put 70 pieces into stock?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/GRN-\d+: 70 pieces are in stock/)).toBeVisible();
}

/** Enters the bill with the freight, distributes the freight, pays a part. */
async function billAndPay(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Bills/ }).click();
  await page.getByRole('button', { name: 'Enter bill' }).click();
  await page.getByLabel(/^Vendor's number/).fill('STORY-1');
  await page.getByRole('button', { name: /^Enter bill of/ }).click();
  await expect(page.getByText('Bill STORY-1 entered')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByLabel(/^Amount/).fill('1000');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('$1,000.00 paid')).toBeVisible();
  await page.getByRole('tab', { name: /^Landed/ }).click();
  await page.getByRole('button', { name: 'Add landed cost' }).click();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('$90.00 distributed')).toBeVisible();
}

/** Sells units by their codes, in one sale, for cash. */
async function sell(page: Page, codes: readonly string[], name: string): Promise<void> {
  await page.goto('/sale-invoice-management/create-invoice');
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
  for (const code of codes) {
    await scan(page, code);
    await expect(page.getByText(code).first()).toBeVisible();
  }
  await expect(page.getByText(`${name} added`).first()).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByLabel('Cash received')).toBeFocused();
  await page.keyboard.type('1300');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F9');
  await expect(page.getByRole('heading', { level: 1, name: /Sale INV-\d+ complete/ })).toBeVisible();
}

test('goods are ordered, received by a list with two mistakes, billed and sold, counted while another sells, and a phone tells its life', async ({
  api,
  browserOf,
}) => {
  const call = await api('admin');
  const own = await createTestGoods(call, 'Story');
  const goods = { ...own, vendor: await createTestVendor(call, own) };
  // Another test may have left an unfinished order.
  await deleteDraft(call, '/purchases/create-purchases');
  const page = await browserOf('admin');
  const purchase = await order(page, goods);
  await saveList(page, goods);
  await receive(page, goods);
  await billAndPay(page);
  await sell(page, goods.imeis.slice(0, 2), goods.phone.name);

  // One user counts by scanner; at the same time another browser sells a counted phone and one not yet counted.
  const count = `/manage-inventory/manage-inventory-count/count-inventory/${goods.category.id}/all`;
  await page.goto(count);
  await page.getByRole('button', { name: 'Start Count' }).click();
  await expect(page.getByText('Ready for the first scan')).toBeVisible();
  for (const imei of goods.imeis.slice(2, 12)) await scan(page, imei);
  await expect(page.getByText('10 of 19 lines')).toBeVisible();
  const other = await browserOf('manager');
  await sell(other, [goods.imeis[2], goods.imeis[12]!], goods.phone.name);
  // The last one and two of the cases are not scanned.
  for (const imei of goods.imeis.slice(13, 19)) await scan(page, imei);
  for (let i = 0; i < 48; i++) await scan(page, goods.cases.barcode);
  await expect(page.getByText(`${goods.cases.name}: 48`).first()).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByText('Handed in for review')).toBeVisible();
  await page.getByRole('button', { name: 'Post Count' }).click();
  await expect(page.getByText(/3 pieces are written off/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post Count' }).click();
  await expect(page.getByText(/CNT-\d+ is posted/)).toBeVisible();

  // A phone's whole timeline, by its last six digits.
  await page.goto('/serial-tracking');
  await page.getByLabel(/IMEI, serial number/).fill(lastSix(goods.imeis));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const life = page.getByRole('main');
  await expect(life).toContainText(goods.imeis[2]);
  for (const text of ['Announced by the vendor', 'Receipt of goods', 'Seen in the count', 'Sale']) {
    await expect(life).toContainText(text);
  }

  // Stored totals equal the ledgers: 20 phones less four sold and one lost, at 400 plus freight.
  const { items } = (await call('GET', `/units?productId=${goods.phone.id}&limit=50`)).body as {
    items: { code: string; status: string; cost: number }[];
  };
  const inStock = items.filter(({ status }) => status === 'in_stock');
  expect(items.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 15 }, () => 'in_stock'),
    'lost',
    ...Array.from({ length: 4 }, () => 'sold'),
  ]);
  const ledger = await movements(call, goods.phone.id);
  expect(ledger.pieces).toEqual(inStock.length);
  expect(ledger.value).toEqual(inStock.reduce((sum, { cost }) => sum + cost, 0));
  expect((await movements(call, goods.cases.id)).pieces).toEqual(48);
  const bought = (await call('GET', `/purchases/${purchase}`)).body;
  expect([bought['billed'], bought['paid'], bought['due'], bought['landed']]).toEqual([
    834_000, 100_000, 734_000, 9_000,
  ]);
  const owed = (await call('GET', `/vendors/${goods.vendor.id}`)).body['balance'];
  const entries = (await call('GET', `/vendors/${goods.vendor.id}/ledger?limit=50`)).body['items'] as {
    amount: number;
  }[];
  expect([owed, entries.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([734_000, 734_000]);
});

/** Pieces and value of a product, added up from its ledger. */
async function movements(call: Caller, productId: string): Promise<{ pieces: number; value: number }> {
  const { items } = (await call('GET', `/inventory/movements?productId=${productId}&limit=200`)).body as {
    items: { quantity: number; value: number }[];
  };
  const sum = (of: (row: { quantity: number; value: number }) => number) =>
    items.reduce((all, row) => all + of(row), 0);
  return { pieces: sum(({ quantity }) => quantity), value: sum(({ value }) => value) };
}
