import { expect, type Page } from '@playwright/test';
import { enter, test } from '../support/world.ts';

const account = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/signin/);
}

/** Opens the tiles of the users who signed in at this browser. */
async function openTiles(page: Page, personName: string): Promise<void> {
  await account(page, personName).click();
  await page.getByRole('menuitem', { name: 'Switch person' }).click();
}

test('the till goes from hand to hand by PIN, and after five wrong ones by the password alone', async ({ page }) => {
  await enter(page, 'admin');
  await signOut(page);
  await enter(page, 'cashier');
  await page.goto('/sale-invoice-management/create-invoice');

  await openTiles(page, 'Sofia Reyes');
  await page.getByRole('button', { name: 'Maya Torres' }).click();
  await expect(page.getByLabel('Access PIN of Maya Torres')).toBeFocused();
  await page.keyboard.type('1111');
  // The page is the same, the user is different.
  await expect(account(page, 'Maya Torres')).toBeVisible();
  await expect(page).toHaveURL(/\/create-invoice$/);
  await expect(page.getByRole('link', { name: 'View Clock In/Out Sheet' })).toBeVisible();

  await openTiles(page, 'Maya Torres');
  await page.getByRole('button', { name: 'Sofia Reyes' }).click();
  const pin = page.getByLabel('Access PIN of Sofia Reyes');
  for (let n = 0; n < 5; n++) {
    await expect(pin).toHaveValue('');
    await expect(pin).toBeFocused();
    await page.keyboard.type('9999');
    if (n < 4) await expect(page.getByText('Wrong access PIN.')).toBeVisible();
  }
  await expect(page.getByText('Sofia Reyes was removed from this list after five incorrect PINs')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sofia Reyes' })).toHaveCount(0);

  await page.reload();
  await signOut(page);
  await enter(page, 'cashier');
  await openTiles(page, 'Sofia Reyes');
  await expect(page.getByRole('button', { name: 'Maya Torres' })).toBeVisible();
});

test('an owner goes on in the other store, where everything is the other store’s', async ({ page }) => {
  await enter(page, 'admin');
  const main = page.getByRole('main');
  await expect(main.getByText('Tilldesk Demo ·')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Tilldesk Demo', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tilldesk Demo El Paso' }).click();
  await expect(main.getByText('Tilldesk Demo El Paso ·')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Tilldesk Demo El Paso' })).toBeVisible();
  await page.reload();
  await expect(main.getByText('Tilldesk Demo El Paso ·')).toBeVisible();
});
