import { expect, type Page } from '@playwright/test';

/** A form: where it is, and a field of it. */
export type Form = {
  address: string;
  label: string;
  /** The text typed into the field, and its displayed form after blur. @default some words */
  text?: { typed: string; shown: string };
  /** The link that leaves the page. @default 'Dashboard' */
  method?: string;
};

const texts = { typed: 'Written and not saved', shown: 'Written and not saved' };

/** Types, cancels leaving by a link, reloads the page with all input restored, and discards it. */
export async function isProtected(
  page: Page,
  { address, label, text = texts, method: openButton = 'Dashboard' }: Form,
): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label.replace('’', '.')}`) });
  const leave = page.getByRole('navigation').getByRole('link', { name: openButton }).first();
  await page.goto(address);
  await expect(field).toBeEditable();
  const before = await field.inputValue();
  await field.fill(text.typed);
  await leave.click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave Page?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue(text.shown);
  await page.reload();
  const restored = page.getByRole('status').filter({ hasText: /^Restored what you were typing/ });
  await expect(restored).toBeVisible();
  await expect(field).toHaveValue(text.shown);
  await restored.getByRole('button', { name: 'Discard' }).click();
  await expect(field).toHaveValue(before);
  await leave.click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
