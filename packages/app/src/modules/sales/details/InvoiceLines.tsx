import type { Invoice, InvoiceLine } from '@tilldesk/domain/sales';
import type { Activation } from '@tilldesk/domain/activations';
import { Badge, Text } from '@tilldesk/ui';
import { CellLines, DataTable, type Column } from '@tilldesk/ui/table';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { activationTones } from '../activation/activationTones.ts';
import { useActivations } from '../activation/useActivations.ts';

/** Shows the posted lines. Costs are visible only with the right to see them. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useTranslate();
  const { money, number, day } = useFormats();
  const { viewCost } = useSession().limits;
  const { lines } = invoice;
  const { items: activated } = useActivations(invoice.id);
  const activationOf = (line: InvoiceLine): Activation | undefined =>
    activated.find(({ lineId }) => lineId === line.id);
  const whyOf = ({ priceReason, discountReason, approvedBy }: InvoiceLine): string =>
    [priceReason, discountReason, approvedBy && t('sales.approvedBy', { name: approvedBy })].filter(Boolean).join(', ');
  const amount = (id: string, header: string, of: (line: InvoiceLine) => number): Column<InvoiceLine> => ({
    id,
    header,
    cell: (line) => money(of(line)),
    align: 'end',
  });
  const onlyIf = (condition: boolean, ...columns: Column<InvoiceLine>[]) => (condition ? columns : []);
  /** Details that only some lines have are below the name, so that the amounts have enough room. */
  const notesOf = (line: InvoiceLine) => {
    const { unitCode, salesperson, salespersonId, warrantyUntil } = line;
    const reasons = whyOf(line);
    const before = Math.max(line.listPrice ?? 0, line.offered ?? 0);
    const activation = activationOf(line);
    return [
      ...(unitCode === null ? [] : [{ id: 'imei', text: <Text code>{unitCode}</Text> }]),
      ...(warrantyUntil === null
        ? []
        : [{ id: 'warranty', text: t('sales.warranty.until', { day: day(warrantyUntil) }) }]),
      ...(before <= line.unitPrice
        ? []
        : [{ id: 'was', text: <Text as="s">{t('sales.was', { price: money(before) })}</Text> }]),
      ...(reasons === '' ? [] : [{ id: 'why', text: reasons }]),
      ...(salespersonId === null ? [] : [{ id: 'seller', text: salesperson ?? invoice.salesperson }]),
      ...(activation ? [{ id: 'activation', text: <Activated activation={activation} /> }] : []),
    ];
  };
  const showsCost = viewCost && (invoice.status === 'paid' || invoice.status === 'open');
  const columns: Column<InvoiceLine>[] = [
    {
      id: 'item',
      header: t('sales.item'),
      cell: (line) => <CellLines notes={notesOf(line)}>{line.description}</CellLines>,
      least: 180,
    },
    {
      id: 'quantity',
      header: t('sales.quantity'),
      cell: ({ quantity }) => number(quantity),
      align: 'end',
    },
    ...onlyIf(
      lines.some(({ returned }) => returned > 0),
      {
        id: 'returned',
        header: t('sales.returned'),
        cell: ({ returned }) => (returned === 0 ? t('list.absent') : number(returned)),
        align: 'end',
      },
    ),
    amount('price', t('sales.price'), ({ unitPrice }) => unitPrice),
    ...onlyIf(
      invoice.discountTotal !== 0,
      amount('discount', t('sales.discount'), ({ discountTotal }) => 0 - discountTotal),
    ),
    amount('tax', t('sales.tax'), ({ tax }) => tax),
    amount('total', t('sales.amount'), ({ total }) => total),
    ...onlyIf(
      showsCost,
      amount('cost', t('sales.cost'), ({ cost }) => cost ?? 0),
      amount('profit', t('sales.profit'), ({ net, cost }) => net - (cost ?? 0)),
    ),
  ];
  return (
    <DataTable
      label={t('sales.lines')}
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
      empty={<p>{t('sales.lines.none')}</p>}
    />
  );
}

/** Shows the activation status of a line. */
function Activated({ activation }: { activation: Activation }) {
  const t = useTranslate();
  const { carrier, status } = activation;
  return (
    <Badge tone={activationTones[status]} dot>
      {`${carrier} · ${t(`activation.status.${status}`)}`}
    </Badge>
  );
}
