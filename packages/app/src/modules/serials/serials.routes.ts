import { page } from '../../kit/go/route.ts';
import { withResource } from '../../kit/resource/resource.messages.ts';
import { withStock } from '../../kit/stock/stock.messages.ts';
import { serialsMessages } from './serials.messages.ts';

export const serialsRoutes = [
  page('/serial-tracking', {
    title: 'serials.title',
    messages: withResource(withStock(serialsMessages)),
    screen: () => import('./serials.screen.tsx'),
    guard: ['Serial Tracking', 'read'],
    menu: 'serials',
  }),
];
