import type { Answer } from '@tilldesk/domain/contract';
import { accuracyOf, counts } from '@tilldesk/domain/counts';
import { Badge } from '@tilldesk/ui';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { CountStatusBadge } from './CountStatusBadge.tsx';
import { countAt, countPage } from './places.ts';

type Row = Answer<typeof counts.categories>['items'][number];

const filters = ['state'];
const watch = ['inventory', 'units', 'products', 'categories'];
const states = ['never', 'due', 'underWay'] as const;

/** Lists every category with stock: when it was last counted, how accurate that count was, and any count under way. */
export function CategoryCounts() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const list = useList(counts.categories, { sort: 'name', limit: 50, filters, watch });
  const columns = useColumns();
  return (
    <ListView
      list={list}
      name="count-categories"
      label={t('counts.title')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      // A count of the main category that is under way includes its subcategories.
      onOpen={(row) => navigateTo(countPage, { with: countAt(row.open ?? row) })}
      searchHint={t('counts.categories.search')}
      filters={
        <>
          <ListFilter
            label={t('counts.state')}
            value={list.filters['state'] ?? ''}
            options={states.map((id) => ({ id, label: t(`counts.state.${id}`) }))}
            onChange={(value) => list.setFilter('state', value)}
          />
          <ClearFilters list={list} />
        </>
      }
      empty={{ icon: 'box', title: t('counts.categories.empty'), text: t('counts.categories.emptyText') }}
    />
  );
}

function useColumns(): ListColumn<Row>[] {
  const t = useTranslate();
  const { moment } = useFormats();
  const { viewCost } = useSession().limits;
  const accuracy = ({ lastLines, lastExactLines }: Row) => {
    const share = accuracyOf({ lines: lastLines ?? 0, exactLines: lastExactLines ?? 0 });
    return share === null ? null : String(Math.round(share * 1000) / 1000);
  };
  const columns: ListColumn<Row>[] = [
    { id: 'name', header: t('counts.category'), kind: 'text', value: ({ name }) => name, sortable: true, width: 220 },
    { id: 'parentName', header: t('counts.main'), kind: 'text', value: ({ parentName }) => parentName },
    {
      id: 'status',
      header: t('counts.status'),
      kind: 'text',
      value: ({ open }) => (open ? t(`counts.status.${open.status}`) : t('counts.status.none')),
      cell: ({ open }) => open && <CountStatusBadge status={open.status} />,
      width: 128,
    },
    {
      id: 'lastCountedAt',
      header: t('counts.lastCounted'),
      kind: 'instant',
      value: ({ lastCountedAt }) => lastCountedAt,
      cell: ({ lastCountedAt }) =>
        lastCountedAt === null ? <Badge tone="neutral">{t('counts.never')}</Badge> : moment(lastCountedAt),
      sortable: true,
    },
    { id: 'accuracy', header: t('counts.accuracy'), kind: 'rate', value: accuracy },
    {
      id: 'productCount',
      header: t('counts.products'),
      kind: 'quantity',
      value: ({ productCount }) => productCount,
    },
    {
      id: 'onHand',
      header: t('counts.onHand'),
      kind: 'quantity',
      value: ({ onHand }) => onHand,
      sortable: true,
      width: 110,
    },
  ];
  const value: ListColumn<Row> = {
    id: 'lastNetValue',
    header: t('counts.netValue'),
    kind: 'money',
    value: ({ lastNetValue }) => lastNetValue,
    width: 140,
  };
  return viewCost ? [...columns, value] : columns;
}
