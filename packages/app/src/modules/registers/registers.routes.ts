import { approveMessages } from '../../approvals/approve.messages.ts';
import { page } from '../../navigation/route.ts';
import { printingMessages } from '../../printing/printing.messages.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { combineMessages } from '../../i18n/joined.ts';
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
