import { expect, type Page } from '@playwright/test';
import { enter, test } from '../support/world.ts';

const NEW_SALE = '/sale-invoice-management/create-invoice';

// Without a network the browser itself writes each failed request to the console.
const isNetworkError = (text: string) => /ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to fetch/i.test(text);
test.afterEach(({ troubles: pageErrors }) => {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !isNetworkError(text)));
});

const crash = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('what opens by a press is there without a network: it was loaded while the page was idle', async ({
  page,
  context,
}) => {
  await enter(page, 'admin');
  await page.goto(NEW_SALE);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await bell(page).click();
  await expect(
    page.getByText(/Failed to fetch notifications|Socket is not connected|No notifications/).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /search/i }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F4');
  await expect(page.getByRole('dialog').getByRole('heading', { name: /trade/i })).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
});

test('what was not loaded says so, leaves the page as it is, and opens when the network is back', async ({
  page,
  context,
}) => {
  // A busy machine preloads nothing.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await enter(page, 'admin');
  await page.goto(NEW_SALE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('No connection. This opens when the connection is back.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
});

test('a page that could not be loaded stays at its address and opens there when the network is back', async ({
  page,
  context,
}) => {
  await enter(page, 'admin');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Vendor Management' });
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /Vendor/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toEqual(address);
});
