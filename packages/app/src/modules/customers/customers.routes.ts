import { page } from '../../navigation/route.ts';
import { withImport } from '../../import/import.messages.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { formScreen, listScreen } from '../../resource/screens.tsx';
import { withStock } from '../../stock/stock.messages.ts';
import { customersMessages } from './customers.messages.ts';

const messages = withImport(withResource(withStock(customersMessages)));
const loadList = async () => (await import('./customersList.resource.ts')).customersList;
const load = async () => (await import('./customers.resource.ts')).customersResource;

export const customersRoutes = [
  page('/customer-management', {
    title: 'customers.title',
    messages,
    screen: listScreen(loadList),
    guard: ['Customer', 'read'],
    menu: 'customers',
  }),
  page('/customer-management/add-customer', {
    title: 'customers.add',
    messages,
    screen: formScreen(load),
    guard: ['Customer', 'create'],
    onLeave: true,
    also: ['/add-customer'],
  }),
  page('/customer-management/edit-customer/:customerId', {
    title: 'customers.edit',
    messages,
    screen: formScreen(load),
    onLeave: true,
    also: ['/edit-customer/:customerId'],
  }),
  page('/customer-management/customer-details/:customerId', {
    title: 'customers.details',
    messages,
    screen: () => import('./customerDetails.screen.tsx'),
    also: ['/customer-details/:customerId'],
  }),
];
