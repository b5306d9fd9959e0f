import { page } from '../../navigation/route.ts';

export const registersRoutes = [
  page('/cash-in-out/history', {
    title: 'drawers.title',
    messages: ['registers', 'resource', 'approve', 'printing'],
    screen: () => import('./history.screen.tsx'),
    guard: ['Cash In / Out Report', 'read'],
    pin: true,
    menu: 'account.cash',
  }),
];
