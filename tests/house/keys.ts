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
