import type { Answer } from '@tilldesk/domain/contract';
import { stockByCategory } from '@tilldesk/domain/shop';
import { useGo } from '../../kit/go/useGo.ts';
import type { ListColumn } from '../../kit/resource/ListColumn.ts';
import { ListView } from '../../kit/resource/ListView.tsx';
import { useList } from '../../kit/resource/useList.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { itemPlaces, type Held } from './places.ts';

type Row = Answer<typeof stockByCategory>['items'][number];

/** The categories that have goods of a kind: what they hold, what of it is kept, what comes, what that is worth. */
export function StockCategories({ tracking }: { tracking: Held }) {
  const say = useSay();
  const go = useGo();
  const columns = useColumns();
  const list = useList(stockByCategory, { sort: 'name', limit: 50, fixed: { tracking }, watch });
  return (
    <ListView
      list={list}
      name={`inventory-${tracking}`}
      label={say(itemPlaces[tracking].title)}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      onOpen={({ id, name }) => go(itemPlaces[tracking].category, { with: { categoryName: name, categoryId: id } })}
      searchHint={say('inventory.categories.search')}
      totals={{ units: ({ onHand }) => onHand, amount: ({ retailValue }) => retailValue }}
      empty={{
        icon: 'box',
        title: say('inventory.categories.empty'),
        text: say('inventory.categories.emptyText'),
      }}
    />
  );
}

const watch = ['invoices', 'products', 'categories', 'purchases'];

function useColumns(): ListColumn<Row>[] {
  const say = useSay();
  const { viewCost } = useSession().limits;
  const columns: ListColumn<Row>[] = [
    {
      id: 'name',
      header: say('inventory.column.category'),
      kind: 'text',
      value: ({ name }) => name,
      sortable: true,
      width: 240,
    },
    { id: 'parentName', header: say('inventory.column.parent'), kind: 'text', value: ({ parentName }) => parentName },
    {
      id: 'productCount',
      header: say('inventory.column.products'),
      kind: 'quantity',
      value: ({ productCount }) => productCount,
    },
    {
      id: 'onHand',
      header: say('inventory.column.onHand'),
      kind: 'quantity',
      value: ({ onHand }) => onHand,
      sortable: true,
      width: 110,
    },
    {
      id: 'reserved',
      header: say('inventory.column.reserved'),
      kind: 'quantity',
      value: ({ reserved }) => reserved,
      width: 104,
    },
    {
      id: 'incoming',
      header: say('inventory.column.incoming'),
      kind: 'quantity',
      value: ({ incoming }) => incoming,
      width: 104,
    },
    {
      id: 'retailValue',
      header: say('inventory.column.retailValue'),
      kind: 'money',
      value: ({ retailValue }) => retailValue,
      width: 150,
    },
  ];
  const cost: ListColumn<Row> = {
    id: 'costValue',
    header: say('inventory.column.costValue'),
    kind: 'money',
    value: ({ costValue }) => costValue,
    width: 150,
  };
  return viewCost ? [...columns, cost] : columns;
}
