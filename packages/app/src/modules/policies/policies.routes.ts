import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { policiesMessages } from './policies.messages.ts';

const shared = {
  messages: withResource(policiesMessages),
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
