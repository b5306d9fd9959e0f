import type { RefundRow } from '@tilldesk/domain/refunds';
import { useMemo } from 'react';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { InvoiceName } from './InvoiceName.tsx';
import { RefundStatus } from './RefundBadges.tsx';

/** Columns of the refund list. */
export function useRefundColumns(): ListColumn<RefundRow>[] {
  const t = useTranslate();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('refunds.number'),
        kind: 'code',
        value: ({ number }) => number,
        sortable: true,
        width: 112,
      },
      { id: 'at', header: t('refunds.date'), kind: 'instant', value: ({ at }) => at, sortable: true },
      {
        id: 'invoice',
        header: t('refunds.invoice'),
        kind: 'code',
        value: ({ invoice }) => invoice?.number ?? t('refunds.noReceipt'),
        cell: ({ invoice }) => <InvoiceName named={invoice} />,
        width: 128,
      },
      {
        id: 'customer',
        header: t('refunds.customer'),
        kind: 'text',
        value: ({ customerName }) => customerName ?? t('refunds.walkIn'),
      },
      {
        id: 'kind',
        header: t('refunds.kind'),
        kind: 'text',
        value: ({ kind }) => t(`refunds.kind.${kind}`),
        width: 132,
      },
      {
        id: 'settledBy',
        header: t('refunds.settledBy'),
        kind: 'text',
        value: ({ settledBy }) => settledBy.map((kind) => t(`refunds.tender.${kind}`)).join(', '),
      },
      { id: 'by', header: t('refunds.by'), kind: 'text', value: ({ by }) => by },
      {
        id: 'status',
        header: t('refunds.status'),
        kind: 'text',
        value: ({ status }) => t(`refunds.status.${status}`),
        cell: (row) => <RefundStatus refund={row} />,
        width: 112,
      },
      { id: 'total', header: t('refunds.total'), kind: 'money', value: ({ total }) => total, sortable: true },
      { id: 'pieces', header: t('refunds.pieces'), kind: 'quantity', value: ({ pieces }) => pieces, hidden: true },
      { id: 'fees', header: t('refunds.fees'), kind: 'money', value: ({ fees }) => fees, hidden: true },
      { id: 'tax', header: t('refunds.tax'), kind: 'money', value: ({ tax }) => tax, hidden: true },
      { id: 'paidOut', header: t('refunds.paidOut'), kind: 'money', value: ({ paidOut }) => paidOut, hidden: true },
      {
        id: 'sale',
        header: t('refunds.sale'),
        kind: 'code',
        value: ({ sale }) => sale?.number ?? null,
        hidden: true,
        width: 112,
      },
    ],
    [t],
  );
}
