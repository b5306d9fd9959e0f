import { page } from '../../navigation/route.ts';
import { withImport } from '../../import/import.messages.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { formScreen } from '../../resource/screens.tsx';
import { productsMessages } from './products.messages.ts';

const messages = withImport(withResource(productsMessages));
const load = async () => (await import('./products.resource.ts')).productsResource;

export const productsRoutes = [
  page('/product-management', {
    title: 'products.title',
    messages,
    screen: () => import('./products.screen.tsx'),
    guard: ['Product', 'read'],
    menu: 'products.manage',
  }),
  page('/product-management/add-product', {
    title: 'products.add',
    messages,
    screen: formScreen(load),
    guard: ['Product', 'create'],
    onLeave: true,
    also: ['/add-product'],
    menu: 'products.add',
  }),
  page('/product-management/edit-product/:productId', {
    title: 'products.edit',
    messages,
    screen: formScreen(load),
    onLeave: true,
    also: ['/edit-product/:productId'],
  }),
];
