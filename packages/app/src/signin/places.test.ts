import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('where the person came from goes along from page to page', () => {
  const written: string[][] = [];
  const places = createPlaces('/signin?from=%2Fcreate-invoice', (...args) => written.push(args));
  places.navigateTo('/validation-code');
  places.navigateTo('/signin', 'replace');
  expect(written).toEqual([
    ['/validation-code?from=%2Fcreate-invoice', 'push'],
    ['/signin?from=%2Fcreate-invoice', 'replace'],
  ]);
});

test('a mailed link is read with its token', () => {
  expect(createPlaces('/reset-password?id=7#secret').current()).toEqual({
    path: '/reset-password',
    search: '?id=7',
    hash: '#secret',
  });
});

test('the back button is followed', () => {
  const places = createPlaces('/signin');
  const seen: string[] = [];
  places.subscribe(() => seen.push(places.current().path));
  places.navigateTo('/forgot-password');
  places.follow('/signin');
  expect(seen).toEqual(['/forgot-password', '/signin']);
});
