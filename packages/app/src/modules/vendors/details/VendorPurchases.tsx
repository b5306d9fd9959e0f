import { purchases, type PurchaseRow } from '@tilldesk/domain/purchases';
import { type Vendor } from '@tilldesk/domain/vendors';
import { useMemo } from 'react';
import { PurchaseStatusBadge } from '../../../purchasing/PurchaseStatusBadge.tsx';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../../navigation/useNavigateTo.ts';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/useList.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useSession } from '../../../session/useSession.ts';

const watch = ['receipts', 'bills'];

/** Lists this store's orders from a vendor, newest first. */
export function VendorPurchases({ vendor }: { vendor: Vendor }) {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const columns = useColumns();
  const list = useList(purchases.list, { sort: '-createdAt', fixed: { vendorId: vendor.id }, watch });
  return (
    <ListView
      list={list}
      name="vendor-purchases"
      label={t('vendors.view.purchases')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ number }) => number ?? t('buying.status.draft')}
      onOpen={({ id }) => navigateTo('/purchases/edit-purchases/:purchaseId', { with: { purchaseId: id } })}
      searchHint={t('vendors.purchases.search')}
      empty={{
        icon: 'truck',
        title: t('vendors.purchases.empty'),
        text: t('vendors.purchases.emptyText'),
        action: (
          <PageLink to="/purchases/create-purchases" query={{ vendor: vendor.id }} tone="primary" icon="plus">
            {t('vendors.order')}
          </PageLink>
        ),
      }}
    />
  );
}

function useColumns(): ListColumn<PurchaseRow>[] {
  const t = useTranslate();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const columns: ListColumn<PurchaseRow>[] = [
      {
        id: 'number',
        header: t('buying.order'),
        kind: 'code',
        value: ({ number }) => number ?? t('buying.status.draft'),
        sortable: true,
        width: 112,
      },
      { id: 'orderDay', header: t('buying.orderDay'), kind: 'date', value: (row) => row.orderDay, sortable: true },
      {
        id: 'expectedDay',
        header: t('buying.expectedDay'),
        kind: 'date',
        value: (row) => row.expectedDay,
        sortable: true,
      },
      {
        id: 'status',
        header: t('buying.status'),
        kind: 'text',
        value: ({ status }) => t(`buying.status.${status}`),
        cell: (row) => <PurchaseStatusBadge status={row.status} isLate={row.isLate} />,
      },
    ];
    const costs: ListColumn<PurchaseRow>[] = [
      { id: 'total', header: t('buying.total'), kind: 'money', value: ({ total }) => total, sortable: true },
      { id: 'due', header: t('buying.bill.due'), kind: 'money', value: ({ due }) => due },
    ];
    return viewCost ? [...columns, ...costs] : columns;
  }, [t, viewCost]);
}
