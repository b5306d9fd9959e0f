import type { Page } from '@playwright/test';
import { newId, ok, type Caller } from './api.ts';
import { messageOf } from './english.ts';
import { CASE_COST, createTestGoods, createTestVendor, placedOrder, addToStock } from './goods.ts';
import { customerWith } from './selling.ts';

/** A page in a state that is not part of its URL. */
export type LayoutState = { name: string; address: string; lead: (page: Page) => Promise<void> };

/** Presses the first button with the text of a message, in the language of the page. */
async function presses(page: Page, id: string): Promise<void> {
  const isSpanish = (await page.locator('html').getAttribute('lang'))?.startsWith('es');
  const name = messageOf(isSpanish ? 'es' : 'en', id);
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

/** Documents of this test only, which no other test changes. */
async function createTestDocuments(call: Caller): Promise<Record<'draft' | 'paid' | 'owed' | 'awaited', string>> {
  const goods = await createTestGoods(call, 'Layout');
  await addToStock(call, goods.cases, CASE_COST, 20);
  const customerId = await customerWith(call, 1_000);
  const unsaid = { customerId, discount: null, notes: null };
  const lines = () => [
    { id: newId(), productId: goods.cases.id, unitId: null, quantity: 2, unitPrice: 2_000, discount: null },
  ];
  const sell = async (tender: Record<string, unknown>, dueDate?: string): Promise<string> => {
    const id = newId();
    const tenders = [{ id: newId(), amount: 4_000, ...tender }];
    await ok(
      call('POST', `/invoices/${id}/checkout`, { draft: { ...unsaid, lines: lines() }, tenders, dueDate }, newId()),
    );
    return id;
  };
  const draft = newId();
  await ok(call('POST', '/invoices', { id: draft, ...unsaid, lines: lines() }));
  return {
    draft,
    paid: await sell({ kind: 'card', reference: 'A1B2C3' }),
    owed: await sell({ kind: 'onAccount', reference: null }, '2099-12-31'),
    awaited: await placedOrder(call, goods, await createTestVendor(call, goods)),
  };
}

/** States with money or goods: a sale at payment, a refund with a line, a receipt of goods, a count, and their dialogs. */
export async function layoutStates(call: Caller): Promise<LayoutState[]> {
  const { draft, paid, owed, awaited } = await createTestDocuments(call);
  const { body } = await call('GET', '/counts?limit=1&status=in_progress');
  const [count] = body['items'] as [{ scope: { mainCategoryId: string; subCategoryId: string | null } }];
  const { scope } = count;
  const sale = '/sale-invoice-management';
  return [
    {
      name: 'a sale paid in part',
      address: `${sale}/invoice-checkout/${draft}`,
      async lead(page) {
        // By card, since cash may require a drawer.
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
      address: `/refund-management/refund-issue/refund-invoice?invoiceId=${paid}`,
      async lead(page) {
        // The previous run left a draft in which the line is already selected.
        await page.waitForLoadState('networkidle');
        await page.locator('main').getByRole('checkbox').first().check();
      },
    },
    {
      name: 'goods coming in',
      address: `/purchases/edit-purchases/${awaited}?tab=receive`,
      async lead(page) {
        const box = page.locator('main input[type="text"], main input:not([type])').first();
        await box.or(page.locator('main [data-tone="primary"]').first()).first().waitFor();
        if (!(await page.getByRole('switch').isVisible())) await presses(page, 'purchases.receipt.begin');
        await page.getByRole('switch').waitFor();
      },
    },
    {
      name: 'the lines of a count',
      address: `/manage-inventory/manage-inventory-count/count-inventory/${scope.mainCategoryId}/${scope.subCategoryId ?? 'all'}`,
      async lead(page) {
        await page.getByRole('tab').nth(1).click();
        await page.getByRole('grid').waitFor();
      },
    },
    {
      name: 'the dialog of a payment',
      address: `${sale}/invoice-details/${owed}`,
      lead: (page) => presses(page, 'sales.pay'),
    },
    {
      name: 'the dialog that opens or closes a drawer',
      address: '/cash-in-out/history',
      lead: (page) => page.locator('main section [data-tone="primary"]').first().click(),
    },
    // An open chat covers the page and is closed by the user; the small card it leaves does not.
    {
      name: 'the till with a small chat',
      address: `${sale}/invoice-edit/${draft}`,
      async lead(page) {
        await presses(page, 'chat.launcher.open');
        await presses(page, 'chat.window.minimize');
      },
    },
  ];
}
