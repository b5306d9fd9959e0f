import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is at the target; fails if never reached. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached by ${most} tabs`).toBeFocused();
}

/** Selects an option by keyboard in the first select of this name. */
export async function choose(page: Page, name: RegExp, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name }).first();
  await tabTo(page, select);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: option })).toBeVisible();
  // One word is enough; a space would select the highlighted option.
  await page.keyboard.type(option.split(' ')[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(select).toContainText(option);
}

/** Presses Tab until the focus is on the named element, then the key that activates it. */
export async function press(
  page: Page,
  role: 'button' | 'link' | 'tab',
  name: string | RegExp,
  key = 'Enter',
): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
  await page.keyboard.press(key);
}

/** Opens a page by the command palette. */
export async function goTo(page: Page, name: string, address: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`), selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
}

/** Records mouse use in the document: a keyboard test must not need the mouse. */
export async function watchForTheMouse(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-mouse', ''), true);
  });
}

/** Whether one was used since. */
export const mouseWasUsed = async (page: Page) => (await page.locator('html[data-mouse]').count()) > 0;
