import type { Page } from '@playwright/test';

/** Signs in on the sign-in page and waits for the next page. */
export async function signInAt(page: Page, store: string, email: string, password: string): Promise<void> {
  await page.goto('/signin');
  for (const [label, text] of [
    ['Store', store],
    ['Email', email],
    ['Password', password],
  ] as const) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard$/);
}
