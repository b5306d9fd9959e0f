import { can } from '@tilldesk/domain/rights';
import { unitStatuses, unitGroups } from '@tilldesk/domain/inventory';
import { serialList, serialReaches, type SerialRow } from '@tilldesk/domain/lookup';
import { Button } from '@tilldesk/ui';
import { Suspense, useMemo, useState } from 'react';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { DayRange } from '../../resource/list/DayRange.tsx';
import type { ListColumn } from '../../resource/list/ListColumn.ts';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import { ListView } from '../../resource/list/ListView.tsx';
import type { TickedProps } from '../../resource/resource.ts';
import { useList, type List } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { UnitStatusBadge } from '../../stock/UnitStatusBadge.tsx';
import { useSession } from '../../session/useSession.ts';
import { PickSlot } from './Serials.styles.ts';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

const LabelsDialog = lazyPart(async () =>
  (await import('../../printing/labels/UnitLabelsDialog.tsx')).loadUnitLabels(),
);
const Picker = lazyPart(async () => (await import('./RecordFilter.tsx')).RecordFilter);

/** Lists the devices that the shop has or had, the latest received first, with filters, export and labels. */
export function SerialList() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const list = useList(serialList, { sort: '-receivedAt', limit: 25, filters, watch });
  const columns = useColumns(list.filters['reach'] === 'everywhere');
  return (
    <ListView
      list={list}
      name="serials"
      label={t('serials.list')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ code }) => code}
      onOpen={({ deviceId }) => navigateTo('/serial-tracking', { query: { device: deviceId } })}
      searchHint={null}
      filters={<Filters list={list} />}
      totals={{ amount: ({ price }) => price }}
      ticked={Labels}
      empty={{ icon: 'barcode', title: t('serials.empty'), text: t('serials.empty.text') }}
    />
  );
}

const filters = ['reach', 'group', 'status', 'productId', 'vendorId', 'from', 'to'];
const watch = ['units', 'inventory', 'invoices', 'purchases'];

/** Prints a label for each selected device. */
function Labels({ rows }: TickedProps<SerialRow>) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="s" icon="print" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('serials.labels')}
      </Button>
      <Suspense>{open && <LabelsDialog units={rows} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function Filters({ list }: { list: List<SerialRow> }) {
  const t = useTranslate();
  const { permissions } = useSession();
  const filter = (name: string, label: string, options: { id: string; label: string }[], all?: string) => (
    <ListFilter
      label={label}
      all={all}
      value={list.filters[name] ?? ''}
      options={options}
      onChange={(value) => list.setFilter(name, value)}
    />
  );
  const nameIn = (of: (row: SerialRow) => string | null) => list.rows.map(of).find((name) => name !== null);
  const picks = [
    ...(can(permissions, 'Product', 'read')
      ? [{ id: 'productId', kind: 'product' as const, name: nameIn((row) => row.productName) }]
      : []),
    ...(can(permissions, 'Vendor', 'read')
      ? [{ id: 'vendorId', kind: 'vendor' as const, name: nameIn((row) => row.vendorName) }]
      : []),
  ];
  return (
    <>
      {filter(
        'reach',
        t('serials.store'),
        serialReaches.filter((id) => id !== 'here').map((id) => ({ id, label: t(`serials.reach.${id}`) })),
        t('serials.reach.here'),
      )}
      {filter(
        'group',
        t('serials.group'),
        unitGroups.map((id) => ({ id, label: t(`serials.group.${id}`) })),
      )}
      {filter(
        'status',
        t('serials.status'),
        unitStatuses.map((id) => ({ id, label: t(`choice.unit.status.${id}`) })),
      )}
      {picks.map(({ id, kind, name }) => (
        <PickSlot key={id}>
          <Suspense>
            <Picker
              kind={kind}
              id={list.filters[id] ?? ''}
              name={name}
              onChange={(chosen) => list.setFilter(id, chosen)}
            />
          </Suspense>
        </PickSlot>
      ))}
      <DayRange list={list} label={t('serials.received')} fromLabel={t('serials.from')} toLabel={t('serials.to')} />
      <ClearFilters list={list} />
    </>
  );
}

/** Units that a vendor only announced have no receipt date. */
const isIncoming = (status: SerialRow['status']) => status === 'expected' || status === 'backordered';

function useColumns(withStore: boolean): ListColumn<SerialRow>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const text = (
      id: 'productName' | 'vendorName' | 'storeName' | 'locationName' | 'color' | 'storage' | 'grade',
      header: string,
      more: Partial<ListColumn<SerialRow>> = {},
    ): ListColumn<SerialRow> => ({ id, header, kind: 'text', value: (row) => row[id], ...more });
    const columns: ListColumn<SerialRow>[] = [
      {
        id: 'code',
        header: t('serials.identifier'),
        kind: 'code',
        value: ({ code }) => code,
        sortable: true,
        width: 164,
      },
      text('productName', t('serials.product'), { width: 232 }),
      {
        id: 'status',
        header: t('serials.status'),
        kind: 'text',
        value: ({ status }) => t(`choice.unit.status.${status}`),
        cell: ({ status }) => <UnitStatusBadge status={status} />,
        sortable: true,
        width: 168,
      },
      {
        id: 'condition',
        header: t('serials.condition'),
        kind: 'text',
        value: ({ condition, grade }) => [t(`serials.condition.${condition}`), grade].filter(Boolean).join(' · '),
        width: 124,
      },
      text('vendorName', t('serials.vendor'), { width: 176 }),
      text('storeName', t('serials.store'), { width: 160, hidden: !withStore }),
      {
        id: 'receivedAt',
        header: t('serials.received'),
        kind: 'date',
        value: ({ status, receivedAt }) => (isIncoming(status) ? null : receivedAt),
        sortable: true,
        width: 124,
      },
      { id: 'price', header: t('serials.price'), kind: 'money', value: ({ price }) => price, width: 104 },
      text('color', t('serials.color'), { hidden: true }),
      text('storage', t('serials.storage'), { hidden: true }),
      text('locationName', t('serials.location'), { hidden: true }),
      { id: 'sku', header: t('serials.sku'), kind: 'code', value: ({ sku }) => sku, hidden: true },
    ];
    const cost: ListColumn<SerialRow> = {
      id: 'cost',
      header: t('serials.cost'),
      kind: 'money',
      value: (row) => row.cost,
      hidden: true,
    };
    return viewCost ? [...columns, cost] : columns;
  }, [t, viewCost, withStore]);
}
