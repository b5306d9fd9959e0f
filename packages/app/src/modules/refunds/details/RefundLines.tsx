import type { Refund, RefundLine } from '@tilldesk/domain/refunds';
import { Text } from '@tilldesk/ui';
import { CellLines, DataTable, type Column } from '@tilldesk/ui/table';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** Lists the refunded lines with the reason, the destination of the items and the refunded amount. */
export function RefundLines({ refund: { lines, fees } }: { refund: Refund }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const amount = (id: string, header: string, of: (line: RefundLine) => number): Column<RefundLine> => ({
    id,
    header,
    cell: (line) => money(of(line)),
    align: 'end',
    width: 104,
  });
  const onlyIf = (condition: boolean, column: Column<RefundLine>) => (condition ? [column] : []);
  const columns: Column<RefundLine>[] = [
    {
      id: 'item',
      header: t('refunds.item'),
      cell: ({ description, unitCode }) => (
        <CellLines notes={unitCode === null ? [] : [{ id: 'imei', text: <Text code>{unitCode}</Text> }]}>
          {description}
        </CellLines>
      ),
      least: 180,
    },
    {
      id: 'quantity',
      header: t('refunds.quantity'),
      cell: ({ quantity }) => (quantity === 0 ? t('list.absent') : number(quantity)),
      align: 'end',
      width: 72,
    },
    {
      id: 'reason',
      header: t('refunds.line.reason'),
      cell: ({ reason }) => t(`refunds.reason.${reason}`),
      width: 140,
    },
    { id: 'back', header: t('refunds.line.back'), cell: ({ back }) => t(`refunds.disposition.${back}`), width: 164 },
    ...onlyIf(
      lines.some(({ condition }) => condition !== null),
      {
        id: 'condition',
        header: t('refunds.line.condition'),
        cell: ({ condition }) => (condition === null ? t('list.absent') : t(`refunds.condition.${condition}`)),
        width: 112,
      },
    ),
    ...onlyIf(
      fees !== 0,
      amount('fee', t('refunds.line.fee'), ({ fee }) => fee),
    ),
    ...onlyIf(
      lines.some(({ feeReason }) => feeReason !== null),
      {
        id: 'feeReason',
        header: t('refunds.line.feeReason'),
        cell: ({ feeReason }) => feeReason ?? t('list.absent'),
        width: 160,
      },
    ),
    ...onlyIf(
      lines.some(({ deactivation }) => deactivation !== null),
      {
        id: 'activation',
        header: t('refunds.line.ending'),
        cell: ({ deactivation }) => (deactivation === null ? t('list.absent') : t(`refunds.ending.${deactivation}`)),
        width: 160,
      },
    ),
    amount('tax', t('refunds.tax'), ({ tax }) => tax),
    amount('total', t('refunds.amount'), ({ total }) => total),
  ];
  return (
    <DataTable
      label={t('refunds.lines')}
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
      empty={<p>{t('refunds.lines.none')}</p>}
    />
  );
}
