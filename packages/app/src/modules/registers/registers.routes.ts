import { approveMessages } from '../../kit/approve/approve.messages.ts';
import { page } from '../../kit/go/route.ts';
import { printingMessages } from '../../kit/printing/printing.messages.ts';
import { withResource } from '../../kit/resource/resource.messages.ts';
import { combineMessages } from '../../kit/say/together.ts';
import { registersMessages } from './registers.messages.ts';

export const registersRoutes = [
  page('/cash-in-out/history', {
    title: 'drawers.title',
    messages: withResource(combineMessages(registersMessages, approveMessages, printingMessages)),
    screen: () => import('./history.screen.tsx'),
    guard: ['Cash In / Out Report', 'read'],
    pin: true,
    menu: 'account.cash',
  }),
];
