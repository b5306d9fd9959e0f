import { registers, type OutsideCash } from '@tilldesk/domain/registers';
import { Stat, Text } from '@tilldesk/ui';
import { PageLink } from '../../../navigation/PageLink.tsx';
import { Stack } from '../../../page/flow.styles.ts';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/useList.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { DrawerDays } from './DrawerDays.tsx';
import { queryForDays, useDrawerDays } from './useDrawerDays.ts';

const watch = ['invoices', 'deposits', 'bill-payments'];

/** Lists the cash taken outside drawers, the latest first, with its sum. */
export function OutsideList() {
  const t = useTranslate();
  const { moment, money } = useFormats();
  const chosen = useDrawerDays();
  const fixed = queryForDays(chosen.days);
  const list = useList(registers.outside, { sort: '', limit: 10, fixed, watch });
  const { data } = useAnswer(
    registers.outside,
    { query: { ...fixed, page: 1, limit: 1 } },
    { keepPreviousData: true, watch },
  );
  const columns = useColumns();
  return (
    <Stack>
      <Stat label={t('drawers.outside.sum')} value={money(data?.total ?? 0)} loading={data === undefined} />
      <ListView
        list={list}
        name="outside-cash"
        label={t('drawers.outside')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ at }) => moment(at)}
        searchHint={null}
        filters={<DrawerDays {...chosen} />}
        empty={{ icon: 'cash', title: t('drawers.outside.none'), text: t('drawers.outside.noneText') }}
      />
    </Stack>
  );
}

function useColumns(): ListColumn<OutsideCash>[] {
  const t = useTranslate();
  const nameOf = ({ invoice, billPayment }: OutsideCash) =>
    billPayment?.number ?? invoice?.number ?? t('drawers.outside.draft');
  return [
    { id: 'at', header: t('drawers.outside.at'), kind: 'instant', value: (row) => row.at },
    {
      id: 'kind',
      header: t('drawers.outside.kind'),
      kind: 'text',
      value: ({ kind }) => t(`drawers.outside.${kind}`),
    },
    {
      id: 'invoice',
      header: t('drawers.outside.invoice'),
      kind: 'text',
      value: nameOf,
      cell: (row) =>
        row.invoice === null ? (
          <Text>{nameOf(row)}</Text>
        ) : (
          <PageLink to="/sale-invoice-management/invoice-details/:invoiceId" with={{ invoiceId: row.invoice.id }}>
            {nameOf(row)}
          </PageLink>
        ),
    },
    { id: 'by', header: t('drawers.outside.by'), kind: 'text', value: (row) => row.by },
    { id: 'amount', header: t('drawers.amount'), kind: 'money', value: (row) => row.amount },
  ];
}
