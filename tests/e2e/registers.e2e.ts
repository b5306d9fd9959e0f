import { expect, type Page } from '@playwright/test';
import { allowCashOutsideDrawers, newId, ok, type Caller } from '../support/api.ts';
import { CASE_COST, createTestGoods, addToStock } from '../support/goods.ts';
import { mailsTo } from '../support/mails.ts';
import type { RunningServer } from '../support/server.ts';
import { closeWhatIsOpen } from '../support/selling.ts';
import { scan, test } from '../support/world.ts';

const PASSWORD = 'my quiet green bicycle';
const OLD_PRICE = '$20.00';
/** Opening amount of a drawer opened by the clock. */
const OPENED_WITH = 10_000;
const SOLD_FOR = 1_500;

type Employee = { name: string; email: string; pin: string };
type RegisterRow = { id: string; name: string; version: number; session: { expected: number } | null };

const employeeNamed = (first: string, pin: string): Employee => {
  const own = newId().slice(0, 6);
  return { name: `${first} ${own}`, email: `${first.toLowerCase()}.${own}@demo.test`, pin };
};
const registersOf = async (call: Caller) => (await ok(call('GET', '/registers'))).body['items'] as RegisterRow[];
const gate = (page: Page) => page.getByRole('dialog', { name: 'Access PIN' });
const pinBox = (page: Page) => gate(page).getByLabel(/^Access PIN/);

// Restores one register and cash outside drawers, as the other tests expect.
test.afterEach(async ({ api }) => {
  const admin = await api('admin');
  await closeWhatIsOpen(admin);
  for (const { id, version } of (await registersOf(admin)).filter(({ name }) => name.startsWith('Side')))
    await ok(admin('PATCH', `/registers/${id}`, { version, active: false }));
  await allowCashOutsideDrawers(admin);
});

/** The admin adds a cashier on the page; the details show the invitation. */
async function adds(admin: Page, { name, email }: Employee): Promise<void> {
  await admin.goto('/employee-management');
  await admin.getByRole('link', { name: 'Add employee' }).click();
  const main = admin.getByRole('main');
  await main.getByLabel(/^Name/).fill(name);
  await main.getByLabel(/^Email/).fill(email);
  await main.getByLabel(/^Username/).fill(email);
  await main.getByRole('combobox', { name: /^Role/ }).click();
  await admin.getByRole('option', { name: 'Cashier' }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByText('Invited')).toBeVisible();
}

/** The person opens the link of the mail, sets password and PIN, and signs in. */
async function joins(page: Page, shopServer: RunningServer, { email, pin }: Employee): Promise<void> {
  const links = () =>
    mailsTo(shopServer, email).flatMap((mail) => /\n {4}\S+(\/reset-password\?id=\S+)\n/.exec(mail)?.[1] ?? []);
  await expect.poll(() => links().length).toEqual(1);
  await page.goto(links()[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Access PIN', { exact: true }).fill(pin);
  await page.getByLabel('Confirm access PIN').fill(pin);
  await page.getByRole('button', { name: 'Set password and PIN' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Store').fill('demo');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The user enters wrong PINs at the gate until blocked. */
async function mistypesThePin(page: Page): Promise<void> {
  await page.goto('/profile-settings');
  for (let n = 0; n < 5; n++) {
    await pinBox(page).fill('9753');
    await gate(page).getByRole('button', { name: 'Submit' }).click();
    await expect(gate(page).getByRole('alert')).toBeVisible();
    await expect(pinBox(page)).toBeEditable();
  }
  await pinBox(page).fill('9753');
  await gate(page).getByRole('button', { name: 'Submit' }).click();
  await expect(gate(page).getByRole('alert')).toContainText('Too many wrong access PINs');
}

async function passesTheGate(page: Page, pin: string): Promise<void> {
  await page.goto('/profile-settings');
  await pinBox(page).fill(pin);
  await gate(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

/** The admin opens the locked person from the list. */
async function opens(admin: Page, { name }: Employee): Promise<void> {
  await admin.goto('/employee-management');
  await admin.getByRole('searchbox').fill(name);
  const row = admin.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Locked');
  // The header and the match: before the search has finished, rows move under the pointer.
  await expect(admin.getByRole('row')).toHaveCount(2);
  await row.click();
  await expect(admin.getByText(/^Locked until/)).toBeVisible();
}

test('a new cashier joins, is unlocked, clocks in at the second register and sells into its drawer', async ({
  shopServer,
  page,
  browserOf,
  api,
}) => {
  const call = await api('admin');
  await closeWhatIsOpen(call);
  await allowCashOutsideDrawers(call, false);
  const { cases } = await createTestGoods(call, 'Register');
  await addToStock(call, cases, CASE_COST, 5);
  const admin = await browserOf('admin');
  const rosa = employeeNamed('Rosa', '8240');
  const register = `Side ${rosa.name.slice(-6)}`;

  await test.step('the admin adds a register and an employee', async () => {
    await admin.goto('/transaction');
    await admin.getByRole('button', { name: 'Add register' }).click();
    await admin.getByLabel(/^Name of the register/).fill(register);
    await admin.getByRole('button', { name: 'Save register' }).click();
    await expect(admin.getByRole('list', { name: 'Registers' })).toContainText(register);
    await adds(admin, rosa);
  });

  await test.step('the link of the mail sets password and PIN', () => joins(page, shopServer, rosa));

  await test.step('too many wrong PINs lock the person; the admin unlocks on the page', async () => {
    await mistypesThePin(page);
    await opens(admin, rosa);
    await admin.getByRole('button', { name: 'Unlock' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Unlock' }).click();
    await expect(admin.getByText(`${rosa.name} unlocked`)).toBeVisible();
    await expect(admin.getByText(/^Locked until/)).toHaveCount(0);
    await passesTheGate(page, rosa.pin);
  });

  await test.step('the person clocks in at the second register', async () => {
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('button', { name: 'Clock In', exact: true }).click();
    const clock = page.getByRole('dialog', { name: 'Clock In/Out' });
    await clock.getByRole('combobox', { name: /^Cash register/ }).click();
    await page.getByRole('option', { name: register }).click();
    await clock.getByLabel(/^Access PIN/).fill(rosa.pin);
    await clock.getByRole('button', { name: 'Clock In' }).click();
    await expect(clock).toBeHidden();
    const open = (await registersOf(call)).map(({ name, session }) => [name, session?.expected ?? null]);
    expect(open).toContainEqual([register, OPENED_WITH]);
    expect(open.filter(([, expected]) => expected !== null)).toHaveLength(1);
  });

  await test.step('a price below the limit is approved by list and PIN before the money is taken', async () => {
    await page.goto('/sale-invoice-management/create-invoice');
    await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
    await expect(page.getByRole('button', { name: `${register} · open` })).toBeVisible();
    await scan(page, cases.barcode);
    const price = page.getByLabel(`Unit price of ${cases.name}`);
    await price.fill('15');
    await price.press('Enter');
    await page.getByRole('button', { name: 'Enter a reason' }).click();
    const notes = page.getByRole('dialog', { name: cases.name });
    await notes.getByRole('button', { name: 'Price match' }).first().click();
    await notes.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Needs approval')).toBeVisible();
    await page
      .getByRole('button', { name: /^Go to checkout/ })
      .first()
      .click();
    const approval = page.getByRole('dialog', { name: 'Approval needed' });
    await approval.getByRole('combobox', { name: /^Approver/ }).click();
    await page.getByRole('option', { name: 'Daniel Brooks' }).click();
    await expect(page).toHaveURL(/\/create-invoice|\/invoice-edit\//);
    await approval.getByLabel(/^Approver's access PIN/).fill('4444');
    await expect(page).toHaveURL(/\/invoice-checkout\//);
  });

  await test.step('the cash is in the drawer of the second register, the approver on the invoice', async () => {
    await page.getByLabel('Cash received').fill('15');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: /^Complete sale/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sale INV-\d+ complete$/ })).toBeVisible();
    const expected = (await registersOf(call)).map(({ name, session }) => [name, session?.expected ?? null]);
    expect(expected).toContainEqual([register, OPENED_WITH + SOLD_FOR]);
    const invoice = /invoice-checkout\/([^/?]+)/.exec(page.url())?.[1] ?? '';
    await page.goto(`/sale-invoice-management/invoice-details/${invoice}`);
    await expect(page.getByText(`was ${OLD_PRICE}`).first()).toBeVisible();
    await expect(page.getByText('Approved by Daniel Brooks').first()).toBeVisible();
  });
});

test('a forgotten PIN: the admin sets another one, which opens what the old one does not', async ({
  shopServer,
  page,
  browserOf,
}) => {
  const admin = await browserOf('admin');
  const ines = employeeNamed('Ines', '6031');
  await adds(admin, ines);
  await joins(page, shopServer, ines);
  await mistypesThePin(page);

  await opens(admin, ines);
  await admin.getByRole('button', { name: 'Set PIN' }).click();
  // Before another person's PIN is set, the administrator is verified.
  const verifyDialog = admin.getByRole('dialog', { name: 'Confirm that it is you' });
  await verifyDialog.getByLabel('Email').fill('admin@demo.test');
  await verifyDialog.getByLabel('Access PIN').fill('1111');
  await verifyDialog.getByRole('button', { name: 'Submit' }).click();
  const dialog = admin.getByRole('dialog', { name: `Set the access PIN of ${ines.name}` });
  await dialog.getByLabel(/^New access PIN/).fill('1234');
  await dialog.getByRole('button', { name: 'Set PIN' }).click();
  await expect(dialog.getByText('This access PIN is too easy to guess. Please choose another.')).toBeVisible();
  await dialog.getByLabel(/^New access PIN/).fill('7418');
  await dialog.getByRole('button', { name: 'Set PIN' }).click();
  await expect(admin.getByText(`Access PIN of ${ines.name} set`)).toBeVisible();

  await page.goto('/profile-settings');
  await pinBox(page).fill(ines.pin);
  await gate(page).getByRole('button', { name: 'Submit' }).click();
  await expect(gate(page).getByRole('alert')).toHaveText('Access denied');
  await passesTheGate(page, '7418');
});
