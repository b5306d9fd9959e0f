import type { InvoiceRow } from '@tilldesk/domain/shop';
import { useMemo } from 'react';
import type { ListColumn } from '../../kit/resource/ListColumn.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { standingOf } from './standingOf.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** What the list shows of an invoice. */
export function useInvoiceColumns(): ListColumn<InvoiceRow>[] {
  const say = useSay();
  return useMemo(
    () => [
      {
        id: 'number',
        header: say('sales.number'),
        kind: 'code',
        value: ({ number, status }) => number ?? say(status === 'quote' ? 'sales.status.quote' : 'sales.status.draft'),
        sortable: true,
        rank: 1,
      },
      {
        id: 'createdAt',
        header: say('sales.date'),
        kind: 'instant',
        value: ({ createdAt }) => createdAt,
        sortable: true,
        rank: 5,
      },
      {
        id: 'customer',
        header: say('sales.customer'),
        kind: 'text',
        value: ({ customerName }) => customerName ?? say('sales.walkIn'),
        rank: 2,
      },
      { id: 'salesperson', header: say('sales.cashier'), kind: 'text', value: ({ salesperson }) => salesperson },
      {
        id: 'status',
        header: say('sales.status'),
        kind: 'text',
        value: (row) => say(`sales.status.${standingOf(row)}`),
        cell: (row) => <StatusBadge invoice={row} />,
        whole: true,
        rank: 3,
      },
      { id: 'pieces', header: say('sales.pieces'), kind: 'quantity', value: ({ pieces }) => pieces },
      { id: 'total', header: say('sales.total'), kind: 'money', value: ({ total }) => total, sortable: true, rank: 4 },
      { id: 'due', header: say('sales.due'), kind: 'money', value: ({ due }) => due },
      { id: 'paid', header: say('sales.paid'), kind: 'money', value: ({ paid }) => paid, hidden: true },
      { id: 'dueDate', header: say('sales.dueDate'), kind: 'date', value: ({ dueDate }) => dueDate, hidden: true },
      { id: 'tax', header: say('sales.tax'), kind: 'money', value: ({ tax }) => tax, hidden: true },
      { id: 'postedAt', header: say('sales.posted'), kind: 'instant', value: ({ postedAt }) => postedAt, hidden: true },
    ],
    [say],
  );
}
