import { redirectTo, pagesWith } from '../../navigation/route.ts';

const page = pagesWith('inventory', 'resource', 'finder', 'stock', 'approve', 'reserved');
const guard = ['Inventory', 'read'] as const;

export const inventoryRoutes = [
  redirectTo('/manage-inventory', '/manage-inventory/serialized', { guard, menu: 'inventory.manage' }),
  page('/manage-inventory/serialized', {
    title: 'inventory.serialized.title',
    screen: () => import('./serialized.screen.tsx'),
    guard,
  }),
  page('/manage-inventory/serialized/:categoryName/:categoryId', {
    title: 'inventory.category',
    screen: () => import('./serializedCategory.screen.tsx'),
    guard,
    also: ['/serialized/:categoryName/:categoryId'],
  }),
  page('/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId', {
    title: 'inventory.item',
    screen: () => import('./units.screen.tsx'),
    guard,
    also: ['/serialized/:categoryName/:categoryId/:itemName/:itemId'],
  }),
  page('/manage-inventory/non-serialized', {
    title: 'inventory.nonSerialized.title',
    screen: () => import('./nonSerialized.screen.tsx'),
    guard,
  }),
  page('/manage-inventory/non-serialized/:categoryName/:categoryId', {
    title: 'inventory.category',
    screen: () => import('./nonSerializedCategory.screen.tsx'),
    guard,
    also: ['/non-serialized/:categoryName/:categoryId'],
  }),
  page('/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId', {
    title: 'inventory.item',
    screen: () => import('./ledger.screen.tsx'),
    guard,
    also: ['/non-serialized/:categoryName/:categoryId/:itemName/:itemId'],
  }),
];
