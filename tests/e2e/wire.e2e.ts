import { expect, type Page } from '@playwright/test';
import budgets from '../support/wire-budgets.json' with { type: 'json' };
import { countWire, withoutChanges, type Crossed } from '../support/wire.ts';
import { enter, test } from '../support/world.ts';

type Budgeted = keyof typeof budgets;

/** Kilobytes (1,000 bytes, with headers) and requests as counted by the browser, with their limits. */
function expectWithin(what: Budgeted, { bytes, requests, each }: Crossed): void {
  const budget = budgets[what];
  const isWithin = bytes <= budget.kilobytes * 1_000 && requests <= budget.requests;
  const largest = each
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 12)
    .map(({ url, bytes: own }) => `${url} ${own}`);
  const summary = `${what}: ${(bytes / 1_000).toFixed(1)} KB in ${requests} requests`;
  expect.soft(isWithin ? 'within its budget' : { summary, largest }, summary).toEqual('within its budget');
}

test('what crosses the line until the sign-in form and until the dashboard is within its budget', async ({ page }) => {
  await withoutChanges(page);
  const { sinceLast, rest } = await countWire(page);
  await page.goto('/signin');
  await expect(page.getByLabel('Store')).toBeFocused();
  await rest();
  const ahead = (await page.locator('meta[name="tilldesk-app"]').getAttribute('content'))?.split(' ') ?? [];
  const all = sinceLast();
  const each = all.each.filter(({ url }) => !ahead.includes(url));
  expectWithin('the sign-in form', {
    each,
    requests: each.length,
    bytes: each.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  // All text responses are compressed.
  expect(all.each.filter(({ url, encoding }) => encoding === '' && !url.endsWith('.woff2'))).toEqual([]);

  await enterOnPage(page);
  await rest();
  const after = sinceLast();
  expectWithin('sign-in, frame and dashboard, with what is fetched ahead', {
    each: [...all.each, ...after.each],
    requests: all.requests + after.requests,
    bytes: all.bytes + after.bytes,
  });
});

test('what crosses the line for a page that is opened without anything from before is within its budget', async ({
  page,
  api,
}) => {
  await withoutChanges(page);
  await enter(page, 'admin');
  const { sinceLast, rest, devtools } = await countWire(page);
  const paid = (await (await api('admin'))('GET', '/invoices?limit=1&status=paid')).body['items'] as { id: string }[];
  const address = (what: Budgeted) =>
    what.startsWith('/') ? what : `/sale-invoice-management/invoice-details/${paid[0]?.id}`;
  const [_signIn, _dashboard, ...pages] = Object.keys(budgets) as Budgeted[];
  for (const what of pages) {
    await rest();
    sinceLast();
    await devtools.send('Network.clearBrowserCache');
    await page.goto(address(what));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await rest();
    expectWithin(what, sinceLast());
  }
});

/** Signs in on the open page. */
async function enterOnPage(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Store', 'demo'],
    ['Email', 'admin@demo.test'],
    ['Password', 'Demo-admin-2026'],
  ] as const) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
