import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keys.ts';
import { enter, test } from '../support/world.ts';

const PIN = '2222';

const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Clock In/Out' });
const expectStatus = (page: Page, status: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('tilldesk.session-status'))).toEqual(status);

/** Opens the clock from the header by keyboard; the PIN field then has the focus. */
async function open(page: Page, name: string): Promise<void> {
  await tabTo(page, header(page, name));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(/^Access PIN/)).toBeFocused();
}

/** The dialog closes after the operation, and the header shows the next one. */
async function done(page: Page, next: string): Promise<void> {
  await expect(header(page, next)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

test('[S4-03] a day at the clock, without a mouse: in, break, back, out; the sheet of the manager shows it as it happens', async ({
  page,
  browserOf,
}) => {
  const manager = await browserOf('manager');
  await manager.goto('/employee/timesheet');
  const sheet = manager.getByRole('grid', { name: 'Hours by person and day' });
  await expect(sheet).toBeVisible();

  await enter(page, 'cashier');
  await open(page, 'Clock In');
  await expect(dialog(page).getByLabel(/^Cash register amount/)).toHaveValue('100');
  await page.keyboard.type(PIN);
  await expect(dialog(page).getByRole('button', { name: 'Clock In' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await done(page, 'Clock Out');
  await expectStatus(page, 'CLOCKED_IN');
  await expect(sheet.getByRole('button', { name: /^Sofia Reyes, .*At work/ })).toBeVisible();

  await open(page, 'Clock Out');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Take A Break' }));
  await page.keyboard.press('Enter');
  await done(page, 'End Break');
  await expect(sheet.getByRole('button', { name: /^Sofia Reyes, .*On break/ })).toBeVisible();

  // A reload requests the state from the server: on break.
  await page.reload();
  await open(page, 'End Break');
  await tabTo(page, dialog(page).getByRole('button', { name: 'End Break' }));
  await page.keyboard.press('Enter');
  await done(page, 'Clock Out');

  await open(page, 'Clock Out');
  await page.keyboard.type(PIN);
  await tabTo(page, dialog(page).getByLabel('Notes'));
  await page.keyboard.type('A quiet day.');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Clock Out' }));
  await page.keyboard.press('Enter');
  await done(page, 'Clock In');
  await expectStatus(page, 'CLOCKED_OUT');

  await manager.getByRole('link', { name: 'Shifts' }).click();
  // The newest is first; those of other days have ended as well.
  const newest = manager
    .getByRole('grid', { name: 'Shifts' })
    .getByRole('row', { name: /Sofia Reyes/ })
    .first();
  await expect(newest).toContainText('Clocked out');
  await newest.click();
  const shift = manager.getByRole('dialog', { name: /^Sofia Reyes/ });
  await expect(shift.getByText('A quiet day.')).toBeVisible();
  const punches = shift.getByRole('region', { name: 'Clock' }).getByRole('listitem');
  await expect(punches).toHaveText([/Clocked in/, /Break/, /Back to work/, /Clocked out/]);
  await expectAccessible(manager);
});

test('a manager corrects a shift with a reason, and the shift keeps what was before', async ({
  shopServer,
  browserOf,
}) => {
  const email = 'trainee@demo.test';
  const ethan = await signIn(shopServer.url, 'demo', email, 'Demo-trainee-2026');
  const clockedIn = await ethan('POST', '/clock/in', { email, pin: '3333', clockInCash: '120' });
  const clockedOut = await ethan('POST', '/clock/out', { email, pin: '3333', clockOutCash: '130' });
  expect([clockedIn.status, clockedOut.status]).toEqual([200, 200]);

  const manager = await browserOf('manager');
  await manager.goto('/employee/timesheet?view=list');
  await manager
    .getByRole('grid', { name: 'Shifts' })
    .getByRole('row', { name: /Ethan Park/ })
    .first()
    .click();
  const shift = manager.getByRole('dialog', { name: /^Ethan Park/ });
  await shift.getByRole('button', { name: 'Correct' }).click();
  await shift.getByRole('button', { name: 'Remove, line 2' }).click();
  await shift.getByRole('button', { name: 'Save' }).click();
  await expect(shift.getByText('Enter a reason.')).toBeVisible();
  await expectAccessible(manager);
  await shift.getByLabel(/^Reason/).fill('Clocked out by mistake.');
  await shift.getByRole('button', { name: 'Save' }).click();
  await expect(shift.getByText('Corrected by Daniel Brooks')).toBeVisible();
  await expect(shift.getByText(/Clocked out by mistake.*Clocked out removed/)).toBeVisible();

  const today = await ethan('GET', `/clock/getEmployeeTodaySession?email=${email}`);
  const { logs } = Object(today.body['data']) as { logs: { status: string }[] };
  // The demo’s own shift of today is before it.
  expect(logs[0]?.status).toEqual('CLOCKED_IN');
});

test('the clock keeps what was typed when it is rejected, and axe finds nothing while it says why', async ({
  page,
}) => {
  await enter(page, 'cashier');
  const name = 'Clock In';
  await open(page, name);
  await page.keyboard.type('0000');
  const amount = dialog(page).getByLabel(/^Cash register amount/);
  await amount.fill('99');
  await expect(dialog(page).getByText('Cash register amount cannot be less than $100')).toBeVisible();
  await expectAccessible(page);
  await amount.fill('150');
  await dialog(page).getByRole('button', { name, exact: true }).click();
  await expect(dialog(page).getByText('Wrong access PIN.')).toBeVisible();
  await expect(amount).toHaveValue('150');
  await expectAccessible(page);
});
