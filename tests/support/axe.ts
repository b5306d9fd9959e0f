import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Fails for whatever axe finds on a page, against all that we hold ourselves to. */
export const expectAccessible = (page: Page, what?: string): Promise<void> =>
  expectNothingFound(
    page,
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    what,
  );

/** In another look the same page has other colours, and nothing else that a rule could find. */
export const expectContrast = (page: Page, what: string): Promise<void> =>
  expectNothingFound(page, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }, what);

/**
 * What axe finds on a page, each as its rule and where it was found. It is asked in the page itself: axe's own builder for
 * Playwright goes there, and to a second page, anew at each look, which takes ten times as long.
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
