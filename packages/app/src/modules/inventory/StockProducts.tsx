import type { Answer } from '@tilldesk/domain/contract';
import { stockByProduct } from '@tilldesk/domain/shop';
import { Go } from '../../kit/go/Go.tsx';
import { useGo, useParamsOf } from '../../kit/go/useGo.ts';
import { Page } from '../../kit/page/Page.tsx';
import type { ListColumn } from '../../kit/resource/ListColumn.ts';
import { ListView } from '../../kit/resource/ListView.tsx';
import { useList } from '../../kit/resource/useList.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { Shelf } from './cells.tsx';
import { itemPlaces, type Held } from './places.ts';

type Row = Answer<typeof stockByProduct>['items'][number];

/** Second level of the inventory: the products of a category, what is left of each, and which run low. */
export function StockProducts({ tracking }: { tracking: Held }) {
  const say = useSay();
  const go = useGo();
  const { categoryName, categoryId } = useParamsOf(itemPlaces[tracking].category);
  const columns = useColumns();
  const list = useList(stockByProduct, { sort: 'name', limit: 50, fixed: { tracking, categoryId }, watch });
  const add = (
    <Go to="/product-management/add-product" icon="plus" tone="primary">
      {say('inventory.addProduct')}
    </Go>
  );
  return (
    <Page title={categoryName}>
      <ListView
        list={list}
        name={`inventory-${tracking}-products`}
        label={categoryName}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id, name }) =>
          go(itemPlaces[tracking].item, { with: { categoryName, categoryId, itemName: name, itemId: id } })
        }
        searchHint={say('inventory.products.search')}
        totals={{ units: ({ onHand }) => onHand, amount: ({ retailValue }) => retailValue }}
        empty={{
          icon: 'tag',
          title: say('inventory.products.empty'),
          text: say('inventory.products.emptyText'),
          action: add,
        }}
      />
    </Page>
  );
}

const watch = ['invoices', 'products'];

function useColumns(): ListColumn<Row>[] {
  const say = useSay();
  const { viewCost } = useSession().limits;
  const columns: ListColumn<Row>[] = [
    {
      id: 'name',
      header: say('inventory.column.product'),
      kind: 'text',
      value: ({ name }) => name,
      sortable: true,
    },
    { id: 'sku', header: say('inventory.column.sku'), kind: 'code', value: ({ sku }) => sku, width: 150 },
    {
      id: 'onHand',
      header: say('inventory.column.onHand'),
      kind: 'quantity',
      value: ({ onHand }) => onHand,
      cell: (row) => <Shelf {...row} />,
      sortable: true,
      width: 112,
    },
    {
      id: 'reorderPoint',
      header: say('inventory.column.reorderPoint'),
      kind: 'quantity',
      value: ({ reorderPoint }) => reorderPoint,
      width: 116,
    },
    {
      id: 'price',
      header: say('inventory.column.price'),
      kind: 'money',
      value: ({ price }) => price,
      sortable: true,
      width: 100,
    },
    {
      id: 'retailValue',
      header: say('inventory.column.retailValue'),
      kind: 'money',
      value: ({ retailValue }) => retailValue,
      width: 128,
    },
  ];
  const costs: ListColumn<Row>[] = [
    { id: 'cost', header: say('inventory.column.cost'), kind: 'money', value: ({ cost }) => cost, width: 116 },
    {
      id: 'costValue',
      header: say('inventory.column.costValue'),
      kind: 'money',
      value: ({ cost, onHand }) => (cost === null ? null : cost * onHand),
      width: 120,
    },
  ];
  return viewCost ? [...columns, ...costs] : columns;
}
