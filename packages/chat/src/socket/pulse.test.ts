import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForPulse } from './pulse.ts';

let told: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
});
afterEach(() => vi.useRealTimers());

const listening = () =>
  listenForPulse(
    { silent: () => told.push('silent'), back: () => told.push('back'), lost: () => told.push('lost') },
    () => Date.now(),
  );

/** Pings that come so many milliseconds after one another. */
function beats(pulse: ReturnType<typeof listening>, ...distances: number[]): void {
  for (const distance of distances) {
    vi.advanceTimersByTime(distance);
    pulse.beat();
  }
}

test('a line that beats on time is never silent', () => {
  beats(listening(), 3_000, 1_000, 1_200, 1_000, 1_900, 1_000);
  expect(told).toEqual([]);
});

test('[S4-26] a line whose ping is a second late is silent, and lost after five', () => {
  beats(listening(), 0, 1_000, 1_000);
  vi.advanceTimersByTime(1_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['silent']);
  vi.advanceTimersByTime(3_999);
  expect(told).toEqual(['silent']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['silent', 'lost']);
});

test('a machine that was held up itself hears what came meanwhile before it calls the line silent', () => {
  const pulse = listening();
  beats(pulse, 0, 1_000);
  // Timers that are due run before what waits to be read.
  vi.advanceTimersByTime(1_900);
  pulse.heard();
  vi.advanceTimersByTime(1_900);
  expect(told).toEqual([]);
});

test('anything that comes brings a silent line back, and it is listened to as before', () => {
  const pulse = listening();
  beats(pulse, 0, 1_000);
  vi.advanceTimersByTime(3_000);
  pulse.heard();
  pulse.heard();
  expect(told).toEqual(['silent', 'back']);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual(['silent', 'back', 'silent']);
});

test('a ping that was late once does not slow the rhythm down', () => {
  const pulse = listening();
  beats(pulse, 0, 1_000, 1_800, 1_000);
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual(['silent']);
});

test('without a rhythm nothing is late: before the second ping, and after the line was closed', () => {
  const pulse = listening();
  beats(pulse, 5_000);
  vi.advanceTimersByTime(600_000);
  beats(pulse, 0, 25_000);
  pulse.closed();
  pulse.heard();
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([]);
});
