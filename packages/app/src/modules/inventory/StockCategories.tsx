import type { Answer } from '@tilldesk/domain/contract';
import { stockByCategory } from '@tilldesk/domain/inventory';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { stockRoutes, type TrackingKind } from './places.ts';

type Row = Answer<typeof stockByCategory>['items'][number];

/** Lists the categories with stock of a kind: on hand, reserved, incoming, and value. */
export function StockCategories({ tracking }: { tracking: TrackingKind }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const columns = useColumns();
  const list = useList(stockByCategory, { sort: 'name', limit: 50, fixed: { tracking }, watch });
  return (
    <ListView
      list={list}
      name={`inventory-${tracking}`}
      label={t(stockRoutes[tracking].title)}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      onOpen={({ id, name }) =>
        navigateTo(stockRoutes[tracking].category, { with: { categoryName: name, categoryId: id } })
      }
      searchHint={t('inventory.categories.search')}
      totals={{ units: ({ onHand }) => onHand, amount: ({ retailValue }) => retailValue }}
      empty={{
        icon: 'box',
        title: t('inventory.categories.empty'),
        text: t('inventory.categories.emptyText'),
      }}
    />
  );
}

const watch = ['invoices', 'products', 'categories', 'purchases'];

function useColumns(): ListColumn<Row>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  const columns: ListColumn<Row>[] = [
    {
      id: 'name',
      header: t('inventory.column.category'),
      kind: 'text',
      value: ({ name }) => name,
      sortable: true,
      width: 240,
    },
    { id: 'parentName', header: t('inventory.column.parent'), kind: 'text', value: ({ parentName }) => parentName },
    {
      id: 'productCount',
      header: t('inventory.column.products'),
      kind: 'quantity',
      value: ({ productCount }) => productCount,
    },
    {
      id: 'onHand',
      header: t('inventory.column.onHand'),
      kind: 'quantity',
      value: ({ onHand }) => onHand,
      sortable: true,
      width: 110,
    },
    {
      id: 'reserved',
      header: t('inventory.column.reserved'),
      kind: 'quantity',
      value: ({ reserved }) => reserved,
      width: 104,
    },
    {
      id: 'incoming',
      header: t('inventory.column.incoming'),
      kind: 'quantity',
      value: ({ incoming }) => incoming,
      width: 104,
    },
    {
      id: 'retailValue',
      header: t('inventory.column.retailValue'),
      kind: 'money',
      value: ({ retailValue }) => retailValue,
      width: 150,
    },
  ];
  const cost: ListColumn<Row> = {
    id: 'costValue',
    header: t('inventory.column.costValue'),
    kind: 'money',
    value: ({ costValue }) => costValue,
    width: 150,
  };
  return viewCost ? [...columns, cost] : columns;
}
