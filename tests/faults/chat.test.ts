import { expect, test } from 'vitest';
import { dropped, restarted } from '../support/chatScenarios.ts';
import { faultless } from '../support/chatInvariants.ts';

// Small versions of E-13 and E-14, which check the final database contents and every window. Full versions: `pnpm bench
// chat-faults`.

test('60 windows whose lines are cut at random: each message is shown once and in order, unread counts are the server’s', async () => {
  const { report, cuts } = await dropped({
    pairs: 27,
    doubled: 6,
    messages: 18,
    every: 400,
    up: [500, 2_000],
    down: [200, 3_000],
  });
  expect(report).toEqual(faultless(60 * 18));
  expect(cuts).toBeGreaterThan(60);
});

test('100 chat while their server is killed and stopped again and again: nothing is lost or doubled, and they come back spread', async () => {
  const { report, peaks } = await restarted({ pairs: 50, every: 1_000, restarts: 4, between: 4_000 });
  expect(report).toEqual(faultless(100 * 16));
  // No thundering herd: 100 clients that reconnect within 5 s (spec §9) are 20 a second on average, and at most three times that.
  // Checked for the calmer half of the restarts: a test process that is blocked for a second counts the connects of two seconds
  // as one.
  expect(peaks.length).toEqual(4);
  expect(peaks[1]).toBeLessThanOrEqual(3 * 20);
});
