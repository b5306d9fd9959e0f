import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToNotifications } from './notifications.ts';
import { outside, type ConnectionHandlers } from '../api/environment.ts';
import { openSocket } from './socket.ts';

const emitted: string[] = [];
let handlers: ConnectionHandlers | undefined;
let close = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(outside, 'line').mockResolvedValue((_token, given) => {
    handlers = given;
    return { close: () => {}, request: (event) => (emitted.push(event), Promise.resolve(null)) };
  });
  close = openSocket('token', () => {});
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const receives = async (name: string, payload: unknown) => {
  emitted.splice(0);
  handlers?.onEvent(name, payload);
  await vi.advanceTimersByTimeAsync(1000);
};

test('[S7-07] notification_received, notification_created and notification_added are logged and change nothing', async () => {
  const log = vi.spyOn(console, 'debug').mockReturnValue();
  const events: unknown[] = [];
  const stop = subscribeToNotifications((one) => events.push(one));
  for (const name of ['notification_received', 'notification_created', 'notification_added'])
    await receives(name, { title: 'Mia Torres', body: 'secret' });
  expect(log.mock.calls).toEqual([['notification_received'], ['notification_created'], ['notification_added']]);
  expect([events, emitted]).toEqual([[], []]);
  // Another device of the user has read them all: the list is requested.
  await receives('all_notifications_marked_read', { userId: '01936c3a-7c00-7a11-8b22-000000000001' });
  expect(emitted).toEqual(['get_notifications']);
  stop();
  await receives('notification_added', {});
  expect(log).toHaveBeenCalledTimes(3);
});
