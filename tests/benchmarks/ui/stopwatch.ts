import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import type { Browser, Page } from 'playwright';
import { pagesBuilt } from './built.ts';

const kinds: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** Serves the built pages on a free port of this machine. */
export async function served(): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    response.setHeader('content-type', kinds[extname(path)] ?? 'text/html');
    response.end(
      path.endsWith('/')
        ? '<!doctype html><link rel="stylesheet" href="page.css"><body><script type="module" src="page.js"></script>'
        : read(path),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { address: `http://127.0.0.1:${address.port}`, server };
}

function read(path: string): string {
  try {
    return readFileSync(`${pagesBuilt}${path.slice(1)}`, 'utf8');
  } catch {
    return '';
  }
}

/** Opens a contender's page of a size; with `behind` the scene is rendered when `#show` is clicked. */
export async function opened(
  browser: Browser,
  address: string,
  name: string,
  size: number,
  behind = false,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(watch);
  await page.goto(`${address}/${name}/?size=${size}${behind ? '&behind' : ''}`);
  await page.waitForFunction(() => document.body.querySelector('div > *') !== null);
  // Work of the page after its first paint is not measured.
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
  return page;
}

/** Two readings of one interaction, in milliseconds. */
export type Reading = {
  /** From the trusted input event to after the paint of its result; includes waits for the screen refresh. */
  shown: number;
  /** CPU time of the page's main thread, independent of the load of the machine. */
  busy: number;
};

/** Measures from the next trusted event of `type`, caused by `act`, to the paint that makes `done` true. */
export function timeOf(page: Page, type: string, done: string, act: () => Promise<unknown>): Promise<Reading> {
  return reading(page, async () => {
    await page.evaluate(([event, condition]) => window.watchFor(event ?? '', condition ?? ''), [type, done]);
    await act();
    return page.evaluate(() => window.watched);
  });
}

/** Adds the CPU time of some work in the page to the time that it returns. */
export async function reading(page: Page, work: () => Promise<number>): Promise<Reading> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await used();
  const shown = await work();
  const busy = (await used()) - before;
  await session.detach();
  return { shown, busy };
}

declare global {
  interface Window {
    watchFor: (type: string, done: string) => void;
    watched: Promise<number>;
  }
}

/** Runs in the page: a frame's work is over when a message posted from its animation callback arrives. */
function watch(): void {
  window.watchFor = (type, done) => {
    // The condition is text, because it is passed from the test to the page.
    // oxlint-disable-next-line typescript/no-implied-eval -- a page of ours, and a condition of ours
    const isDone = new Function(`return ${done}`) as () => boolean;
    window.watched = new Promise((answer) => {
      addEventListener(
        type,
        (event) => {
          const check = () =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => (isDone() ? answer(performance.now() - event.timeStamp) : check());
              port2.postMessage(null);
            });
          check();
        },
        { capture: true, once: true },
      );
    });
  };
}
