import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answers } from './answerFiles.ts';
import { openRecordingServer, type Account, type RecordingServer, type Response } from './recordingServer.ts';
import { openStoryShop } from './shop/openStoryShop.ts';
import { openStaffShop } from './shop/staffShop.ts';
import { openWorkShop } from './shop/workShop.ts';

/** The moment that the stories show: Saturday, 12:40 in the shop. */
const NOON = '2026-03-14T16:40:00.000Z';

/** The real server with the shop of the stories. */
export type Recorder = {
  /** Returns the server's answer to a key of the form `owner GET /vendors?page=1`, of a POST with its body. */
  answer: (key: string) => Promise<Response>;
  close: () => Promise<void>;
};

/** Starts the server and fills the shop. */
export async function openRecorder(): Promise<Recorder> {
  const server = await openRecordingServer();
  const accounts = await openShops(server).catch(async (error: unknown) => {
    // Otherwise its PostgreSQL would outlive this process.
    await server.close();
    throw error;
  });
  return {
    answer: (key) => {
      const [, person = '', method = '', url = '', body] = /^(\w+) (GET|POST) (\/\S*)(?: (.*))?$/s.exec(key) ?? [];
      const account = accounts.get(person);
      if (account === undefined) throw new Error(`record: unknown person ${person}: ${key}`);
      return server.request(account, NOON, { method: method === 'POST' ? 'POST' : 'GET', url, body });
    },
    close: server.close,
  };
}

const openShops = async (server: RecordingServer): Promise<ReadonlyMap<string, Account>> =>
  new Map(
    Object.entries({
      ...(await openStoryShop(server)),
      ...(await openWorkShop(server)),
      ...(await openStaffShop(server)),
    }),
  );

/** Serves a recorder to the stories, and collects what they request. */
export async function serveRecorder(recorder: Recorder): Promise<{ url: string; answers: Answers; close: () => void }> {
  const answers: Answers = {};
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const key = new URL(request.url ?? '', 'http://recorder').searchParams.get('key') ?? '';
    // One at a time: the server has one clock.
    last = last
      .then(async () => {
        answers[key] ??= await recorder.answer(key);
        response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
        response.end(JSON.stringify(answers[key]));
      })
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, answers, close: () => void server.close() };
}
