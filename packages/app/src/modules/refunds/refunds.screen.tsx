import { refundKinds, refunds, refundStatuses } from '@tilldesk/domain/refunds';
import { PageLink } from '../../navigation/PageLink.tsx';
import { useNavigateTo } from '../../navigation/useNavigateTo.ts';
import { useMayEnter } from '../../navigation/useCanEnter.ts';
import { Page } from '../../page/Page.tsx';
import { DayRange } from '../../resource/list/DayRange.tsx';
import { ClearFilters, ListFilter } from '../../resource/list/ListFilters.tsx';
import { ListView } from '../../resource/list/ListView.tsx';
import { useList } from '../../resource/list/useList.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useRefundColumns } from './useRefundColumns.tsx';

const filters = ['kind', 'status', 'customerId', 'invoiceId', 'from', 'to'];

/** Lists the refunds of the store, the latest first. Each one opens its details. */
export function Screen() {
  const t = useTranslate();
  const navigateTo = useNavigateTo();
  const list = useList(refunds.list, { sort: '-at', filters });
  const columns = useRefundColumns();
  const mayRefund = useMayEnter('/refund-management/refund-issue');
  const add = (
    <PageLink to="/refund-management/refund-issue" tone="primary" icon="undo" aria-keyshortcuts="n">
      {t('refunds.new')}
    </PageLink>
  );
  return (
    <Page actions={add}>
      <ListView
        list={list}
        name="refunds"
        label={t('refunds.list')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        onOpen={({ id }) => navigateTo('/refund-management/refund-details/:refundId', { with: { refundId: id } })}
        searchHint={t('refunds.list.search')}
        filters={
          <>
            <ListFilter
              label={t('refunds.kind')}
              value={list.filters['kind'] ?? ''}
              options={refundKinds.map((id) => ({ id, label: t(`refunds.kind.${id}`) }))}
              onChange={(kind) => list.setFilter('kind', kind)}
            />
            <ListFilter
              label={t('refunds.status')}
              value={list.filters['status'] ?? ''}
              options={refundStatuses.map((id) => ({ id, label: t(`refunds.status.${id}`) }))}
              onChange={(status) => list.setFilter('status', status)}
            />
            <DayRange list={list} fromLabel={t('refunds.from')} toLabel={t('refunds.to')} />
            <ClearFilters list={list} />
          </>
        }
        totals={{ units: ({ pieces }) => pieces, amount: ({ total }) => total }}
        empty={{
          icon: 'undo',
          title: t('refunds.list.empty'),
          text: t('refunds.list.empty.text'),
          action: add,
        }}
        keys={mayRefund ? { n: () => navigateTo('/refund-management/refund-issue') } : undefined}
      />
    </Page>
  );
}
