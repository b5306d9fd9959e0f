import { expect, type Page } from '@playwright/test';
import { newId, type Caller } from './api.ts';

/** Every page of the product, with ids of the demo in place of the parameters. */
export async function addresses(call: Caller): Promise<string[]> {
  const first = async (path: string): Promise<Record<string, string>> => {
    const response = await call('GET', path);
    return (response.body['items'] as Record<string, string>[])[0] ?? {};
  };
  const [customer, product, paid, draft] = [
    await first('/customers?limit=1'),
    await first('/products?limit=1&tracking=serialized'),
    await first('/invoices?limit=1&status=paid'),
    await first('/invoices?limit=1&status=draft'),
  ];
  const cable = await first('/products?limit=1&tracking=quantity');
  const [vendor, awaited, partly] = [
    await first('/vendors?limit=1&owed=true'),
    await first('/purchases?limit=1&status=ordered'),
    await first('/purchases?limit=1&status=partiallyReceived'),
  ];
  const drawer = await first('/register-sessions?limit=1');
  const countInProgress = await first('/counts?limit=1&status=in_progress');
  const [counted, unit] = [Object(countInProgress['scope']) as Record<string, string>, await first('/units?limit=1')];
  const carts = (await call('GET', '/invoices?status=draft&limit=50')).body['items'] as Record<string, string>[];
  const cart = carts.find(({ customerId }) => customerId) ?? {};
  const employee = await first('/employees?limit=1');
  const inventory = '/manage-inventory';
  return [
    '/dashboard',
    '/book-meeting',
    '/thank-you',
    '/cash-in-out/history',
    '/cash-in-out/history?view=outside',
    `/cash-in-out/history?drawer=${drawer['id']}`,
    '/transaction',
    '/refund-policy',
    '/terms-and-conditions',
    '/customer-management',
    '/customer-management/add-customer',
    `/customer-management/edit-customer/${customer['id']}`,
    `/customer-management/customer-details/${customer['id']}`,
    ...['devices', 'payments', 'credit', 'notes', 'history'].map(
      (tab) => `/customer-management/customer-details/${customer['id']}?tab=${tab}`,
    ),
    `/customer-management/customer-details/${cart['customerId']}/invoice-edit/${cart['id']}`,
    '/vendor-management',
    '/vendor-management/add-vendor',
    `/vendor-management/edit-vendor/${vendor['id']}`,
    `/vendor-management/vendor-details/${vendor['id']}`,
    `/vendor-management/vendor-details/${vendor['id']}?tab=ledger`,
    '/employee-management',
    '/employee-management/add-employee',
    `/employee-management/edit-employee/${employee['id']}`,
    `/employee-management/employee-details/${employee['id']}`,
    '/purchases',
    '/purchases/create-purchases',
    `/purchases/edit-purchases/${awaited['id']}?tab=receive`,
    ...['order', 'receive', 'bills', 'landed', 'timeline'].map(
      (tab) => `/purchases/edit-purchases/${partly['id']}?tab=${tab}`,
    ),
    '/product-management',
    '/product-management/add-product',
    `/product-management/edit-product/${product['id']}`,
    '/sale-invoice-management',
    '/sale-invoice-management/create-invoice',
    `/sale-invoice-management/invoice-details/${paid['id']}`,
    `/sale-invoice-management/invoice-edit/${draft['id']}`,
    `/sale-invoice-management/invoice-checkout/${draft['id']}`,
    `/sale-invoice-management/invoice-checkout/${paid['id']}`,
    await linkedReceipt(call, paid['id'] ?? ''),
    ...(await refundPages(call, paid['id'] ?? '')),
    `${inventory}/serialized`,
    `${inventory}/serialized/Phones/${product['categoryId']}`,
    `${inventory}/serialized/Phones/${product['categoryId']}/Phone/${product['id']}`,
    `${inventory}/non-serialized`,
    `${inventory}/non-serialized/Cables/${cable['categoryId']}`,
    `${inventory}/non-serialized/Cables/${cable['categoryId']}/Cable/${cable['id']}`,
    `${inventory}/manage-inventory-count`,
    `${inventory}/manage-inventory-count/count-inventory/${counted['mainCategoryId']}/${counted['subCategoryId'] ?? 'all'}`,
    '/hardware-setup',
    '/serial-tracking',
    `/serial-tracking?q=${unit['code']}`,
  ];
}

/** The receipt page for customers. */
async function linkedReceipt(call: Caller, invoiceId: string): Promise<string> {
  const { body } = await call('POST', `/invoices/${invoiceId}/receipt/links`, { language: 'es' });
  return String(body['path']);
}

/** The pages of refunds; creates a refund of an invoice line if there is none. */
async function refundPages(call: Caller, invoiceId: string): Promise<string[]> {
  const known = (await call('GET', '/refunds?limit=1')).body['items'] as { id: string }[];
  const refundId = known[0]?.id ?? newId();
  if (known.length === 0) {
    const source = (await call('GET', `/refunds/refundable/${invoiceId}`)).body['lines'] as Record<string, number>[];
    const [line = {}] = source;
    const { id: lineId, left: quantity, leftNet = 0, leftTax = 0 } = line;
    const goods = { unitId: null, lineId, productId: null, quantity, amount: null, fee: 0 };
    const response = await call(
      'POST',
      '/refunds',
      {
        id: refundId,
        kind: 'refund',
        invoiceId,
        customerId: null,
        goodwill: null,
        notes: null,
        lines: [{ id: newId(), ...goods, back: 'none', reason: 'defective', condition: null }],
        tenders: [{ id: newId(), kind: 'check', amount: leftNet + leftTax, reference: '1007' }],
        sale: null,
        approvalIds: [],
      },
      newId(),
    );
    expect([response.status, response.text]).toEqual([200, response.text]);
  }
  const refund = '/refund-management';
  return [
    refund,
    `${refund}/refund-issue`,
    `${refund}/refund-issue/refund-invoice`,
    `${refund}/refund-issue/refund-invoice?invoiceId=${invoiceId}`,
    `${refund}/refund-details/${refundId}`,
  ];
}

/** The page is loaded: its main element has a heading, and nothing in it is loading. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
