import { purchases, purchaseStatuses, type PurchaseRow } from '@tilldesk/domain/stock';
import { Suspense } from 'react';
import { Go } from '../../kit/go/Go.tsx';
import { useGo } from '../../kit/go/useGo.ts';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { Page } from '../../kit/page/Page.tsx';
import { FilterSlot } from '../../kit/resource/List.styles.ts';
import { ClearFilters, ListFilter } from '../../kit/resource/ListFilters.tsx';
import { ListView } from '../../kit/resource/ListView.tsx';
import { useList } from '../../kit/resource/useList.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useSession } from '../../wiring/useSession.ts';
import { usePurchaseColumns } from './usePurchaseColumns.tsx';
import { lazyPart } from '../../kit/page/later.tsx';

// The rows are what one comes for; the choice among all vendors loads behind them.
const VendorFilter = lazyPart(async () => (await import('./VendorFilter.tsx')).VendorFilter);

const filters = ['status', 'late', 'vendorId', 'payment'];
const watch = ['receipts', 'bills', 'vendors'];

/** The orders of the store, newest first. A draft opens in its form, every other one as it stands; what can be done with one is there. */
export function Screen() {
  const say = useSay();
  const go = useGo();
  const columns = usePurchaseColumns();
  const { viewCost } = useSession().limits;
  const list = useList(purchases.list, { sort: '-createdAt', filters, watch });
  const mayAdd = useMayEnter('/purchases/create-purchases');
  const vendorId = list.filters['vendorId'] ?? '';
  const open = ({ id }: PurchaseRow) => go('/purchases/edit-purchases/:purchaseId', { with: { purchaseId: id } });
  const add = (
    <Go to="/purchases/create-purchases" tone="primary" icon="plus" aria-keyshortcuts="n">
      {say('purchases.create')}
    </Go>
  );
  return (
    <Page actions={add}>
      <ListView
        list={list}
        name="purchases"
        label={say('purchases.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number ?? say('buying.status.draft')}
        onOpen={open}
        searchHint={say('purchases.search')}
        filters={
          <>
            <ListFilter
              label={say('buying.status')}
              value={list.filters['status'] ?? ''}
              options={purchaseStatuses.map((id) => ({ id, label: say(`buying.status.${id}`) }))}
              onChange={(status) => list.setFilter('status', status)}
            />
            <ListFilter
              label={say('purchases.arrival')}
              value={list.filters['late'] ?? ''}
              options={[{ id: 'true', label: say('buying.late') }]}
              onChange={(late) => list.setFilter('late', late)}
            />
            <FilterSlot>
              <Suspense>
                <VendorFilter
                  vendorId={vendorId}
                  name={list.rows.find((row) => row.vendorId === vendorId)?.vendorName}
                  onChange={(id) => list.setFilter('vendorId', id)}
                />
              </Suspense>
            </FilterSlot>
            <ClearFilters list={list} />
          </>
        }
        totals={viewCost ? { units: ({ ordered }) => ordered, amount: ({ total }) => total ?? 0 } : undefined}
        empty={{ icon: 'download', title: say('purchases.empty'), text: say('purchases.emptyText'), action: add }}
        keys={mayAdd ? { n: () => go('/purchases/create-purchases') } : undefined}
      />
    </Page>
  );
}
