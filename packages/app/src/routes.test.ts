import { expect, test } from 'vitest';
import { loadMessages } from './i18n/loadMessages.ts';
import type { Language } from './i18n/Messages.ts';
import { forwardsOf } from './navigation/derive.ts';
import { isPage, type Route } from './navigation/route.ts';
import { routes } from './routes.ts';

const table: readonly Route[] = routes;
const pages = table.filter(isPage);
const parametersOf = (path: string) =>
  [...path.matchAll(/:\w+/g)]
    .map(([name]) => name)
    .toSorted()
    .join();
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('no path and no place in a menu is taken twice', () => {
  expect(twice([...pages.map(({ path }) => path), ...forwardsOf(table).map(({ from }) => from)])).toEqual([]);
  expect(twice(table.flatMap(({ menu }) => menu ?? []))).toEqual([]);
});

test('a path that leads on carries every parameter of its target', () => {
  expect(forwardsOf(table).filter(({ from, to }) => parametersOf(from) !== parametersOf(to))).toEqual([]);
});

test('a path that leads on leads to a page', () => {
  const known = new Set(pages.map(({ path }) => path));
  expect(forwardsOf(table).filter(({ to }) => !known.has(to))).toEqual([]);
});

test('[S6-04] the pages that a non-admin needs the access PIN for are those of the spec', () => {
  const pinProtected = [
    '/profile-settings',
    '/manage-stores',
    '/manage-stores/add',
    '/email',
    '/billing-cycle',
    '/hardware-setup',
    '/transaction',
    '/cash-in-out/history',
  ];
  const pinPages = pages.filter(({ path }) => pinProtected.includes(path));
  expect(pages.filter(({ pin }) => pin)).toEqual(pinPages);
});

test('every page loads a screen and names itself in both languages', { timeout: 60_000 }, async () => {
  for (const page of pages) {
    const load = (language: Language) => loadMessages(page.messages[0], language);
    const [{ Screen }, en, es] = await Promise.all([page.screen(), load('en'), load('es')]);
    expect([page.path, typeof Screen, page.title in en, page.title in es]).toEqual([page.path, 'function', true, true]);
  }
});

/** Spec §2, 'Unsaved-change protection': the forms that ask before leaving. */
const formPages = [
  '/customer-management/add-customer',
  '/customer-management/edit-customer/:customerId',
  '/vendor-management/add-vendor',
  '/vendor-management/edit-vendor/:vendorId',
  '/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId',
  '/refund-management/refund-issue',
  '/refund-management/refund-issue/refund-invoice',
  '/purchases/create-purchases',
  '/purchases/edit-purchases/:purchaseId',
  '/sale-invoice-management/create-invoice',
  '/sale-invoice-management/invoice-edit/:invoiceId',
  '/customer-management/customer-details/:customerId/invoice-edit/:invoiceId',
  '/rma-management/create-rma',
  '/rma-management/edit-rma/:rmaId',
  '/expense-management/create-expense',
  '/expense-management/edit-expense/:expenseId',
  '/product-management/add-product',
  '/product-management/edit-product/:productId',
  '/warehouse/add-warehouse',
  '/warehouse/edit-warehouse/:warehouseId',
  '/warehouse/transfers/add-transfer',
  '/warehouse/transfers/edit-transfer/:transferId',
  '/employee-management/add-employee',
  '/employee-management/edit-employee/:employeeId',
  '/repair-management/add-repair',
  '/repair-management/edit-repair/:repairId',
  '/bill-payments/add',
  '/bill-payments/edit/:billPaymentId',
  '/training/video-upload',
  '/training/edit-video/:videoId',
];

test('[S2-08] leaving asks on every form of the list that is built, and else on forms alone', () => {
  const built = pages.filter(({ path }) => formPages.includes(path));
  expect(built.filter(({ onLeave }) => onLeave !== true)).toEqual([]);
  expect(built.length).toBeGreaterThan(5);

  // The user's own account asks too, since a half-typed name is as easily lost; so does every form that a shop adds.
  const others = pages.filter(({ onLeave, path }) => onLeave === true && !formPages.includes(path));
  const isForm =
    /^\/(profile-settings|hardware-setup|transaction|manage-stores\/(add|edit\/:storeId)|refund-policy|terms-and-conditions|employee-management\/roles-permissions)$|\/(add|edit|create)-[a-z-]+(\/:\w+)?$/;
  expect(others.map(({ path }) => path).filter((path) => !isForm.test(path))).toEqual([]);
});
