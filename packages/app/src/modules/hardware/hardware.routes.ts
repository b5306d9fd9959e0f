import { page } from '../../kit/go/route.ts';
import { printingMessages } from '../../kit/printing/printing.messages.ts';
import { withResource } from '../../kit/resource/resource.messages.ts';
import { combineMessages } from '../../kit/say/together.ts';
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
