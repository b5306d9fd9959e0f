import { allRights, someRights } from '@tilldesk/domain/rights';
import { expect, test } from 'vitest';
import { page } from '../navigation/route.ts';
import { nextPlace, openPages } from './nextPlace.ts';

const line = {
  title: 'dashboard.title',
  messages: ['dashboard'],
  screen: () => Promise.resolve({ Screen: () => null }),
} as const;
const list = page('/customer-management', { ...line, guard: ['Customer', 'read'] });
const one = page('/customer-management/customer-details/:customerId', line);
const free = page('/book-meeting', line);
const sessionWith = (permissions = allRights()) => ({ permissions });

test('a switched session stays on a page that shows no record and that the person may enter', () => {
  expect([nextPlace(list, sessionWith()), nextPlace(free, sessionWith(someRights({})))]).toEqual([
    '/customer-management',
    '/book-meeting',
  ]);
});

test('from a record of the other store, a page that is not open and no page at all it goes to the dashboard', () => {
  expect([
    nextPlace(one, sessionWith()),
    nextPlace(list, sessionWith(someRights({}))),
    nextPlace(undefined, sessionWith()),
  ]).toEqual(['/dashboard', '/dashboard', '/dashboard']);
});

test('the pages that can be gone to are those without a record that the person may enter', () => {
  expect([openPages([list, one, free], allRights()), openPages([list, one, free], someRights({}))]).toEqual([
    [list, free],
    [free],
  ]);
});
