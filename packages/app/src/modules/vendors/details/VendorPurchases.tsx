import { purchases, type PurchaseRow, type Vendor } from '@tilldesk/domain/stock';
import { useMemo } from 'react';
import { PurchaseStatusBadge } from '../../../kit/buying/PurchaseStatusBadge.tsx';
import { Go } from '../../../kit/go/Go.tsx';
import { useGo } from '../../../kit/go/useGo.ts';
import type { ListColumn } from '../../../kit/resource/ListColumn.ts';
import { ListView } from '../../../kit/resource/ListView.tsx';
import { useList } from '../../../kit/resource/useList.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';

const watch = ['receipts', 'bills'];

/** The orders of this store from a vendor, newest first. */
export function VendorPurchases({ vendor }: { vendor: Vendor }) {
  const say = useSay();
  const go = useGo();
  const columns = useColumns();
  const list = useList(purchases.list, { sort: '-createdAt', fixed: { vendorId: vendor.id }, watch });
  return (
    <ListView
      list={list}
      name="vendor-purchases"
      label={say('vendors.view.purchases')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ number }) => number ?? say('buying.status.draft')}
      onOpen={({ id }) => go('/purchases/edit-purchases/:purchaseId', { with: { purchaseId: id } })}
      searchHint={say('vendors.purchases.search')}
      empty={{
        icon: 'truck',
        title: say('vendors.purchases.empty'),
        text: say('vendors.purchases.emptyText'),
        action: (
          <Go to="/purchases/create-purchases" query={{ vendor: vendor.id }} tone="primary" icon="plus">
            {say('vendors.order')}
          </Go>
        ),
      }}
    />
  );
}

function useColumns(): ListColumn<PurchaseRow>[] {
  const say = useSay();
  const { viewCost } = useSession().limits;
  return useMemo(() => {
    const columns: ListColumn<PurchaseRow>[] = [
      {
        id: 'number',
        header: say('buying.order'),
        kind: 'code',
        value: ({ number }) => number ?? say('buying.status.draft'),
        sortable: true,
        width: 112,
      },
      { id: 'orderDay', header: say('buying.orderDay'), kind: 'date', value: (row) => row.orderDay, sortable: true },
      {
        id: 'expectedDay',
        header: say('buying.expectedDay'),
        kind: 'date',
        value: (row) => row.expectedDay,
        sortable: true,
      },
      {
        id: 'status',
        header: say('buying.status'),
        kind: 'text',
        value: ({ status }) => say(`buying.status.${status}`),
        cell: (row) => <PurchaseStatusBadge status={row.status} isLate={row.isLate} />,
      },
    ];
    const costs: ListColumn<PurchaseRow>[] = [
      { id: 'total', header: say('buying.total'), kind: 'money', value: ({ total }) => total, sortable: true },
      { id: 'due', header: say('buying.bill.due'), kind: 'money', value: ({ due }) => due },
    ];
    return viewCost ? [...columns, ...costs] : columns;
  }, [say, viewCost]);
}
