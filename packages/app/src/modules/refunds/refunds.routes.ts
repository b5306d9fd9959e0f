import { approveMessages } from '../../approvals/approve.messages.ts';
import { finderMessages } from '../../productFinder/finder.messages.ts';
import { page } from '../../navigation/route.ts';
import { withResource } from '../../resource/resource.messages.ts';
import { combineMessages } from '../../i18n/joined.ts';
import { reservedMessages } from '../../stock/reserved.messages.ts';
import { refundsMessages } from './refunds.messages.ts';

const messages = withResource(combineMessages(finderMessages, reservedMessages, refundsMessages, approveMessages));

export const refundsRoutes = [
  page('/refund-management', {
    title: 'refunds.title',
    messages,
    screen: () => import('./refunds.screen.tsx'),
    guard: ['Refunds & Exchanges', 'read'],
    menu: 'refunds.list',
  }),
  page('/refund-management/refund-issue', {
    title: 'refunds.issue',
    messages,
    screen: () => import('./refundIssue.screen.tsx'),
    guard: ['Refunds & Exchanges', 'create'],
    onLeave: true,
    menu: 'refunds.invoice',
    also: ['/refund-issue'],
  }),
  page('/refund-management/refund-issue/refund-invoice', {
    title: 'refunds.form',
    messages,
    screen: () => import('./refundInvoice.screen.tsx'),
    tight: true,
    onLeave: true,
    also: ['/refund-issue/refund-invoice'],
  }),
  page('/refund-management/refund-details/:refundId', {
    title: 'refunds.details',
    messages,
    screen: () => import('./refundDetails.screen.tsx'),
    also: ['/refund-details/:refundId'],
  }),
];
