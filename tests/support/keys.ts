import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is where it should be; fails when it never comes there. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached by ${most} tabs`).toBeFocused();
}

/** Chooses an option by the keyboard in the first select of that name. */
export async function choose(page: Page, name: RegExp, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name }).first();
  await tabTo(page, select);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  // One word is enough; a space would take what is marked.
  await page.keyboard.type(option.split(' ')[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(select).toContainText(option);
}

/** Presses Tab until the focus is on what bears the name, then the key that does it. */
export async function press(
  page: Page,
  role: 'button' | 'link' | 'tab',
  name: string | RegExp,
  key = 'Enter',
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
  await page.keyboard.press(key);
}

/** Goes to a page by the palette. */
export async function goTo(page: Page, name: string, address: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`), selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
}

/** Marks the document when a mouse is used: a hand on it would be a keyboard that does not reach. */
export async function watchForTheMouse(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-mouse', ''), true);
  });
}

/** Whether one was used since. */
export const mouseWasUsed = async (page: Page) => (await page.locator('html[data-mouse]').count()) > 0;
