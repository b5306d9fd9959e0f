import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A proxy to the server that loses responses. */
export type LossyProxy = {
  /** The URL for the client. */
  url: string;
  /** Responses of the server to a key, in order, whether delivered or not. */
  said: (key: string) => string[];
  close: () => Promise<void>;
};

/**
 * Creates a proxy on loopback to the server at `target`. It waits for the end of each response, so that the operation is
 * committed; then it discards the first `losses` responses to a key with their connection, and delivers the next one.
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
