import { can } from '@tilldesk/domain/rights';
import { invoices, type Customer, type InvoiceRow, type InvoiceStatus } from '@tilldesk/domain/shop';
import { Badge, Card, type Tone } from '@tilldesk/ui';
import type { Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { Go } from '../../../kit/go/Go.tsx';
import { useGo } from '../../../kit/go/useGo.ts';
import { useMayEnter } from '../../../kit/go/useMayEnter.ts';
import { Shown } from '../../../kit/resource/Shown.tsx';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { BOOK_PAGE } from './BookPages.tsx';
import { BookTable } from './BookTable.tsx';

/** The invoices of a customer in this store, the latest first, for those who may read invoices. */
export function Invoices({ customer }: { customer: Customer }) {
  const { permissions } = useSession();
  return can(permissions, 'Sale & Invoice', 'read') ? <Latest customer={customer} /> : null;
}

function Latest({ customer: { id: customerId, invoiceCount } }: { customer: Customer }) {
  const say = useSay();
  const go = useGo();
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  const { permissions } = useSession();
  const maySell = can(permissions, 'Sale & Invoice', 'create');
  const [page, setPage] = useState(1);
  const answered = useAnswer(
    invoices.list,
    { query: { customerId, page, limit: BOOK_PAGE, sort: '-createdAt' } },
    { keep: true },
  );
  // A draft goes on where it was left, and back to the customer from there.
  const open = ({ id, status }: InvoiceRow) =>
    status === 'draft' && maySell
      ? go('/customer-management/customer-details/:customerId/invoice-edit/:invoiceId', {
          with: { customerId, invoiceId: id },
        })
      : go('/sale-invoice-management/invoice-details/:invoiceId', { with: { invoiceId: id } });
  const columns: Column<InvoiceRow>[] = [
    {
      id: 'number',
      header: say('customers.invoice.number'),
      whole: true,
      cell: (row) => <RowLink row={row} customerId={customerId} maySell={maySell} mayOpen={mayOpen} />,
    },
    {
      id: 'date',
      header: say('customers.invoice.date'),
      cell: (row) => <Shown kind="instant" value={row.postedAt ?? row.createdAt} />,
      whole: true,
    },
    {
      id: 'status',
      header: say('customers.invoice.status'),
      whole: true,
      cell: ({ status }) => <Badge tone={toneOf[status]}>{say(`customers.invoice.status.${status}`)}</Badge>,
    },
    {
      id: 'total',
      header: say('customers.invoice.total'),
      align: 'end',
      cell: (row) => <Shown kind="money" value={row.total} />,
    },
  ];
  return (
    <Card look="bare" title={say('customers.invoices')}>
      <BookTable
        label={say('customers.invoices')}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={mayOpen ? open : undefined}
        answered={answered}
        page={page}
        onPage={setPage}
        empty={{
          icon: 'receipt',
          title: say('customers.invoices.none'),
          text: say(invoiceCount > 0 ? 'customers.invoices.elsewhere' : 'customers.invoices.noneText'),
        }}
      />
    </Card>
  );
}

type RowLinkProps = { row: InvoiceRow; customerId: string; maySell: boolean; mayOpen: boolean };

function RowLink({ row: { id, number, status }, customerId, maySell, mayOpen }: RowLinkProps) {
  const say = useSay();
  const text = number ?? say('customers.draft');
  if (!mayOpen) return text;
  if (status === 'draft' && maySell) {
    return (
      <Go
        to="/customer-management/customer-details/:customerId/invoice-edit/:invoiceId"
        with={{ customerId, invoiceId: id }}
      >
        {text}
      </Go>
    );
  }
  return (
    <Go to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: id }}>
      {text}
    </Go>
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
