import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { mailsTo } from '../support/mails.ts';
import type { RunningServer } from '../support/server.ts';
import { nextPeriod, totp } from '../support/totp.ts';
import { people } from '../support/people.ts';
import { enter, test } from '../support/world.ts';

/** Demo users that no other test uses: changes by these tests are permanent. */
const priya = { store: 'demo', email: 'priya.nair@demo.test', password: 'Demo-technician-2026', pin: '5555' };
const hannah = { store: 'demo-2', email: 'hannah.cole@demo.test', password: 'Demo-elpaso-2026', pin: '6666' };
const luis = { store: 'demo-2', email: 'luis.ortega@demo.test', password: 'Demo-luis-2026', pin: '8888' };
type Person = typeof priya;

/** Enters store, e-mail and password; the test continues from there. */
async function knock(page: Page, { store, email, password }: Omit<Person, 'pin'>): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Store').fill(store);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Opens the security tab, behind the PIN. */
async function openSecurity(page: Page, { pin }: Person): Promise<void> {
  await page.goto('/profile-settings?tab=security');
  await page
    .getByRole('dialog', { name: 'Access PIN' })
    .getByLabel(/^Access PIN/)
    .fill(pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Two-factor sign-in/ })).toBeVisible();
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** From the security tab to the step that asks for the first code. */
async function beginSetUp(page: Page, method: RegExp, { password }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Set up' }).click();
  await dialog(page).getByLabel(method).check();
  await dialog(page).getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
}

/** Confirms that the codes are saved, and returns them. */
async function saveCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await dialog(page).getByRole('listitem').allTextContents();
  await expectAccessible(page);
  await dialog(page).getByLabel('I saved these codes in a safe place').check();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  return codes.filter((code) => /^[a-z\d]{5}-[a-z\d]{5}$/.test(code));
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Open the shop' })).toBeVisible();
}

const home = async (page: Page) => {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};

/** The newest six-digit code in a user's mail, when the expected number of mails with a code has arrived. */
async function mailedCode(shopServer: RunningServer, email: string, nth: number): Promise<string> {
  const codes = () => mailsTo(shopServer, email).flatMap((mail) => /\n {4}(\d{6})\n/.exec(mail)?.[1] ?? []);
  await expect.poll(() => codes().length).toEqual(nth);
  return codes().at(-1) ?? '';
}

test('[S4-08] two-factor by app: scanned, asked for, and a recovery code on the day the phone is gone', async ({
  page,
}) => {
  await knock(page, priya);
  await home(page);
  await openSecurity(page, priya);
  await expectAccessible(page);
  await beginSetUp(page, /^Authenticator app/, priya);
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = await dialog(page)
    .getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/)
    .textContent();
  const begun = Date.now();
  await dialog(page)
    .getByLabel('Six-digit code')
    .pressSequentially(totp(key ?? '', begun));
  const codes = await saveCodes(page);
  expect(codes.length).toEqual(10);
  await expect(page.getByText('10 left of 10')).toBeVisible();
  await signOut(page);

  await knock(page, priya);
  await expect(page).toHaveURL(/\/validation-code$/);
  await expect(page.getByText(/^Open your authenticator app/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.type('000000');
  await expect(page.getByText('This code is incorrect.')).toBeVisible();
  // The setup used the first code; on a slow machine the next one has expired as well.
  await page.keyboard.type(totp(key ?? '', Math.max(nextPeriod(begun), Date.now())));
  await home(page);
  await signOut(page);

  await knock(page, priya);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await home(page);
  await openSecurity(page, priya);
  await expect(page.getByText('9 left of 10')).toBeVisible();
});

test('two-factor by mail: the code comes by mail, and another one when it is asked for', async ({
  page,
  shopServer,
}) => {
  await page.clock.install();
  await knock(page, hannah);
  await home(page);
  await openSecurity(page, hannah);
  await beginSetUp(page, /^Mailed code/, hannah);
  await expect(page.getByText(/^We emailed a six-digit code to hannah\.cole@demo\.test/)).toBeVisible();
  await dialog(page)
    .getByLabel('Six-digit code')
    .pressSequentially(await mailedCode(shopServer, hannah.email, 1));
  await saveCodes(page);
  await signOut(page);

  await knock(page, hannah);
  await expect(page.getByText(/^We emailed a six-digit code to hannah\.cole@demo\.test/)).toBeVisible();
  await expectAccessible(page);
  const first = await mailedCode(shopServer, hannah.email, 2);
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  const second = await mailedCode(shopServer, hannah.email, 3);
  if (first !== second) {
    await page.getByLabel('Six-digit code').fill(first);
    await expect(page.getByText('This code is incorrect.')).toBeVisible();
  }
  await page.getByLabel('Six-digit code').fill(second);
  await home(page);
});

test('[S4-09] a forgotten password: the mailed link sets a new one, once, and the profile speaks its language', async ({
  page,
  shopServer,
}) => {
  await page.goto('/signin');
  await page.getByLabel('Store').fill(luis.store);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('Store').fill(luis.store);
  await page.getByLabel('Email').fill(luis.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectAccessible(page);

  const links = () =>
    mailsTo(shopServer, luis.email).flatMap((mail) => /\n {4}\S+(\/reset-password\?id=\S+)\n/.exec(mail)?.[1] ?? []);
  await expect.poll(() => links().length).toEqual(1);
  const link = links()[0] ?? '';
  await page.goto(link);
  const box = page.getByLabel('New password');
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('qwerty123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible();
  await box.fill('pelicans over el paso');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectAccessible(page);

  await page.goto('/signin');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();

  await knock(page, luis);
  await expect(page.getByText('Wrong store, email or password.')).toBeVisible();
  await knock(page, { ...luis, password: 'pelicans over el paso' });
  await home(page);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

test('another e-mail of a person: confirmed at the old and the new address, then it is theirs and they are signed out', async ({
  page,
  shopServer,
  api,
  browserOf,
}) => {
  const linkTo = async (address: string, nth: number) => {
    const links = () =>
      mailsTo(shopServer, address).flatMap((mail) => /\n {4}\S+(\/reset-password\?id=\S+)\n/.exec(mail)?.[1] ?? []);
    await expect.poll(() => links().length).toEqual(nth);
    return links()[nth - 1] ?? '';
  };
  const nina = { store: 'demo', email: 'nina.old@demo.test', password: 'herons over the harbour' };
  const next = 'nina.new@demo.test';
  const call = await api('admin');
  const { roles, stores } = (await call('GET', '/employees/options')).body as Record<
    string,
    { id: string; name: string }[]
  >;
  const id = crypto.randomUUID();
  const roleId = roles?.find(({ name }) => name === 'Cashier')?.id;
  const facts = { userType: 'employee', roleId, storeIds: stores?.map((store) => store.id), active: true };
  await call('POST', '/employees', { id, name: 'Nina Roth', email: nina.email, username: 'nina', ...facts });
  const [, token] = (await linkTo(nina.email, 1)).split('#');
  await page.request.post('/api/auth/reset-password', { data: { id, token, newPassword: nina.password } });
  await knock(page, nina);
  await home(page);

  const admin = await browserOf('admin');
  await admin.goto(`/employee-management/edit-employee/${id}`);
  const main = admin.getByRole('main');
  await main.getByLabel(/^Email/).fill(next);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText(`Email change to ${next} is pending`)).toBeVisible();

  await page.goto(await linkTo(next, 1));
  await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the other address' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.goto('/dashboard');
  await home(page);

  await page.goto(await linkTo(nina.email, 2));
  await expect(page.getByRole('button', { name: 'Stop the change' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: `Your sign-in email is now ${next}` })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Open the shop' })).toBeVisible();
  await knock(page, nina);
  await expect(page.getByText('Wrong store, email or password.')).toBeVisible();
  await knock(page, { ...nina, email: next });
  await home(page);
  await admin.goto(`/employee-management/employee-details/${id}`);
  await expect(main.getByText(next, { exact: true })).toBeVisible();
  await expect(main.getByText('is pending')).toBeHidden();
});

test('the sign-in by keyboard alone: language, looks, what was typed, and a way to a new password', async ({
  page,
}) => {
  await page.goto('/signin?from=%2Fcustomer-management');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'ES', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Abra la tienda' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'EN', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Store'));
  await page.keyboard.type(people.admin.store);
  await tabTo(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Back to sign in' }));
  await page.keyboard.press('Enter');
  // Both pages request store and e-mail.
  await expect(page.getByRole('heading', { name: 'Open the shop' })).toBeVisible();
  await expect(page.getByLabel('Store')).toHaveValue(people.admin.store);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(people.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customer-management$/);
});

test('one of two sign-ins is ended from the other, and knows it', async ({ browserOf }) => {
  const page = await browserOf('admin');
  const other = await browserOf('admin');
  await page.goto('/profile-settings?tab=security');
  const rows = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('Your other sign-ins have ended')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(other.getByText('Session expired. Please log in again.')).toBeVisible();
  await expect(other).toHaveURL(/\/signin\?from=%2Fdashboard$/);
});

test('a public page that lacks what it needs leads on, and who is signed in goes to the shop', async ({ page }) => {
  await page.goto('/validation-code');
  await expect(page).toHaveURL(/\/signin$/);
  await page.goto('/reset-password?id=7#short');
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expectAccessible(page);
  await enter(page, 'admin');
  await page.goto('/forgot-password');
  await expect(page).toHaveURL(/\/dashboard$/);
});
