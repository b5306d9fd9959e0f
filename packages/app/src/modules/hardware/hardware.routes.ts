import { page } from '../../navigation/route.ts';

export const hardwareRoutes = [
  page('/hardware-setup', {
    title: 'hardware.title',
    messages: ['hardware', 'resource', 'printing'],
    screen: () => import('./hardware.screen.tsx'),
    pin: true,
    onLeave: true,
    menu: 'account.hardware',
  }),
];
