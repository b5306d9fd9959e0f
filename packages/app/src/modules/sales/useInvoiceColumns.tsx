import type { InvoiceRow } from '@tilldesk/domain/sales';
import { useMemo } from 'react';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { invoiceStatusOf } from './invoiceStatusOf.ts';
import { StatusBadge } from './StatusBadge.tsx';

/** Columns of the invoice list. */
export function useInvoiceColumns(): ListColumn<InvoiceRow>[] {
  const t = useTranslate();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('sales.number'),
        kind: 'code',
        value: ({ number, status }) => number ?? t(status === 'quote' ? 'sales.status.quote' : 'sales.status.draft'),
        sortable: true,
        rank: 1,
      },
      {
        id: 'createdAt',
        header: t('sales.date'),
        kind: 'instant',
        value: ({ createdAt }) => createdAt,
        sortable: true,
        rank: 5,
      },
      {
        id: 'customer',
        header: t('sales.customer'),
        kind: 'text',
        value: ({ customerName }) => customerName ?? t('sales.walkIn'),
        rank: 2,
      },
      { id: 'salesperson', header: t('sales.cashier'), kind: 'text', value: ({ salesperson }) => salesperson },
      {
        id: 'status',
        header: t('sales.status'),
        kind: 'text',
        value: (row) => t(`sales.status.${invoiceStatusOf(row)}`),
        cell: (row) => <StatusBadge invoice={row} />,
        whole: true,
        rank: 3,
      },
      { id: 'pieces', header: t('sales.pieces'), kind: 'quantity', value: ({ pieces }) => pieces },
      { id: 'total', header: t('sales.total'), kind: 'money', value: ({ total }) => total, sortable: true, rank: 4 },
      { id: 'due', header: t('sales.due'), kind: 'money', value: ({ due }) => due },
      { id: 'paid', header: t('sales.paid'), kind: 'money', value: ({ paid }) => paid, hidden: true },
      { id: 'dueDate', header: t('sales.dueDate'), kind: 'date', value: ({ dueDate }) => dueDate, hidden: true },
      { id: 'tax', header: t('sales.tax'), kind: 'money', value: ({ tax }) => tax, hidden: true },
      { id: 'postedAt', header: t('sales.posted'), kind: 'instant', value: ({ postedAt }) => postedAt, hidden: true },
    ],
    [t],
  );
}
