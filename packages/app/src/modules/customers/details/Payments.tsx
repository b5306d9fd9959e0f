import { type Customer, customerPayments, type CustomerPayment } from '@tilldesk/domain/customers';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { Stack } from '../../../page/flow.styles.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';
import { InvoiceLink } from './InvoiceLink.tsx';
import { Refunds } from './Refunds.tsx';

/** Lists a customer's payments and refunds in this store. */
export function Payments({ customer }: { customer: Customer }) {
  return (
    <Stack>
      <Paid customer={customer} />
      <Refunds customer={customer} />
    </Stack>
  );
}

function Paid({ customer: { id } }: { customer: Customer }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const answered = useAnswer(
    customerPayments,
    { params: { id }, query: { page, limit: BOOK_PAGE } },
    { keepPreviousData: true, watch: ['invoices'] },
  );
  const columns: Column<CustomerPayment>[] = [
    {
      id: 'at',
      header: t('customers.payment.at'),
      cell: ({ at }) => <Shown kind="instant" value={at} />,
      whole: true,
    },
    {
      id: 'invoice',
      header: t('customers.invoice.number'),
      cell: ({ invoiceId, invoice }) => <InvoiceLink id={invoiceId}>{invoice}</InvoiceLink>,
      whole: true,
    },
    { id: 'kind', header: t('customers.payment.kind'), cell: ({ kind }) => t(`customers.payment.kind.${kind}`) },
    {
      id: 'reference',
      header: t('customers.payment.reference'),
      cell: ({ reference }) => <Shown kind="code" value={reference} />,
      whole: true,
    },
    { id: 'by', header: t('customers.payment.by'), cell: ({ takenBy }) => takenBy },
    {
      id: 'amount',
      header: t('customers.payment.amount'),
      align: 'end',
      cell: ({ amount }) => <Shown kind="money" value={amount} />,
    },
  ];
  return (
    <BookTable
      label={t('customers.view.payments')}
      columns={columns}
      rowId={({ id: payment }) => payment}
      answered={answered}
      page={page}
      onPage={setPage}
      empty={{ icon: 'cash', title: t('customers.payment.none') }}
    />
  );
}
