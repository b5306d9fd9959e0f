import { type Customer } from '@tilldesk/domain/customers';
import { refunds, type RefundRow } from '@tilldesk/domain/refunds';
import { Card } from '@tilldesk/ui';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useCan } from '../../../session/useCan.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';

/** Lists a customer's refunds in this store, for users who may read refunds; renders nothing when there are none. */
export function Refunds({ customer: { id: customerId } }: { customer: Customer }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const mayRead = useCan('Refunds & Exchanges', 'read');
  const [page, setPage] = useState(1);
  const query = { customerId, page, limit: BOOK_PAGE, sort: '-at' } as const;
  const answered = useAnswer(refunds.list, mayRead ? { query } : null, { keepPreviousData: true });
  if (!answered.data || answered.data.pagination.total === 0) return null;
  const columns: Column<RefundRow>[] = [
    {
      id: 'number',
      header: t('customers.refund.number'),
      whole: true,
      cell: ({ id, number }) => (
        <PageLink to="/refund-management/refund-details/:refundId" with={{ refundId: id }}>
          {number}
        </PageLink>
      ),
    },
    {
      id: 'at',
      header: t('customers.payment.at'),
      cell: ({ at }) => <Shown kind="instant" value={at} />,
      whole: true,
    },
    {
      id: 'invoice',
      header: t('customers.invoice.number'),
      cell: ({ invoice }) =>
        invoice === null ? t('list.absent') : <InvoiceLink id={invoice.id}>{invoice.number}</InvoiceLink>,
    },
    { id: 'by', header: t('customers.refund.by'), cell: ({ by }) => by },
    {
      id: 'total',
      header: t('customers.payment.amount'),
      align: 'end',
      cell: ({ total }) => <Shown kind="money" value={total} />,
    },
  ];
  return (
    <Card variant="bare" title={t('customers.refunds')}>
      <BookTable
        label={t('customers.refunds')}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => navigateTo('/refund-management/refund-details/:refundId', { with: { refundId: id } })}
        answered={answered}
        page={page}
        onPage={setPage}
        empty={{ icon: 'undo', title: t('customers.refunds') }}
      />
    </Card>
  );
}
