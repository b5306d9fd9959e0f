import { expect } from '@playwright/test';
import { newId, type Caller } from '../support/api.ts';
import { findInStock, type FoundGoods } from '../support/goods.ts';
import { choose, tabTo } from '../support/keys.ts';
import { enter, scan, test } from '../support/world.ts';

type Found = { productId: string; unitId: string | null; price: number };
type Sold = FoundGoods & { id: string; total: number };

/** Sells both by card, over the API. */
async function sell(call: Caller, goods: FoundGoods): Promise<Sold> {
  const lines = [];
  for (const code of [goods.imei, goods.barcode]) {
    const { productId, unitId, price } = (await call('GET', `/till/find?text=${code}`)).body['exact'] as Found;
    lines.push({ id: newId(), productId, unitId, quantity: 1, unitPrice: price, discount: null });
  }
  const draft = await call('POST', '/invoices', { id: newId(), customerId: null, lines, discount: null, notes: null });
  const { id, version, total } = draft.body as { id: string; version: number; total: number };
  const tenders = [{ id: newId(), kind: 'card', amount: total, reference: 'VISA 482113' }];
  const response = await call('POST', `/invoices/${id}/checkout`, { version, tenders }, newId());
  expect([response.status, response.text]).toEqual([200, response.text]);
  return { ...goods, id, total };
}

test('a phone comes back by scanner and keyboard, and its money goes back to the card', async ({ page, api }) => {
  const admin = await api('admin');
  const sold = await sell(admin, await findInStock(admin, 20));
  await enter(page, 'admin');
  await page.goto('/refund-issue');
  await expect(page.getByRole('textbox', { name: 'Find the invoice' })).toBeFocused();
  await scan(page, sold.imei);
  await expect(page.getByRole('textbox', { name: 'Scan returned items' })).toBeFocused();
  await scan(page, sold.imei);
  await expect(page.getByText(`${sold.imei} added to the return`)).toBeVisible();
  await choose(page, /^Reason/, 'Defective');
  await tabTo(page, page.getByLabel('Terminal reference'));
  await page.keyboard.type('VISA 482114');
  await page.keyboard.press('F9');
  await expect(page.getByRole('alertdialog')).toContainText('Card');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Refund RF-\d+ made$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Receipt RF-/ })).toContainText(sold.imei);

  const { lines, refunded, payments } = (await admin('GET', `/invoices/${sold.id}`)).body as {
    lines: { total: number; returned: number }[];
    refunded: number;
    payments: unknown[];
  };
  expect([lines.map(({ returned }) => returned), refunded, payments.length]).toEqual([[1, 0], lines[0]?.total, 1]);
  const units = await admin('GET', `/units?search=${sold.imei}`);
  expect((units.body['items'] as { status: string }[]).map(({ status }) => status)).toEqual(['pending_inspection']);
});

test('an accessory is exchanged for a phone, and only the difference is paid', async ({ page, api }) => {
  const admin = await api('admin');
  const sold = await sell(admin, await findInStock(admin, 24));
  const other = await findInStock(admin, 28);
  await enter(page, 'admin');
  await page.goto(`/refund-issue/refund-invoice?invoiceId=${sold.id}`);
  await expect(page.getByRole('textbox', { name: 'Scan returned items' })).toBeFocused();
  await scan(page, sold.barcode);
  await expect(page.getByText(`${sold.accessory} added to the return`)).toBeVisible();
  await choose(page, /^Reason/, 'Wrong item');
  await tabTo(page, page.getByRole('combobox', { name: 'Scan or search new goods' }));
  await scan(page, other.imei);
  await expect(page.getByText(`IMEI ${other.imei}`)).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByRole('alertdialog')).toContainText('The customer pays');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Customer paid')).toBeVisible();

  const [link] = (await admin('GET', `/refunds?invoiceId=${sold.id}`)).body['items'] as {
    total: number;
    exchanged: number;
    paidOut: number;
    sale: { id: string; total: number };
  }[];
  const sale = (await admin('GET', `/invoices/${link?.sale.id}`)).body as {
    total: number;
    due: number;
    payments: { kind: string; amount: number }[];
  };
  expect([link?.exchanged, link?.paidOut, sale.due]).toEqual([link?.total, 0, 0]);
  expect(sale.payments.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual(
    [`cash ${sale.total - (link?.total ?? 0)}`, `exchange ${link?.total}`].toSorted(),
  );
});
