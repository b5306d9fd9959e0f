import { Problem } from '@tilldesk/domain/problems';
import { expect, test } from 'vitest';
import { requestHash } from './idempotency-keys.store.ts';

test('two requests are one when method, path and body are', () => {
  const hash = requestHash('POST', '/api/a', { b: 1 });
  expect(hash).toEqual(requestHash('POST', '/api/a', { b: 1 }));
  const others = [
    requestHash('PATCH', '/api/a', { b: 1 }),
    requestHash('POST', '/api/b', { b: 1 }),
    requestHash('POST', '/api/a', { b: 2 }),
    requestHash('POST', '/api/a', undefined),
  ];
  expect(new Set([hash, ...others]).size).toEqual(5);
});

test('a body that is nested too deep to be written again is rejected, not a failure of the server', () => {
  const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  expect(() => requestHash('POST', '/api/a', deep)).toThrow(new Problem('request.unreadable'));
});
