import { pagesWith } from '../../navigation/route.ts';

const page = pagesWith('counts', 'resource', 'stock', 'approve', 'reserved');
const guard = ['Inventory', 'read'] as const;

export const countsRoutes = [
  page('/manage-inventory/manage-inventory-count', {
    title: 'counts.title',
    screen: () => import('./counts.screen.tsx'),
    guard,
    menu: 'inventory.count',
  }),
  page('/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId', {
    title: 'counts.count',
    screen: () => import('./countInventory.screen.tsx'),
    tight: true,
    guard,
    onLeave: true,
  }),
];
