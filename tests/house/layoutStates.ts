import type { Page } from '@playwright/test';
import type { Caller } from './api.ts';
import { messageOf } from './english.ts';

/** A page led into a state that its address does not name. */
export type LayoutState = { name: string; address: string; lead: (page: Page) => Promise<void> };

/** Presses the first button that a message names, in the language of the page. */
async function presses(page: Page, id: string): Promise<void> {
  const isSpanish = (await page.locator('html').getAttribute('lang'))?.startsWith('es');
  const name = messageOf(isSpanish ? 'es' : 'en', id);
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

/** What holds money or goods behind a press: a sale being paid, a refund with a line, goods coming in, a count, their dialogs. */
export async function layoutStates(call: Caller): Promise<LayoutState[]> {
  const last = async (path: string): Promise<Record<string, string>> => {
    const { body } = await call('GET', path);
    return (body['items'] as Record<string, string>[]).at(-1) ?? {};
  };
  const [draft, paid, owed] = [
    await last('/invoices?limit=1&status=draft'),
    await last('/invoices?limit=1&status=paid'),
    await last('/invoices?limit=1&status=open'),
  ];
  const [awaited, count] = [
    await last('/purchases?limit=20&status=ordered'),
    await last('/counts?limit=1&status=in_progress'),
  ];
  const scope = Object(count['scope']) as Record<string, string | null>;
  const sale = '/sale-invoice-management';
  return [
    {
      name: 'a sale paid in part',
      address: `${sale}/invoice-checkout/${draft['id']}`,
      async lead(page) {
        // By card, since cash may need a drawer.
        await page.keyboard.press('F7');
        const boxes = page.locator('main form input');
        await boxes.first().fill('1');
        await boxes.nth(1).fill('A1B2C3');
        await page.keyboard.press('Enter');
        await page.locator('main li').first().waitFor();
      },
    },
    {
      name: 'a refund with a line',
      address: `/refund-management/refund-issue/refund-invoice?invoiceId=${paid['id']}`,
      lead: (page) => page.locator('main').getByRole('checkbox').first().check(),
    },
    {
      name: 'goods coming in',
      address: `/purchases/edit-purchases/${awaited['id']}?tab=receive`,
      async lead(page) {
        const box = page.locator('main input[type="text"], main input:not([type])').first();
        await box.or(page.locator('main [data-tone="primary"]').first()).first().waitFor();
        if (!(await page.getByRole('switch').isVisible())) await presses(page, 'purchases.receipt.begin');
        await page.getByRole('switch').waitFor();
      },
    },
    {
      name: 'the lines of a count',
      address: `/manage-inventory/manage-inventory-count/count-inventory/${scope['mainCategoryId']}/${scope['subCategoryId'] ?? 'all'}`,
      async lead(page) {
        await page.getByRole('tab').nth(1).click();
        await page.getByRole('grid').waitFor();
      },
    },
    {
      name: 'the dialog of a payment',
      address: `${sale}/invoice-details/${owed['id']}`,
      lead: (page) => presses(page, 'sales.pay'),
    },
    {
      name: 'the dialog that opens or closes a drawer',
      address: '/cash-in-out/history',
      lead: (page) => page.locator('main section [data-tone="primary"]').first().click(),
    },
    // An open chat is a window over the page, which whoever opened it closes; the small card it leaves is not.
    {
      name: 'the till with a small chat',
      address: `${sale}/invoice-edit/${draft['id']}`,
      async lead(page) {
        await presses(page, 'chat.launcher.open');
        await presses(page, 'chat.window.minimize');
      },
    },
  ];
}
