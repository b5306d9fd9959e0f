import { adjustmentEffects, adjustmentReasons, adjustments, type AdjustmentRow } from '@tilldesk/domain/stock';
import { Badge } from '@tilldesk/ui';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DayRange } from '../../../kit/resource/DayRange.tsx';
import { ClearFilters, ListFilter } from '../../../kit/resource/ListFilters.tsx';
import type { ListColumn } from '../../../kit/resource/ListColumn.ts';
import { ListView } from '../../../kit/resource/ListView.tsx';
import { useList } from '../../../kit/resource/useList.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';
import { Signed } from '../Signed.tsx';
import { lazyPart } from '../../../kit/page/later.tsx';

const AdjustmentDialog = lazyPart(async () => (await import('./AdjustmentDialog.tsx')).AdjustmentDialog);

type AdjustmentListProps = {
  /** The list's own name: its columns are kept by it. */
  name: string;
};

/** The adjustments of the store, the latest first; one that is opened stands in the address. */
export function AdjustmentList({ name }: AdjustmentListProps) {
  const say = useSay();
  const [address, setAddress] = useSearchParams();
  const columns = useColumns();
  const list = useList(adjustments.list, { sort: '-at', limit: 50, filters });
  const opened = address.get('adjustment');
  const open = (id: string | null) =>
    setAddress((standing) => {
      const next = new URLSearchParams(standing);
      if (id === null) next.delete('adjustment');
      else next.set('adjustment', id);
      return next;
    });
  return (
    <>
      <ListView
        list={list}
        name={name}
        label={say('inventory.tab.adjustments')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        onOpen={({ id }) => open(id)}
        searchHint={say('inventory.adjustments.search')}
        filters={
          <>
            <ListFilter
              label={say('inventory.reason')}
              value={list.filters['reason'] ?? ''}
              options={adjustmentReasons.map((id) => ({ id, label: say(`inventory.reason.${id}`) }))}
              onChange={(reason) => list.setFilter('reason', reason)}
            />
            <DayRange
              list={list}
              label={say('inventory.movement.at')}
              fromLabel={say('inventory.from')}
              toLabel={say('inventory.to')}
            />
            <ClearFilters list={list} />
          </>
        }
        empty={{
          icon: 'edit',
          title: say('inventory.adjustments.empty'),
          text: say('inventory.adjustments.emptyText'),
        }}
      />
      <Suspense>
        {opened !== null && <AdjustmentDialog key={opened} id={opened} onClose={() => open(null)} onOpen={open} />}
      </Suspense>
    </>
  );
}

const filters = ['reason', 'from', 'to'];

function useColumns(): ListColumn<AdjustmentRow>[] {
  const say = useSay();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const what = ({ productName, unitCode, lineCount }: AdjustmentRow) =>
      lineCount > 1
        ? say('inventory.adjustments.several', { name: productName, count: lineCount - 1 })
        : [productName, unitCode].filter(Boolean).join(' · ');
    const columns: ListColumn<AdjustmentRow>[] = [
      {
        id: 'number',
        header: say('inventory.adjustments.number'),
        kind: 'code',
        value: ({ number }) => number,
        sortable: true,
        width: 112,
      },
      { id: 'at', header: say('inventory.movement.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
      {
        id: 'reason',
        header: say('inventory.reason'),
        kind: 'text',
        value: ({ reason }) => say(`inventory.reason.${reason}`),
        cell: (row) => <ReasonCell row={row} />,
        width: 184,
      },
      { id: 'what', header: say('inventory.adjustments.what'), kind: 'text', value: what, width: 340 },
      {
        id: 'pieces',
        header: say('inventory.movement.quantity'),
        kind: 'quantity',
        value: ({ pieces }) => pieces,
        cell: ({ pieces }) => <Signed value={pieces} />,
        width: 96,
      },
      {
        id: 'sold',
        header: say('inventory.adjustments.sold'),
        kind: 'money',
        value: ({ sold }) => sold,
        hidden: true,
      },
      {
        id: 'customerName',
        header: say('inventory.customer'),
        kind: 'text',
        value: ({ customerName }) => customerName,
        hidden: true,
      },
      { id: 'by', header: say('inventory.movement.by'), kind: 'text', value: ({ by }) => by, width: 132 },
      {
        id: 'approvedBy',
        header: say('inventory.adjustments.approvedBy'),
        kind: 'text',
        value: ({ approvedBy }) => approvedBy,
        hidden: true,
      },
      { id: 'note', header: say('inventory.note'), kind: 'longText', value: ({ note }) => note, hidden: true },
    ];
    const value: ListColumn<AdjustmentRow> = {
      id: 'value',
      header: say('inventory.column.costValue'),
      kind: 'money',
      // What only changed its status is worth what it was.
      value: (row) => (row.pieces === 0 && row.value === 0 ? null : row.value),
      width: 120,
    };
    return viewCost ? columns.toSpliced(5, 0, value) : columns;
  }, [say, viewCost]);
}

function ReasonCell({ row: { reason, reverses, reversedBy } }: { row: AdjustmentRow }) {
  const say = useSay();
  const word = say(`inventory.reason.${reason}`);
  if (reverses) return <Badge tone="accent">{say('inventory.adjustments.back', { reason: word })}</Badge>;
  return (
    <Badge tone={reversedBy || !adjustmentEffects[reason].writesOff ? 'neutral' : 'warn'}>
      {reversedBy ? say('inventory.adjustments.gone', { reason: word }) : word}
    </Badge>
  );
}
