import { expect, type Page } from '@playwright/test';
import { findInStock, type FoundGoods } from '../support/goods.ts';
import { tabTo } from '../support/keys.ts';
import { enter, scan, test } from '../support/world.ts';

/** The texts of the screens that a user follows. */
const english = {
  newSale: 'New sale',
  scan: 'Scan or search',
  added: (what: string) => `${what} added`,
  customer: 'Customer',
  received: 'Cash received',
  charged: 'Amount on the card',
  reference: 'Terminal reference',
  due: 'Change due',
  done: /Sale (INV-\d+) complete/,
  receipt: /Receipt INV-\d+/,
  sold: (imei: string, invoice: string) => `IMEI ${imei} was already sold on ${invoice}.`,
};
const spanish: typeof english = {
  newSale: 'Nueva venta',
  scan: 'Escanear o buscar',
  added: (what) => `${what} añadido`,
  customer: 'Cliente',
  received: 'Efectivo recibido',
  charged: 'Importe con tarjeta',
  reference: 'Referencia del terminal',
  due: 'Cambio a entregar',
  done: /Venta (INV-\d+) completada/,
  receipt: /Recibo INV-\d+/,
  sold: (imei, invoice) => `El IMEI ${imei} ya se vendió en ${invoice}.`,
};

/** The till is ready when its input waits for the scanner: earlier scans are lost, as at a real one. */
async function expectTill(page: Page, texts: typeof english): Promise<void> {
  await expect(page).toHaveURL(/\/create-invoice$/);
  await expect(page.getByRole('combobox', { name: texts.scan })).toBeFocused();
}

/** From the dashboard to the receipt, without a mouse; returns the invoice's number. */
async function sell(page: Page, goods: FoundGoods, texts: typeof english): Promise<string> {
  await tabTo(page, page.getByRole('main').getByRole('link', { name: texts.newSale }));
  await page.keyboard.press('Enter');
  await expectTill(page, texts);
  await scan(page, goods.barcode);
  await expect(page.getByText(texts.added(goods.accessory))).toBeVisible();
  await scan(page, goods.imei);
  await expect(page.getByText(texts.added(goods.phone))).toBeVisible();

  const customer = page.getByRole('combobox', { name: texts.customer });
  await tabTo(page, customer);
  await page.keyboard.type('garcia');
  await expect(page.getByRole('option').first()).toContainText(/garc/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // It was typed without the accent.
  await expect(customer).toHaveValue(/García/);

  await page.keyboard.press('F9');
  await expect(page).toHaveURL(/\/invoice-checkout\//);
  const received = page.getByLabel(texts.received);
  await expect(received).toBeFocused();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F7');
  // The remaining amount is proposed for the card; only the terminal's reference must be typed.
  await expect(page.getByLabel(texts.charged)).not.toHaveValue('');
  await expect(page.getByLabel(texts.reference)).toBeFocused();
  await page.keyboard.type('VISA 482113');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F9');
  const title = page.getByRole('heading', { level: 1, name: texts.done });
  await expect(title).toBeVisible();
  await expect(page.getByText(texts.due)).toBeVisible();
  return texts.done.exec((await title.textContent()) ?? '')?.[1] ?? '';
}

/** Opens the receipt by keyboard and prints it; the browser's print dialog is mocked. */
async function printReceipt(page: Page, goods: FoundGoods, texts: typeof english): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.keyboard.press('Enter');
  const receipt = page.getByRole('dialog', { name: texts.receipt });
  await expect(receipt).toContainText(goods.imei);
  await expect(receipt).toContainText(goods.accessory);
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.keyboard.press('Escape');
  await expect(receipt).toBeHidden();
}

test('a cashier sells an accessory and a phone by scanner and keyboard; the admin sees it at once', async ({
  page,
  api,
  browserOf,
}) => {
  const goods = await findInStock(await api('admin'), 0);
  const boss = await browserOf('admin');
  const latest = boss.getByRole('main').getByRole('link', { name: /^INV-/ }).first();
  const figures = boss.getByRole('region', { name: 'Figures of today' });
  await expect(boss.getByRole('banner').getByRole('status').filter({ hasText: 'Connected' })).toBeAttached();
  const before = { latest: await latest.textContent(), figures: await figures.innerText() };

  await enter(page, 'cashier');
  const number = await sell(page, goods, english);

  // Nobody reloaded the admin's dashboard.
  await expect(latest).toContainText(number);
  await expect(figures).not.toHaveText(before.figures, { useInnerText: true });
  expect(before.latest).not.toContain(number);

  await printReceipt(page, goods, english);
  await page.keyboard.press('n');
  await expectTill(page, english);
  await scan(page, goods.imei);
  await expect(page.getByText(english.sold(goods.imei, number))).toBeVisible();
});

test('the same story in Spanish', async ({ page, api }) => {
  const goods = await findInStock(await api('admin'), 5);
  await enter(page, 'cashier');
  await tabTo(page, page.getByRole('button', { name: 'ES', exact: true }));
  await page.keyboard.press('Enter');
  const number = await sell(page, goods, spanish);
  await printReceipt(page, goods, spanish);
  await page.keyboard.press('n');
  await expectTill(page, spanish);
  await scan(page, goods.imei);
  await expect(page.getByText(spanish.sold(goods.imei, number))).toBeVisible();
});

test('a checkout whose answer is lost on the way is sent again and is one sale', async ({ page, api }) => {
  const admin = await api('admin');
  const goods = await findInStock(admin, 10);
  // Without the socket the till cannot learn that its sale was posted.
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await enter(page, 'cashier');
  await page.goto('/sale-invoice-management/create-invoice');
  await expectTill(page, english);
  await scan(page, goods.imei);
  await expect(page.getByText(english.added(goods.phone))).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByLabel('Cash received')).toBeFocused();

  // The server commits; the response never arrives.
  await page.route(
    '**/checkout',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.keyboard.type('9999');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F9');
  // This much change requires a confirmation.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete sale' }).click();
  await expect(page.getByText('No answer from the server')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  const title = page.getByRole('heading', { level: 1, name: english.done });
  await expect(title).toBeVisible();

  const number = english.done.exec((await title.textContent()) ?? '')?.[1];
  const list = await admin('GET', `/invoices?search=${goods.imei}`);
  const sold = await admin('GET', `/till/find?text=${goods.imei}`);
  expect([sold.body['message'], Object(list.body['pagination'])['total'] <= 1]).toEqual([
    english.sold(goods.imei, number ?? ''),
    true,
  ]);
});

test('leaving a sale that is not saved asks first, by link, by back and by reload', async ({ page, api }) => {
  const goods = await findInStock(await api('admin'), 14);
  await enter(page, 'cashier');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'New sale' }));
  await page.keyboard.press('Enter');
  await expectTill(page, english);
  await scan(page, goods.barcode);
  await expect(page.getByText(english.added(goods.accessory))).toBeVisible();

  const dialog = page.getByRole('alertdialog', { name: 'Leave Page?' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(goods.accessory, { exact: true }).first()).toBeVisible();

  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/create-invoice$/);

  let requested = '';
  page.once('dialog', (browserDialog) => {
    requested = browserDialog.type();
    void browserDialog.dismiss();
  });
  await page.evaluate(() => window.location.reload());
  await expect.poll(() => requested).toEqual('beforeunload');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialog.getByRole('button', { name: 'Leave Page' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what is scanned between the first save and the page of the saved sale is added to it', async ({ page, api }) => {
  const goods = await findInStock(await api('admin'), 15);
  await enter(page, 'cashier');
  await page.goto('/sale-invoice-management/create-invoice');
  await expectTill(page, english);
  await scan(page, goods.barcode);
  await expect(page.getByText(english.added(goods.accessory))).toBeVisible();
  const { promise: delay, resolve: endDelay } = Promise.withResolvers<void>();
  let delayed = 0;
  await page.route('**/*.js', async (route) => {
    delayed += 1;
    await delay;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect.poll(() => delayed).toBeGreaterThan(0);

  const scanned = page.waitForResponse((answer) => answer.url().includes('/till/find'));
  await scan(page, goods.imei);
  await scanned;
  const checkout = page.getByRole('button', { name: /^Go to checkout/ }).first();
  await expect(checkout).toBeDisabled();
  endDelay();
  await expect(page).toHaveURL(/\/invoice-edit\//);
  await expect(page.getByText(goods.phone, { exact: true }).first()).toBeVisible();
  await checkout.click();
  await expect(page).toHaveURL(/\/invoice-checkout\//);
  await expect(page.getByText(goods.phone).first()).toBeVisible();
});
