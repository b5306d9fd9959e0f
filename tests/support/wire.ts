import type { CDPSession, Page } from '@playwright/test';

/** What crossed between browser and server: bytes with headers as they left, requests, and each of them. */
export type Crossed = {
  bytes: number;
  requests: number;
  each: readonly { url: string; bytes: number; encoding: string }[];
};

export type WireCount = {
  devtools: CDPSession;
  /** Waits until the page is idle, nothing is on its way and nothing more is asked for. */
  rest: () => Promise<void>;
  sinceLast: () => Crossed;
};

/** Counts what a page asks for over the network from now on, by the browser's own figures; sockets are not counted. */
export async function countWire(page: Page): Promise<WireCount> {
  const devtools = await page.context().newCDPSession(page);
  let requestsById = new Map<string, { url: string; bytes: number; encoding: string }>();
  const fromCache = new Set<string>();
  const inFlight = new Set<string>();
  let begun = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'WebSocket') return;
    begun += 1;
    inFlight.add(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => void inFlight.delete(requestId));
  devtools.on('Network.requestServedFromCache', ({ requestId }) => void fromCache.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    // What the browser has in memory or on disk, and what stands in an address of its own, does not cross.
    const isLocal = fromCache.has(requestId) || response.fromDiskCache === true || !response.url.startsWith('http');
    if (type === 'WebSocket' || isLocal) return;
    const { pathname, search } = new URL(response.url);
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
    requestsById.set(requestId, { url: pathname + search, bytes: 0, encoding });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    inFlight.delete(requestId);
    const one = requestsById.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  return {
    devtools,
    rest: async () => {
      for (let quiet = 0; quiet < 8;) {
        const before = begun;
        await page.evaluate(idle);
        quiet = inFlight.size === 0 && begun === before ? quiet + 1 : 0;
      }
    },
    sinceLast: () => {
      const each = [...requestsById.values()];
      requestsById = new Map();
      return { bytes: each.reduce((sum, { bytes }) => sum + bytes, 0), requests: each.length, each };
    },
  };
}

/** The page has drawn and had nothing to do, twice. */
const idle = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() =>
      requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
    ),
  );
