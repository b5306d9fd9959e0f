import { adjustmentEffects, adjustmentReasons, adjustments, type AdjustmentRow } from '@tilldesk/domain/adjustments';
import { Badge } from '@tilldesk/ui';
import { Suspense, useMemo } from 'react';
import { useAddressValue } from '../../../navigation/useAddressValue.ts';
import { DayRange } from '../../../resource/list/DayRange.tsx';
import { ClearFilters, ListFilter } from '../../../resource/list/ListFilters.tsx';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/useList.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { Signed } from '../Signed.tsx';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const AdjustmentDialog = lazyPart(async () => (await import('./AdjustmentDialog.tsx')).AdjustmentDialog);

type AdjustmentListProps = {
  /** The name of the list, under which its columns are saved. */
  name: string;
};

/** Lists the store's adjustments, the latest first; the one that is open is in the address. */
export function AdjustmentList({ name }: AdjustmentListProps) {
  const t = useTranslate();
  const columns = useColumns();
  const list = useList(adjustments.list, { sort: '-at', limit: 50, filters });
  const [opened, open] = useAddressValue('adjustment');
  return (
    <>
      <ListView
        list={list}
        name={name}
        label={t('inventory.tab.adjustments')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        onOpen={({ id }) => open(id)}
        searchHint={t('inventory.adjustments.search')}
        filters={
          <>
            <ListFilter
              label={t('inventory.reason')}
              value={list.filters['reason'] ?? ''}
              options={adjustmentReasons.map((id) => ({ id, label: t(`inventory.reason.${id}`) }))}
              onChange={(reason) => list.setFilter('reason', reason)}
            />
            <DayRange
              list={list}
              label={t('inventory.movement.at')}
              fromLabel={t('inventory.from')}
              toLabel={t('inventory.to')}
            />
            <ClearFilters list={list} />
          </>
        }
        empty={{
          icon: 'edit',
          title: t('inventory.adjustments.empty'),
          text: t('inventory.adjustments.emptyText'),
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
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const what = ({ productName, unitCode, lineCount }: AdjustmentRow) =>
      lineCount > 1
        ? t('inventory.adjustments.several', { name: productName, count: lineCount - 1 })
        : [productName, unitCode].filter(Boolean).join(' · ');
    const columns: ListColumn<AdjustmentRow>[] = [
      {
        id: 'number',
        header: t('inventory.adjustments.number'),
        kind: 'code',
        value: ({ number }) => number,
        sortable: true,
        width: 112,
      },
      { id: 'at', header: t('inventory.movement.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
      {
        id: 'reason',
        header: t('inventory.reason'),
        kind: 'text',
        value: ({ reason }) => t(`inventory.reason.${reason}`),
        cell: (row) => <ReasonCell row={row} />,
        width: 184,
      },
      { id: 'what', header: t('inventory.adjustments.what'), kind: 'text', value: what, width: 340 },
      {
        id: 'pieces',
        header: t('inventory.movement.quantity'),
        kind: 'quantity',
        value: ({ pieces }) => pieces,
        cell: ({ pieces }) => <Signed value={pieces} />,
        width: 96,
      },
      {
        id: 'sold',
        header: t('inventory.adjustments.sold'),
        kind: 'money',
        value: ({ sold }) => sold,
        hidden: true,
      },
      {
        id: 'customerName',
        header: t('inventory.customer'),
        kind: 'text',
        value: ({ customerName }) => customerName,
        hidden: true,
      },
      { id: 'by', header: t('inventory.movement.by'), kind: 'text', value: ({ by }) => by, width: 132 },
      {
        id: 'approvedBy',
        header: t('inventory.adjustments.approvedBy'),
        kind: 'text',
        value: ({ approvedBy }) => approvedBy,
        hidden: true,
      },
      { id: 'note', header: t('inventory.note'), kind: 'longText', value: ({ note }) => note, hidden: true },
    ];
    const value: ListColumn<AdjustmentRow> = {
      id: 'value',
      header: t('inventory.column.costValue'),
      kind: 'money',
      // A change of status alone has no value.
      value: (row) => (row.pieces === 0 && row.value === 0 ? null : row.value),
      width: 120,
    };
    return viewCost ? columns.toSpliced(5, 0, value) : columns;
  }, [t, viewCost]);
}

function ReasonCell({ row: { reason, reverses, reversedBy } }: { row: AdjustmentRow }) {
  const t = useTranslate();
  const reasonLabel = t(`inventory.reason.${reason}`);
  if (reverses) return <Badge tone="accent">{t('inventory.adjustments.back', { reason: reasonLabel })}</Badge>;
  return (
    <Badge tone={reversedBy || !adjustmentEffects[reason].writesOff ? 'neutral' : 'warn'}>
      {reversedBy ? t('inventory.adjustments.gone', { reason: reasonLabel }) : reasonLabel}
    </Badge>
  );
}
