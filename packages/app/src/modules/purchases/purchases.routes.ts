import { approveMessages } from '../../approvals/approve.messages.ts';
import { withBuying } from '../../purchasing/buying.messages.ts';
import { finderMessages } from '../../productFinder/finder.messages.ts';
import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { combineMessages } from '../../i18n/joined.ts';
import { withStock } from '../../stock/stock.messages.ts';
import { purchasesMessages } from './purchases.messages.ts';

const messages = withResource(
  withStock(withBuying(combineMessages(finderMessages, approveMessages, purchasesMessages))),
);

export const purchasesRoutes = [
  page('/purchases', {
    title: 'purchases.title',
    messages,
    screen: () => import('./purchases.screen.tsx'),
    guard: ['Purchase', 'read'],
    menu: 'purchase.list',
  }),
  page('/purchases/create-purchases', {
    title: 'purchases.create',
    messages,
    screen: () => import('./createPurchases.screen.tsx'),
    guard: ['Purchase', 'create'],
    onLeave: true,
    menu: 'purchase.create',
  }),
  page('/purchases/edit-purchases/:purchaseId', {
    title: 'purchases.edit',
    messages,
    screen: () => import('./editPurchases.screen.tsx'),
    tight: true,
    onLeave: true,
  }),
];
