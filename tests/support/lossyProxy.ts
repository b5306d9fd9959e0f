import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A way to the server on which answers get lost. */
export type LossyProxy = {
  /** What the client speaks to. */
  url: string;
  /** What the server said to a key, in order, whether or not anybody heard it. */
  said: (key: string) => string[];
  close: () => Promise<void>;
};

/**
 * Lays a way on loopback to the server at `target`. Each answer is waited for to its end, so that what it tells of is
 * committed; then the first `losses` answers to a key are thrown away with their connection, and the next one goes through.
 */
export async function openLossyProxy(target: string, losses: (key: string) => number): Promise<LossyProxy> {
  const responses = new Map<string, string[]>();
  const pass = async (request: IncomingMessage) => {
    const key = String(request.headers['idempotency-key']);
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: String(request.headers.authorization),
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: await buffer(request),
    });
    const text = await answer.text();
    const answers = [...(responses.get(key) ?? []), `${answer.status} ${text}`];
    responses.set(key, answers);
    return { status: answer.status, text, isLost: answers.length <= losses(key) };
  };
  const server = createServer((request, response) => {
    void pass(request).then(
      ({ status, text, isLost }) => {
        if (isLost) return response.destroy();
        return response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said: (key) => responses.get(key) ?? [],
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
