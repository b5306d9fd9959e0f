import { redirectTo, page } from '../../navigation/route.ts';
import { finderMessages } from '../../productFinder/finder.messages.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { combineMessages } from '../../i18n/joined.ts';
import { withStock } from '../../stock/stock.messages.ts';
import { inventoryMessages } from './inventory.messages.ts';

const messages = withResource(withStock(combineMessages(finderMessages, inventoryMessages)));
const guard = ['Inventory', 'read'] as const;

export const inventoryRoutes = [
  redirectTo('/manage-inventory', '/manage-inventory/serialized', { guard, menu: 'inventory.manage' }),
  page('/manage-inventory/serialized', {
    title: 'inventory.serialized.title',
    messages,
    screen: () => import('./serialized.screen.tsx'),
    guard,
  }),
  page('/manage-inventory/serialized/:categoryName/:categoryId', {
    title: 'inventory.category',
    messages,
    screen: () => import('./serializedCategory.screen.tsx'),
    guard,
    also: ['/serialized/:categoryName/:categoryId'],
  }),
  page('/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId', {
    title: 'inventory.item',
    messages,
    screen: () => import('./units.screen.tsx'),
    guard,
    also: ['/serialized/:categoryName/:categoryId/:itemName/:itemId'],
  }),
  page('/manage-inventory/non-serialized', {
    title: 'inventory.nonSerialized.title',
    messages,
    screen: () => import('./nonSerialized.screen.tsx'),
    guard,
  }),
  page('/manage-inventory/non-serialized/:categoryName/:categoryId', {
    title: 'inventory.category',
    messages,
    screen: () => import('./nonSerializedCategory.screen.tsx'),
    guard,
    also: ['/non-serialized/:categoryName/:categoryId'],
  }),
  page('/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId', {
    title: 'inventory.item',
    messages,
    screen: () => import('./ledger.screen.tsx'),
    guard,
    also: ['/non-serialized/:categoryName/:categoryId/:itemName/:itemId'],
  }),
];
