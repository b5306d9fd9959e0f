import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { transactionMessages } from './transaction.messages.ts';

export const transactionRoutes = [
  page('/transaction', {
    title: 'transaction.title',
    messages: withResource(transactionMessages),
    screen: () => import('./transaction.screen.tsx'),
    guard: ['Transactions', 'update'],
    pin: true,
    onLeave: true,
    menu: 'account.transactions',
  }),
];
