import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/world.ts';

type RoleRights = { id: string; name: string; version: number; permissions: object[] };

const openRights = async (page: Page, role: string) => {
  await page.goto('/roles-permissions');
  await page.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: role }).click();
  await expect(page.getByRole('grid', { name: `Rights of ${role}` })).toBeVisible();
};

const save = async (page: Page, role: string) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Rights of ${role} saved`).last()).toBeVisible();
};

test('an owner gives and takes a right by keyboard; menu and page of the person who is signed in follow without a reload', async ({
  browserOf,
  api,
}) => {
  const call = await api('admin');
  const before = (await call('GET', '/role-permissions')).body['items'] as RoleRights[];
  const trainees = before.find(({ name }) => name === 'Trainee');
  const [admin, trainee] = [await browserOf('admin'), await browserOf('trainee')];
  const menu = trainee.getByRole('navigation');
  try {
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Customer Management' })).toHaveCount(0);
    await openRights(admin, 'Trainee');
    await admin.getByRole('searchbox', { name: 'Search modules' }).fill('customers');
    await admin.keyboard.press('Tab');
    await admin.keyboard.press('ArrowDown');
    await admin.keyboard.press('ArrowRight');
    await expect(admin.getByRole('checkbox', { name: 'Customers: Read' })).toBeFocused();
    await admin.keyboard.press('Space');
    await expectAccessible(admin);
    await save(admin, 'Trainee');

    await menu.getByRole('link', { name: 'Customer Management' }).click();
    await expect(trainee.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await admin.getByRole('checkbox', { name: 'Customers: Read' }).uncheck();
    await save(admin, 'Trainee');
    await expect(trainee.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Customer Management' })).toHaveCount(0);
  } finally {
    const now = (await call('GET', '/role-permissions')).body['items'] as RoleRights[];
    const version = now.find(({ id }) => id === trainees?.id)?.version;
    await call('PATCH', `/role-permissions/${trainees?.id}`, { version, permissions: trainees?.permissions });
  }
});

test('two owners change one role: the second sees what differs, keeps their change, and both are saved', async ({
  browserOf,
  api,
}) => {
  const call = await api('admin');
  const id = crypto.randomUUID();
  expect((await call('POST', '/roles', { id, name: 'Shared role', viewCost: false })).status).toEqual(200);
  const [first, second] = [await browserOf('admin'), await browserOf('admin')];
  for (const page of [first, second]) await openRights(page, 'Shared role');
  await second.getByRole('checkbox', { name: 'Products: Read' }).check();
  await first.getByRole('checkbox', { name: 'Vendors: Read' }).check();
  await save(first, 'Shared role');
  await expect(second.getByText('Somebody else has changed this role')).toBeVisible();
  await expect(second.getByRole('row', { name: 'Vendors: Read Not allowed Allowed' })).toBeVisible();
  await second.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(second.getByRole('checkbox', { name: 'Vendors: Read' })).toBeChecked();
  await save(second, 'Shared role');
  await expect(first.getByRole('checkbox', { name: 'Products: Read' })).toBeChecked();
  await expect(first.getByRole('checkbox', { name: 'Vendors: Read' })).toBeChecked();
  expect((await call('DELETE', `/roles/${id}`)).status).toEqual(200);
});
