import type { RefundRow } from '@tilldesk/domain/shop';
import { useMemo } from 'react';
import type { ListColumn } from '../../kit/resource/ListColumn.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { InvoiceName } from './InvoiceName.tsx';
import { RefundStatus } from './RefundBadges.tsx';

/** What the list shows of a refund. */
export function useRefundColumns(): ListColumn<RefundRow>[] {
  const say = useSay();
  return useMemo(
    () => [
      {
        id: 'number',
        header: say('refunds.number'),
        kind: 'code',
        value: ({ number }) => number,
        sortable: true,
        width: 112,
      },
      { id: 'at', header: say('refunds.date'), kind: 'instant', value: ({ at }) => at, sortable: true },
      {
        id: 'invoice',
        header: say('refunds.invoice'),
        kind: 'code',
        value: ({ invoice }) => invoice?.number ?? say('refunds.noReceipt'),
        cell: ({ invoice }) => <InvoiceName named={invoice} />,
        width: 128,
      },
      {
        id: 'customer',
        header: say('refunds.customer'),
        kind: 'text',
        value: ({ customerName }) => customerName ?? say('refunds.walkIn'),
      },
      {
        id: 'kind',
        header: say('refunds.kind'),
        kind: 'text',
        value: ({ kind }) => say(`refunds.kind.${kind}`),
        width: 132,
      },
      {
        id: 'settledBy',
        header: say('refunds.settledBy'),
        kind: 'text',
        value: ({ settledBy }) => settledBy.map((kind) => say(`refunds.tender.${kind}`)).join(', '),
      },
      { id: 'by', header: say('refunds.by'), kind: 'text', value: ({ by }) => by },
      {
        id: 'status',
        header: say('refunds.status'),
        kind: 'text',
        value: ({ status }) => say(`refunds.status.${status}`),
        cell: (row) => <RefundStatus refund={row} />,
        width: 112,
      },
      { id: 'total', header: say('refunds.total'), kind: 'money', value: ({ total }) => total, sortable: true },
      { id: 'pieces', header: say('refunds.pieces'), kind: 'quantity', value: ({ pieces }) => pieces, hidden: true },
      { id: 'fees', header: say('refunds.fees'), kind: 'money', value: ({ fees }) => fees, hidden: true },
      { id: 'tax', header: say('refunds.tax'), kind: 'money', value: ({ tax }) => tax, hidden: true },
      { id: 'paidOut', header: say('refunds.paidOut'), kind: 'money', value: ({ paidOut }) => paidOut, hidden: true },
      {
        id: 'sale',
        header: say('refunds.sale'),
        kind: 'code',
        value: ({ sale }) => sale?.number ?? null,
        hidden: true,
        width: 112,
      },
    ],
    [say],
  );
}
