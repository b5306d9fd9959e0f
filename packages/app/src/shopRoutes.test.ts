import { allRights, modules, someRights, type Guard } from '@tilldesk/domain/rights';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { forwardsOf, mayEnter, menuOf, menuSetAt } from './navigation/derive.ts';
import { isPage, type Route } from './navigation/route.ts';
import { routes } from './routes.ts';

const table: readonly Route[] = routes;

type Row = { path: string; also?: string; guard?: Guard; pin?: true; confirmsLeave?: true; leadsTo?: string };
const inventory: Guard = ['Inventory', 'read'];
const at = '/manage-inventory';

/**
 * Spec §2: the routes of a group with the second form of their path, their guard, whether the access PIN is required, whether
 * leaving asks for confirmation, and the target of a redirect. Routes without a guard there are open to every signed-in user;
 * the server still checks every call.
 */
const stock: readonly Row[] = [
  { path: '/product-management', guard: ['Product', 'read'] },
  { path: '/product-management/add-product', also: '/add-product', guard: ['Product', 'create'], confirmsLeave: true },
  { path: '/product-management/edit-product/:productId', also: '/edit-product/:productId', confirmsLeave: true },
  { path: at, guard: inventory, leadsTo: `${at}/serialized` },
  { path: `${at}/manage-inventory-count`, guard: inventory },
  {
    path: `${at}/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId`,
    guard: inventory,
    confirmsLeave: true,
  },
  ...['serialized', 'non-serialized'].flatMap((kind): Row[] => {
    const category = `/${kind}/:categoryName/:categoryId`;
    const item = `${category}/:itemName/:itemId`;
    return [
      { path: `${at}/${kind}`, guard: inventory },
      { path: at + category, also: category, guard: inventory },
      { path: at + item, also: item, guard: inventory },
    ];
  }),
  { path: '/serial-tracking', guard: ['Serial Tracking', 'read'] },
  { path: '/vendor-management', guard: ['Vendor', 'read'] },
  { path: '/vendor-management/add-vendor', also: '/add-vendor', guard: ['Vendor', 'create'], confirmsLeave: true },
  { path: '/vendor-management/edit-vendor/:vendorId', also: '/edit-vendor/:vendorId', confirmsLeave: true },
  { path: '/vendor-management/vendor-details/:vendorId', also: '/vendor-details/:vendorId' },
  { path: '/purchases', guard: ['Purchase', 'read'] },
  { path: '/purchases/create-purchases', guard: ['Purchase', 'create'], confirmsLeave: true },
  { path: '/purchases/edit-purchases/:purchaseId', confirmsLeave: true },
  { path: '/customer-management', guard: ['Customer', 'read'] },
  {
    path: '/customer-management/add-customer',
    also: '/add-customer',
    guard: ['Customer', 'create'],
    confirmsLeave: true,
  },
  { path: '/customer-management/edit-customer/:customerId', also: '/edit-customer/:customerId', confirmsLeave: true },
  { path: '/customer-management/customer-details/:customerId', also: '/customer-details/:customerId' },
];
const sales = '/sale-invoice-management';
const refunds = '/refund-management';
const selling: readonly Row[] = [
  { path: sales, guard: ['Sale & Invoice', 'read'] },
  {
    path: `${sales}/create-invoice`,
    also: '/create-invoice',
    guard: ['Sale & Invoice', 'create'],
    confirmsLeave: true,
  },
  { path: `${sales}/invoice-details/:invoiceId`, also: '/invoice-details/:invoiceId' },
  { path: `${sales}/invoice-edit/:invoiceId`, also: '/invoice-edit/:invoiceId', confirmsLeave: true },
  {
    path: '/customer-management/customer-details/:customerId/invoice-edit/:invoiceId',
    also: '/customer-details/:customerId/invoice-edit/:invoiceId',
    confirmsLeave: true,
  },
  { path: `${sales}/invoice-checkout/:invoiceId`, also: '/invoice-checkout/:invoiceId' },
  { path: refunds, guard: ['Refunds & Exchanges', 'read'] },
  {
    path: `${refunds}/refund-issue`,
    also: '/refund-issue',
    guard: ['Refunds & Exchanges', 'create'],
    confirmsLeave: true,
  },
  { path: `${refunds}/refund-details/:refundId`, also: '/refund-details/:refundId' },
  { path: `${refunds}/refund-issue/refund-invoice`, also: '/refund-issue/refund-invoice', confirmsLeave: true },
];

/** The account menu's pages that belong to selling; settings pages ask before leaving, in addition to the spec's list. */
const settings: readonly Row[] = [
  { path: '/billing-cycle', guard: ['Billing Cycle', 'read'], pin: true },
  { path: '/cash-in-out/history', guard: ['Cash In / Out Report', 'read'], pin: true },
  { path: '/hardware-setup', pin: true, confirmsLeave: true },
  { path: '/transaction', guard: ['Transactions', 'update'], pin: true, confirmsLeave: true },
  { path: '/refund-policy', guard: ['Profile Settings', 'read'], confirmsLeave: true },
  { path: '/terms-and-conditions', guard: ['Profile Settings', 'read'], confirmsLeave: true },
];
const staff: readonly Row[] = [
  { path: '/employee-management', guard: ['Employee', 'read'] },
  {
    path: '/employee-management/add-employee',
    also: '/add-employee',
    guard: ['Employee', 'create'],
    confirmsLeave: true,
  },
  { path: '/employee-management/edit-employee/:employeeId', also: '/edit-employee/:employeeId', confirmsLeave: true },
  { path: '/employee-management/employee-details/:employeeId', also: '/employee-details/:employeeId' },
  { path: '/employee-management/commissions', also: '/commissions', guard: ['Commissions', 'read'] },
  {
    path: '/employee-management/commissions/setup-commission',
    also: '/commissions/setup-commission',
    guard: ['Commissions', 'update'],
  },
];
const spec = [...stock, ...selling, ...settings, ...staff];

/** Returns the app's route of a path, in the terms of the spec's table. */
function builtAt(path: string): Row | undefined {
  const route = table.find((one) => one.path === path);
  if (!route) return undefined;
  const { guard } = route;
  if (!isPage(route)) return { path, ...(guard && { guard }), leadsTo: route.redirect };
  const [also] = route.also ?? [];
  return {
    path,
    ...(also && { also }),
    ...(guard && { guard }),
    ...(route.pin && { pin: true }),
    ...(route.onLeave && { confirmsLeave: true }),
  };
}

test.each(spec.map((row) => [row.path, row] as const))('%s is built as the spec has it', (path, row) => {
  expect(builtAt(path)).toEqual(row);
});

test('each second form leads to the first with the same parameters, and is no page of its own', () => {
  const both = spec.flatMap(({ path, also }) => (also === undefined ? [] : [{ from: also, to: path }]));
  expect(forwardsOf(table).filter(({ from }) => both.some((one) => one.from === from))).toEqual(
    expect.arrayContaining(both),
  );
  expect(both.filter(({ from }) => table.some(({ path }) => path === from))).toEqual([]);
});

test('an address of either form matches one line alone', () => {
  const all = [...table.map(({ path }) => path), ...forwardsOf(table).map(({ from }) => from)];
  const distinct = [...new Set(all)];
  const filled = (path: string) => path.replaceAll(/:(\w+)/g, 'a $1');
  for (const path of spec.flatMap((row) => [row.path, ...(row.also === undefined ? [] : [row.also])])) {
    expect([path, distinct.filter((one) => matchPath(one, filled(path)) !== null)]).toEqual([path, [path]]);
  }
});

describe('a person', () => {
  const guarded = spec.filter(({ guard }) => guard !== undefined).map(({ path }) => path);
  const open = spec.filter(({ guard }) => guard === undefined).map(({ path }) => path);
  const enters = (rights: ReturnType<typeof someRights>) =>
    spec
      .map(({ path }) => path)
      .filter((path) => mayEnter(builtAt(path) ?? { guard: ['Dashboard', 'delete'] }, rights));
  const seen = (rights: ReturnType<typeof someRights>) =>
    menuOf('main', table, rights).map(({ name, to, under }) => [name, ...(under ?? [{ to }]).map((link) => link.to)]);
  const seenOfAccount = (rights: ReturnType<typeof someRights>) =>
    menuOf('account', table, rights).flatMap(({ to }) => (settings.some(({ path }) => path === to) ? [to] : []));

  test('[S2-04] with every right sees these places, in the order of the spec', () => {
    expect(seen(allRights())).toEqual([
      ['dashboard', '/dashboard'],
      ['purchase', '/purchases', '/purchases/create-purchases'],
      ['vendors', '/vendor-management'],
      ['sales', '/sale-invoice-management'],
      ['refunds', '/refund-management', '/refund-management/refund-issue'],
      ['inventory', '/manage-inventory', '/manage-inventory/manage-inventory-count'],
      ['serials', '/serial-tracking'],
      ['products', '/product-management', '/product-management/add-product'],
      ['expenses', '/expense-management'],
      [
        'employees',
        '/employee-management',
        '/employee-management/commissions',
        '/employee-management/manage-roles',
        '/employee-management/roles-permissions',
      ],
      ['customers', '/customer-management'],
      ['bills', '/bill-payments'],
      ['timesheet', '/employee/timesheet'],
    ]);
  });

  test('[S2-03] with none of the rights sees no place and enters what has no guard alone', () => {
    expect(seen(someRights({}))).toEqual([]);
    expect(enters(someRights({}))).toEqual(open);
    expect(guarded.length + open.length).toEqual(spec.length);
  });

  test.each(modules.map((name) => [name] as const))('who may only read %s enters no door of another module', (name) => {
    const mine = spec.filter(({ guard }) => guard === undefined || (guard[0] === name && guard[1] === 'read'));
    expect(enters(someRights({ [name]: 'r' }))).toEqual(mine.map(({ path }) => path));
  });

  test('[S2-03] who may only read sees lists, and who may only create sees the form that has a place', () => {
    expect(seen(someRights({ Product: 'r' }))).toEqual([['products', '/product-management']]);
    expect(seen(someRights({ Product: 'c' }))).toEqual([['products', '/product-management/add-product']]);
    expect(seen(someRights({ Purchase: 'r' }))).toEqual([['purchase', '/purchases']]);
    expect(seen(someRights({ Purchase: 'c' }))).toEqual([['purchase', '/purchases/create-purchases']]);
    expect(seen(someRights({ Inventory: 'r' }))).toEqual([
      ['inventory', '/manage-inventory', '/manage-inventory/manage-inventory-count'],
    ]);
    expect(seen(someRights({ Customer: 'r' }))).toEqual([['customers', '/customer-management']]);
    expect(seen(someRights({ Employee: 'r' }))).toEqual([['employees', '/employee-management']]);
    expect(seen(someRights({ Vendor: 'r' }))).toEqual([['vendors', '/vendor-management']]);
    expect(seen(someRights({ 'Serial Tracking': 'r' }))).toEqual([['serials', '/serial-tracking']]);
    expect(seen(someRights({ 'Sale & Invoice': 'r' }))).toEqual([['sales', '/sale-invoice-management']]);
    expect(seen(someRights({ 'Sale & Invoice': 'c' }))).toEqual([]);
    expect(seen(someRights({ 'Refunds & Exchanges': 'r' }))).toEqual([['refunds', '/refund-management']]);
    expect(seen(someRights({ 'Refunds & Exchanges': 'c' }))).toEqual([['refunds', '/refund-management/refund-issue']]);
  });

  test('finds each page of settings in the account menu by its own right alone', () => {
    const [billing, cash, hardware, ...others] = settings.map(({ path }) => path);
    expect(seenOfAccount(allRights())).toEqual([billing, cash, hardware, ...others]);
    expect(seenOfAccount(someRights({ 'Billing Cycle': 'r' }))).toEqual([billing, hardware]);
    expect(seenOfAccount(someRights({}))).toEqual([hardware]);
    expect(seenOfAccount(someRights({ 'Cash In / Out Report': 'r', Transactions: 'r' }))).toEqual([cash, hardware]);
    expect(seenOfAccount(someRights({ Transactions: 'u' }))).toEqual([hardware, '/transaction']);
    expect(seenOfAccount(someRights({ 'Profile Settings': 'r' }))).toEqual([
      hardware,
      '/refund-policy',
      '/terms-and-conditions',
    ]);
  });

  test('[S2-05] has the main menu at the side on the pages of work, and the account’s on those of settings', () => {
    expect([...stock, ...selling].filter(({ path }) => menuSetAt(path, table) !== 'main')).toEqual([]);
    expect(settings.filter(({ path }) => menuSetAt(path, table) !== 'account')).toEqual([]);
  });
});
