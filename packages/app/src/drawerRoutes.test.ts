import { allRights, someRights } from '@tilldesk/domain/rights';
import { expect, test } from 'vitest';
import { mayEnter, menuOf, menuSetAt } from './kit/go/derive.ts';
import { isPage, type Route } from './kit/go/route.ts';
import { routes } from './routes.ts';

const table: readonly Route[] = routes;

/** Spec §2 and §6: the pages of the drawer, their guard, the PIN gate and their place in the account menu. */
const spec = [
  { path: '/cash-in-out/history', guard: ['Cash In / Out Report', 'read'], pin: true, menu: 'account.cash' },
  { path: '/transaction', guard: ['Transactions', 'update'], pin: true, menu: 'account.transactions' },
] as const;

test('the pages of the drawer are built as the spec has them', () => {
  const built = spec.map((row) => {
    const route = table.find(({ path }) => path === row.path);
    return route && isPage(route) && { path: row.path, guard: route.guard, pin: route.pin, menu: route.menu };
  });
  expect(built).toEqual(spec);
});

test('each is entered by its own right alone, and stands in the account menu of those who may', () => {
  const entered = (rights: ReturnType<typeof someRights>) =>
    spec.filter((row) => mayEnter(row, rights)).map(({ path }) => path);
  const listed = (rights: ReturnType<typeof someRights>) =>
    menuOf('account', table, rights).flatMap(({ to }) => (spec.some(({ path }) => path === to) ? [to] : []));
  expect(entered(someRights({}))).toEqual([]);
  expect(entered(someRights({ 'Cash In / Out Report': 'r', Transactions: 'r' }))).toEqual(['/cash-in-out/history']);
  expect(listed(someRights({ Transactions: 'u' }))).toEqual(['/transaction']);
  expect(listed(allRights())).toEqual(['/cash-in-out/history', '/transaction']);
  expect(spec.map(({ path }) => menuSetAt(path, table))).toEqual(['account', 'account']);
});
