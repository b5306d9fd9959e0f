import type { CDPSession, Page } from '@playwright/test';

/** Traffic between browser and server: transferred bytes with headers, number of requests, and each request. */
export type Crossed = {
  bytes: number;
  requests: number;
  each: readonly { url: string; bytes: number; encoding: string }[];
};

export type WireCount = {
  devtools: CDPSession;
  /** Waits until the page is idle and has no pending or new requests. */
  rest: () => Promise<void>;
  sinceLast: () => Crossed;
};

/**
 * Withholds `changed` events from a page: what other tests change meanwhile would make it request its answers again. Call it before the
 * page is opened.
 */
export const withoutChanges = (page: Page): Promise<void> =>
  page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('"changed"')) socket.send(message);
    });
  });

/** Counts the network requests of a page from now on, by the browser's figures; without sockets. */
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
    // Cached responses and data URLs are not transferred.
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

/** The page has rendered and was idle, twice. */
const idle = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() =>
      requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
    ),
  );
