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
