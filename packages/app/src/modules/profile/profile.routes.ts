import { page } from '../../navigation/route.ts';

export const profileRoutes = [
  page('/profile-settings', {
    title: 'profile.title',
    messages: ['profile', 'resource', 'secret', 'commissions'],
    screen: () => import('./profile.screen.tsx'),
    guard: ['Profile Settings', 'read'],
    pin: true,
    onLeave: true,
    menu: 'account.profile',
  }),
];
