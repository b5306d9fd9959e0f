import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followNotices } from './notices.ts';
import { outside, type Ears } from './outside.ts';
import { openSocket } from './socket.ts';

const said: string[] = [];
let ears: Ears | undefined;
let close = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(outside, 'line').mockResolvedValue((_token, given) => {
    ears = given;
    return { close: () => {}, say: (event) => (said.push(event), Promise.resolve(null)) };
  });
  close = openSocket('token', () => {});
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hears = async (name: string, payload: unknown) => {
  said.splice(0);
  ears?.news(name, payload);
  await vi.advanceTimersByTimeAsync(1000);
};

test('[S7-07] notification_received, notification_created and notification_added are logged and change nothing', async () => {
  const log = vi.spyOn(console, 'debug').mockReturnValue();
  const news: unknown[] = [];
  const stop = followNotices((one) => news.push(one));
  for (const name of ['notification_received', 'notification_created', 'notification_added'])
    await hears(name, { title: 'Mia Torres', body: 'secret' });
  expect(log.mock.calls).toEqual([['notification_received'], ['notification_created'], ['notification_added']]);
  expect([news, said]).toEqual([[], []]);
  // Another of the person's screens has read them all: that is asked for.
  await hears('all_notifications_marked_read', { userId: '01936c3a-7c00-7a11-8b22-000000000001' });
  expect(said).toEqual(['get_notifications']);
  stop();
  await hears('notification_added', {});
  expect(log).toHaveBeenCalledTimes(3);
});
