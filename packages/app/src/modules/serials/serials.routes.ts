import { page } from '../../navigation/route.ts';

export const serialsRoutes = [
  page('/serial-tracking', {
    title: 'serials.title',
    messages: ['serials', 'resource', 'stock', 'approve', 'reserved'],
    screen: () => import('./serials.screen.tsx'),
    guard: ['Serial Tracking', 'read'],
    menu: 'serials',
  }),
];
