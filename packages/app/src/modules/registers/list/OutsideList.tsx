import { registers, type OutsideCash } from '@tilldesk/domain/shop';
import { Stat } from '@tilldesk/ui';
import { Go } from '../../../kit/go/Go.tsx';
import { Stack } from '../../../kit/page/flow.styles.ts';
import type { ListColumn } from '../../../kit/resource/ListColumn.ts';
import { ListView } from '../../../kit/resource/ListView.tsx';
import { useList } from '../../../kit/resource/useList.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useAnswer } from '../../../wiring/answers.ts';
import { DrawerDays } from './DrawerDays.tsx';
import { daysAsked, useDrawerDays } from './useDrawerDays.ts';

const watch = ['invoices', 'deposits'];

/** Cash that was taken outside drawers, the latest first, with its sum. */
export function OutsideList() {
  const say = useSay();
  const { moment, money } = useFormats();
  const chosen = useDrawerDays();
  const fixed = daysAsked(chosen.days);
  const list = useList(registers.outside, { sort: '', limit: 10, fixed, watch });
  const { data } = useAnswer(registers.outside, { query: { ...fixed, page: 1, limit: 1 } }, { keep: true, watch });
  const columns = useColumns();
  return (
    <Stack>
      <Stat label={say('drawers.outside.sum')} value={money(data?.total ?? 0)} loading={data === undefined} />
      <ListView
        list={list}
        name="outside-cash"
        label={say('drawers.outside')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ at }) => moment(at)}
        searchHint={null}
        filters={<DrawerDays {...chosen} />}
        empty={{ icon: 'cash', title: say('drawers.outside.none'), text: say('drawers.outside.noneText') }}
      />
    </Stack>
  );
}

function useColumns(): ListColumn<OutsideCash>[] {
  const say = useSay();
  const nameOf = ({ invoice }: OutsideCash) => invoice.number ?? say('drawers.outside.draft');
  return [
    { id: 'at', header: say('drawers.outside.at'), kind: 'instant', value: (row) => row.at },
    {
      id: 'kind',
      header: say('drawers.outside.kind'),
      kind: 'text',
      value: ({ kind }) => say(`drawers.outside.${kind}`),
    },
    {
      id: 'invoice',
      header: say('drawers.outside.invoice'),
      kind: 'text',
      value: nameOf,
      cell: (row) => (
        <Go to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: row.invoice.id }}>
          {nameOf(row)}
        </Go>
      ),
    },
    { id: 'by', header: say('drawers.outside.by'), kind: 'text', value: (row) => row.by },
    { id: 'amount', header: say('drawers.amount'), kind: 'money', value: (row) => row.amount },
  ];
}
