import { pagesWith } from '../../navigation/route.ts';

const page = pagesWith('policies', 'resource');
const shared = {
  guard: ['Profile Settings', 'read'],
  onLeave: true,
} as const;

export const policiesRoutes = [
  page('/refund-policy', {
    ...shared,
    title: 'policies.refund.title',
    screen: () => import('./refundPolicy.screen.tsx'),
    menu: 'account.refundPolicy',
  }),
  page('/terms-and-conditions', {
    ...shared,
    title: 'policies.terms.title',
    screen: () => import('./terms.screen.tsx'),
    menu: 'account.terms',
  }),
];
