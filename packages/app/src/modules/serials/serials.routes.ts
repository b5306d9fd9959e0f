import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { withStock } from '../../stock/stock.messages.ts';
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
