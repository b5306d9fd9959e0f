import type { IconName } from '@tilldesk/ui';

/** A menu position: one link, or a heading with links under it. Its label is `menu.<place>`. */
export type MenuHeading = { place: string; icon: IconName; under?: readonly string[] };

/** The side menu in the order of spec §2. A position is shown once a route uses it. */
export const mainMenu = [
  { place: 'dashboard', icon: 'home' },
  { place: 'analytics', icon: 'chart', under: ['analytics.store', 'analytics.business'] },
  { place: 'purchase', icon: 'download', under: ['purchase.list', 'purchase.create'] },
  { place: 'vendors', icon: 'truck' },
  { place: 'sales', icon: 'receipt' },
  { place: 'refunds', icon: 'undo', under: ['refunds.list', 'refunds.invoice'] },
  { place: 'rma', icon: 'refresh' },
  { place: 'repairs', icon: 'wrench' },
  { place: 'inventory', icon: 'box', under: ['inventory.manage', 'inventory.count'] },
  { place: 'serials', icon: 'barcode' },
  { place: 'products', icon: 'tag', under: ['products.manage', 'products.add'] },
  { place: 'expenses', icon: 'cash' },
  {
    place: 'employees',
    icon: 'user',
    under: ['employees.list', 'employees.commissions', 'employees.roles', 'employees.rights'],
  },
  { place: 'customers', icon: 'users' },
  { place: 'reports', icon: 'columns' },
  { place: 'warehouse', icon: 'store', under: ['warehouse.list', 'warehouse.locations', 'warehouse.transfers'] },
  { place: 'bills', icon: 'card' },
  { place: 'integration', icon: 'globe' },
  { place: 'training', icon: 'eye' },
  { place: 'timesheet', icon: 'clock' },
] as const satisfies readonly MenuHeading[];

/** The menu of the account pages, and of the user's own button, in the order of spec §2. */
export const accountMenu = [
  { place: 'account.profile', icon: 'user' },
  { place: 'account.stores', icon: 'store' },
  { place: 'account.email', icon: 'mail' },
  { place: 'account.billing', icon: 'calendar' },
  { place: 'account.cash', icon: 'drawer' },
  { place: 'account.hardware', icon: 'settings' },
  { place: 'account.transactions', icon: 'card' },
  { place: 'account.refundPolicy', icon: 'undo' },
  { place: 'account.terms', icon: 'info' },
] as const satisfies readonly MenuHeading[];

type PlaceOf<H extends MenuHeading> = H extends { under: readonly (infer U)[] } ? U : H['place'];

/** The menu positions that a route can use. */
export type MenuPlace = PlaceOf<(typeof mainMenu)[number] | (typeof accountMenu)[number]>;

/** Every name in a menu, including headings: each has the message `menu.<name>`. */
export type MenuName = MenuPlace | (typeof mainMenu)[number]['place'];
