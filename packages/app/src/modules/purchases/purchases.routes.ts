import { pagesWith } from '../../navigation/route.ts';

const page = pagesWith('purchases', 'resource', 'buying', 'finder', 'stock', 'approve', 'reserved');

export const purchasesRoutes = [
  page('/purchases', {
    title: 'purchases.title',
    screen: () => import('./purchases.screen.tsx'),
    guard: ['Purchase', 'read'],
    menu: 'purchase.list',
  }),
  page('/purchases/create-purchases', {
    title: 'purchases.create',
    screen: () => import('./createPurchases.screen.tsx'),
    guard: ['Purchase', 'create'],
    onLeave: true,
    menu: 'purchase.create',
  }),
  page('/purchases/edit-purchases/:purchaseId', {
    title: 'purchases.edit',
    screen: () => import('./editPurchases.screen.tsx'),
    tight: true,
    onLeave: true,
  }),
];
