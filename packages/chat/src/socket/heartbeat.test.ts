import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeartbeat } from './heartbeat.ts';

let events: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
});
afterEach(() => vi.useRealTimers());

const listening = () =>
  watchHeartbeat(
    { onSilent: () => events.push('silent'), onResumed: () => events.push('back'), onLost: () => events.push('lost') },
    () => Date.now(),
  );

/** Sends pings with the given distances in milliseconds. */
function beats(heartbeat: ReturnType<typeof listening>, ...distances: number[]): void {
  for (const distance of distances) {
    vi.advanceTimersByTime(distance);
    heartbeat.heartbeat();
  }
}

test('a line that beats on time is never silent', () => {
  beats(listening(), 3_000, 1_000, 1_200, 1_000, 1_900, 1_000);
  expect(events).toEqual([]);
});

test('[S4-26] a line whose ping is a second late is silent, and lost after five', () => {
  beats(listening(), 0, 1_000, 1_000);
  vi.advanceTimersByTime(1_999);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['silent']);
  vi.advanceTimersByTime(3_999);
  expect(events).toEqual(['silent']);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['silent', 'lost']);
});

test('a machine that was held up itself hears what came meanwhile before it calls the line silent', () => {
  const heartbeat = listening();
  beats(heartbeat, 0, 1_000);
  // Due timers run before messages that wait to be read.
  vi.advanceTimersByTime(1_900);
  heartbeat.onMessage();
  vi.advanceTimersByTime(1_900);
  expect(events).toEqual([]);
});

test('anything that comes brings a silent line back, and it is listened to as before', () => {
  const heartbeat = listening();
  beats(heartbeat, 0, 1_000);
  vi.advanceTimersByTime(3_000);
  heartbeat.onMessage();
  heartbeat.onMessage();
  expect(events).toEqual(['silent', 'back']);
  vi.advanceTimersByTime(2_000);
  expect(events).toEqual(['silent', 'back', 'silent']);
});

test('a ping that was late once does not slow the rhythm down', () => {
  const heartbeat = listening();
  beats(heartbeat, 0, 1_000, 1_800, 1_000);
  vi.advanceTimersByTime(2_000);
  expect(events).toEqual(['silent']);
});

test('without a rhythm nothing is late: before the second ping, and after the line was closed', () => {
  const heartbeat = listening();
  beats(heartbeat, 5_000);
  vi.advanceTimersByTime(600_000);
  beats(heartbeat, 0, 25_000);
  heartbeat.closed();
  heartbeat.onMessage();
  vi.advanceTimersByTime(600_000);
  expect(events).toEqual([]);
});
