import { expect } from '@playwright/test';
import { test } from '../support/world.ts';

type Hours = { userId: string; employeeName: string; shifts: number; approved: number };
type Payment = { status: string; net: number };

/** Sunday to Saturday of the week before a day. */
function weekBefore(today: string): { from: string; to: string } {
  const at = new Date(`${today}T12:00:00Z`);
  const sunday = (weeks: number) => new Date(at.getTime() - (at.getUTCDay() + 7 * weeks) * 86_400_000);
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  return { from: day(sunday(1)), to: day(new Date(sunday(0).getTime() - 86_400_000)) };
}

test('the approved hours of a week are paid from the page of the employee, and reopened when the payment is voided', async ({
  api,
  browserOf,
}) => {
  const admin = await api('admin');
  const { from, to } = weekBefore(new Date().toISOString().slice(0, 10));
  const hoursOfWeek = async () =>
    Object((await admin('GET', `/clock/hours?startDate=${from}&endDate=${to}`)).body).items as Hours[];
  const person = (await hoursOfWeek()).find(({ shifts, approved }) => shifts > 0 && approved === shifts)!;
  const paymentsOf = async () =>
    Object((await admin('GET', `/employees/${person.userId}/payroll`)).body).items as Payment[];

  const page = await browserOf('admin');
  await page.goto(`/employee-management/employee-details/${person.userId}?from=${from}&to=${to}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New payment' }).click();
  await expect(dialog.getByText(/^Earned in these days/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Bonus' }).click();
  await dialog.getByLabel('Name, line 1').fill('Inventory');
  await dialog.getByLabel('Amount, line 1').fill('25');
  await dialog.getByRole('button', { name: 'New payment' }).click();

  const drawer = page.getByRole('dialog', { name: new RegExp(`^PR-\\d+, ${person.employeeName}`) });
  await expect(drawer.getByText('Bonus: Inventory')).toBeVisible();
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await drawer.getByRole('button', { name: 'Pay', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Pay PR-/ })
    .getByRole('button', { name: 'Pay' })
    .click();
  // The dialog stands inside the drawer: only a paid payment has its method once the dialog is closed.
  await expect(page.getByRole('dialog', { name: /^Pay PR-/ })).toHaveCount(0);
  await expect(drawer.getByText('Bank transfer')).toBeVisible();
  const [paid] = await paymentsOf();
  expect([paid?.status, (paid?.net ?? 0) > 2_500]).toEqual(['paid', true]);

  await drawer.getByRole('button', { name: 'Void' }).click();
  const voiding = page.getByRole('dialog', { name: /^Void PR-/ });
  await voiding.getByLabel(/^Reason/).fill('Wrong week');
  await voiding.getByRole('button', { name: 'Void' }).click();
  await expect(drawer.getByText('This payment was voided')).toBeVisible();
  const reopened = (await hoursOfWeek()).find(({ userId }) => userId === person.userId);
  expect([(await paymentsOf())[0]?.status, reopened?.approved]).toEqual(['voided', 0]);
});
