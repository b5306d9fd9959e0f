import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { buildWhatChanged } from '../../tools/build.ts';
import { signIn, type Caller } from './api.ts';
import { dataFolder, startServer, type RunningServer } from './server.ts';

/** The demo's people, as the README lists them. */
export const people = {
  admin: { store: 'demo', email: 'admin@demo.test', password: 'Demo-admin-2026' },
  manager: { store: 'demo', email: 'manager@demo.test', password: 'Demo-manager-2026' },
  cashier: { store: 'demo', email: 'cashier@demo.test', password: 'Demo-cashier-2026' },
  trainee: { store: 'demo', email: 'trainee@demo.test', password: 'Demo-trainee-2026' },
  stranger: { store: 'other', email: 'admin@other.test', password: 'Other-admin-2026' },
} as const;

export type PersonName = keyof typeof people;

type Worlds = {
  /** One server with the demo business for all tests of a worker. */
  house: RunningServer;
};

type PerTest = {
  /** The API as a person of the demo. */
  api: (person: PersonName) => Promise<Caller>;
  /** A browser of its own in which a person is signed in, at the dashboard. */
  browserOf: (person: PersonName, options?: { dark?: boolean; width?: number }) => Promise<Page>;
  /** What went wrong in any page: errors on the console, refused by the content-security policy, thrown. */
  troubles: string[];
};

export const test = base.extend<PerTest, Worlds>({
  house: [
    async ({ browserName: _browser }, provide) => {
      await buildWhatChanged();
      const { folder, remove } = dataFolder();
      const server = await startServer({ TILLDESK_DATA: folder });
      await provide(server);
      await server.stop();
      remove();
    },
    // The demo is planted anew for each worker: half a minute at rest, minutes where all is busy.
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: ({ house }, provide) => provide(house.url),

  troubles: [
    async ({ context }, provide) => {
      const troubles: string[] = [];
      listenTo(context, troubles);
      await provide(troubles);
      expect(troubles, 'nothing on the console').toEqual([]);
    },
    { auto: true },
  ],

  api: ({ house }, provide) =>
    provide(async (person) => {
      const { store, email, password } = people[person];
      return signIn(house.url, store, email, password);
    }),

  browserOf: async ({ browser, house, troubles }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (person, { dark = false, width = 1440 } = {}) => {
      const context = await browser.newContext({
        baseURL: house.url,
        colorScheme: dark ? 'dark' : 'light',
        viewport: { width, height: 900 },
        locale: 'en-US',
      });
      contexts.push(context);
      listenTo(context, troubles);
      const page = await context.newPage();
      await enter(page, person);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Signs in as a person does: store, e-mail, password, Enter. */
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
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** A scanner leaves so much between two keys, by the clock of its own that it has: however busy the machine is. */
const SCANNER_GAP_S = 0.004;

/** Types as a keyboard-wedge scanner does: a burst of keys and Enter, or another key that ends it, wherever the focus is. */
export async function scan(page: Page, code: string, end: 'Enter' | 'Tab' = 'Enter'): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  const ending = {
    Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
    Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  };
  const keys = [...Array.from(code, (key) => ({ key, text: key })), ending[end]];
  await Promise.all(
    keys.flatMap((key, at) => {
      const timestamp = begun + at * SCANNER_GAP_S;
      return [
        keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', timestamp }),
        keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', timestamp }),
      ];
    }),
  );
  await keyboard.detach();
}

function listenTo(context: BrowserContext, troubles: string[]): void {
  context.on('weberror', (error) => troubles.push(error.error().message));
  context.on('console', (message: ConsoleMessage) => {
    // A refused call is what some tests are about; the browser writes a line for each.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
      troubles.push(message.text());
  });
}
