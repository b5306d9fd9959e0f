import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Fails for any axe violation on a page, by all rules that we apply. */
export const expectAccessible = (page: Page, what?: string): Promise<void> =>
  expectNothingFound(
    page,
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    what,
  );

/** In another theme only the colors of a page differ, so only color rules apply. */
export const expectContrast = (page: Page, what: string): Promise<void> =>
  expectNothingFound(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }, what);

/**
 * Returns axe violations of a page, each with rule and location. axe runs in the page itself: axe's Playwright builder injects it
 * again each time and opens a second page, which takes ten times as long.
 */
export async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (auditOptions) => {
      const inPage = globalThis as typeof globalThis & { axe: Pick<typeof axe, 'run'> };
      const found = await inPage.axe.run(document, auditOptions);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

async function expectNothingFound(page: Page, options: RunOptions, what?: string): Promise<void> {
  expect(await violations(page, options), what).toEqual([]);
}
