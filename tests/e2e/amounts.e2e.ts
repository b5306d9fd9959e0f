import { expect, type Locator, type Page } from '@playwright/test';
import { seededRandom, type TestRandom } from '../support/random.ts';
import { createTestGoods, addToStock, type Product } from '../support/goods.ts';
import { enter, strike, test } from '../support/world.ts';
import { isFullRun } from '../support/sizes.ts';

// An amount field never shows a text that differs from its value, in any order of input by people and scanners.

/** Number of sequences at the till and at checkout, more with `test:all`, and steps of each. */
const SEQUENCES = isFullRun ? 12 : 3;
const STEPS = 12;

/** Cents of `$1,234.50`; NaN without an amount. */
const cents = (text: string): number =>
  /\d/.test(text) ? Math.round(Number(text.replace(/[^0-9.-]/g, '')) * 100) : NaN;

/** Types at human speed, 60 to 250 ms between keys, and ends with a key. */
async function byHand(page: Page, testRandom: TestRandom, keys: string, end: 'Enter' | 'Tab' = 'Tab'): Promise<void> {
  let elapsedMs = 0;
  const until = Date.now();
  await strike(
    page,
    keys,
    () => {
      const gapMs = testRandom.int(60, 250);
      elapsedMs += gapMs;
      return gapMs;
    },
    end,
  );
  // The keys have timestamps in the future; later input must not have earlier ones.
  await page.waitForFunction((at) => Date.now() > at, until + elapsedMs);
}

type Line = { quantity: number; price: number };

/** The only line of the till as displayed, with its total. */
async function shownLine(page: Page, { name }: Product): Promise<Line & { total: number }> {
  const quantity = Number(await page.getByLabel(`Quantity of ${name}`).inputValue());
  const price = cents(await page.getByLabel(`Unit price of ${name}`).inputValue());
  const summary = await page.getByRole('region', { name: 'Summary' }).innerText();
  const total = cents(/Total\s+(\S+)/.exec(summary)?.[1] ?? '');
  return { quantity, price, total };
}

/** A step at the till, and the expected line after it if the step determines it. */
type Step = { name: string; act: () => Promise<void>; after?: (before: Line) => Partial<Line> };

function tillSteps(page: Page, goods: Product, testRandom: TestRandom): Step[] {
  const price = page.getByLabel(`Unit price of ${goods.name}`);
  const quantity = page.getByLabel(`Quantity of ${goods.name}`);
  const amount = testRandom.int(1_600, 2_600);
  const pieces = testRandom.int(1, 19);
  const either: Locator = testRandom.int(0, 1) === 0 ? price : quantity;
  const scan = () => strike(page, goods.barcode, () => testRandom.int(5, 120));
  const leave = () => page.getByRole('heading', { level: 1 }).click();
  return [
    {
      name: `presses the price and types ${amount / 100}`,
      act: async () => {
        await price.click();
        await byHand(page, testRandom, (amount / 100).toFixed(2));
      },
      after: (before) => ({ ...before, price: amount }),
    },
    {
      name: `presses the quantity and types ${pieces}`,
      act: async () => {
        await quantity.click();
        await byHand(page, testRandom, String(pieces));
      },
      after: (before) => ({ ...before, quantity: pieces }),
    },
    {
      name: 'scans wherever the focus is',
      act: scan,
      after: (before) => ({ ...before, quantity: before.quantity + 1 }),
    },
    {
      name: 'presses a field and scans',
      act: async () => {
        await either.click();
        await scan();
      },
      after: (before) => ({ ...before, quantity: before.quantity + 1 }),
    },
    {
      name: 'clears the price, types another digit and leaves',
      act: async () => {
        await price.click();
        await page.keyboard.press('Delete');
        await byHand(page, testRandom, '21');
      },
      after: (before) => ({ ...before, price: 2_100 }),
    },
    {
      name: 'presses twice and types a digit where the caret is',
      act: async () => {
        await either.click();
        await either.click();
        await page.keyboard.press('End');
        await page.keyboard.press('Backspace');
        await byHand(page, testRandom, '3');
      },
    },
    {
      name: 'clears a field and scans',
      act: async () => {
        await either.click();
        await page.keyboard.press('Delete');
        await scan();
        await leave();
      },
      after: (before) => ({ quantity: before.quantity + 1 }),
    },
    {
      name: 'types a part and scans',
      act: async () => {
        await either.click();
        // The time a hand needs from keyboard to scanner.
        await strike(page, `2${goods.barcode}`, (at) => (at === 1 ? 400 : 20));
        await leave();
      },
      after: (before) => (either === quantity ? { quantity: 3 } : { quantity: before.quantity + 1, price: 200 }),
    },
    {
      name: 'steps the quantity up and leaves',
      act: async () => {
        await quantity.click();
        await page.keyboard.press('ArrowUp');
        await leave();
      },
      after: (before) => ({ ...before, quantity: before.quantity + 1 }),
    },
    {
      name: 'presses a field and leaves',
      act: async () => {
        await either.click();
        await leave();
      },
      after: (before) => before,
    },
  ];
}

test.describe.configure({ timeout: 240_000 });

test('what the line of a till shows is what its draft says, in random orders of press, type, clear, step and scan', async ({
  page,
  api,
}) => {
  const call = await api('admin');
  const { cases } = await createTestGoods(call, 'Amounts');
  await addToStock(call, cases, 500, 500);
  await enter(page, 'admin');
  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const testRandom = seededRandom(seed, 'amounts at the till');
    const texts: string[] = [];
    await page.goto('/sale-invoice-management/create-invoice');
    await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
    await strike(page, cases.barcode, () => 5);
    await expect(page.getByLabel(`Quantity of ${cases.name}`)).toHaveValue('1');
    let line: Line = { quantity: 1, price: 2_000 };
    for (let step = 0; step < STEPS; step++) {
      const { name, act, after } = testRandom.pick(tillSteps(page, cases, testRandom));
      texts.push(name);
      const what = `seed ${seed}: ${texts.join(', ')}`;
      await act();
      const expected = after?.(line);
      await expect(async () => {
        const shown = await shownLine(page, cases);
        expect(shown, what).toEqual({ ...shown, ...expected });
        expect(shown.total, what).toEqual(shown.quantity * shown.price);
      }).toPass({ timeout: 5_000 });
      const { quantity, price } = await shownLine(page, cases);
      line = { quantity, price };
    }
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/invoice-edit\//);
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const { body } = await call('GET', `/invoices/${id}`);
    const [booked] = body['lines'] as { quantity: number; unitPrice: number }[];
    expect({ quantity: booked?.quantity, price: booked?.unitPrice }, texts.join(', ')).toEqual(line);
  }
});

/** Checkout as displayed: payments so far, and the amount due (negative: change). */
async function shownPayments(page: Page): Promise<{ taken: number[]; due: number }> {
  const removes = await page.getByRole('button', { name: /^Remove \$/ }).all();
  const names = await Promise.all(removes.map((button) => button.getAttribute('aria-label')));
  const status = page.getByRole('status').filter({ hasText: /^(Still due|Change)/ });
  const text = await status.innerText();
  return { taken: names.map((name) => cents(name ?? '')), due: cents(text) * (text.startsWith('Change') ? -1 : 1) };
}

type Payment = { name: string; act: () => Promise<void>; after: (paidAmounts: readonly number[]) => readonly number[] };

function checkoutSteps(page: Page, goods: Product, testRandom: TestRandom, paidAmounts: readonly number[]): Payment[] {
  const received = page.getByLabel('Cash received');
  const amount = testRandom.int(101, 1_999);
  const typed = (amount / 100).toFixed(2);
  const same = (before: readonly number[]) => before;
  const removed = testRandom.int(0, Math.max(0, paidAmounts.length - 1));
  return [
    {
      name: `types ${typed} and Enter`,
      act: async () => {
        await received.click();
        await byHand(page, testRandom, typed, 'Enter');
      },
      after: (before) => [...before, amount],
    },
    {
      name: `types 77, presses, types ${typed} over it and adds`,
      act: async () => {
        await received.click();
        await byHand(page, testRandom, '77');
        await received.click();
        await byHand(page, testRandom, typed);
        await page.getByRole('button', { name: 'Add', exact: true }).click();
      },
      after: (before) => [...before, amount],
    },
    {
      name: 'types 55, clears and leaves',
      act: async () => {
        await received.click();
        await byHand(page, testRandom, '55');
        await received.click();
        await page.keyboard.press('Delete');
        await page.keyboard.press('Tab');
        await expect(received).toHaveValue('');
      },
      after: same,
    },
    {
      name: 'presses the cash and scans',
      act: async () => {
        const before = await received.inputValue();
        await received.click();
        await strike(page, goods.barcode, () => testRandom.int(5, 120));
        // The checkout accepts no products: a scan is shown with a question.
        const scanned = page.getByRole('dialog', { name: `Scanned ${goods.barcode}` });
        await expect(scanned).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(scanned).toBeHidden();
        await page.keyboard.press('Tab');
        await expect(received).toHaveValue(before);
      },
      after: same,
    },
    ...(paidAmounts.length === 0
      ? []
      : [
          {
            name: `removes payment ${removed + 1}`,
            act: () =>
              page
                .getByRole('button', { name: /^Remove \$/ })
                .nth(removed)
                .click(),
            after: (before: readonly number[]) => before.filter((_, at) => at !== removed),
          },
        ]),
  ];
}

test('what the checkout shows is what is booked, in random orders of type, press, clear, add, remove and scan', async ({
  page,
  api,
}) => {
  const call = await api('admin');
  const { cases } = await createTestGoods(call, 'Tendered');
  await addToStock(call, cases, 500, 500);
  await enter(page, 'admin');
  for (let seed = 1; seed <= SEQUENCES; seed++) {
    const testRandom = seededRandom(seed, 'amounts at the checkout');
    const texts: string[] = [];
    await page.goto('/sale-invoice-management/create-invoice');
    await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
    await strike(page, cases.barcode, () => 5);
    await page.getByLabel(`Quantity of ${cases.name}`).click();
    await byHand(page, testRandom, '18');
    await page.keyboard.press('F9');
    await expect(page.getByLabel('Cash received')).toBeFocused();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    let paidAmounts: readonly number[] = [];
    for (let step = 0; step < STEPS; step++) {
      const { name, act, after } = testRandom.pick(checkoutSteps(page, cases, testRandom, paidAmounts));
      texts.push(name);
      await act();
      paidAmounts = after(paidAmounts);
      const due = 36_000 - paidAmounts.reduce((sum, amount) => sum + amount, 0);
      await expect(async () => {
        expect(await shownPayments(page), `seed ${seed}: ${texts.join(', ')}`).toEqual({ taken: paidAmounts, due });
      }).toPass({ timeout: 5_000 });
    }
    const rest = 36_000 - paidAmounts.reduce((sum, amount) => sum + amount, 0);
    await page.getByRole('button', { name: /Exact$/ }).click();
    await page.getByRole('button', { name: /^Complete sale/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /complete/ })).toBeVisible();
    const { body } = await call('GET', `/invoices/${id}`);
    const booked = (body['payments'] as { amount: number }[]).map(({ amount }) => amount);
    const inOrder = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);
    expect(inOrder(booked), texts.join(', ')).toEqual(inOrder([...paidAmounts, rest]));
  }
});
