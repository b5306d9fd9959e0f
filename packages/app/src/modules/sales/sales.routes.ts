import { finderMessages } from '../../productFinder/finder.messages.ts';
import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { combineMessages } from '../../i18n/joined.ts';
import { approveMessages } from '../../approvals/approve.messages.ts';
import { printingMessages } from '../../printing/printing.messages.ts';
import { tillMessages } from '../../till/till.messages.ts';
import { reservedMessages } from '../../stock/reserved.messages.ts';
import { activationMessages } from './activation/activation.messages.ts';
import { depositMessages } from './deposit/deposit.messages.ts';
import { instalmentsMessages } from './instalments/instalments.messages.ts';
import { salesMessages } from './sales.messages.ts';
import { tradeInMessages } from './tradeIn/tradeIn.messages.ts';

const messages = withResource(
  combineMessages(
    finderMessages,
    reservedMessages,
    salesMessages,
    tradeInMessages,
    depositMessages,
    instalmentsMessages,
    activationMessages,
    approveMessages,
    tillMessages,
  ),
);
/** The pages that can print a deposit. */
const printed = combineMessages(messages, printingMessages);

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
    messages: printed,
    screen: () => import('./createInvoice.screen.tsx'),
    tight: true,
    guard: ['Sale & Invoice', 'create'],
    onLeave: true,
    also: ['/create-invoice'],
  }),
  page('/sale-invoice-management/invoice-details/:invoiceId', {
    title: 'sales.details',
    messages: printed,
    screen: () => import('./invoiceDetails.screen.tsx'),
    also: ['/invoice-details/:invoiceId'],
  }),
  page('/sale-invoice-management/invoice-edit/:invoiceId', {
    title: 'sales.edit',
    messages: printed,
    screen: () => import('./invoiceEdit.screen.tsx'),
    tight: true,
    onLeave: true,
    also: ['/invoice-edit/:invoiceId'],
  }),
  // The same till, opened from a customer and returning to the customer.
  page('/customer-management/customer-details/:customerId/invoice-edit/:invoiceId', {
    title: 'sales.edit',
    messages: printed,
    screen: () => import('./customerInvoiceEdit.screen.tsx'),
    tight: true,
    onLeave: true,
    also: ['/customer-details/:customerId/invoice-edit/:invoiceId'],
  }),
  page('/sale-invoice-management/invoice-checkout/:invoiceId', {
    title: 'sales.checkout',
    messages,
    screen: () => import('./invoiceCheckout.screen.tsx'),
    tight: true,
    also: ['/invoice-checkout/:invoiceId'],
  }),
];
