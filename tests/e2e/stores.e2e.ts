import { expect } from '@playwright/test';
import { newId, ok, signIn, type Caller } from '../support/api.ts';
import { createTestGoods, addToStock, CASE_COST } from '../support/goods.ts';
import { people } from '../support/people.ts';
import { scan, test } from '../support/world.ts';

const { email, password } = people.admin;

/** The products of a search with the stock of the store. */
const stockOf = async (call: Caller, name: string) => {
  const { items } = (await ok(call('GET', `/products?search=${encodeURIComponent(name)}`))).body as {
    items: { onHand: number }[];
  };
  return items.map(({ onHand }) => onHand);
};
const storeNamed = async (call: Caller, name: string) => {
  const { items } = (await ok(call('GET', '/stores?limit=50'))).body as {
    items: { id: string; name: string; version: number; nextInvoice: number }[];
  };
  return items.find((store) => store.name === name)!;
};

test('a second store is opened, sells its own stock with its own numbers, and is deactivated', async ({
  page,
  api,
  browserOf,
  shopServer,
}) => {
  const first = await api('admin');
  const goods = await createTestGoods(first, 'Branch');
  await addToStock(first, goods.cases, CASE_COST, 7);
  const numberBefore = (await storeNamed(first, 'Tilldesk Demo')).nextInvoice;
  const code = `branch-${newId().slice(0, 6)}`;
  const name = `Branch ${code}`;

  const owner = await browserOf('admin');
  await owner.goto('/manage-stores');
  await owner.getByRole('link', { name: 'Add store' }).click();
  const main = owner.getByRole('main');
  await main.getByLabel(/^Name/).fill(name);
  await main.getByLabel(/^Store code/).fill(code);
  await main.getByRole('checkbox', { name: 'Monday' }).check();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('9:00 AM – 6:00 PM')).toBeVisible();

  const branch = await signIn(shopServer.url, code, email, password);
  await ok(
    branch(
      'POST',
      '/inventory/adjustments',
      {
        id: newId(),
        reason: 'found',
        lines: [{ id: newId(), productId: goods.cases.id, quantity: 3, unitCost: CASE_COST }],
      },
      newId(),
    ),
  );

  await page.goto('/signin');
  await page.getByLabel('Store').fill(code);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/create-invoice');
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
  await scan(page, goods.cases.barcode);
  await expect(page.getByText(`${goods.cases.name} added`)).toBeVisible();
  await page.keyboard.press('F9');
  await page.getByLabel('Cash received').fill('20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Complete sale' }).click();
  await expect(page.getByText('Sale INV-1001 complete')).toBeVisible();

  expect(await stockOf(branch, goods.cases.name)).toEqual([2]);
  expect(await stockOf(first, goods.cases.name)).toEqual([7]);
  expect((await storeNamed(first, 'Tilldesk Demo')).nextInvoice).toBe(numberBefore);

  // A change of the store reaches the till that is signed in there.
  await main.getByRole('button', { name: 'Edit' }).click();
  await main.getByLabel(/^Name/).fill(`${name} renamed`);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText(`${name} renamed`)).toBeVisible();

  // Deactivated, it signs the till out and lets nobody in.
  await main.getByRole('button', { name: 'Edit' }).click();
  await main.getByRole('checkbox', { name: /^Active/ }).uncheck();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(signIn(shopServer.url, code, email, password)).rejects.toThrow('Wrong store, email or password');
});
