import { can } from '@tilldesk/domain/rights';
import { type Customer } from '@tilldesk/domain/customers';
import { invoices, type InvoiceRow, type InvoiceStatus } from '@tilldesk/domain/sales';
import { Badge, Card, type Tone } from '@tilldesk/ui';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import { useMayEnter } from '../../../navigation/useCanEnter.ts';
import { Shown } from '../../../resource/FieldValue.tsx';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSession } from '../../../session/useSession.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';

/** Lists a customer's invoices of this store, the latest first, for users who may read invoices. */
export function Invoices({ customer }: { customer: Customer }) {
  const { permissions } = useSession();
  return can(permissions, 'Sale & Invoice', 'read') ? <Latest customer={customer} /> : null;
}

function Latest({ customer: { id: customerId, invoiceCount } }: { customer: Customer }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  const { permissions } = useSession();
  const maySell = can(permissions, 'Sale & Invoice', 'create');
  const [page, setPage] = useState(1);
  const answered = useAnswer(
    invoices.list,
    { query: { customerId, page, limit: BOOK_PAGE, sort: '-createdAt' } },
    { keepPreviousData: true },
  );
  // A draft opens in the sale form, which returns to the customer afterwards.
  const open = ({ id, status }: InvoiceRow) =>
    status === 'draft' && maySell
      ? navigateTo('/customer-management/customer-details/:customerId/invoice-edit/:invoiceId', {
          with: { customerId, invoiceId: id },
        })
      : navigateTo('/sale-invoice-management/invoice-details/:invoiceId', { with: { invoiceId: id } });
  const columns: Column<InvoiceRow>[] = [
    {
      id: 'number',
      header: t('customers.invoice.number'),
      whole: true,
      cell: (row) => <RowLink row={row} customerId={customerId} maySell={maySell} mayOpen={mayOpen} />,
    },
    {
      id: 'date',
      header: t('customers.invoice.date'),
      cell: (row) => <Shown kind="instant" value={row.postedAt ?? row.createdAt} />,
      whole: true,
    },
    {
      id: 'status',
      header: t('customers.invoice.status'),
      whole: true,
      cell: ({ status }) => <Badge tone={toneOf[status]}>{t(`customers.invoice.status.${status}`)}</Badge>,
    },
    {
      id: 'total',
      header: t('customers.invoice.total'),
      align: 'end',
      cell: (row) => <Shown kind="money" value={row.total} />,
    },
  ];
  return (
    <Card variant="bare" title={t('customers.invoices')}>
      <BookTable
        label={t('customers.invoices')}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={mayOpen ? open : undefined}
        answered={answered}
        page={page}
        onPage={setPage}
        empty={{
          icon: 'receipt',
          title: t('customers.invoices.none'),
          text: t(invoiceCount > 0 ? 'customers.invoices.elsewhere' : 'customers.invoices.noneText'),
        }}
      />
    </Card>
  );
}

type RowLinkProps = { row: InvoiceRow; customerId: string; maySell: boolean; mayOpen: boolean };

function RowLink({ row: { id, number, status }, customerId, maySell, mayOpen }: RowLinkProps) {
  const t = useTranslate();
  const text = number ?? t('customers.draft');
  if (!mayOpen) return text;
  if (status === 'draft' && maySell) {
    return (
      <PageLink
        to="/customer-management/customer-details/:customerId/invoice-edit/:invoiceId"
        with={{ customerId, invoiceId: id }}
      >
        {text}
      </PageLink>
    );
  }
  return (
    <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: id }}>
      {text}
    </PageLink>
  );
}

const toneOf: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  quote: 'accent',
  open: 'warn',
  paid: 'ok',
  voided: 'bad',
  discarded: 'warn',
};
