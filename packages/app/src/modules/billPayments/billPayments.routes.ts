import { formScreen } from '../../resource/resourceRoutes.tsx';
import { pagesWith } from '../../navigation/route.ts';
import { ADD, DETAILS, EDIT, LIST } from './places.ts';

const page = pagesWith('billPayments', 'resource', 'sales', 'approve', 'finder', 'printing');

export const billPaymentsRoutes = [
  page(LIST, {
    title: 'billPayments.title',
    menu: 'bills',
    screen: () => import('./billPayments.screen.tsx'),
    guard: ['Bill Payments', 'read'],
  }),
  page(ADD, {
    title: 'billPayments.add',
    screen: formScreen(async () => (await import('./billPayments.resource.ts')).billPaymentsResource),
    guard: ['Bill Payments', 'create'],
    onLeave: true,
  }),
  page(DETAILS, {
    title: 'billPayments.one',
    screen: () => import('./billPaymentDetails.screen.tsx'),
  }),
  page(EDIT, {
    title: 'billPayments.edit',
    screen: () => import('./editBillPayment.screen.tsx'),
    onLeave: true,
  }),
];
