import { page } from '../../navigation/route.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';

export const dashboardRoutes = [
  page('/dashboard', {
    title: 'dashboard.title',
    messages,
    screen: () => import('./dashboard.screen.tsx'),
    guard: ['Dashboard', 'read'],
    menu: 'dashboard',
  }),
];
