import { purchases, purchaseStatuses, type PurchaseRow } from '@tilldesk/domain/purchases';
import { Suspense } from 'react';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { Page } from '../../page/Page.tsx';
import { FilterSlot } from '../../resource/list/List.styles.ts';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { usePurchaseColumns } from './usePurchaseColumns.tsx';
import { lazyPart } from '../../page/lazyOnIdle.tsx';

// The rows are the main content; the vendor picker loads afterwards.
const VendorFilter = lazyPart(async () => (await import('./VendorFilter.tsx')).VendorFilter);

const filters = ['status', 'late', 'vendorId', 'payment'];
const watch = ['receipts', 'bills', 'vendors'];

/** Lists the store's orders, newest first. A draft opens in its form, every other order read-only with its actions. */
export function Screen() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const columns = usePurchaseColumns();
  const { viewCost } = useSession().limits;
  const list = useList(purchases.list, { sort: '-createdAt', filters, watch });
  const mayAdd = useMayEnter('/purchases/create-purchases');
  const vendorId = list.filters['vendorId'] ?? '';
  const open = ({ id }: PurchaseRow) =>
    navigateTo('/purchases/edit-purchases/:purchaseId', { with: { purchaseId: id } });
  const add = (
    <PageLink to="/purchases/create-purchases" tone="primary" icon="plus" aria-keyshortcuts="n">
      {t('purchases.create')}
    </PageLink>
  );
  return (
    <Page actions={add}>
      <ListView
        list={list}
        name="purchases"
        label={t('purchases.title')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number ?? t('buying.status.draft')}
        onOpen={open}
        searchHint={t('purchases.search')}
        filters={
          <>
            <ListFilter
              label={t('buying.status')}
              value={list.filters['status'] ?? ''}
              options={purchaseStatuses.map((id) => ({ id, label: t(`buying.status.${id}`) }))}
              onChange={(status) => list.setFilter('status', status)}
            />
            <ListFilter
              label={t('purchases.arrival')}
              value={list.filters['late'] ?? ''}
              options={[{ id: 'true', label: t('buying.late') }]}
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
        empty={{ icon: 'download', title: t('purchases.empty'), text: t('purchases.emptyText'), action: add }}
        keys={mayAdd ? { n: () => navigateTo('/purchases/create-purchases') } : undefined}
      />
    </Page>
  );
}
