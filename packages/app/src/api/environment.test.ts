import { expect, test, vi } from 'vitest';

const opened: unknown[] = [];
const listening = new Map<string, (...args: unknown[]) => void>();
const socket = {
  on: (event: string, listener: () => void) => listening.set(event, listener),
  onAny: () => {},
  io: { on: () => {} },
  connect: () => {},
  active: true,
  timeout: () => ({ emitWithAck: (event: string) => Promise.resolve(`acknowledged ${event}`) }),
};
vi.mock('socket.io-client', () => ({
  io: (options: unknown) => {
    opened.push(options);
    return socket;
  },
}));

const { outside } = await import('./environment.ts');
const ignoringHandlers = { opened: () => {}, closed: () => {}, rejected: () => {}, onEvent: () => {} };

test('[S9-15] the line comes back after 1 to 5 s and waits 20 s, over websockets alone, with the token', async () => {
  (await outside.line())('the-token', ignoringHandlers);
  expect(opened).toEqual([
    {
      transports: ['websocket'],
      auth: { token: 'the-token' },
      autoConnect: false,
      reconnectionDelay: 3000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 2 / 3,
      timeout: 20000,
    },
  ]);
});

test('a line that is not connected takes nothing; one that is hears how it is acknowledged', async () => {
  const line = (await outside.line())('the-token', ignoringHandlers);
  expect(line.request('get_notifications', {})).toEqual(null);
  listening.get('connect')?.();
  expect(await line.request('get_notifications', {})).toEqual('acknowledged get_notifications');
});

test('a refusal says whether the server was there', async () => {
  const received: unknown[] = [];
  (await outside.line())('the-token', { ...ignoringHandlers, rejected: (...args) => received.push(args) });
  listening.get('connect_error')?.(new Error('websocket error'));
  expect(received).toEqual([['websocket error', false]]);
});
