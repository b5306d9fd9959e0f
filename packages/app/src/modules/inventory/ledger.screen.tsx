import type { Answer } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { movementKinds, movements, stockByProduct } from '@tilldesk/domain/shop';
import { Badge, Button } from '@tilldesk/ui';
import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Go } from '../../kit/go/Go.tsx';
import { useParamsOf } from '../../kit/go/useGo.ts';
import { Page } from '../../kit/page/Page.tsx';
import { ClearFilters, ListFilter } from '../../kit/resource/ListFilters.tsx';
import type { ListColumn } from '../../kit/resource/ListColumn.ts';
import { ListView } from '../../kit/resource/ListView.tsx';
import { useList } from '../../kit/resource/useList.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { useSession } from '../../wiring/useSession.ts';
import { DocumentLink } from './DocumentLink.tsx';
import type { Goods } from './goods.ts';
import { itemPlaces } from './places.ts';
import { Signed } from './Signed.tsx';
import { StockFigures } from './StockFigures.tsx';
import { lazyPart } from '../../kit/page/later.tsx';

// What opens above the ledger, or is only there now and then, loads when it is first wanted.
const AdjustDialog = lazyPart(async () => (await import('./adjust/AdjustDialog.tsx')).AdjustDialog);
const AdjustmentDialog = lazyPart(async () => (await import('./adjust/AdjustmentDialog.tsx')).AdjustmentDialog);
const KeptPieces = lazyPart(async () => (await import('./KeptPieces.tsx')).KeptPieces);
const ReserveDialog = lazyPart(async () => (await import('./ReserveDialog.tsx')).ReserveDialog);

type Row = Answer<typeof movements>['items'][number];

/** Third level of what is held by quantity: what is there, what of it is kept, and its ledger, newest first. */
export function Screen() {
  const say = useSay();
  const { itemName, itemId } = useParamsOf(itemPlaces.quantity.item);
  const { permissions } = useSession();
  const [address, setAddress] = useSearchParams();
  const [doing, setDoing] = useState<'adjust' | 'reserve' | null>(null);
  const opened = address.get('adjustment');
  const open = (id: string | null) =>
    setAddress((standing) => {
      const next = new URLSearchParams(standing);
      if (id === null) next.delete('adjustment');
      else next.set('adjustment', id);
      return next;
    });
  const columns = useColumns();
  const list = useList(movements, { sort: '-at', limit: 50, filters, fixed: { productId: itemId }, watch });
  const stock = useAnswer(stockByProduct, { query: { productId: itemId } }, { watch }).data?.items[0];
  const mayChange = can(permissions, 'Inventory', 'update');
  const mayReserve = mayChange && can(permissions, 'Customer', 'read') && (stock?.available ?? 0) > 0;
  const goods: Goods = {
    productId: itemId,
    productName: itemName,
    units: null,
    available: stock?.available ?? 0,
    onHand: stock?.onHand ?? 0,
  };
  const close = () => setDoing(null);
  return (
    <Page
      title={itemName}
      actions={
        <>
          {mayReserve && (
            <Button icon="user" aria-haspopup="dialog" onClick={() => setDoing('reserve')}>
              {say('inventory.reserve.do')}
            </Button>
          )}
          {mayChange && (
            <Button icon="edit" aria-haspopup="dialog" onClick={() => setDoing('adjust')}>
              {say('inventory.adjust.do')}
            </Button>
          )}
          <Go to="/product-management/edit-product/:productId" with={{ productId: itemId }} tone="secondary" icon="tag">
            {say('inventory.editProduct')}
          </Go>
        </>
      }
    >
      <StockFigures stock={stock} />
      <Suspense>{(stock?.reserved ?? 0) > 0 && <KeptPieces productId={itemId} />}</Suspense>
      <ListView
        list={list}
        name="inventory-ledger"
        label={itemName}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ at }) => at}
        searchHint={say('inventory.ledger.search')}
        filters={
          <>
            <ListFilter
              label={say('inventory.movement.kind')}
              value={list.filters['kind'] ?? ''}
              options={movementKinds.map((id) => ({ id, label: say(`stock.movement.${id}`) }))}
              onChange={(kind) => list.setFilter('kind', kind)}
            />
            <ClearFilters list={list} />
          </>
        }
        empty={{ icon: 'clock', title: say('inventory.ledger.empty'), text: say('inventory.ledger.emptyText') }}
      />
      <Suspense>
        {doing === 'adjust' && <AdjustDialog goods={goods} onClose={close} />}
        {doing === 'reserve' && <ReserveDialog goods={goods} onClose={close} />}
        {opened !== null && <AdjustmentDialog key={opened} id={opened} onClose={() => open(null)} onOpen={open} />}
      </Suspense>
    </Page>
  );
}

const filters = ['kind'];
const watch = ['invoices', 'products', 'purchases'];

function useColumns(): ListColumn<Row>[] {
  const say = useSay();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const words = ({ kind, reason }: Row) =>
      reason === null ? say(`stock.movement.${kind}`) : say(`inventory.reason.${reason}`);
    const columns: ListColumn<Row>[] = [
      { id: 'at', header: say('inventory.movement.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
      {
        id: 'kind',
        header: say('inventory.movement.kind'),
        kind: 'text',
        value: words,
        cell: (row) => <Badge tone={row.quantity > 0 ? 'accent' : 'neutral'}>{words(row)}</Badge>,
        width: 170,
      },
      {
        id: 'quantity',
        header: say('inventory.movement.quantity'),
        kind: 'quantity',
        value: ({ quantity }) => quantity,
        cell: ({ quantity }) => <Signed value={quantity} />,
      },
      { id: 'balance', header: say('inventory.movement.balance'), kind: 'quantity', value: ({ balance }) => balance },
      {
        id: 'documentNumber',
        header: say('inventory.movement.document'),
        kind: 'code',
        value: ({ documentNumber }) => documentNumber,
        cell: (row) => <DocumentLink document={row} />,
      },
      { id: 'by', header: say('inventory.movement.by'), kind: 'text', value: ({ by }) => by },
      {
        id: 'locationName',
        header: say('inventory.movement.location'),
        kind: 'text',
        value: (row) => row.locationName,
        hidden: true,
      },
    ];
    const costs: ListColumn<Row>[] = [
      {
        id: 'unitCost',
        header: say('inventory.movement.unitCost'),
        kind: 'money',
        value: ({ unitCost }) => unitCost,
      },
      { id: 'value', header: say('inventory.movement.value'), kind: 'money', value: ({ value }) => value },
    ];
    return viewCost ? columns.toSpliced(4, 0, ...costs) : columns;
  }, [say, viewCost]);
}
