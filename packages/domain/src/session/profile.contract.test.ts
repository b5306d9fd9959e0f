import { expect, test } from 'vitest';
import { profileCalls } from './profile.contract.ts';

test('[S6-04] every call of the profile settings is behind the PIN gate, as its page is, but that which chooses the first PIN', () => {
  const calls = Object.values(profileCalls);
  expect(calls.filter(({ pin }) => pin !== true).map(({ path }) => path)).toEqual(['/profile/pin']);
  expect(calls.length).toBeGreaterThan(9);
});
