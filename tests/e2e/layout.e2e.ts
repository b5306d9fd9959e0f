import { expect, type Page } from '@playwright/test';
import { layoutFaults } from '../support/layoutFaults.ts';
import { layoutStates } from '../support/layoutStates.ts';
import { addresses, expectDrawn } from '../support/pages.ts';
import { test } from '../support/world.ts';
import { isFullRun } from '../support/sizes.ts';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const variants = [
  { language: 'en', scheme: 'light' },
  { language: 'es', scheme: 'dark' },
  { language: 'es', scheme: 'light' },
  { language: 'en', scheme: 'dark' },
] as const;
type Variant = (typeof variants)[number];

/** Every page in every theme (`pnpm test:all`), or each in one of them: the layout does not depend on colors. */
const PARTS = isFullRun ? 16 : 6;
const variantsOf = (at: number): readonly Variant[] => (isFullRun ? variants : [variants[at % variants.length]!]);

/** The page is laid out for the current window. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(settled);
    found.push(...(await page.evaluate(layoutFaults)).map((fault) => `${size.width} px: ${fault}`));
  }
  return found;
}

/** Selects the language if the header shows the choice. */
async function setLanguage(page: Page, language: Variant['language']): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
}

for (const part of Array.from({ length: PARTS }, (_, at) => at)) {
  test(`nothing is cut, covered, broken or out of the window on any page and size (${part + 1} of ${PARTS})`, async ({
    api,
    browserOf,
  }) => {
    const call = await api('admin');
    const states = [
      ...(await addresses(call)).map((address) => ({ name: address, address, lead: undefined })),
      ...(await layoutStates(call)),
    ].filter((_, at) => at % PARTS === part);
    const page = await browserOf('admin');
    const found: string[] = [];
    for (const variant of variants) {
      const own = states.filter((_, at) => variantsOf(at).includes(variant));
      await setLanguage(page, variant.language);
      await page.emulateMedia({ colorScheme: variant.scheme });
      for (const { name, address, lead } of own) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await expectDrawn(page);
        await lead?.(page);
        found.push(
          ...(await faultsOf(page)).map((fault) => `${name}, ${variant.language}, ${variant.scheme}, ${fault}`),
        );
      }
      await page.goto('/dashboard');
      await expectDrawn(page);
    }
    expect(found).toEqual([]);
  });
}

test('a cut amount, a covered button, a button out of the window, a broken word and a page too wide are found', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  const faultsIn = async (body: string) => {
    await page.setContent(`<!doctype html><body style="margin:0"><main>${body}</main></body>`);
    return page.evaluate(layoutFaults);
  };
  expect(await faultsIn('<p><b data-whole>$10.00</b> <button>Pay</button></p>')).toEqual([]);
  expect(
    await faultsIn('<p style="width:40px;overflow:hidden;white-space:nowrap"><b data-whole>$13,562.67</b></p>'),
  ).toEqual(['cut by p: b "$13,562.67"']);
  expect(
    await faultsIn('<p style="width:40px;overflow:auto;white-space:nowrap"><b data-whole>$13,562.67</b></p>'),
  ).toEqual([]);
  const over = '<i style="position:fixed;inset:0 auto auto 0;width:200px;height:200px">chat</i>';
  expect(await faultsIn(`<button>Pay</button>${over}`)).toEqual(['covered by i "chat": button "Pay"']);
  expect(await faultsIn(`<b data-whole>$1.00</b>${over}`)).toEqual(['covered by i "chat": b "$1.00"']);
  expect(
    await faultsIn('<div style="position:fixed;left:0;top:580px"><button style="height:90px">Pay</button></div>'),
  ).toEqual(['out of the window: button "Pay"']);
  expect(await faultsIn('<p style="width:12px;overflow-wrap:anywhere">Cash</p>')).toEqual([
    'broken over lines: Cash in p "Cash"',
  ]);
  expect(await faultsIn('<div style="width:801px">wide</div>')).toEqual(['the page is 1 px wider than the window']);
  expect(
    await faultsIn('<div style="height:600px">high</div></main><p style="position:absolute;top:600px;margin:0">.</p>'),
  ).toContainEqual(expect.stringMatching(/^the page is \d+ px higher than what is on it$/));
});
