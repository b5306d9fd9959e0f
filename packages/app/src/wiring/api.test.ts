import { health } from '@tilldesk/domain/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem } from './ApiProblem.ts';
import { call } from './api.ts';
import { outside } from './outside.ts';

const real = outside.fetch;
afterEach(() => {
  outside.fetch = real;
  vi.useRealTimers();
});

const answered = (status: number) => {
  outside.fetch = () => Promise.resolve(Response.json({ seen: true }, { status }));
  return call(health, {}).then(
    (answer: unknown) => answer,
    (error: unknown) => (error instanceof ApiProblem ? error.status : error),
  );
};

test('[S9-16] answers from 200 to 299 are success, all others are not', async () => {
  expect([await answered(200), await answered(299), await answered(300), await answered(400)]).toEqual([
    { seen: true },
    { seen: true },
    300,
    400,
  ]);
});

test('[S9-01] a call is given up after 60,000 ms and not before', async () => {
  vi.useFakeTimers();
  let given: AbortSignal | null | undefined;
  outside.fetch = (_, options) =>
    new Promise((_, refuse) => {
      given = options?.signal;
      given?.addEventListener('abort', () => refuse(new Error('aborted')));
    });
  const ended = call(health, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(given?.aborted).toEqual(false);
  await vi.advanceTimersByTimeAsync(1);
  expect([given?.aborted, await ended]).toEqual([
    true,
    new ApiProblem(0, { code: 'network', message: 'An error occurred' }),
  ]);
});
