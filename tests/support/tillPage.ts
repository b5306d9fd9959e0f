import { expect, type Locator, type Page } from '@playwright/test';
import { scan } from './world.ts';

/** A titled card of the page. */
export const cardOf = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Fills a text field by the start of its label. */
export async function fillField(within: Locator, label: string, text: string): Promise<void> {
  await within.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
}

/** Selects an option of a combobox by the start of its label. */
export async function selectOption(within: Locator, label: string, option: string | RegExp): Promise<void> {
  await within.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await within.page().getByRole('option', { name: option }).click();
}

/** Fills the fields of a dialog and submits it. */
export async function submitDialog(
  page: Page,
  title: string,
  fields: Record<string, string>,
  button: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, text] of Object.entries(fields)) await fillField(dialog, label, text);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A new sale of scanned products. */
export async function scanNewSale(page: Page, ...codes: string[]): Promise<void> {
  await page.goto('/sale-invoice-management/create-invoice');
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
  for (const [at, code] of codes.entries()) {
    await scan(page, code);
    await expect(page.getByText(at === 0 ? / added$/ : new RegExp(`^Now ${at + 1} ×`)).first()).toBeVisible();
  }
}

/** Puts the sale on hold. */
export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved').first()).toBeVisible();
}

/** Selects the customer. */
export async function selectCustomer(page: Page, customer: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Customer' });
  await box.fill(customer);
  await page.getByRole('option', { name: customer }).click();
  await expect(box).toHaveValue(new RegExp(customer));
}

type Payment = { kind: string; amount?: string; reference?: string; dueDate?: string };

/** Goes to the checkout and enters each payment; without an amount it is the remainder. */
export async function addPayments(page: Page, ...payments: Payment[]): Promise<void> {
  await page
    .getByRole('button', { name: /^Go to checkout/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/invoice-checkout\//);
  for (const { kind, amount, reference, dueDate } of payments) {
    await page
      .getByRole('group', { name: 'Payment method' })
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .click();
    if (amount) await page.getByLabel(kind === 'Cash' ? 'Cash received' : 'Store credit to use').fill(amount);
    if (reference) await page.getByLabel('Terminal reference').fill(reference);
    if (dueDate) await page.getByLabel(/^Due on/).fill(dueDate);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
}

/** Posts the sale; returns its id. */
export async function completeSale(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Complete sale/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sale INV-\d+ complete$/ })).toBeVisible();
  return /invoice-checkout\/([^/?]+)/.exec(page.url())?.[1] ?? '';
}

/** Adds a traded-in device, paid as store credit, to the sale. */
export async function addTradeIn(page: Page, { code, product, offer }: Record<'code' | 'product' | 'offer', string>) {
  await page.getByRole('button', { name: /^Trade-in/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Trade in a device' });
  await fillField(dialog, 'IMEI or serial number', code);
  await expect(dialog.getByText('This device has no history in your store.')).toBeVisible();
  await dialog.getByRole('combobox', { name: /^Product/ }).fill(product);
  await page.getByRole('option', { name: product }).click();
  await selectOption(dialog, 'Grade', 'B · light signs of use');
  await dialog.getByRole('radio', { name: 'Clear' }).click();
  await dialog.getByRole('checkbox', { name: /^Signed out of all accounts/ }).check();
  await fillField(dialog, 'Number', 'X12345678');
  await fillField(dialog, 'Offer', offer);
  await dialog.getByRole('radio', { name: 'Store credit' }).click();
  await dialog.getByRole('checkbox', { name: 'The seller signed the agreement' }).check();
  await dialog.getByRole('button', { name: 'Add trade-in' }).click();
  await expect(page.getByText('Trade-in added')).toBeVisible();
}

/** Adds an activation to the line of a product. */
export async function addActivation(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: `Activate ${product}` }).click();
  const dialog = page.getByRole('dialog', { name: `Activate ${product}` });
  await selectOption(dialog, 'Carrier', 'Northtel');
  await fillField(dialog, 'Plan name', 'Unlimited 50');
  await fillField(dialog, 'Monthly plan price', '50');
  await fillField(dialog, 'Phone number', '305 555 0142');
  await dialog.getByRole('button', { name: 'Save activation' }).click();
  await expect(page.getByText('Activation saved')).toBeVisible();
}

/** Opens the refund of an invoice and scans the returned goods. */
export async function scanReturn(
  page: Page,
  invoiceId: string,
  { name, barcode }: { name: string; barcode: string },
  why: string,
): Promise<void> {
  await page.goto(`/refund-issue/refund-invoice?invoiceId=${invoiceId}`);
  await expect(page.getByRole('textbox', { name: 'Scan returned items' })).toBeFocused();
  await scan(page, barcode);
  await expect(page.getByText(`${name} added to the return`)).toBeVisible();
  await page
    .getByRole('combobox', { name: /^Reason/ })
    .first()
    .click();
  await page.getByRole('option', { name: why }).click();
  await expect(page.getByRole('combobox', { name: /^Reason/ }).first()).toContainText(why);
}
