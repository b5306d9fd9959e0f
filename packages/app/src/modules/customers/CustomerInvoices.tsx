import { can } from '@tilldesk/domain/rights';
import { invoices, type Customer, type InvoiceRow, type InvoiceStatus } from '@tilldesk/domain/shop';
import { Badge, Card, EmptyState, type Tone } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { Go } from '../../kit/go/Go.tsx';
import { useGo } from '../../kit/go/useGo.ts';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { Shown } from '../../kit/resource/Shown.tsx';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useProblem } from '../../kit/say/useProblem.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { useSession } from '../../wiring/useSession.ts';

const SHOWN = 10;

/** The latest invoices of a customer, for those who may read invoices. */
export function CustomerInvoices({ customer }: { customer: Customer }) {
  const { permissions } = useSession();
  return can(permissions, 'Sale & Invoice', 'read') ? <Latest customer={customer} /> : null;
}

function Latest({ customer: { id: customerId, invoiceCount } }: { customer: Customer }) {
  const say = useSay();
  const go = useGo();
  const problems = useProblem();
  const { number } = useFormats();
  const mayOpen = useMayEnter('/sale-invoice-management/invoice-details/:invoiceId');
  const { data, problem, loading, again } = useAnswer(invoices.list, {
    query: { customerId, limit: SHOWN, sort: '-createdAt' },
  });
  const open = ({ id }: InvoiceRow) =>
    go('/sale-invoice-management/invoice-details/:invoiceId', { with: { invoiceId: id } });
  const total = data?.pagination.total ?? 0;
  const columns: Column<InvoiceRow>[] = [
    {
      id: 'number',
      header: say('customers.invoice.number'),
      width: 120,
      cell: (row) => (
        <InvoiceLink id={row.id} mayOpen={mayOpen}>
          {row.number ?? say('customers.draft')}
        </InvoiceLink>
      ),
    },
    {
      id: 'date',
      header: say('customers.invoice.date'),
      cell: (row) => <Shown kind="instant" value={row.postedAt ?? row.createdAt} />,
    },
    {
      id: 'status',
      header: say('customers.invoice.status'),
      width: 120,
      cell: ({ status }) => <Badge tone={toneOf[status]}>{say(`customers.invoice.status.${status}`)}</Badge>,
    },
    {
      id: 'total',
      header: say('customers.invoice.total'),
      width: 120,
      align: 'end',
      cell: (row) => <Shown kind="money" value={row.total} />,
    },
  ];
  return (
    <Card
      look="bare"
      title={say('customers.invoices')}
      hint={total > SHOWN ? say('customers.invoices.more', { shown: number(SHOWN), total: number(total) }) : undefined}
    >
      <DataTable
        label={say('customers.invoices')}
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        onOpen={mayOpen ? open : undefined}
        loading={loading ? say('list.loading') : undefined}
        error={
          problem && !data ? { text: problems.say(problem), retryLabel: say('list.again'), onRetry: again } : undefined
        }
        empty={
          <EmptyState
            icon="receipt"
            title={say('customers.invoices.none')}
            text={say(invoiceCount > 0 ? 'customers.invoices.elsewhere' : 'customers.invoices.noneText')}
          />
        }
      />
    </Card>
  );
}

function InvoiceLink({ id, mayOpen, children }: { id: string; mayOpen: boolean; children: string }) {
  if (!mayOpen) return children;
  return (
    <Go to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: id }}>
      {children}
    </Go>
  );
}

const toneOf: Record<InvoiceStatus, Tone> = { draft: 'neutral', paid: 'ok', discarded: 'warn' };
