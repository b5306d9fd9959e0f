import { accuracyOf, countModes, counts, countStatuses, type CountRow } from '@tilldesk/domain/stock';
import { useGo } from '../../kit/go/useGo.ts';
import type { ListColumn } from '../../kit/resource/ListColumn.ts';
import { ClearFilters, ListFilter } from '../../kit/resource/ListFilters.tsx';
import { ListView } from '../../kit/resource/ListView.tsx';
import { useList } from '../../kit/resource/useList.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { CountStatusBadge } from './CountStatusBadge.tsx';
import { countAt, countPage } from './places.ts';
import { useScopeName } from './useScopeName.ts';

const filters = ['status', 'mode'];

/** All counts of the store, the latest first. */
export function CountHistory() {
  const say = useSay();
  const go = useGo();
  const list = useList(counts.list, { sort: '-startedAt', filters });
  const columns = useColumns();
  return (
    <ListView
      list={list}
      name="inventory-counts"
      label={say('counts.tab.history')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ number }) => number}
      onOpen={({ id, scope }) => go(countPage, { with: countAt(scope), query: { count: id } })}
      searchHint={say('counts.history.search')}
      filters={
        <>
          <ListFilter
            label={say('counts.status')}
            value={list.filters['status'] ?? ''}
            options={countStatuses.map((id) => ({ id, label: say(`counts.status.${id}`) }))}
            onChange={(value) => list.setFilter('status', value)}
          />
          <ListFilter
            label={say('counts.mode')}
            value={list.filters['mode'] ?? ''}
            options={countModes.map((id) => ({ id, label: say(`counts.mode.${id}`) }))}
            onChange={(value) => list.setFilter('mode', value)}
          />
          <ClearFilters list={list} />
        </>
      }
      empty={{ icon: 'clock', title: say('counts.history.empty'), text: say('counts.history.emptyText') }}
    />
  );
}

function useColumns(): ListColumn<CountRow>[] {
  const say = useSay();
  const { viewCost } = useSession().limits;
  const nameOf = useScopeName();
  const accuracy = ({ figures }: CountRow) => {
    const share = figures && accuracyOf(figures);
    return share === null ? null : String(Math.round(share * 1000) / 1000);
  };
  const columns: ListColumn<CountRow>[] = [
    {
      id: 'number',
      header: say('counts.number'),
      kind: 'code',
      value: ({ number }) => number,
      sortable: true,
      width: 112,
    },
    { id: 'scope', header: say('counts.category'), kind: 'text', value: ({ scope }) => nameOf(scope), width: 188 },
    {
      id: 'status',
      header: say('counts.status'),
      kind: 'text',
      value: ({ status }) => say(`counts.status.${status}`),
      cell: ({ status }) => <CountStatusBadge status={status} />,
      width: 128,
    },
    {
      id: 'mode',
      header: say('counts.mode'),
      kind: 'text',
      value: ({ mode }) => say(`counts.mode.${mode}`),
      width: 96,
      hidden: true,
    },
    {
      id: 'startedAt',
      header: say('counts.startedAt'),
      kind: 'instant',
      value: ({ startedAt }) => startedAt,
      sortable: true,
    },
    { id: 'startedBy', header: say('counts.startedBy'), kind: 'text', value: ({ startedBy }) => startedBy, width: 128 },
    {
      id: 'postedAt',
      header: say('counts.postedAt'),
      kind: 'instant',
      value: ({ postedAt }) => postedAt,
      hidden: true,
    },
    { id: 'accuracy', header: say('counts.accuracy'), kind: 'rate', value: accuracy },
    { id: 'short', header: say('counts.short'), kind: 'quantity', value: ({ figures }) => figures?.shortQuantity },
    { id: 'over', header: say('counts.over'), kind: 'quantity', value: ({ figures }) => figures?.overQuantity },
  ];
  const value: ListColumn<CountRow> = {
    id: 'net',
    header: say('counts.netValue'),
    kind: 'money',
    value: ({ figures }) => figures && (figures.overValue ?? 0) - (figures.shortValue ?? 0),
    width: 140,
  };
  return viewCost ? [...columns, value] : columns;
}
