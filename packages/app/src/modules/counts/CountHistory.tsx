import { accuracyOf, countModes, counts, countStatuses, type CountRow } from '@tilldesk/domain/counts';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { CountStatusBadge } from './CountStatusBadge.tsx';
import { countAt, countPage } from './places.ts';
import { useScopeName } from './useScopeName.ts';

const filters = ['status', 'mode'];

/** Lists all counts of the store, the latest first. */
export function CountHistory() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const list = useList(counts.list, { sort: '-startedAt', filters });
  const columns = useColumns();
  return (
    <ListView
      list={list}
      name="inventory-counts"
      label={t('counts.tab.history')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      onOpen={({ id, scope }) => navigateTo(countPage, { with: countAt(scope), query: { count: id } })}
      searchHint={t('counts.history.search')}
      filters={
        <>
          <ListFilter
            label={t('counts.status')}
            value={list.filters['status'] ?? ''}
            options={countStatuses.map((id) => ({ id, label: t(`counts.status.${id}`) }))}
            onChange={(value) => list.setFilter('status', value)}
          />
          <ListFilter
            label={t('counts.mode')}
            value={list.filters['mode'] ?? ''}
            options={countModes.map((id) => ({ id, label: t(`counts.mode.${id}`) }))}
            onChange={(value) => list.setFilter('mode', value)}
          />
          <ClearFilters list={list} />
        </>
      }
      empty={{ icon: 'clock', title: t('counts.history.empty'), text: t('counts.history.emptyText') }}
    />
  );
}

function useColumns(): ListColumn<CountRow>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  const nameOf = useScopeName();
  const accuracy = ({ figures }: CountRow) => {
    const share = figures && accuracyOf(figures);
    return share === null ? null : String(Math.round(share * 1000) / 1000);
  };
  const columns: ListColumn<CountRow>[] = [
    {
      id: 'number',
      header: t('counts.number'),
      kind: 'code',
      value: ({ number }) => number,
      sortable: true,
      width: 112,
    },
    { id: 'scope', header: t('counts.category'), kind: 'text', value: ({ scope }) => nameOf(scope), width: 188 },
    {
      id: 'status',
      header: t('counts.status'),
      kind: 'text',
      value: ({ status }) => t(`counts.status.${status}`),
      cell: ({ status }) => <CountStatusBadge status={status} />,
      width: 128,
    },
    {
      id: 'mode',
      header: t('counts.mode'),
      kind: 'text',
      value: ({ mode }) => t(`counts.mode.${mode}`),
      width: 96,
      hidden: true,
    },
    {
      id: 'startedAt',
      header: t('counts.startedAt'),
      kind: 'instant',
      value: ({ startedAt }) => startedAt,
      sortable: true,
    },
    { id: 'startedBy', header: t('counts.startedBy'), kind: 'text', value: ({ startedBy }) => startedBy, width: 128 },
    {
      id: 'postedAt',
      header: t('counts.postedAt'),
      kind: 'instant',
      value: ({ postedAt }) => postedAt,
      hidden: true,
    },
    { id: 'accuracy', header: t('counts.accuracy'), kind: 'rate', value: accuracy },
    { id: 'short', header: t('counts.short'), kind: 'quantity', value: ({ figures }) => figures?.shortQuantity },
    { id: 'over', header: t('counts.over'), kind: 'quantity', value: ({ figures }) => figures?.overQuantity },
  ];
  const value: ListColumn<CountRow> = {
    id: 'net',
    header: t('counts.netValue'),
    kind: 'money',
    value: ({ figures }) => figures && (figures.overValue ?? 0) - (figures.shortValue ?? 0),
    width: 140,
  };
  return viewCost ? [...columns, value] : columns;
}
