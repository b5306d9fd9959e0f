/**
 * The modules that rights are given for: those of the route table, and `Contact Support` (spec §2, §6).
 * The order is the order of the rights matrix.
 */
export const modules = [
  'Dashboard',
  'Store Analytics',
  'Business Analytics',
  'Purchase',
  'Vendor',
  'Sale & Invoice',
  'Refunds & Exchanges',
  'RMA',
  'Repair',
  'Inventory',
  'Serial Tracking',
  'Product',
  'Expense',
  'Employee',
  'Commissions',
  'Roles',
  'Roles Permissions',
  'Employee - Clock In / Clock Out Time Sheet',
  'Customer',
  'Reports',
  'Warehouse',
  'Location',
  'Transfers',
  'Bill Payments',
  'Sale Channels',
  'Website',
  'Training',
  'Profile Settings',
  'Stores',
  'Email Reply',
  'Billing Cycle',
  'Transactions',
  'Cash In / Out Report',
  'Contact Support',
] as const;

export type ModuleName = (typeof modules)[number];
