import { pagesWith } from '../../navigation/route.ts';

const page = pagesWith(
  'sales',
  'resource',
  'finder',
  'reserved',
  'tradeIn',
  'deposit',
  'instalments',
  'activation',
  'approve',
  'till',
  'printing',
);

export const salesRoutes = [
  page('/sale-invoice-management', {
    title: 'sales.title',
    screen: () => import('./invoices.screen.tsx'),
    guard: ['Sale & Invoice', 'read'],
    menu: 'sales',
  }),
  page('/sale-invoice-management/create-invoice', {
    title: 'sales.create',
    screen: () => import('./createInvoice.screen.tsx'),
    tight: true,
    guard: ['Sale & Invoice', 'create'],
    onLeave: true,
    also: ['/create-invoice'],
  }),
  page('/sale-invoice-management/invoice-details/:invoiceId', {
    title: 'sales.details',
    screen: () => import('./invoiceDetails.screen.tsx'),
    also: ['/invoice-details/:invoiceId'],
  }),
  page('/sale-invoice-management/invoice-edit/:invoiceId', {
    title: 'sales.edit',
    screen: () => import('./invoiceEdit.screen.tsx'),
    tight: true,
    onLeave: true,
    also: ['/invoice-edit/:invoiceId'],
  }),
  // The same till, opened from a customer and returning to the customer.
  page('/customer-management/customer-details/:customerId/invoice-edit/:invoiceId', {
    title: 'sales.edit',
    screen: () => import('./customerInvoiceEdit.screen.tsx'),
    tight: true,
    onLeave: true,
    also: ['/customer-details/:customerId/invoice-edit/:invoiceId'],
  }),
  page('/sale-invoice-management/invoice-checkout/:invoiceId', {
    title: 'sales.checkout',
    screen: () => import('./invoiceCheckout.screen.tsx'),
    tight: true,
    also: ['/invoice-checkout/:invoiceId'],
  }),
];
