import type { Invoice, InvoiceLine } from '@tilldesk/domain/shop';
import type { Activation } from '@tilldesk/domain/selling';
import { Badge, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { activationTones } from '../activation/activationTones.ts';
import { useActivations } from '../activation/useActivations.ts';

/** The lines as they were posted. What they cost is for those who may see it. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const say = useSay();
  const { money, number, day } = useFormats();
  const { viewCost } = useSession().limits;
  const { lines } = invoice;
  const { items: activated } = useActivations(invoice.id);
  const activationOf = (line: InvoiceLine): Activation | undefined =>
    activated.find(({ lineId }) => lineId === line.id);
  const amount = (id: string, header: string, of: (line: InvoiceLine) => number): Column<InvoiceLine> => ({
    id,
    header,
    cell: (line) => money(of(line)),
    align: 'end',
    width: 104,
  });
  const onlyIf = (holds: boolean, ...columns: Column<InvoiceLine>[]) => (holds ? columns : []);
  const showsCost = viewCost && (invoice.status === 'paid' || invoice.status === 'open');
  const columns: Column<InvoiceLine>[] = [
    {
      id: 'item',
      header: say('sales.item'),
      cell: (line) => <Text weight="medium">{line.description}</Text>,
      least: 220,
    },
    ...onlyIf(
      lines.some(({ salespersonId }) => salespersonId !== null),
      {
        id: 'seller',
        header: say('sales.cashier'),
        cell: ({ salesperson }) => salesperson ?? invoice.salesperson,
        width: 132,
      },
    ),
    ...onlyIf(
      lines.some((line) => reasonsOf(line) !== ''),
      { id: 'why', header: say('sales.reason'), cell: (line) => reasonsOf(line) || say('list.absent'), width: 160 },
    ),
    ...onlyIf(
      lines.some(({ unitCode }) => unitCode !== null),
      { id: 'imei', header: say('sales.imei'), cell: ({ unitCode }) => unitCode ?? say('list.absent'), width: 148 },
    ),
    ...onlyIf(
      lines.some((line) => activationOf(line) !== undefined),
      {
        id: 'activation',
        header: say('activation.line'),
        cell: (line) => <Activated activation={activationOf(line)} />,
        width: 176,
      },
    ),
    ...onlyIf(
      lines.some(({ warrantyUntil }) => warrantyUntil !== null),
      {
        id: 'warranty',
        header: say('sales.warranty'),
        cell: ({ warrantyUntil }) => (warrantyUntil === null ? say('list.absent') : day(warrantyUntil)),
        width: 124,
      },
    ),
    {
      id: 'quantity',
      header: say('sales.quantity'),
      cell: ({ quantity }) => number(quantity),
      align: 'end',
      width: 72,
    },
    ...onlyIf(
      lines.some(({ returned }) => returned > 0),
      {
        id: 'returned',
        header: say('sales.returned'),
        cell: ({ returned }) => (returned === 0 ? say('list.absent') : number(returned)),
        align: 'end',
        width: 88,
      },
    ),
    amount('price', say('sales.price'), ({ unitPrice }) => unitPrice),
    ...onlyIf(
      invoice.discountTotal !== 0,
      amount('discount', say('sales.discount'), ({ discountTotal }) => 0 - discountTotal),
    ),
    amount('tax', say('sales.tax'), ({ tax }) => tax),
    amount('total', say('sales.amount'), ({ total }) => total),
    ...onlyIf(
      showsCost,
      amount('cost', say('sales.cost'), ({ cost }) => cost ?? 0),
      amount('profit', say('sales.profit'), ({ net, cost }) => net - (cost ?? 0)),
    ),
  ];
  return (
    <DataTable
      label={say('sales.lines')}
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
      empty={<p>{say('sales.lines.none')}</p>}
    />
  );
}

const reasonsOf = ({ priceReason, discountReason }: InvoiceLine): string =>
  [priceReason, discountReason].filter(Boolean).join(', ');

/** How the activation of a line stands. */
function Activated({ activation }: { activation: Activation | undefined }) {
  const say = useSay();
  if (!activation) return say('list.absent');
  const { carrier, status } = activation;
  return (
    <Badge tone={activationTones[status]} dot>
      {`${carrier} · ${say(`activation.status.${status}`)}`}
    </Badge>
  );
}
