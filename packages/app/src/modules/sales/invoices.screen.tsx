import { invoices, invoiceStatuses, type InvoiceRow } from '@tilldesk/domain/sales';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { Page } from '../../page/Page.tsx';
import { DayRange } from '../../resource/list/DayRange.tsx';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useInvoiceColumns } from './useInvoiceColumns.tsx';

const filters = ['status', 'balance', 'customerId', 'from', 'to'];

/** Lists the invoices of the store. A draft opens at the till, any other invoice opens its details. */
export function Screen() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const list = useList(invoices.list, { sort: '-createdAt', filters });
  const columns = useInvoiceColumns();
  const maySell = useMayEnter('/sale-invoice-management/create-invoice');
  const open = ({ id, status }: InvoiceRow) => {
    const to = { with: { invoiceId: id } };
    if (status === 'draft' && maySell) navigateTo('/sale-invoice-management/invoice-edit/:invoiceId', to);
    else navigateTo('/sale-invoice-management/invoice-details/:invoiceId', to);
  };
  const add = (
    <PageLink to="/sale-invoice-management/create-invoice" tone="primary" icon="plus" aria-keyshortcuts="n">
      {t('sales.new')}
    </PageLink>
  );
  return (
    <Page actions={add}>
      <ListView
        list={list}
        name="invoices"
        label={t('sales.list')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number, status }) => number ?? t(status === 'quote' ? 'sales.status.quote' : 'sales.status.draft')}
        onOpen={open}
        searchHint={t('sales.list.search')}
        filters={
          <>
            <ListFilter
              label={t('sales.status')}
              value={list.filters['status'] ?? ''}
              options={invoiceStatuses.map((id) => ({ id, label: t(`sales.status.${id}`) }))}
              onChange={(status) => list.setFilter('status', status)}
            />
            <ListFilter
              label={t('sales.due')}
              value={list.filters['balance'] ?? ''}
              options={(['due', 'overdue'] as const).map((id) => ({ id, label: t(`sales.balance.${id}`) }))}
              onChange={(balance) => list.setFilter('balance', balance)}
            />
            <DayRange list={list} fromLabel={t('sales.from')} toLabel={t('sales.to')} />
            <ClearFilters list={list} />
          </>
        }
        totals={{ units: ({ pieces }) => pieces, amount: ({ total }) => total }}
        empty={{ icon: 'receipt', title: t('sales.list.empty'), text: t('sales.list.empty.text'), action: add }}
        keys={maySell ? { n: () => navigateTo('/sale-invoice-management/create-invoice') } : undefined}
      />
    </Page>
  );
}
