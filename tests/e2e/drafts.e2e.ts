import { expect, type Page } from '@playwright/test';
import type { Caller } from '../support/api.ts';
import { deleteDraft } from '../support/drafts.ts';
import { findInStock } from '../support/goods.ts';
import { people } from '../support/people.ts';
import { enter, scan, test } from '../support/world.ts';

const ADD = '/customer-management/add-customer';
const NEW_SALE = '/sale-invoice-management/create-invoice';
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
// With its day if past: two hours in the shop may cross midnight.
const restored = (page: Page) =>
  page.getByText(/^Restored what you were typing (at|on \w{3} \d{1,2}, \d{4},) \d{1,2}:\d\d\s[AP]M\./);

/** The server's draft of the user's unfinished customer. */
async function savedDraftOf(api: Caller): Promise<unknown> {
  const { body } = await api('GET', `/drafts?route=${encodeURIComponent(ADD)}&record=`);
  const { content } = Object(body['draft']) as { content?: { edited: unknown } };
  return content?.edited;
}

const rosa = { firstName: 'Rosa', lastName: 'Núñez', notes: 'Called twice about the screen' };

async function halfWritten(page: Page): Promise<void> {
  await page.goto(ADD);
  await field(page, 'First name').fill('Rosa');
  await field(page, 'Last name').fill('Núñez');
  await page.getByRole('textbox', { name: /^Remarks/ }).fill('Called twice about the screen');
}

async function expectComplete(page: Page): Promise<void> {
  await expect(field(page, 'First name')).toHaveValue('Rosa');
  await expect(field(page, 'Last name')).toHaveValue('Núñez');
  await expect(page.getByRole('textbox', { name: /^Remarks/ })).toHaveValue('Called twice about the screen');
  await expect(restored(page)).toBeVisible();
}

/** Revokes the token of a page on the server. */
async function revoke(page: Page): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('tilldesk.session'));
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  const answer = await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toEqual(200);
}

async function signInOnPage(page: Page, person: keyof typeof people): Promise<void> {
  const { store, email, password } = people[person];
  await page.getByLabel('Store').fill(store);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// Drafts remain after the test that created them.
test.beforeEach(async ({ api }) => {
  for (const person of ['admin', 'cashier'] as const) await deleteDraft(await api(person), ADD);
});

test('a session that ends in the middle of a customer costs nothing', async ({ page, api }) => {
  await enter(page, 'admin');
  await halfWritten(page);
  await field(page, 'Phone').fill('718 555 0199');
  // Within the second before the phone is saved on the server.
  await revoke(page);
  await expect(page).toHaveURL(/\/signin\?from=/);
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();

  await signInOnPage(page, 'admin');
  await expect(page).toHaveURL(new RegExp(`${ADD}$`));
  await expectComplete(page);
  await expect(field(page, 'Phone')).toHaveValue('718 555 0199');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Rosa Núñez saved')).toBeVisible();
  const admin = await api('admin');
  await expect.poll(() => savedDraftOf(admin)).toEqual(undefined);
  await page.goto(ADD);
  await expect(field(page, 'First name')).toHaveValue('');
});

test('a browser that is closed costs nothing: another one has it', async ({ browserOf, api }) => {
  const first = await browserOf('cashier');
  await halfWritten(first);
  const cashier = await api('cashier');
  await expect.poll(() => savedDraftOf(cashier)).toEqual(rosa);
  await first.context().close();

  const second = await browserOf('cashier');
  await second.goto(ADD);
  await expectComplete(second);
  await second.getByRole('button', { name: 'Discard' }).click();
  await expect(field(second, 'First name')).toHaveValue('');
  await expect.poll(() => savedDraftOf(cashier)).toEqual(undefined);
});

test('another person at the same tab sees nothing of it, and it is gone from the tab', async ({ page }) => {
  await enter(page, 'admin');
  await page.route('**/api/drafts', (route) => route.abort());
  await halfWritten(page);
  await expect(page.getByText('Unsaved changes, kept in this tab until the connection returns')).toBeVisible();
  const inTab = () => page.evaluate(() => sessionStorage.getItem('tilldesk.unsent'));
  expect(await inTab()).toContain('Rosa');
  await revoke(page);
  await page.unroute('**/api/drafts');
  await expect(page).toHaveURL(/\/signin\?from=/);

  await signInOnPage(page, 'cashier');
  await expect(page).toHaveURL(new RegExp(`${ADD}$`));
  await expect(field(page, 'First name')).toHaveValue('');
  expect(await inTab()).toEqual(null);
});

test('what is written while the line is gone is sent when it returns', async ({ page, api }) => {
  const admin = await api('admin');
  await enter(page, 'admin');
  await page.route('**/api/drafts', (route) => route.abort());
  await halfWritten(page);
  await expect(page.getByText('Unsaved changes, kept in this tab until the connection returns')).toBeVisible();
  expect(await savedDraftOf(admin)).toEqual(undefined);
  await page.unroute('**/api/drafts');
  await expect.poll(() => savedDraftOf(admin), { timeout: 15_000 }).toEqual(rosa);
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave Page' }).click();
  await expect.poll(() => savedDraftOf(admin)).toEqual(undefined);
});

test('minutes without a touch in the middle of a customer cost nothing', async ({ page, api }) => {
  const admin = await api('admin');
  await page.clock.install();
  await enter(page, 'admin');
  await halfWritten(page);
  await page.clock.runFor(2_000);
  await expect.poll(() => savedDraftOf(admin)).toEqual(rosa);
  // Beyond any store's screen timeout, its warning included.
  await page.clock.fastForward('02:00:00');
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText('You have been logged out due to inactivity.')).toBeVisible();

  await signInOnPage(page, 'admin');
  await expect(page).toHaveURL(new RegExp(`${ADD}$`));
  await expectComplete(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => savedDraftOf(admin)).toEqual(undefined);
});

test('a page that is loaded anew, or that crashes, costs nothing', async ({ page, api }) => {
  const manager = await api('admin');
  await enter(page, 'admin');
  await halfWritten(page);
  await page.reload();
  await expectComplete(page);

  await expect.poll(() => savedDraftOf(manager)).toEqual(rosa);
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  const tools = await context.newCDPSession(page);
  tools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(ADD);
  await expectComplete(next);
  await next.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => savedDraftOf(manager)).toEqual(undefined);
});

test('leaving asks also on the way from one record to another of the same form', async ({ page }) => {
  await enter(page, 'admin');
  const list = page.getByRole('link', { name: 'Customer Management' }).first();
  const form = async (row: number) => {
    await list.click();
    // The previous page has rows of its own until this one is shown.
    await page.getByRole('grid', { name: 'Customers' }).locator('[data-index]').nth(row).click();
    await expect(page).toHaveURL(/\/customer-details\//);
    await page.getByRole('main').getByRole('button', { name: 'Edit' }).click();
    await expect(field(page, 'First name')).not.toHaveValue('');
    return { path: new URL(page.url()).pathname, name: await field(page, 'First name').inputValue() };
  };
  const first = await form(0);
  const second = await form(1);
  expect(first.path).not.toEqual(second.path);
  await field(page, 'First name').fill('Somebody else');

  // The way from one to the other is by list and details.
  const dialog = page.getByRole('alertdialog', { name: 'Leave Page?' });
  await page.evaluate(() => history.go(-3));
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'First name')).toHaveValue('Somebody else');
  expect(new URL(page.url()).pathname).toEqual(second.path);

  await page.evaluate(() => history.go(-3));
  await dialog.getByRole('button', { name: 'Leave Page' }).click();
  await expect(page).toHaveURL(new RegExp(`${first.path}$`));
  await expect(field(page, 'First name')).toHaveValue(first.name);
});

test('a sale on hold stays whole where its page was closed before its draft could be discarded', async ({
  page,
  api,
}) => {
  const scanBox = page.getByRole('combobox', { name: 'Scan or search' });
  const added = (name: string) => page.getByText(`${name} added`).first();
  const admin = await api('admin');
  const [first, second] = [await findInStock(admin, 11), await findInStock(admin, 12)];
  await enter(page, 'cashier');
  // The page is closed before the call is sent.
  await page.route('**/api/drafts/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.goto(NEW_SALE);
  await expect(scanBox).toBeFocused();
  await scan(page, first.barcode);
  await expect(added(first.accessory)).toBeVisible();
  // The server has the draft before the sale is saved.
  const [drafted] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/drafts') && answer.request().method() === 'POST'),
    page.getByRole('textbox', { name: 'Notes' }).click(),
  ]);
  expect(drafted.ok()).toEqual(true);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/invoice-edit\//);
  const held = page.url();

  await page.goto(NEW_SALE);
  await expect(scanBox).toBeFocused();
  await scan(page, second.barcode);
  await expect(added(second.accessory)).toBeVisible();
  await expect(page.getByText('1 piece', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/invoice-edit\//);
  expect(page.url()).not.toEqual(held);

  await page.goto(held);
  await expect(page.getByText(first.accessory, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(second.accessory, { exact: true })).toHaveCount(0);
});
