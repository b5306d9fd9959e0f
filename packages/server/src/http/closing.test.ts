import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { closeWithin } from './closing.ts';

/** A server with a call that answers on demand, and one whose answer is larger than all buffers in between. */
async function listening() {
  const app = Fastify();
  let answerNow: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answerNow = resolve));
  let arrived: () => void = () => undefined;
  const inWork = new Promise<void>((resolve) => (arrived = resolve));
  app.get('/slow', async () => {
    arrived();
    await answered;
    return 'answered';
  });
  app.get('/large', () => {
    arrived();
    return Buffer.alloc(50_000_000);
  });
  app.post('/', () => 'taken');
  const reading = new Set<Socket>();
  app.server.on('connection', (socket) => reading.add(socket));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const open = async (text: string): Promise<Socket> => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    // Waits until the request has arrived: a connection that the server has not read from yet would count as idle.
    await expect.poll(() => [...reading].some(({ bytesRead }) => bytesRead === text.length)).toEqual(true);
    return socket;
  };
  return { app, open, inWork, answerNow };
}

const head = 'Host: till\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n';

test.each([
  ['half of its headers', 'POST / HTTP/1.1\r\nHost: ti'],
  ['half of its body', `POST / HTTP/1.1\r\n${head}\r\nhalf`],
  ['its headers, and waits to be asked for more', `POST / HTTP/1.1\r\n${head}Expect: 100-continue\r\n\r\n`],
  ['nothing yet', ''],
])('a server ends within its time though a client has sent %s', async (_, text) => {
  const { app, open } = await listening();
  const socket = await open(text);
  const closed = once(socket.resume(), 'close');
  await closeWithin(app, 50);
  await closed;
  expect(app.server.listening).toEqual(false);
});

test('a server ends within its time though a client does not read its answer', async () => {
  const { app, open, inWork } = await listening();
  await open('GET /large HTTP/1.1\r\nHost: till\r\n\r\n');
  await inWork;
  await closeWithin(app, 50);
  expect(app.server.listening).toEqual(false);
});

test('a call that arrived whole is answered first', async () => {
  const { app, open, inWork, answerNow } = await listening();
  const socket = await open('GET /slow HTTP/1.1\r\nHost: till\r\n\r\n');
  let output = '';
  socket.on('data', (bytes) => (output += String(bytes)));
  await inWork;
  const closed = closeWithin(app, 60_000);
  const ended = once(socket, 'close');
  answerNow();
  await Promise.all([closed, ended]);
  expect(output).toContain('answered');
});
