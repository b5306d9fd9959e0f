import { expect, type Page } from '@playwright/test';
import { newId, type Caller } from '../support/api.ts';
import { test } from '../support/world.ts';

type Product = {
  id: string;
  version: number;
  name: string;
  price: number;
  onHand: number;
  tracking: string;
  [field: string]: unknown;
};

/** An accessory whose next sale reaches its reorder point. */
async function nearItsPoint(call: Caller): Promise<Product> {
  const reservations = await call('GET', '/inventory/reservations?limit=200');
  const reservedProductIds = new Set(
    (reservations.body['items'] as { productId: string }[]).map(({ productId }) => productId),
  );
  const list = await call('GET', '/products?tracking=quantity&sort=price&limit=200');
  const product = (list.body['items'] as Product[]).findLast(
    ({ id, onHand }) => onHand > 5 && !reservedProductIds.has(id),
  );
  if (!product) throw new Error('nothing on the shelf');
  const { id, version, onHand } = product;
  const changed = await call('PATCH', `/products/${id}`, { version, reorderPoint: onHand - 1, reorderTo: null });
  if (changed.status !== 200) throw new Error(changed.text);
  return product;
}

/** Sells one of it for cash. */
async function sellOne(call: Caller, { id: productId, price: unitPrice }: Product): Promise<void> {
  const line = { id: newId(), productId, unitId: null, quantity: 1, unitPrice, discount: null };
  const sold = await call(
    'POST',
    `/invoices/${newId()}/checkout`,
    {
      draft: { customerId: null, discount: null, notes: null, lines: [line] },
      tenders: [{ id: newId(), kind: 'cash', amount: unitPrice * 2 }],
    },
    newId(),
  );
  if (sold.status !== 200) throw new Error(sold.text);
}

/** The page receives socket events from here on. */
const expectLive = (page: Page) =>
  expect(page.getByRole('banner').getByRole('status').filter({ hasText: 'Connected' })).toBeAttached();

/** The page was updated by an event, without a reload. */
const expectNotified = (page: Page, { name }: Product) =>
  expect(page.getByText(`New notification: Low stock: ${name}`)).toHaveCount(1);

test('a sale at one till takes a product to its reorder point; the admin is told at once, reads it and goes there', async ({
  browserOf,
  api,
}) => {
  const product = await nearItsPoint(await api('admin'));
  const page = await browserOf('admin');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expectLive(page);

  await sellOne(await api('cashier'), product);
  await expectNotified(page, product);
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);

  await bell.press('Enter');
  const panel = page.getByRole('region', { name: 'Notifications' });
  const row = panel.getByRole('link', { name: new RegExp(`^Low stock: ${RegExp.escape(product.name)}`) });
  await expect(row).toContainText(`${product.onHand - 1} left. The reorder point is ${product.onHand - 1}.`);
  await row.press('Enter');
  await expect(page).toHaveURL(/\/manage-inventory\/non-serialized\//);
  await expect(page.getByRole('main')).toContainText(product.name);

  await bell.press('Enter');
  const readAll = panel.getByRole('button', { name: 'Mark all as read' });
  await expect(row).not.toContainText('Unread');
  if (await readAll.isEnabled()) await readAll.press('Enter');
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('what is read at one screen is read at the other', async ({ browserOf, api }) => {
  const [till, office] = [await browserOf('admin'), await browserOf('admin')];
  const bells = [till, office].map((page) => page.getByRole('button', { name: /^Notifications/ }));
  for (const page of [till, office]) await expectLive(page);
  const product = await nearItsPoint(await api('admin'));
  await sellOne(await api('cashier'), product);
  // There may be earlier unread ones: waits for the new one.
  for (const page of [till, office]) await expectNotified(page, product);
  for (const bell of bells) await expect(bell).toHaveAccessibleName(/unread$/);
  await bells[0]?.click();
  await till.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(till.getByText('All notifications marked as read')).toBeVisible();
  for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications');
});
