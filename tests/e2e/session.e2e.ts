import { expect, type Page } from '@playwright/test';
import { deleteDraft } from '../support/drafts.ts';
import { people } from '../support/people.ts';
import { enter, test } from '../support/world.ts';

const PROFILE = '/profile-settings';
const ADD = '/customer-management/add-customer';
const MINUTE = 60_000;

const gate = (page: Page) => page.getByRole('dialog', { name: 'Access PIN' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const profile = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Profile' });
const writing = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('[S2-14] [S4-13] [S4-14] [S6-04] a page behind the PIN: cancelled, wrong, right, and once is enough', async ({
  browserOf,
}) => {
  const page = await browserOf('cashier');
  await page.goto(PROFILE);
  await expect(gate(page)).toBeVisible();
  await expect(profile(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(PROFILE);
  await expect(gate(page).getByLabel(/^Access PIN/)).toBeFocused();
  await page.keyboard.type('9999');
  await page.keyboard.press('Enter');
  await expect(gate(page).getByRole('alert')).toHaveText('Access denied');

  await gate(page)
    .getByLabel(/^Access PIN/)
    .fill('');
  await page.keyboard.type('2222');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Access granted successfully')).toBeVisible();
  await expect(profile(page)).toBeVisible();

  // The server granted access: a new document and another tab do not prompt.
  await page.reload();
  await expect(profile(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(PROFILE);
  await expect(profile(other)).toBeVisible();
  await expect(gate(other)).toHaveCount(0);
});

test('[S6-02] an admin passes the PIN gate', async ({ browserOf }) => {
  const page = await browserOf('admin');
  await page.goto(PROFILE);
  await expect(profile(page)).toBeVisible();
  await expect(gate(page)).toHaveCount(0);
});

test('[S4-10] two tabs, one signs out: the other follows, and nothing of the person stays', async ({ browserOf }) => {
  const page = await browserOf('admin');
  const other = await page.context().newPage();
  await other.goto('/customer-management');
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(other).toHaveURL(/\/signin/);
  const storageKeys = await other.evaluate(() => Object.keys(localStorage).toSorted());
  expect(storageKeys.filter((name) => /\.(session|session-status|translations|language)$/.test(name))).toEqual([]);
  expect(storageKeys).toContain('tilldesk.browser');
});

test('[S4-15] [S8-31] [S9-11] half an hour away in the middle of a customer: warned, out, and whole again', async ({
  page,
  api,
}) => {
  await deleteDraft(await api('admin'), ADD);
  await page.clock.install();
  await enter(page, 'admin');
  await page.goto(ADD);
  await writing(page, 'First name').fill('Rosa');
  await writing(page, 'Last name').fill('Núñez');

  await page.clock.fastForward(29 * MINUTE + 10_000);
  await expect(warning(page)).toContainText(/You will be logged out in \d+ seconds\./);
  await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(writing(page, 'First name')).toHaveValue('Rosa');

  await page.clock.fastForward(31 * MINUTE);
  await expect(page.getByText('You have been logged out due to inactivity.')).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?from=/);

  const { store, email, password } = people.admin;
  await page.getByLabel('Store').fill(store);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${ADD}$`));
  await expect(writing(page, 'First name')).toHaveValue('Rosa');
  await expect(writing(page, 'Last name')).toHaveValue('Núñez');
});
