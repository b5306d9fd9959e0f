import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { scan } from '../support/world.ts';
import { ms, percentiles, printResult } from './figures.ts';

/** 100 scans in ten seconds: the speed of a fast person with a scanner. */
const GAP_MS = 100;

/** Times recorded in the page: when a code was complete (Enter of the scanner), and when it was on the screen. */
type Watched = { ended: number[]; shown: number[] };

/**
 * Scans the codes at the given rate; `where` is what counts them: 'output', a number that goes up, 'pieces', the quantities of
 * the till's lines, or a selector of the elements that show them.
 */
export async function scanned(page: Page, name: string, codes: readonly string[], where: string): Promise<void> {
  await page.evaluate(watch, { codes, where });
  const begun = performance.now();
  for (const [i, code] of codes.entries()) {
    await pause(Math.max(0, begun + i * GAP_MS - performance.now()));
    await scan(page, code);
  }
  const elapsed = performance.now() - begun;
  await page
    .waitForFunction((all) => window.scanWatch?.shown.length === all, codes.length, { timeout: 10_000 })
    .catch(() => {
      // Reported below as lost.
    });
  const { ended, shown } = await page.evaluate(() => window.scanWatch ?? { ended: [], shown: [] });
  const { p50, p95, p99 } = percentiles(shown.map((at, i) => at - (ended[i] ?? NaN)));
  printResult(
    `${name}: ${codes.length} scans in ${(elapsed / 1000).toFixed(1)} s, until on the screen`,
    `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`,
    'p95 ≤ 60 ms',
  );
  printResult(`${name}: scans lost`, String(codes.length - shown.length), '0');
}

/** Runs first in a page, since the page stops the propagation of a scanner's keys: records the time of each Enter. */
export function recordKeyTimes(): void {
  window.addEventListener(
    'keydown',
    ({ key }) => key === 'Enter' && window.scanWatch?.ended.push(performance.now()),
    true,
  );
}

/** Runs in the page: records the frame after the change in which each code was counted. */
function watch({ codes, where }: { codes: readonly string[]; where: string }): void {
  const watched: Watched = { ended: [], shown: [] };
  window.scanWatch = watched;
  const counted = () => {
    if (where === 'output') return Number(document.querySelector('main output')?.textContent ?? 0);
    if (where === 'pieces') {
      const boxes = document.querySelectorAll<HTMLInputElement>('main input[aria-label^="Quantity of"]');
      return [...boxes].reduce((sum, { value }) => sum + Number(value), 0);
    }
    const text = [...document.querySelectorAll(where)].map((part) => part.textContent).join(' ');
    const missing = codes.slice(watched.shown.length).findIndex((code) => !text.includes(code));
    return missing === -1 ? codes.length : watched.shown.length + missing;
  };
  let known = 0;
  new MutationObserver(() => {
    const now = counted();
    if (now <= known) return;
    const fresh = now - known;
    known = now;
    requestAnimationFrame(() => {
      for (let i = 0; i < fresh; i++) watched.shown.push(performance.now());
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}

declare global {
  interface Window {
    scanWatch?: Watched;
  }
}
