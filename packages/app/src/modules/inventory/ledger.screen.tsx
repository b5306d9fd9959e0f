import type { Answer } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { movementKinds, movements, stockByProduct } from '@tilldesk/domain/inventory';
import { Badge, Button } from '@tilldesk/ui';
import { Suspense, useMemo, useState } from 'react';
import { useAddressValue } from '../../navigation/useAddressValue.ts';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useParamsOf } from '../../navigation/useNavigateTo.ts';
import { Page } from '../../page/Page.tsx';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';
import { DocumentLink } from './DocumentLink.tsx';
import type { Goods } from './goods.ts';
import { stockRoutes } from './places.ts';
import { Signed } from './Signed.tsx';
import { StockFigures } from './StockFigures.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// Dialogs and rarely used parts load on demand.
const AdjustDialog = lazyPart(async () => (await import('./adjust/AdjustDialog.tsx')).AdjustDialog);
const AdjustmentDialog = lazyPart(async () => (await import('./adjust/AdjustmentDialog.tsx')).AdjustmentDialog);
const ReservedPieces = lazyPart(async () => (await import('./ReservedPieces.tsx')).ReservedPieces);
const ReserveDialog = lazyPart(async () => (await import('./ReserveDialog.tsx')).ReserveDialog);

type Row = Answer<typeof movements>['items'][number];

/** Third level for stock tracked by quantity: quantities on hand, reservations, and the ledger, newest first. */
export function Screen() {
  const t = useTranslate();
  const { itemName, itemId } = useParamsOf(stockRoutes.quantity.item);
  const { permissions } = useSession();
  const [dialogKind, setDialogKind] = useState<'adjust' | 'reserve' | null>(null);
  const [opened, open] = useAddressValue('adjustment');
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
  const close = () => setDialogKind(null);
  return (
    <Page
      title={itemName}
      actions={
        <>
          {mayReserve && (
            <Button icon="user" aria-haspopup="dialog" onClick={() => setDialogKind('reserve')}>
              {t('inventory.reserve.do')}
            </Button>
          )}
          {mayChange && (
            <Button icon="edit" aria-haspopup="dialog" onClick={() => setDialogKind('adjust')}>
              {t('inventory.adjust.do')}
            </Button>
          )}
          <PageLink
            to="/product-management/edit-product/:productId"
            with={{ productId: itemId }}
            tone="secondary"
            icon="tag"
          >
            {t('inventory.editProduct')}
          </PageLink>
        </>
      }
    >
      <StockFigures stock={stock} />
      <Suspense>{(stock?.reserved ?? 0) > 0 && <ReservedPieces productId={itemId} />}</Suspense>
      <ListView
        list={list}
        name="inventory-ledger"
        label={itemName}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ at }) => at}
        searchHint={t('inventory.ledger.search')}
        filters={
          <>
            <ListFilter
              label={t('inventory.movement.kind')}
              value={list.filters['kind'] ?? ''}
              options={movementKinds.map((id) => ({ id, label: t(`stock.movement.${id}`) }))}
              onChange={(kind) => list.setFilter('kind', kind)}
            />
            <ClearFilters list={list} />
          </>
        }
        empty={{ icon: 'clock', title: t('inventory.ledger.empty'), text: t('inventory.ledger.emptyText') }}
      />
      <Suspense>
        {dialogKind === 'adjust' && <AdjustDialog goods={goods} onClose={close} />}
        {dialogKind === 'reserve' && <ReserveDialog goods={goods} onClose={close} />}
        {opened !== null && <AdjustmentDialog key={opened} id={opened} onClose={() => open(null)} onOpen={open} />}
      </Suspense>
    </Page>
  );
}

const filters = ['kind'];
const watch = ['invoices', 'products', 'purchases'];

function useColumns(): ListColumn<Row>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const movementText = ({ kind, reason }: Row) =>
      reason === null ? t(`stock.movement.${kind}`) : t(`inventory.reason.${reason}`);
    const columns: ListColumn<Row>[] = [
      { id: 'at', header: t('inventory.movement.at'), kind: 'instant', value: ({ at }) => at, sortable: true },
      {
        id: 'kind',
        header: t('inventory.movement.kind'),
        kind: 'text',
        value: movementText,
        cell: (row) => <Badge tone={row.quantity > 0 ? 'accent' : 'neutral'}>{movementText(row)}</Badge>,
        width: 170,
      },
      {
        id: 'quantity',
        header: t('inventory.movement.quantity'),
        kind: 'quantity',
        value: ({ quantity }) => quantity,
        cell: ({ quantity }) => <Signed value={quantity} />,
      },
      { id: 'balance', header: t('inventory.movement.balance'), kind: 'quantity', value: ({ balance }) => balance },
      {
        id: 'documentNumber',
        header: t('inventory.movement.document'),
        kind: 'code',
        value: ({ documentNumber }) => documentNumber,
        cell: (row) => <DocumentLink document={row} />,
      },
      { id: 'by', header: t('inventory.movement.by'), kind: 'text', value: ({ by }) => by },
      {
        id: 'locationName',
        header: t('inventory.movement.location'),
        kind: 'text',
        value: (row) => row.locationName,
        hidden: true,
      },
    ];
    const costs: ListColumn<Row>[] = [
      {
        id: 'unitCost',
        header: t('inventory.movement.unitCost'),
        kind: 'money',
        value: ({ unitCost }) => unitCost,
      },
      { id: 'value', header: t('inventory.movement.value'), kind: 'money', value: ({ value }) => value },
    ];
    return viewCost ? columns.toSpliced(4, 0, ...costs) : columns;
  }, [t, viewCost]);
}
