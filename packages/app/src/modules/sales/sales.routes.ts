import { page } from '../../kit/go/route.ts';
import { withResource } from '../../kit/resource/resource.messages.ts';
import { salesMessages } from './sales.messages.ts';

const messages = withResource(salesMessages);

export const salesRoutes = [
  page('/sale-invoice-management', {
    title: 'sales.title',
    messages,
    screen: () => import('./invoices.screen.tsx'),
    guard: ['Sale & Invoice', 'read'],
    menu: 'sales',
  }),
  page('/sale-invoice-management/create-invoice', {
    title: 'sales.create',
    messages,
    screen: () => import('./createInvoice.screen.tsx'),
    guard: ['Sale & Invoice', 'create'],
    onLeave: true,
    also: ['/create-invoice'],
  }),
  page('/sale-invoice-management/invoice-details/:invoiceId', {
    title: 'sales.details',
    messages,
    screen: () => import('./invoiceDetails.screen.tsx'),
    also: ['/invoice-details/:invoiceId'],
  }),
  page('/sale-invoice-management/invoice-edit/:invoiceId', {
    title: 'sales.edit',
    messages,
    screen: () => import('./invoiceEdit.screen.tsx'),
    onLeave: true,
    also: ['/invoice-edit/:invoiceId'],
  }),
  page('/sale-invoice-management/invoice-checkout/:invoiceId', {
    title: 'sales.checkout',
    messages,
    screen: () => import('./invoiceCheckout.screen.tsx'),
    also: ['/invoice-checkout/:invoiceId'],
  }),
];
