import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { enter, test } from '../support/world.ts';

test('the sign-in page is accessible, with its error showing too, in light and dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/signin');
    await expectAccessible(page, `sign-in ${colorScheme}`);
    await page.getByLabel('Store').fill('demo');
    await page.getByLabel('Email').fill('nobody@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Wrong store, email or password.')).toBeVisible();
    await expectAccessible(page, `sign-in rejected ${colorScheme}`);
  }
});

test('[S2-03] a person without rights finds Access Denied behind every guarded door, and no door in the menu', async ({
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
    '/manage-inventory/manage-inventory-count',
    '/vendor-management',
    '/employee-management',
    '/purchases/create-purchases',
    '/serial-tracking',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('Access Denied');
    await expect(page.getByRole('main')).toContainText(
      "You don't have permission to access this page. Please contact your administrator for access.",
    );
    await expect(page.getByRole('main')).toContainText('Need help? Contact support or your administrator');
  }
});

test('[S2-01] [S2-02] unknown paths lead to the dashboard, flat ones to their place, and a stranger back to where they came from', async ({
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
  const admin = await browserOf('admin');
  await admin.goto('/add-vendor');
  await expect(admin).toHaveURL(/\/vendor-management\/add-vendor$/);
  await admin.goto('/non-serialized/Cables/1');
  await expect(admin).toHaveURL(/\/manage-inventory\/non-serialized\/Cables\/1$/);
});

test('[S2-01] after signing in a person is back at the page they came for', async ({ page }) => {
  await page.goto('/product-management?search=iphone');
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel('Store').fill('demo');
  await page.getByLabel('Email').fill('cashier@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-cashier-2026');
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
