import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/browser.ts';
import { buildWhatChanged } from '../../tools/build.ts';
import { signIn, type Caller } from '../support/api.ts';
import { requesterScreen, staffScreen, type ChatScreen } from '../support/chatScreens.ts';
import { dataFolder, startServer } from '../support/server.ts';
import { enter } from '../support/world.ts';
import { stockPages } from './stock.ts';

// pnpm screenshots: takes the screenshots of the README, of the real product with its demo business; each at 1440, 768 and 390
// pixels, light and dark, to docs/pictures.
const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const widths = { 1440: 900, 768: 1024, 390: 844 };

await buildWhatChanged();
mkdirSync(pictures, { recursive: true });
const { folder, remove } = dataFolder();
const server = await startServer({ TILLDESK_DATA: folder });
const browser = await chromium.launch(launchOptions);
try {
  const call = await signIn(server.url, 'demo', 'admin@demo.test', 'Demo-admin-2026');
  const ids = { ...(await examples(call)), stock: await stockPages(call) };
  for (const scheme of ['light', 'dark'] as const) {
    for (const [width, height] of Object.entries(widths)) await captureAll(browser, ids, scheme, Number(width), height);
  }
} finally {
  await browser.close();
  await server.stop();
  remove();
}

type Examples = { draft: string; paid: string; customer: string; category: string; stock: Record<string, string> };

async function captureAll(
  on: Browser,
  ids: Examples,
  scheme: 'light' | 'dark',
  width: number,
  height: number,
): Promise<void> {
  const context = await on.newContext({
    baseURL: server.url,
    colorScheme: scheme,
    viewport: { width, height },
    locale: 'en-US',
  });
  const page = await context.newPage();
  const shoot = async (name: string): Promise<void> => {
    await page.screenshot({ path: `${pictures}${name}-${width}-${scheme}.png`, animations: 'disabled' });
  };
  await page.goto('/signin');
  await page.getByLabel('Store').waitFor();
  await page.waitForLoadState('networkidle');
  await shoot('signin');
  await page.getByLabel('Store').fill('demo');
  await page.getByLabel('Email').fill('cashier@demo.test');
  await page.getByLabel('Password').fill('Demo-cashier-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await settle(page);
  await shoot('dashboard');
  const sales = '/sale-invoice-management';
  const pages: Record<string, string> = {
    'create-invoice': `${sales}/invoice-edit/${ids.draft}`,
    checkout: `${sales}/invoice-checkout/${ids.draft}`,
    'invoice-details': `${sales}/invoice-details/${ids.paid}`,
    invoices: sales,
    customers: '/customer-management',
    'customer-form': `/customer-management/edit-customer/${ids.customer}`,
    products: '/product-management',
    inventory: '/manage-inventory/serialized',
    'inventory-products': `/manage-inventory/serialized/Phones/${ids.category}`,
  };
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await settle(page);
    await shoot(name);
  }
  await page.goto(`${sales}/invoice-checkout/${ids.paid}`);
  await settle(page);
  await shoot('sale-done');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await shoot('receipt');
  await page.goto('/dashboard');
  await settle(page);
  const staffSession = await openStaffSession(on, scheme, width, height);
  for (const [name, address] of Object.entries(ids.stock)) {
    await staffSession.staff.page.goto(address);
    await settle(staffSession.staff.page);
    await staffSession.shoot(name);
  }
  await captureChat(requesterScreen(page), staffSession, shoot);
  await context.close();
}

/** A new chat, and the same one after an answer: from the requester's and the staff's side. */
async function captureChat(
  requester: ChatScreen,
  { staff, shoot: shootStaff }: StaffSession,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  await requester.launcher.click();
  await requester.window.getByRole('tab', { name: requester.say.newChat }).click();
  await shoot('chat-new');
  await requester.window.getByRole('radio', { name: requester.say.billing }).check();
  await requester.button(requester.say.start).click();
  await requester.log.getByText(requester.say.opening).waitFor();
  await staff.staffButton.click();
  await staff.window
    .getByRole('button', { name: /^Sofia Reyes/ })
    .first()
    .click();
  await staff.button(staff.say.join).click();
  await staff.writes('Good morning, Sofia. Which invoice is it about?');
  await requester.writes('INV-2101: the customer says that the card was charged twice.');
  await staff.log.getByText(/charged twice/).waitFor();
  await shoot('chat');
  await shootStaff('chat-staff');
  await staff.button(staff.say.close).click();
  await staff.page.getByText(staff.say.closed).first().waitFor();
  await staff.page.context().close();
}

type StaffSession = { staff: ChatScreen; shoot: (name: string) => Promise<void> };

/** The admin in a browser of the same size. */
async function openStaffSession(
  on: Browser,
  scheme: 'light' | 'dark',
  width: number,
  height: number,
): Promise<StaffSession> {
  const context = await on.newContext({
    baseURL: server.url,
    colorScheme: scheme,
    viewport: { width, height },
    locale: 'en-US',
  });
  const page = await context.newPage();
  await enter(page, 'admin');
  return {
    staff: staffScreen(page),
    async shoot(name) {
      await page.screenshot({ path: `${pictures}${name}-${width}-${scheme}.png`, animations: 'disabled' });
    },
  };
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** A draft at the till, created for the screenshot, and records to show. */
async function examples(call: Caller): Promise<Omit<Examples, 'stock'>> {
  const items = async (path: string) => (await call('GET', path)).body['items'] as Record<string, never>[];
  const [unit] = await items('/units?status=in_stock&search=35&limit=1');
  const goods = (await items('/products?tracking=quantity&sort=-price&limit=100')).filter(
    (p) => Number(p['onHand']) > 3,
  );
  const [customer] = await items('/customers?limit=1&sort=-totalSpent');
  const [phone] = await items('/products?tracking=serialized&limit=1&search=iphone');
  const paid = (await items('/invoices?status=paid&sort=-total&limit=1'))[0];
  const line = { unitId: null, quantity: 1, discount: null };
  const draft = {
    id: crypto.randomUUID(),
    customerId: customer?.['id'] ?? null,
    discount: null,
    notes: null,
    lines: [
      {
        ...line,
        id: crypto.randomUUID(),
        productId: unit?.['productId'],
        unitId: unit?.['id'],
        unitPrice: unit?.['price'],
      },
      ...[0, 30, 60].map((i) => ({
        ...line,
        id: crypto.randomUUID(),
        productId: goods[i]?.['id'],
        unitPrice: goods[i]?.['price'],
      })),
    ],
  };
  const saved = await call('POST', '/invoices', draft);
  if (saved.status !== 200) throw new Error(saved.text);
  return {
    draft: draft.id,
    paid: paid?.['id'] ?? '',
    customer: customer?.['id'] ?? '',
    category: phone?.['categoryId'] ?? '',
  };
}
