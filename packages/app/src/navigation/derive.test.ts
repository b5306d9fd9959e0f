import { allRights, someRights } from '@tilldesk/domain/rights';
import { expect, test } from 'vitest';
import { currentLink, forwardsOf, mayEnter, menuOf, menuSetAt, pagesAbove } from './derive.ts';
import { redirectTo, page, type Page } from './route.ts';

const line = {
  title: 'dashboard.title',
  messages: ['dashboard'],
  screen: () => Promise.resolve({ Screen: () => null }),
} as const;

const addProduct = page('/product-management/add-product', {
  ...line,
  guard: ['Product', 'create'],
  also: ['/add-product'],
  menu: 'products.add',
});
const productList = page('/product-management', { ...line, guard: ['Product', 'read'], menu: 'products.manage' });
const editProduct = page('/product-management/edit-product/:productId', {
  ...line,
  also: ['/edit-product/:productId'],
});
const sales = page('/sale-invoice-management', { ...line, guard: ['Sale & Invoice', 'read'], menu: 'sales' });
const dashboard = page('/dashboard', { ...line, guard: ['Dashboard', 'read'], menu: 'dashboard' });
const profile = page('/profile-settings', { ...line, guard: ['Profile Settings', 'read'], menu: 'account.profile' });
const leaveShift = page('/leave-shift', { ...line, account: true });
const inventory = redirectTo('/manage-inventory', '/manage-inventory/serialized', {
  guard: ['Inventory', 'read'],
  menu: 'inventory.manage',
});

// Not in the order of the menu.
const table = [addProduct, productList, editProduct, sales, profile, leaveShift, inventory, dashboard];

test('the side menu shows what exists, in the order of the spec', () => {
  expect(menuOf('main', table, allRights())).toEqual([
    { name: 'dashboard', icon: 'home', to: '/dashboard' },
    { name: 'sales', icon: 'receipt', to: '/sale-invoice-management' },
    { name: 'inventory', icon: 'box', under: [{ name: 'inventory.manage', to: '/manage-inventory' }] },
    {
      name: 'products',
      icon: 'tag',
      under: [
        { name: 'products.manage', to: '/product-management' },
        { name: 'products.add', to: '/product-management/add-product' },
      ],
    },
  ]);
});

test('a person sees the entries that they may enter and no empty heading', () => {
  expect(menuOf('main', table, someRights({ Dashboard: 'r' }))).toEqual([
    { name: 'dashboard', icon: 'home', to: '/dashboard' },
  ]);
  expect(menuOf('main', table, someRights({ Product: 'c' }))).toEqual([
    { name: 'products', icon: 'tag', under: [{ name: 'products.add', to: '/product-management/add-product' }] },
  ]);
  expect(menuOf('main', table, null)).toEqual([]);
});

test('the account menu holds the pages of the account', () => {
  expect(menuOf('account', table, allRights())).toEqual([
    { name: 'account.profile', icon: 'user', to: '/profile-settings' },
  ]);
});

test('the account menu stands at the side of the account pages and below them', () => {
  const at = (pathname: string) => menuSetAt(pathname, table);
  expect([
    at('/profile-settings'),
    at('/profile-settings/x'),
    at('/leave-shift'),
    at('/dashboard'),
    at('/profile'),
  ]).toEqual(['account', 'account', 'account', 'main', 'main']);
});

test('the menu marks the longest path that the address is at or below', () => {
  const links = [
    { name: 'products.manage', to: '/product-management' },
    { name: 'products.add', to: '/product-management/add-product' },
  ] as const;
  expect(currentLink('/product-management', links)).toEqual('products.manage');
  expect(currentLink('/product-management/add-product', links)).toEqual('products.add');
  expect(currentLink('/product-management/edit-product/7', links)).toEqual('products.manage');
  expect(currentLink('/dashboard', links)).toEqual(undefined);
});

test('flat paths lead to the nested ones, and a forward to its target', () => {
  expect(forwardsOf(table)).toEqual([
    { from: '/add-product', to: '/product-management/add-product' },
    { from: '/edit-product/:productId', to: '/product-management/edit-product/:productId' },
    { from: '/manage-inventory', to: '/manage-inventory/serialized' },
  ]);
});

test('the crumbs of a page are the pages that its path begins with', () => {
  expect(pagesAbove(editProduct, table)).toEqual([productList]);
  expect(pagesAbove(dashboard, table)).toEqual([]);
});

test('a page without a guard opens to everybody signed in, a guarded one to those with the right', () => {
  const guarded = (guard: Page['guard']) => page('/x', { ...line, ...(guard ? { guard } : {}) });
  const trainee = someRights({ Dashboard: 'r', Product: 'c' });
  expect(mayEnter(guarded(undefined), null)).toEqual(true);
  expect(mayEnter(guarded(['Dashboard', 'read']), trainee)).toEqual(true);
  expect(mayEnter(guarded(['Product', 'read']), trainee)).toEqual(false);
  expect(mayEnter(guarded(['Product', 'readOrCreate']), trainee)).toEqual(true);
  expect(mayEnter(guarded(['Product', ['read', 'create']]), trainee)).toEqual(true);
  expect(mayEnter(guarded(['Product', 'update']), trainee)).toEqual(false);
});
