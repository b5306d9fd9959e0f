import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { allowCashOutsideDrawers, signIn, type Caller } from './api.ts';
import { demoFolder } from './demoTemplate.ts';
import { managerSecret, people } from './people.ts';
import { startServer, type RunningServer } from './server.ts';
import { authenticatorOf } from './totp.ts';

export type PersonName = keyof typeof people;

/** Those who are asked for a code after the password; the servers of a worker are its own, so no other worker uses a code up. */
const authenticators: Partial<Record<PersonName, () => Promise<string>>> = {
  manager: authenticatorOf(managerSecret, (isTime, timeout) => expect.poll(isTime, { timeout }).toBe(true)),
};

type Worlds = {
  /** One server with the demo business for all tests of a worker. */
  shopServer: RunningServer;
};

type PerTest = {
  /** The API as a person of the demo. */
  api: (person: PersonName) => Promise<Caller>;
  /** A browser of its own in which a person is signed in, at the dashboard. */
  browserOf: (person: PersonName, options?: { dark?: boolean; width?: number }) => Promise<Page>;
  /** What went wrong in any page: errors on the console, refused by the content-security policy, thrown. */
  troubles: string[];
};

/** The stores of the demo, in which the admin may work. */
const DEMO_STORES = ['demo', 'demo-2'];

export const test = base.extend<PerTest, Worlds>({
  shopServer: [
    async ({ browserName: _browser }, provide) => {
      const { folder, remove } = demoFolder();
      const server = await startServer({ TILLDESK_DATA: folder });
      const { email, password } = people.admin;
      // Who is on a drawer depends on the hour of the demo's day. registers.e2e.ts, which is about drawers, forbids it again.
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

/** Signs in as a person does: store, e-mail, password, Enter; then the code where one is asked for. */
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

/** A scanner leaves so much between two keys, by the clock of its own that it has: however busy the machine is. */
const SCANNER_GAP_MS = 4;

const ends = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
};

/** Types as a keyboard-wedge scanner does: a burst of keys and Enter, or another key that ends it, wherever the focus is. */
export async function scan(page: Page, code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
  await strike(page, code, () => SCANNER_GAP_MS, end);
}

/** Types keys that bear their own times, each so many milliseconds after the one before: no busy machine changes them. */
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
    // A refused call is what some tests are about; the browser writes a line for each.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
      pageErrors.push(message.text());
  });
}
