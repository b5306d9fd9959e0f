import { health } from '@tilldesk/domain/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem } from './ApiProblem.ts';
import { call } from './call.ts';
import { lastAnswers } from './etagCache.ts';
import { outside } from './environment.ts';

const real = outside.fetch;
afterEach(() => {
  outside.fetch = real;
  lastAnswers.forget();
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
    new Promise((_, reject) => {
      given = options?.signal;
      given?.addEventListener('abort', () => reject(new Error('aborted')));
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

test('an answer that did not change is taken from memory, and one that was forgotten is asked for whole', async () => {
  const sentTokens: (string | null)[] = [];
  outside.fetch = (_, options) => {
    const tag = new Headers(options?.headers).get('if-none-match');
    sentTokens.push(tag);
    if (tag === 'W/"1"') return Promise.resolve(new Response(null, { status: 304 }));
    return Promise.resolve(Response.json({ seen: true }, { headers: { etag: 'W/"1"' } }));
  };
  const first = await call(health, {});
  expect(await call(health, {})).toBe(first);
  lastAnswers.forget();
  expect(await call(health, {})).toEqual({ seen: true });
  expect(sentTokens).toEqual([null, 'W/"1"', null]);
});
