import { approveMessages } from '../../approvals/approve.messages.ts';
import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { combineMessages } from '../../i18n/joined.ts';
import { withStock } from '../../stock/stock.messages.ts';
import { countsMessages } from './counts.messages.ts';

const messages = withResource(withStock(combineMessages(countsMessages, approveMessages)));
const guard = ['Inventory', 'read'] as const;

export const countsRoutes = [
  page('/manage-inventory/manage-inventory-count', {
    title: 'counts.title',
    messages,
    screen: () => import('./counts.screen.tsx'),
    guard,
    menu: 'inventory.count',
  }),
  page('/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId', {
    title: 'counts.count',
    messages,
    screen: () => import('./countInventory.screen.tsx'),
    tight: true,
    guard,
    onLeave: true,
  }),
];
