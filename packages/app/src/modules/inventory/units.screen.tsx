import { can } from '@tilldesk/domain/rights';
import { stockByProduct, units, unitStatuses, type Unit, unitAges, unitGroups } from '@tilldesk/domain/inventory';
import { Button } from '@tilldesk/ui';
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
import { UnitInvoice, UnitStatusCell } from './cells.tsx';
import { stockRoutes } from './places.ts';
import { StockFigures } from './StockFigures.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// Dialogs load when they are first opened.
const AdjustDialog = lazyPart(async () => (await import('./adjust/AdjustDialog.tsx')).AdjustDialog);
const UnitDrawer = lazyPart(async () => (await import('./unit/UnitDrawer.tsx')).UnitDrawer);

/** Third level for serialized stock: the units of one product; the one that is open is in the address. */
export function Screen() {
  const t = useTranslate();
  const { itemName, itemId } = useParamsOf(stockRoutes.serialized.item);
  const { permissions } = useSession();
  const columns = useColumns();
  const list = useList(units.list, { sort: '-receivedAt', limit: 50, filters, fixed: { productId: itemId }, watch });
  const stock = useAnswer(stockByProduct, { query: { productId: itemId } }, { watch });
  const [adjusting, setAdjusting] = useState(false);
  const ticked = list.rows.filter(({ id }) => list.selected.includes(id));
  const [opened, open] = useAddressValue('unit');
  const goods = { productId: itemId, productName: itemName, units: ticked, available: null, onHand: null };
  return (
    <Page
      title={itemName}
      actions={
        <>
          {ticked.length > 0 && can(permissions, 'Inventory', 'update') && (
            <Button icon="edit" aria-haspopup="dialog" onClick={() => setAdjusting(true)}>
              {t('inventory.adjust.ticked', { count: ticked.length })}
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
      <StockFigures stock={stock.data?.items[0]} />
      <ListView
        list={list}
        name="units"
        label={itemName}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        onOpen={({ id }) => open(id)}
        searchHint={t('inventory.units.search')}
        filters={<UnitFilters list={list} />}
        totals={{ amount: ({ price }) => price }}
        empty={{ icon: 'barcode', title: t('inventory.units.empty'), text: t('inventory.units.emptyText') }}
      />
      <Suspense>
        {opened !== null && <UnitDrawer key={opened} unitId={opened} onClose={() => open(null)} />}
        {adjusting && ticked.length > 0 && (
          <AdjustDialog
            goods={goods}
            onClose={() => setAdjusting(false)}
            onDone={() => {
              setAdjusting(false);
              list.select([]);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}

const filters = ['group', 'status', 'age'];
const watch = ['inventory', 'invoices', 'products', 'purchases'];

function UnitFilters({ list }: { list: ReturnType<typeof useList<Unit>> }) {
  const t = useTranslate();
  const filter = (name: string, label: string, options: { id: string; label: string }[]) => (
    <ListFilter
      label={label}
      value={list.filters[name] ?? ''}
      options={options}
      onChange={(value) => list.setFilter(name, value)}
    />
  );
  return (
    <>
      {filter(
        'group',
        t('inventory.group'),
        unitGroups.map((id) => ({ id, label: t(`inventory.group.${id}`) })),
      )}
      {filter(
        'status',
        t('field.unit.status'),
        unitStatuses.map((id) => ({ id, label: t(`choice.unit.status.${id}`) })),
      )}
      {filter(
        'age',
        t('inventory.age'),
        unitAges.map((id) => ({ id, label: t('inventory.age.days', { days: Number(id) }) })),
      )}
      <ClearFilters list={list} />
    </>
  );
}

function useColumns(): ListColumn<Unit>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const columns: ListColumn<Unit>[] = [
      {
        id: 'code',
        header: t('field.unit.code'),
        kind: 'code',
        value: ({ code }) => code,
        sortable: true,
        width: 164,
      },
      {
        id: 'status',
        header: t('field.unit.status'),
        kind: 'text',
        value: ({ status }) => t(`choice.unit.status.${status}`),
        cell: (row) => <UnitStatusCell row={row} />,
        sortable: true,
        width: 156,
      },
      {
        id: 'condition',
        header: t('field.unit.condition'),
        kind: 'text',
        value: ({ condition, grade }) => [t(`inventory.condition.${condition}`), grade].filter(Boolean).join(' · '),
        width: 116,
      },
      { id: 'color', header: t('field.unit.color'), kind: 'text', value: ({ color }) => color, width: 128 },
      { id: 'storage', header: t('field.unit.storage'), kind: 'text', value: ({ storage }) => storage, hidden: true },
      {
        id: 'daysInStock',
        header: t('field.unit.daysInStock'),
        kind: 'quantity',
        value: ({ daysInStock }) => daysInStock,
        width: 80,
      },
      { id: 'price', header: t('field.unit.price'), kind: 'money', value: ({ price }) => price, sortable: true },
      {
        id: 'receivedAt',
        header: t('field.unit.receivedAt'),
        kind: 'date',
        value: ({ receivedAt }) => receivedAt,
        sortable: true,
        width: 132,
      },
      {
        id: 'invoiceNumber',
        header: t('field.unit.invoiceNumber'),
        kind: 'code',
        value: ({ invoiceNumber }) => invoiceNumber,
        cell: (row) => <UnitInvoice row={row} />,
        width: 110,
      },
      {
        id: 'locationName',
        header: t('field.unit.locationName'),
        kind: 'text',
        value: ({ locationName }) => locationName,
        hidden: true,
      },
      { id: 'sku', header: t('field.unit.sku'), kind: 'code', value: ({ sku }) => sku, hidden: true },
    ];
    const cost: ListColumn<Unit> = {
      id: 'cost',
      header: t('field.unit.cost'),
      kind: 'money',
      value: (row) => row.cost,
    };
    return viewCost ? columns.toSpliced(6, 0, cost) : columns;
  }, [t, viewCost]);
}
