import { expect, test } from 'vitest';
import { returnPath } from './signOutReason.ts';

const from = (address: string) => returnPath(`?from=${encodeURIComponent(address)}`);

test('a person returns to the page they came from, its search included', () => {
  expect(from('/customer-management?page=2&search=ana')).toEqual('/customer-management?page=2&search=ana');
});

test('who came from nowhere goes to the dashboard', () => {
  expect(returnPath('')).toEqual('/dashboard');
});

test('an address outside this app is not followed', () => {
  const foreign = ['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)'];
  expect(foreign.map(from)).toEqual(foreign.map(() => '/dashboard'));
});

test('sign-in does not lead back to itself', () => {
  expect([from('/signin'), from('/signin?from=/x')]).toEqual(['/dashboard', '/dashboard']);
});
