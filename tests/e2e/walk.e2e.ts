import { expect } from '@playwright/test';
import type { Caller } from '../support/api.ts';
import { expectAccessible, expectContrast } from '../support/axe.ts';
import { addresses, expectDrawn } from '../support/pages.ts';
import { isFullRun } from '../support/sizes.ts';
import { test } from '../support/world.ts';

// The last file, split into short tests, so that all workers finish at about the same time.
const PARTS = 6;
const parts = Array.from({ length: PARTS }, (_, part) => part);

/** The pages of one part. */
async function partOf(call: Caller, part: number): Promise<string[]> {
  const all = await addresses(call);
  expect(all.filter((address) => address.includes('undefined'))).toEqual([]);
  return all.filter((_, at) => at % PARTS === part);
}

/** Waits in the page until color transitions have finished. */
async function expectAllColours(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}

for (const part of parts) {
  test(`every page is drawn and axe finds nothing: in English, light and dark (${part + 1} of ${PARTS})`, async ({
    api,
    browserOf,
  }) => {
    const page = await browserOf('admin');
    for (const address of await partOf(await api('admin'), part)) {
      await page.goto(address);
      await expectDrawn(page);
      await expectAccessible(page, address);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(expectAllColours);
      await expectContrast(page, `${address} dark`);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.evaluate(expectAllColours);
    }
  });
}

// `layout.e2e.ts` measures every page at the width of a phone in one language. Spanish texts are longer: if they fit, English ones do
// too.
for (const part of isFullRun ? parts : []) {
  test(`on a phone no page is wider than the screen, and axe finds nothing: in Spanish (${part + 1} of ${PARTS})`, async ({
    api,
    browserOf,
  }) => {
    const page = await browserOf('admin');
    await page.getByRole('button', { name: 'ES', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 900 });
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    for (const address of await partOf(await api('admin'), part)) {
      await page.goto(address);
      await expectDrawn(page);
      await expect.poll(overhang, address).toEqual(0);
      await expectAccessible(page, `${address} on a phone`);
    }
  });
}
