import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Caller } from '../house/api.ts';
import { enter, test } from '../house/world.ts';

/** Every page of the product, with ids of the demo in place of the parameters. */
async function addresses(call: Caller): Promise<string[]> {
  const first = async (path: string): Promise<Record<string, string>> => {
    const heard = await call('GET', path);
    return (heard.body['items'] as Record<string, string>[])[0] ?? {};
  };
  const [customer, product, paid, draft] = [
    await first('/customers?limit=1'),
    await first('/products?limit=1&tracking=serialized'),
    await first('/invoices?limit=1&status=paid'),
    await first('/invoices?limit=1&status=draft'),
  ];
  const cable = await first('/products?limit=1&tracking=quantity');
  const inventory = '/manage-inventory';
  return [
    '/dashboard',
    '/customer-management',
    '/customer-management/add-customer',
    `/customer-management/edit-customer/${customer['id']}`,
    `/customer-management/customer-details/${customer['id']}`,
    '/product-management',
    '/product-management/add-product',
    `/product-management/edit-product/${product['id']}`,
    '/sale-invoice-management',
    '/sale-invoice-management/create-invoice',
    `/sale-invoice-management/invoice-details/${paid['id']}`,
    `/sale-invoice-management/invoice-edit/${draft['id']}`,
    `/sale-invoice-management/invoice-checkout/${draft['id']}`,
    `/sale-invoice-management/invoice-checkout/${paid['id']}`,
    `${inventory}/serialized`,
    `${inventory}/serialized/Phones/${product['categoryId']}`,
    `${inventory}/serialized/Phones/${product['categoryId']}/Phone/${product['id']}`,
    `${inventory}/non-serialized`,
    `${inventory}/non-serialized/Cables/${cable['categoryId']}`,
    `${inventory}/non-serialized/Cables/${cable['categoryId']}/Cable/${cable['id']}`,
  ];
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
  expect(found, what).toEqual([]);
}

/** The page is there: its one main has a heading, and nothing in it is still on its way. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const { look, language } of [
  { look: 'light', language: 'EN' },
  { look: 'light', language: 'ES' },
  { look: 'dark', language: 'EN' },
  { look: 'dark', language: 'ES' },
]) {
  test(`every page is drawn and axe finds nothing: ${look}, ${language}`, async ({ api, browserOf }) => {
    const all = await addresses(await api('admin'));
    const page = await browserOf('admin', { dark: look === 'dark' });
    await page.getByRole('button', { name: language, exact: true }).click();
    for (const address of all) {
      await page.goto(address);
      await expectDrawn(page);
      await expectAccessible(page, `${address} ${look} ${language}`);
    }
  });
}

test('on a phone no page is wider than the screen', async ({ api, browserOf }) => {
  const all = await addresses(await api('admin'));
  const page = await browserOf('admin', { width: 360 });
  for (const address of all) {
    await page.goto(address);
    await expectDrawn(page);
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([address, overhang]).toEqual([address, 0]);
  }
});

test('the sign-in page is accessible, with its error showing too, in light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/signin');
    await expectAccessible(page, `sign-in ${colorScheme}`);
    await page.getByLabel('Store').fill('demo');
    await page.getByLabel('Email').fill('nobody@demo.test');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Wrong store, email or password.')).toBeVisible();
    await expectAccessible(page, `sign-in refused ${colorScheme}`);
  }
});

test('a person without rights finds Access Denied behind every guarded door, and no door in the menu', async ({
  browserOf,
}) => {
  const page = await browserOf('trainee');
  const menu = page.getByRole('navigation').getByRole('link');
  await expect(menu).toHaveText(['Dashboard']);
  for (const address of [
    '/customer-management',
    '/product-management/add-product',
    '/sale-invoice-management/create-invoice',
    '/manage-inventory/serialized',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('Access Denied');
    await expect(page.getByRole('main')).toContainText(
      "You don't have permission to access this page. Please contact your administrator for access.",
    );
    await expect(page.getByRole('main')).toContainText('Need help? Contact support or your administrator');
  }
});

test('unknown paths lead to the dashboard, flat ones to their place, and a stranger back to where they came from', async ({
  page,
  browserOf,
}) => {
  await page.goto('/product-management');
  await expect(page).toHaveURL(/\/signin/);
  const signedIn = await browserOf('cashier');
  await signedIn.goto('/no/such/page');
  await expect(signedIn).toHaveURL(/\/dashboard$/);
  await signedIn.goto('/create-invoice');
  await expect(signedIn).toHaveURL(/\/sale-invoice-management\/create-invoice$/);
  await signedIn.goto('/manage-inventory');
  await expect(signedIn).toHaveURL(/\/manage-inventory\/serialized$/);
});

test('after signing in a person is back at the page they came for', async ({ page }) => {
  await page.goto('/product-management?search=iphone');
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel('Store').fill('demo');
  await page.getByLabel('Email').fill('cashier@demo.test');
  await page.getByLabel('Password').fill('Demo-cashier-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product-management\?search=iphone$/);
});

test('signing out ends the session everywhere in this browser', async ({ page }) => {
  await enter(page, 'cashier');
  const second = await page.context().newPage();
  await second.goto('/product-management');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(second).toHaveURL(/\/signin/);
});
