import type { Answer } from '@tilldesk/domain/contract';
import { movements } from '@tilldesk/domain/shop';
import { Badge } from '@tilldesk/ui';
import { Go } from '../../kit/go/Go.tsx';
import { useParamsOf } from '../../kit/go/useGo.ts';
import { Page } from '../../kit/page/Page.tsx';
import type { ListColumn } from '../../kit/resource/ListColumn.ts';
import { ListView } from '../../kit/resource/ListView.tsx';
import { useList } from '../../kit/resource/useList.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { InvoiceLink } from './cells.tsx';
import { itemPlaces } from './places.ts';
import { Signed } from './Signed.tsx';

type Row = Answer<typeof movements>['items'][number];

/** Third level of what is held by quantity: the ledger of one product, newest first. */
export function Screen() {
  const say = useSay();
  const { itemName, itemId } = useParamsOf(itemPlaces.quantity.item);
  const columns = useColumns();
  const list = useList(movements, { sort: '-at', limit: 50, fixed: { productId: itemId }, watch });
  return (
    <Page
      title={itemName}
      actions={
        <Go to="/product-management/edit-product/:productId" with={{ productId: itemId }} tone="secondary" icon="tag">
          {say('inventory.editProduct')}
        </Go>
      }
    >
      <ListView
        list={list}
        name="inventory-ledger"
        label={itemName}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ at }) => at}
        searchHint={say('inventory.ledger.search')}
        empty={{ icon: 'clock', title: say('inventory.ledger.empty'), text: say('inventory.ledger.emptyText') }}
      />
    </Page>
  );
}

const watch = ['invoices'];

function useColumns(): ListColumn<Row>[] {
  const say = useSay();
  const { viewCost } = useSession().limits;
  const columns: ListColumn<Row>[] = [
    { id: 'at', header: say('inventory.movement.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
    {
      id: 'kind',
      header: say('inventory.movement.kind'),
      kind: 'text',
      value: ({ kind }) => say(`inventory.movement.kind.${kind}`),
      cell: ({ kind }) => (
        <Badge tone={kind === 'opening' ? 'accent' : 'neutral'}>{say(`inventory.movement.kind.${kind}`)}</Badge>
      ),
      width: 150,
    },
    {
      id: 'quantity',
      header: say('inventory.movement.quantity'),
      kind: 'quantity',
      value: ({ quantity }) => quantity,
      cell: ({ quantity }) => <Signed value={quantity} />,
    },
    { id: 'balance', header: say('inventory.movement.balance'), kind: 'quantity', value: ({ balance }) => balance },
    { id: 'locationName', header: say('inventory.movement.location'), kind: 'text', value: (row) => row.locationName },
    {
      id: 'documentNumber',
      header: say('inventory.movement.document'),
      kind: 'code',
      value: ({ documentNumber }) => documentNumber,
      cell: ({ documentId, documentNumber }) => <InvoiceLink id={documentId} number={documentNumber} />,
    },
    { id: 'by', header: say('inventory.movement.by'), kind: 'text', value: ({ by }) => by },
  ];
  const cost: ListColumn<Row> = {
    id: 'unitCost',
    header: say('inventory.movement.unitCost'),
    kind: 'money',
    value: ({ unitCost }) => unitCost,
  };
  return viewCost ? columns.toSpliced(4, 0, cost) : columns;
}
