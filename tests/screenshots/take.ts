import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/browser.ts';
import { buildWhatChanged } from '../../tools/build.ts';
import { signIn, type Caller } from '../support/api.ts';
import { dataFolder, startServer } from '../support/server.ts';

// pnpm screenshots: takes the pictures of the README from the real product with its demo business, into docs/pictures.
const pictures = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const heights = { 1440: 900, 390: 844 };

/** Takes pictures of some pages at one width in one color scheme. */
type Session = { width: keyof typeof heights; scheme: 'light' | 'dark'; pages: readonly string[] };
const sessions: readonly Session[] = [
  {
    width: 1440,
    scheme: 'light',
    pages: ['signin', 'dashboard', 'create-invoice', 'checkout', 'invoices', 'customer-form', 'receipt'],
  },
  { width: 1440, scheme: 'dark', pages: ['dashboard'] },
  { width: 390, scheme: 'dark', pages: ['create-invoice'] },
];

await buildWhatChanged();
mkdirSync(pictures, { recursive: true });
const { folder, remove } = dataFolder();
const server = await startServer({ TILLDESK_DATA: folder });
const browser = await chromium.launch(launchOptions);
try {
  const ids = await examples(await signIn(server.url, 'demo', 'admin@demo.test', 'Demo-admin-2026'));
  for (const session of sessions) await capture(session, ids);
} finally {
  await browser.close();
  await server.stop();
  remove();
}

type Examples = { draft: string; paid: string; customer: string };

async function capture({ width, scheme, pages }: Session, ids: Examples): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    colorScheme: scheme,
    viewport: { width, height: heights[width] },
    locale: 'en-US',
  });
  const page = await context.newPage();
  const shoot = async (name: string): Promise<void> => {
    if (!pages.includes(name)) return;
    await page.screenshot({ path: `${pictures}${name}-${width}-${scheme}.png`, animations: 'disabled' });
  };
  await page.goto('/signin');
  await page.getByLabel('Store').waitFor();
  await page.waitForLoadState('networkidle');
  await shoot('signin');
  await page.getByLabel('Store').fill('demo');
  await page.getByLabel('Email').fill('cashier@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-cashier-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await settle(page);
  await shoot('dashboard');
  const sales = '/sale-invoice-management';
  const addresses: Record<string, string> = {
    'create-invoice': `${sales}/invoice-edit/${ids.draft}`,
    checkout: `${sales}/invoice-checkout/${ids.draft}`,
    invoices: sales,
    'customer-form': `/customer-management/edit-customer/${ids.customer}`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    if (!pages.includes(name)) continue;
    await page.goto(address);
    await settle(page);
    await shoot(name);
  }
  if (pages.includes('receipt')) {
    await page.goto(`${sales}/invoice-checkout/${ids.paid}`);
    await settle(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await shoot('receipt');
  }
  await context.close();
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** A saved draft for the till, and records to show. */
async function examples(call: Caller): Promise<Examples> {
  const items = async (path: string) => (await call('GET', path)).body['items'] as Record<string, never>[];
  const [unit] = await items('/units?status=in_stock&search=35&limit=1');
  const goods = (await items('/products?tracking=quantity&sort=-price&limit=100')).filter(
    (p) => Number(p['onHand']) > 3,
  );
  const [customer] = await items('/customers?limit=1&sort=-totalSpent');
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
  };
}
