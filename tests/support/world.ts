import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { allowCashOutsideDrawers, signIn, type Caller } from './api.ts';
import { demoFolder } from './demoTemplate.ts';
import { managerSecret, people } from './people.ts';
import { startServer, type RunningServer } from './server.ts';
import { authenticatorOf } from './totp.ts';

export type PersonName = keyof typeof people;

/** Users with two-factor authentication; each worker has its own servers, so no other worker uses their codes. */
const authenticators: Partial<Record<PersonName, () => Promise<string>>> = {
  manager: authenticatorOf(managerSecret, (isTime, timeout) => expect.poll(isTime, { timeout }).toBe(true)),
};

type Worlds = {
  /** One server with the demo business for all tests of a worker. */
  shopServer: RunningServer;
};

type PerTest = {
  /** An API client for a demo user. */
  api: (person: PersonName) => Promise<Caller>;
  /** A separate browser with a signed-in user, at the dashboard. */
  browserOf: (person: PersonName, options?: { dark?: boolean; width?: number }) => Promise<Page>;
  /** Errors of all pages: console errors, content-security violations, exceptions. */
  troubles: string[];
};

/** The stores of the demo for the admin. */
const DEMO_STORES = ['demo', 'demo-2'];

export const test = base.extend<PerTest, Worlds>({
  shopServer: [
    async ({ browserName: _browser }, provide) => {
      const { folder, remove } = demoFolder();
      const server = await startServer({ TILLDESK_DATA: folder });
      const { email, password } = people.admin;
      // Which users are on a drawer depends on the hour of the demo's day. registers.e2e.ts, which tests drawers, disallows it
      // again.
      for (const store of DEMO_STORES) await allowCashOutsideDrawers(await signIn(server.url, store, email, password));
      await provide(server);
      await server.stop();
      remove();
    },
    // A copy of the demo for each worker.
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: ({ shopServer }, provide) => provide(shopServer.url),

  troubles: [
    async ({ context }, provide) => {
      const pageErrors: string[] = [];
      listenTo(context, pageErrors);
      await provide(pageErrors);
      expect(pageErrors, 'nothing on the console').toEqual([]);
    },
    { auto: true },
  ],

  api: ({ shopServer }, provide) =>
    provide(async (person) => {
      const { store, email, password } = people[person];
      return signIn(shopServer.url, store, email, password, authenticators[person]);
    }),

  browserOf: async ({ browser, shopServer, troubles: pageErrors }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (person, { dark = false, width = 1440 } = {}) => {
      const context = await browser.newContext({
        baseURL: shopServer.url,
        colorScheme: dark ? 'dark' : 'light',
        viewport: { width, height: 900 },
        locale: 'en-US',
      });
      contexts.push(context);
      listenTo(context, pageErrors);
      const page = await context.newPage();
      await enter(page, person);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Signs in by keyboard: store, e-mail, password, Enter; then the code if required. */
export async function enter(page: Page, person: PersonName): Promise<void> {
  const { store, email, password } = people[person];
  await page.goto('/signin');
  await expect(page.getByLabel('Store')).toBeFocused();
  await page.keyboard.type(store);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const code = authenticators[person];
  if (code) {
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await page.keyboard.type(await code());
  }
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Interval between two keys of a scanner, by its own clock, independent of the load of the machine. */
const SCANNER_GAP_MS = 4;

const ends = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
};

/** Types like a keyboard-wedge scanner: a burst of keys and Enter, or another final key, wherever the focus is. */
export async function scan(page: Page, code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
  await strike(page, code, () => SCANNER_GAP_MS, end);
}

/**
 * Types keys with their own timestamps, each a number of milliseconds after the previous one, independent of the load of the
 * machine.
 */
export async function strike(
  page: Page,
  keys: string,
  gapMs: (at: number) => number,
  end: keyof typeof ends = 'Enter',
): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const keystrokes = [...Array.from(keys, (key) => ({ key, text: key })), ends[end]];
  const gaps = keystrokes.map((_, at) => (at === 0 ? 0 : gapMs(at)));
  let atMs = Date.now();
  await Promise.all(
    keystrokes.flatMap((keystroke, at) => {
      atMs += gaps[at] ?? 0;
      const timestamp = atMs / 1000;
      return [
        keyboard.send('Input.dispatchKeyEvent', { ...keystroke, type: 'keyDown', timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { ...keystroke, type: 'keyUp', timestamp }),
      ];
    }),
  );
  await keyboard.detach();
}

function listenTo(context: BrowserContext, pageErrors: string[]): void {
  context.on('weberror', (error) => pageErrors.push(error.error().message));
  context.on('console', (message: ConsoleMessage) => {
    // Some tests cause rejected calls; the browser logs each of them.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
      pageErrors.push(message.text());
  });
}
