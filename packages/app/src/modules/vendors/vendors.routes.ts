import { withBuying } from '../../purchasing/buying.messages.ts';
import { page } from '../../navigation/route.ts';
import { withImport } from '../../import/import.messages.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { formScreen, listScreen } from '../../resource/screens.tsx';
import { vendorsMessages } from './vendors.messages.ts';

const messages = withImport(withResource(withBuying(vendorsMessages)));
const load = async () => (await import('./vendors.resource.ts')).vendorsResource;

export const vendorsRoutes = [
  page('/vendor-management', {
    title: 'vendors.title',
    messages,
    screen: listScreen(load),
    guard: ['Vendor', 'read'],
    menu: 'vendors',
  }),
  page('/vendor-management/add-vendor', {
    title: 'vendors.add',
    messages,
    screen: formScreen(load),
    guard: ['Vendor', 'create'],
    onLeave: true,
    also: ['/add-vendor'],
  }),
  page('/vendor-management/edit-vendor/:vendorId', {
    title: 'vendors.edit',
    messages,
    screen: formScreen(load),
    onLeave: true,
    also: ['/edit-vendor/:vendorId'],
  }),
  page('/vendor-management/vendor-details/:vendorId', {
    title: 'vendors.details',
    messages,
    screen: () => import('./vendorDetails.screen.tsx'),
    also: ['/vendor-details/:vendorId'],
  }),
];
