import { expect, type Page } from '@playwright/test';
import { closeWhatIsOpen, FLOAT, inDrawer, openDrawer } from '../support/selling.ts';
import { test } from '../support/world.ts';

/** Presses a button of the page and returns the dialog that opens; one without fields only asks for confirmation. */
const confirm = async (page: Page, button: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  return page.getByRole(role);
};

test.afterEach(async ({ api }) => closeWhatIsOpen(await api('admin')));

test('an expense is entered, submitted, paid from the drawer, repeated and voided; the drawer follows each time', async ({
  api,
  browserOf,
}) => {
  const admin = await api('admin');
  await closeWhatIsOpen(admin);
  const drawer = await openDrawer(admin);
  const page = await browserOf('admin');
  const main = page.getByRole('main');

  await page.goto('/create-expense');
  await main.getByRole('combobox', { name: /^Category/ }).fill('Coffee');
  await page.getByRole('option', { name: /Coffee/ }).click();
  await main.getByLabel('Other payee').fill('Corner Café');
  await main.getByRole('textbox', { name: 'Amount', exact: true }).fill('10.82');
  await main.getByLabel('Tax rate').fill('8.25');
  await expect(main.getByText('$0.82')).toBeVisible();
  await main.getByRole('button', { name: 'Save' }).click();

  await (await confirm(page, 'Submit', 'alertdialog')).getByRole('button', { name: 'Submit' }).click();
  const payment = await confirm(page, 'Pay');
  await payment.getByRole('combobox', { name: /^Paid by/ }).click();
  await page.getByRole('option', { name: 'Cash' }).click();
  await payment.getByRole('button', { name: 'Pay' }).click();
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
  expect((await inDrawer(admin, drawer.id)).expected).toEqual(FLOAT - 1_082);

  await (await confirm(page, 'Repeat')).getByRole('button', { name: 'Repeat' }).click();
  await expect(page.getByText(/is repeated from/)).toBeVisible();

  const voiding = await confirm(page, 'Void');
  await voiding.getByLabel(/^Reason/).fill('Entered twice');
  await voiding.getByRole('button', { name: 'Void' }).click();
  await expect(main.getByText('This expense was voided')).toBeVisible();
  expect((await inDrawer(admin, drawer.id)).expected).toEqual(FLOAT);

  await page.goto('/expense-management?view=recurring');
  await expect(main.getByRole('row', { name: /Corner Café.*Coffee.*\$10\.82.*Every month/ })).toBeVisible();
});
