import { page } from '../../navigation/route.ts';

export const transactionRoutes = [
  page('/transaction', {
    title: 'transaction.title',
    messages: ['transaction', 'resource'],
    screen: () => import('./transaction.screen.tsx'),
    guard: ['Transactions', 'update'],
    pin: true,
    onLeave: true,
    menu: 'account.transactions',
  }),
];
