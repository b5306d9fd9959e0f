import { refundKinds, refunds, refundStatuses } from '@tilldesk/domain/shop';
import { Go } from '../../kit/go/Go.tsx';
import { useGo } from '../../kit/go/useGo.ts';
import { useMayEnter } from '../../kit/go/useMayEnter.ts';
import { Page } from '../../kit/page/Page.tsx';
import { DayRange } from '../../kit/resource/DayRange.tsx';
import { ClearFilters, ListFilter } from '../../kit/resource/ListFilters.tsx';
import { ListView } from '../../kit/resource/ListView.tsx';
import { useList } from '../../kit/resource/useList.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useRefundColumns } from './useRefundColumns.tsx';

const filters = ['kind', 'status', 'customerId', 'invoiceId', 'from', 'to'];

/** The refunds of the store, the latest first; each opens as it was posted. */
export function Screen() {
  const say = useSay();
  const go = useGo();
  const list = useList(refunds.list, { sort: '-at', filters });
  const columns = useRefundColumns();
  const mayRefund = useMayEnter('/refund-management/refund-issue');
  const add = (
    <Go to="/refund-management/refund-issue" tone="primary" icon="undo" aria-keyshortcuts="n">
      {say('refunds.new')}
    </Go>
  );
  return (
    <Page actions={add}>
      <ListView
        list={list}
        name="refunds"
        label={say('refunds.list')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        onOpen={({ id }) => go('/refund-management/refund-details/:refundId', { with: { refundId: id } })}
        searchHint={say('refunds.list.search')}
        filters={
          <>
            <ListFilter
              label={say('refunds.kind')}
              value={list.filters['kind'] ?? ''}
              options={refundKinds.map((id) => ({ id, label: say(`refunds.kind.${id}`) }))}
              onChange={(kind) => list.setFilter('kind', kind)}
            />
            <ListFilter
              label={say('refunds.status')}
              value={list.filters['status'] ?? ''}
              options={refundStatuses.map((id) => ({ id, label: say(`refunds.status.${id}`) }))}
              onChange={(status) => list.setFilter('status', status)}
            />
            <DayRange list={list} fromLabel={say('refunds.from')} toLabel={say('refunds.to')} />
            <ClearFilters list={list} />
          </>
        }
        totals={{ units: ({ pieces }) => pieces, amount: ({ total }) => total }}
        empty={{
          icon: 'undo',
          title: say('refunds.list.empty'),
          text: say('refunds.list.empty.text'),
          action: add,
        }}
        keys={mayRefund ? { n: () => go('/refund-management/refund-issue') } : undefined}
      />
    </Page>
  );
}
