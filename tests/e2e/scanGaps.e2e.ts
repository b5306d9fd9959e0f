import { expect, type Locator, type Page } from '@playwright/test';
import { seededRandom } from '../support/random.ts';
import { createTestGoods, createTestVendor, addToStock, type TestGoods } from '../support/goods.ts';
import { enter, strike, test } from '../support/world.ts';

const random = seededRandom(15, 'gaps of a scanner');

/** Scanners by the gaps between their keys in milliseconds: wired, wireless, on a machine that is sometimes busy. */
const scanners: Record<string, (at: number) => number> = {
  '5': () => 5,
  '20': () => 20,
  '36': () => 36,
  '60': () => 60,
  '90': () => 90,
  '120': () => 120,
  '5 with pauses of 120': (at) => (at % 4 === 3 ? 120 : 5),
  '5 to 120': () => random.int(5, 120),
};

/** Scans into a field with each scanner, and returns whether the field was unchanged, and what was counted. */
async function scanInto(page: Page, field: Locator, code: string, counted: () => Promise<number>): Promise<string[]> {
  const before = await field.inputValue();
  const results: string[] = [];
  for (const [name, gapMs] of Object.entries(scanners)) {
    const had = await counted();
    await field.focus();
    await strike(page, code, gapMs);
    await expect(async () => expect(await counted()).not.toBe(had)).toPass({ timeout: 10_000 });
    const now = await counted();
    await page.getByRole('heading', { level: 1 }).click();
    results.push(`${name}: ${now - had} scan, ${(await field.inputValue()) === before ? 'as it was' : 'changed'}`);
  }
  return results;
}

const allWell = Object.keys(scanners).map((name) => `${name}: 1 scan, as it was`);

/** A case in stock, and another scanned product. */
async function twoCases(call: Parameters<typeof createTestGoods>[0], name: string): Promise<TestGoods> {
  const goods = await createTestGoods(call, name);
  await addToStock(call, goods.cases, 500, 200);
  await addToStock(call, goods.phone, 40_000, goods.imeis);
  return goods;
}

test('a scan at any pace from 5 to 120 ms is counted on the till and leaves quantity, price, discount and notes as they were', async ({
  page,
  api,
}) => {
  const { phone, cases, imeis } = await twoCases(await api('admin'), 'Paced');
  await enter(page, 'admin');
  await page.goto('/sale-invoice-management/create-invoice');
  const box = page.getByRole('combobox', { name: 'Scan or search' });
  await expect(box).toBeFocused();
  await strike(page, cases.barcode, () => 5);
  const quantity = page.getByLabel(`Quantity of ${cases.name}`);
  await expect(quantity).toHaveValue('1');
  const price = page.getByLabel(`Unit price of ${cases.name}`);
  await expect(price).toHaveValue('$20.00');
  const pieces = async () => Number(await quantity.inputValue());

  expect(await scanInto(page, price, cases.barcode, pieces)).toEqual(allWell);
  expect(
    await scanInto(page, page.getByRole('textbox', { name: `Discount on ${cases.name}` }), cases.barcode, pieces),
  ).toEqual(allWell);
  expect(await scanInto(page, page.getByLabel('Notes'), cases.barcode, pieces)).toEqual(allWell);

  // Into the quantity itself, phones: each of them is a line.
  const phones = page.getByRole('listitem', { name: phone.name });
  for (const [at, gapMs] of Object.values(scanners).entries()) {
    await quantity.focus();
    await strike(page, imeis[at]!, gapMs);
    await expect(phones).toHaveCount(at + 1);
    await expect(quantity).toHaveValue(String(1 + 3 * allWell.length));
  }
  await expect(price).toHaveValue('$20.00');
});

test('… on a purchase, in quantity, unit cost and notes', async ({ page, api }) => {
  const admin = await api('admin');
  const goods = await twoCases(admin, 'Bought');
  const vendor = await createTestVendor(admin, goods);
  await enter(page, 'admin');
  await page.goto('/purchases/create-purchases');
  await page.getByPlaceholder('Vendor name').fill(vendor.name);
  await page.getByRole('option', { name: vendor.name }).click();
  await strike(page, goods.cases.barcode, () => 5);
  const quantity = page.getByLabel(`Quantity of ${goods.cases.name}`);
  await expect(quantity).toHaveValue('1');
  const cost = page.getByLabel(`Unit cost of ${goods.cases.name}`);
  await cost.fill('5');
  const pieces = async () => Number(await quantity.inputValue());
  await page.getByRole('heading', { level: 1 }).click();

  expect(await scanInto(page, cost, goods.cases.barcode, pieces)).toEqual(allWell);
  expect(await scanInto(page, page.getByLabel(/^Notes/), goods.cases.barcode, pieces)).toEqual(allWell);
  await quantity.fill('7');
  for (const [at, gapMs] of Object.values(scanners).entries()) {
    await quantity.focus();
    await strike(page, `55500012${at}85`, gapMs);
    await expect(page.getByRole('alert').filter({ hasText: `55500012${at}85 was not taken` })).toBeAttached();
    await expect(quantity).toHaveValue('7');
  }
});

test('… while the page is busy two thirds of the time; and a hand that types fast types', async ({ page, api }) => {
  const { cases } = await twoCases(await api('admin'), 'Busy');
  await enter(page, 'admin');
  await page.goto('/sale-invoice-management/create-invoice');
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused();
  await strike(page, cases.barcode, () => 5);
  const quantity = page.getByLabel(`Quantity of ${cases.name}`);
  const price = page.getByLabel(`Unit price of ${cases.name}`);
  await expect(quantity).toHaveValue('1');
  // Every 100 ms the page is blocked for 70 ms.
  await page.evaluate(() => {
    setInterval(() => {
      const until = performance.now() + 70;
      while (performance.now() < until);
    }, 100);
  });
  const pieces = async () => Number(await quantity.inputValue());
  expect(await scanInto(page, price, cases.barcode, pieces)).toEqual(allWell);

  const hand = () => random.int(60, 250);
  const typed = async (field: Locator, keys: string, shown: string) => {
    await field.click();
    await strike(page, keys, hand);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toHaveValue(shown);
  };
  await typed(price, '1299.99', '$1,299.99');
  await typed(price, '24.5', '$24.50');
  await typed(quantity, '12', '12');
  await typed(page.getByLabel('Notes'), 'Call 555 0188 on Friday', 'Call 555 0188 on Friday\n');
});

test('a scan during which the focus goes into the box for codes, or out of it, is counted once', async ({
  page,
  api,
}) => {
  const { cases } = await twoCases(await api('admin'), 'Moved');
  await enter(page, 'admin');
  await page.goto('/sale-invoice-management/create-invoice');
  const box = page.getByRole('combobox', { name: 'Scan or search' });
  await expect(box).toBeFocused();
  await strike(page, cases.barcode, () => 5);
  const quantity = page.getByLabel(`Quantity of ${cases.name}`);
  await expect(quantity).toHaveValue('1');
  let scans = 1;
  for (const into of [true, false])
    for (const after of [1, 2, 7, cases.barcode.length]) {
      await box.evaluate(
        (input: HTMLInputElement, [isAccepted, keys]) => {
          let pressed = 0;
          const move = () => {
            pressed += 1;
            if (pressed < keys) return;
            document.removeEventListener('keyup', move);
            if (isAccepted) input.focus();
            else input.blur();
          };
          if (isAccepted) input.blur();
          else input.focus();
          document.addEventListener('keyup', move);
        },
        [into, after] as const,
      );
      await strike(page, cases.barcode, () => 5);
      scans += 1;
      await expect(quantity, `${into ? 'into' : 'out of'} the box after ${after} keys`).toHaveValue(String(scans));
      await expect(box).toHaveValue('');
    }
});
