import type { Refund, RefundLine } from '@tilldesk/domain/shop';
import { Text } from '@tilldesk/ui';
import { CellLines, DataTable, type Column } from '@tilldesk/ui/table';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';

/** What came back, why, where it went, and what was given for it. */
export function RefundLines({ refund: { lines, fees } }: { refund: Refund }) {
  const say = useSay();
  const { money, number } = useFormats();
  const amount = (id: string, header: string, of: (line: RefundLine) => number): Column<RefundLine> => ({
    id,
    header,
    cell: (line) => money(of(line)),
    align: 'end',
    width: 104,
  });
  const onlyIf = (holds: boolean, column: Column<RefundLine>) => (holds ? [column] : []);
  const columns: Column<RefundLine>[] = [
    {
      id: 'item',
      header: say('refunds.item'),
      cell: ({ description, unitCode }) => (
        <CellLines notes={unitCode === null ? [] : [{ id: 'imei', text: <Text code>{unitCode}</Text> }]}>
          {description}
        </CellLines>
      ),
      least: 180,
    },
    {
      id: 'quantity',
      header: say('refunds.quantity'),
      cell: ({ quantity }) => (quantity === 0 ? say('list.absent') : number(quantity)),
      align: 'end',
      width: 72,
    },
    {
      id: 'reason',
      header: say('refunds.line.reason'),
      cell: ({ reason }) => say(`refunds.reason.${reason}`),
      width: 140,
    },
    { id: 'back', header: say('refunds.line.back'), cell: ({ back }) => say(`refunds.way.${back}`), width: 164 },
    ...onlyIf(
      lines.some(({ condition }) => condition !== null),
      {
        id: 'condition',
        header: say('refunds.line.condition'),
        cell: ({ condition }) => (condition === null ? say('list.absent') : say(`refunds.condition.${condition}`)),
        width: 112,
      },
    ),
    ...onlyIf(
      fees !== 0,
      amount('fee', say('refunds.line.fee'), ({ fee }) => fee),
    ),
    ...onlyIf(
      lines.some(({ feeReason }) => feeReason !== null),
      {
        id: 'feeReason',
        header: say('refunds.line.feeReason'),
        cell: ({ feeReason }) => feeReason ?? say('list.absent'),
        width: 160,
      },
    ),
    ...onlyIf(
      lines.some(({ deactivation }) => deactivation !== null),
      {
        id: 'activation',
        header: say('refunds.line.ending'),
        cell: ({ deactivation }) =>
          deactivation === null ? say('list.absent') : say(`refunds.ending.${deactivation}`),
        width: 160,
      },
    ),
    amount('tax', say('refunds.tax'), ({ tax }) => tax),
    amount('total', say('refunds.amount'), ({ total }) => total),
  ];
  return (
    <DataTable
      label={say('refunds.lines')}
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
      empty={<p>{say('refunds.lines.none')}</p>}
    />
  );
}
