import { pagesWith } from '../../navigation/route.ts';

const page = pagesWith('refunds', 'resource', 'finder', 'reserved', 'approve');

export const refundsRoutes = [
  page('/refund-management', {
    title: 'refunds.title',
    screen: () => import('./refunds.screen.tsx'),
    guard: ['Refunds & Exchanges', 'read'],
    menu: 'refunds.list',
  }),
  page('/refund-management/refund-issue', {
    title: 'refunds.issue',
    screen: () => import('./refundIssue.screen.tsx'),
    guard: ['Refunds & Exchanges', 'create'],
    onLeave: true,
    menu: 'refunds.invoice',
    also: ['/refund-issue'],
  }),
  page('/refund-management/refund-issue/refund-invoice', {
    title: 'refunds.form',
    screen: () => import('./refundInvoice.screen.tsx'),
    tight: true,
    onLeave: true,
    also: ['/refund-issue/refund-invoice'],
  }),
  page('/refund-management/refund-details/:refundId', {
    title: 'refunds.details',
    screen: () => import('./refundDetails.screen.tsx'),
    also: ['/refund-details/:refundId'],
  }),
];
