import { page } from '../../navigation/route.ts';

export const billingRoutes = [
  page('/billing-cycle', {
    title: 'billing.title',
    messages: ['billing'],
    screen: () => import('./billingCycle.screen.tsx'),
    guard: ['Billing Cycle', 'read'],
    pin: true,
    menu: 'account.billing',
  }),
];
