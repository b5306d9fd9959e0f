import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { withSecret } from '../../credentials/secret.messages.ts';
import { profileMessages } from './profile.messages.ts';

export const profileRoutes = [
  page('/profile-settings', {
    title: 'profile.title',
    messages: withSecret(withResource(profileMessages)),
    screen: () => import('./profile.screen.tsx'),
    guard: ['Profile Settings', 'read'],
    pin: true,
    onLeave: true,
    menu: 'account.profile',
  }),
];
