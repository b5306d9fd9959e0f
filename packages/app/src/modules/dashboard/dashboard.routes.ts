import { page } from '../../navigation/route.ts';

export const dashboardRoutes = [
  page('/dashboard', {
    title: 'dashboard.title',
    messages: ['dashboard'],
    screen: () => import('./dashboard.screen.tsx'),
    guard: ['Dashboard', 'read'],
    menu: 'dashboard',
  }),
];
