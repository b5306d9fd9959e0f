import type { PurchaseRow } from '@tilldesk/domain/purchases';
import { ProgressBar } from '@tilldesk/ui';
import { useMemo } from 'react';
import { PaymentBadge, PurchaseStatusBadge } from '../../purchasing/PurchaseStatusBadge.tsx';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { Progress } from './purchases.styles.ts';

/** Returns the columns of the order list; amounts are for users who may see costs. */
export function usePurchaseColumns(): ListColumn<PurchaseRow>[] {
  const t = useTranslate();
  const { percent } = useFormats();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const facts: ListColumn<PurchaseRow>[] = [
      {
        id: 'number',
        header: t('buying.order'),
        kind: 'code',
        value: ({ number }) => number ?? t('buying.status.draft'),
        sortable: true,
        rank: 1,
      },
      {
        id: 'vendor',
        header: t('purchases.vendor'),
        kind: 'text',
        value: ({ vendorName }) => vendorName,
        least: 144,
        rank: 2,
      },
      {
        id: 'orderDay',
        header: t('buying.orderDay'),
        kind: 'date',
        value: ({ orderDay }) => orderDay,
        sortable: true,
      },
      {
        id: 'expectedDay',
        header: t('buying.expectedDay'),
        kind: 'date',
        value: ({ expectedDay }) => expectedDay,
        sortable: true,
      },
      {
        id: 'received',
        header: t('purchases.received'),
        kind: 'quantity',
        value: ({ receivedPercent }) => receivedPercent,
        cell: ({ receivedPercent, received, ordered }) => (
          <Progress title={t('purchases.receivedOf', { received, ordered })}>
            <ProgressBar
              label={t('purchases.receivedOf', { received, ordered })}
              value={receivedPercent}
              tone={receivedPercent === 100 ? 'ok' : 'accent'}
            />
            {percent(receivedPercent / 100)}
          </Progress>
        ),
        width: 100,
      },
      {
        id: 'status',
        header: t('buying.status'),
        kind: 'text',
        value: ({ status }) => t(`buying.status.${status}`),
        cell: ({ status, isLate }) => <PurchaseStatusBadge status={status} isLate={isLate} />,
        whole: true,
        rank: 3,
      },
    ];
    const more: ListColumn<PurchaseRow>[] = [
      {
        id: 'vendorRef',
        header: t('purchases.vendorRef'),
        kind: 'code',
        value: (row) => row.vendorRef,
        hidden: true,
      },
      {
        id: 'lineCount',
        header: t('purchases.lines'),
        kind: 'quantity',
        value: (row) => row.lineCount,
        hidden: true,
      },
      { id: 'ordered', header: t('purchases.pieces'), kind: 'quantity', value: (row) => row.ordered, hidden: true },
      { id: 'open', header: t('purchases.open'), kind: 'quantity', value: ({ open }) => open, hidden: true },
      { id: 'buyer', header: t('purchases.buyer'), kind: 'text', value: ({ buyer }) => buyer, hidden: true },
    ];
    const costs: ListColumn<PurchaseRow>[] = [
      {
        id: 'total',
        header: t('buying.total'),
        kind: 'money',
        value: ({ total }) => total,
        sortable: true,
        rank: 4,
      },
      { id: 'paid', header: t('buying.paid'), kind: 'money', value: ({ paid }) => paid, hidden: true },
      { id: 'due', header: t('buying.bill.due'), kind: 'money', value: ({ due }) => due, rank: 5 },
      {
        id: 'payment',
        header: t('purchases.payment'),
        kind: 'text',
        value: ({ payment }) => t(`buying.payment.${payment}`),
        cell: ({ payment }) => <PaymentBadge payment={payment} />,
        whole: true,
        hidden: true,
      },
    ];
    return viewCost ? [...facts, ...costs, ...more] : [...facts, ...more];
  }, [t, percent, viewCost]);
}
