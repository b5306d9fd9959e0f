import { expect, test } from 'vitest';
import shell from '../shell/shell.messages.en.json';
import { accountMenu, mainMenu, type MenuHeading } from './menus.ts';

const texts: Record<string, string> = shell;
const named = (menu: readonly MenuHeading[]) =>
  menu.map(({ place, under = [] }) =>
    [place, ...under]
      .map((name) => texts[`menu.${name}`])
      .join(' > ')
      .replace(' > ', ': ')
      .replaceAll(' > ', ', '),
  );

test('[S2-04] the side menu is the spec’s, in its order and its words', () => {
  expect(named(mainMenu)).toEqual([
    'Dashboard',
    'Analytics: Store, Business',
    'Purchase: Purchases, Create Purchases',
    'Vendor Management',
    'Sale & Invoice Management',
    'Refund Management: Managing Refunds, Refund Invoice',
    'RMA Management',
    'Repair Management',
    'Inventory Management: Manage Inventory, Inventory Count',
    'Serial Tracking',
    'Product Management: Manage Products, Add New Product',
    'Expense Management',
    'Employee Management: Employees, Commissions, Manage Roles, Roles Permissions',
    'Customer Management',
    'Reports',
    'Warehouse: Warehouses, Locations, Transfers',
    'Bill Payments',
    'Integration',
    'Training',
    'View Clock In/Out Sheet',
  ]);
});

test('[S2-06] the account menu is the spec’s, in its order and its words', () => {
  expect(named(accountMenu)).toEqual([
    'Profile',
    'Store Settings',
    'Email Reply',
    'Billing Cycle',
    'Cash In/Out',
    'Hardware setup',
    'Transactions',
    'Refund Policy',
    'Terms And Conditions',
  ]);
});
