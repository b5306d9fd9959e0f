import { expect } from '@playwright/test';
import { newId, ok, type Caller } from '../support/api.ts';
import { isProtected, type Form } from '../support/forms.ts';
import { test } from '../support/world.ts';

/** The forms of selling. The page that finds an invoice to refund has nothing that could be lost. */
async function documents(call: Caller): Promise<Record<string, Form>> {
  const { items: products } = (await call('GET', '/products?tracking=quantity&sort=-price&limit=1')).body;
  const { items: customers } = (await call('GET', '/customers?limit=1')).body;
  const { items: sold } = (await call('GET', '/invoices?status=paid&limit=1')).body;
  const [[product], [customer], [paid]] = [products, customers, sold] as [
    { id: string; price: number }[],
    { id: string }[],
    { id: string }[],
  ];
  const line = { id: newId(), productId: product!.id, unitId: null, quantity: 1, unitPrice: product!.price };
  const draft = { id: newId(), customerId: customer!.id, discount: null, notes: null };
  await ok(call('POST', '/invoices', { ...draft, lines: [{ ...line, discount: null }] }));
  return {
    'a new sale': { address: '/create-invoice', label: 'Notes' },
    'a sale on hold': { address: `/invoice-edit/${draft.id}`, label: 'Notes' },
    'a sale on hold of a customer': {
      address: `/customer-details/${customer!.id}/invoice-edit/${draft.id}`,
      label: 'Notes',
    },
    'a refund of an invoice': { address: `/refund-issue/refund-invoice?invoiceId=${paid!.id}`, label: 'Notes' },
    'a refund without a receipt': { address: '/refund-issue/refund-invoice', label: 'Notes' },
  };
}

const backLabel = 'Back to the shop';
const settings: Record<string, Form> = {
  'the settings of transactions': {
    address: '/transaction',
    label: 'Left for the next opening',
    text: { typed: '123', shown: '$123.00' },
    method: backLabel,
  },
  'the refund policy': { address: '/refund-policy', label: 'In English', method: backLabel },
  'the terms': { address: '/terms-and-conditions', label: 'In Spanish', method: backLabel },
  'the hardware of this browser': { address: '/hardware-setup', label: 'Name', method: backLabel },
};

test('what is written into the forms of selling is asked for and comes back', async ({ api, browserOf }) => {
  const forms = await documents(await api('admin'));
  const page = await browserOf('admin');
  for (const [name, form] of Object.entries(forms)) await test.step(name, () => isProtected(page, form));
});

test('what is changed in the settings of selling is asked for and comes back', async ({ browserOf }) => {
  const page = await browserOf('admin');
  for (const [name, form] of Object.entries(settings)) await test.step(name, () => isProtected(page, form));
});

test('the settings of selling stand behind the access PIN, and their guard before it', async ({ browserOf }) => {
  const pages = {
    '/cash-in-out/history': 'Cash In/Out',
    '/transaction': 'Transactions',
    '/hardware-setup': 'Hardware setup',
  };
  const page = await browserOf('manager');
  const gate = page.getByRole('dialog', { name: 'Access PIN' });
  const title = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  for (const [address, name] of Object.entries(pages)) {
    await page.goto(address);
    await expect(gate.getByLabel(/^Access PIN/)).toBeFocused();
    await expect(title(name)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.goto('/transaction');
  await expect(gate.getByLabel(/^Access PIN/)).toBeFocused();
  await page.keyboard.type('4444');
  await page.keyboard.press('Enter');
  await expect(title('Transactions')).toBeVisible();
  for (const [address, name] of Object.entries(pages)) {
    await page.goto(address);
    await expect(title(name)).toBeVisible();
  }

  // Users without the right are not prompted for a PIN; pages without a guard prompt everyone.
  const trainee = await browserOf('trainee');
  const pinDialog = trainee.getByRole('dialog', { name: 'Access PIN' });
  for (const address of ['/cash-in-out/history', '/transaction', '/refund-policy', '/terms-and-conditions']) {
    await trainee.goto(address);
    await expect(trainee.getByRole('main')).toContainText('Access Denied');
    await expect(pinDialog).toHaveCount(0);
  }
  await trainee.goto('/hardware-setup');
  await expect(pinDialog).toBeVisible();
});
