import { page } from '../../navigation/route.ts';
import { printingMessages } from '../../printing/printing.messages.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { combineMessages } from '../../i18n/joined.ts';
import { hardwareMessages } from './hardware.messages.ts';

export const hardwareRoutes = [
  page('/hardware-setup', {
    title: 'hardware.title',
    messages: withResource(combineMessages(hardwareMessages, printingMessages)),
    screen: () => import('./hardware.screen.tsx'),
    pin: true,
    onLeave: true,
    menu: 'account.hardware',
  }),
];
