import type { Answer } from '@tilldesk/domain/contract';
import { vendorSupplies, type Vendor } from '@tilldesk/domain/vendors';
import { Suspense, useMemo, useState } from 'react';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { listOf } from '../../../resource/list/listOf.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/useList.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';
import { lazyPart } from '../../../page/lazyOnIdle.tsx';

const SupplyDialog = lazyPart(async () => (await import('./SupplyDialog.tsx')).SupplyDialog);

/** A product as a vendor supplies it. */
export type Supply = Answer<typeof vendorSupplies>['items'][number];

const watch = ['purchases', 'receipts'];

/** Lists what a vendor has sold to the business: the vendor's number, the lead time, the last and the previous cost. */
export function VendorSupplies({ vendor }: { vendor: Vendor }) {
  const t = useTranslate();
  const columns = useColumns();
  const [open, setOpen] = useState<Supply | null>(null);
  const supplies = useMemo(() => listOf(vendorSupplies, { id: vendor.id }), [vendor.id]);
  const list = useList(supplies, { sort: 'name', watch });
  return (
    <>
      <ListView
        list={list}
        name="vendor-supplies"
        label={t('vendors.view.products')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={setOpen}
        searchHint={t('vendors.supplies.search')}
        empty={{ icon: 'box', title: t('vendors.supplies.empty'), text: t('vendors.supplies.emptyText') }}
      />
      <Suspense>{open && <SupplyDialog vendor={vendor} supply={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}

function useColumns(): ListColumn<Supply>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const columns: ListColumn<Supply>[] = [
      { id: 'name', header: t('vendors.supply.name'), kind: 'text', value: ({ name }) => name, sortable: true },
      { id: 'sku', header: t('vendors.supply.sku'), kind: 'code', value: ({ sku }) => sku, width: 140 },
      {
        id: 'vendorSku',
        header: t('vendors.supply.vendorSku'),
        kind: 'code',
        value: ({ vendorSku }) => vendorSku,
        width: 140,
      },
      { id: 'leadDays', header: t('vendors.supply.leadDays'), kind: 'quantity', value: ({ leadDays }) => leadDays },
      {
        id: 'pieces',
        header: t('vendors.supply.pieces'),
        kind: 'quantity',
        value: ({ pieces }) => pieces,
        sortable: true,
      },
      {
        id: 'lastAt',
        header: t('vendors.supply.lastAt'),
        kind: 'date',
        value: ({ lastAt }) => lastAt,
        sortable: true,
      },
    ];
    const cost: ListColumn<Supply> = {
      id: 'lastCost',
      header: t('vendors.supply.lastCost'),
      kind: 'money',
      value: ({ lastCost }) => lastCost,
    };
    return viewCost ? [...columns, cost] : columns;
  }, [t, viewCost]);
}
