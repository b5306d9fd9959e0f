import { pagesWith } from '../../navigation/route.ts';
import { formScreen, listScreen } from '../../resource/resourceRoutes.tsx';

const page = pagesWith('stores', 'resource');
const load = async () => (await import('./stores.resource.ts')).storesResource;

export const storesRoutes = [
  page('/manage-stores', {
    title: 'stores.title',
    screen: listScreen(load),
    guard: ['Stores', 'read'],
    pin: true,
    menu: 'account.stores',
  }),
  page('/manage-stores/add', {
    title: 'stores.add',
    screen: formScreen(load),
    guard: ['Stores', 'create'],
    pin: true,
    onLeave: true,
  }),
  page('/manage-stores/edit/:storeId', { title: 'stores.edit', screen: formScreen(load), onLeave: true }),
  page('/manage-stores/view/:storeId', { title: 'stores.details', screen: () => import('./storeView.screen.tsx') }),
];
