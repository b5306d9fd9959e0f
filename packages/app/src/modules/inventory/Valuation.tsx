import type { Answer } from '@tilldesk/domain/contract';
import { valuation } from '@tilldesk/domain/inventory';
import { dayOf } from '@tilldesk/domain/time';
import { DateInput, EmptyState, Stat } from '@tilldesk/ui';
import { DataTable, FilterBar, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failed } from '../../page/Failed.tsx';
import { Stack } from '../../page/flow.styles.ts';
import { ListFilter } from '../../resource/list/ListFilters.tsx';
import { Shown } from '../../resource/FieldValue.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { useSession } from '../../session/useSession.ts';
import { DaySlot, Figures } from './inventory.styles.ts';
import { stockRoutes, type TrackingKind } from './places.ts';

type Category = Answer<typeof valuation>['categories'][number];

const kinds = Object.keys(stockRoutes) as TrackingKind[];

/** Stock value at the end of a day, in total and by category. The day and the kind of stock are in the address. */
export function Valuation() {
  const t = useTranslate();
  const { money, number, day } = useFormats();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [address, setAddress] = useSearchParams();
  const at = asDay(address.get('at')) ?? today;
  const tracking = kinds.find((one) => one === address.get('tracking'));
  const query = { at, ...(tracking === undefined ? {} : { tracking }) };
  const { data, problem, again } = useAnswer(
    valuation,
    { query },
    { keepPreviousData: true, watch: ['invoices', 'purchases'] },
  );
  const put = (name: string, value: string) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  const columns: Column<Category>[] = [
    { id: 'name', header: t('inventory.column.category'), cell: ({ name }) => name },
    {
      id: 'pieces',
      header: t('inventory.value.pieces'),
      align: 'end',
      width: 140,
      cell: ({ pieces }) => <Shown kind="quantity" value={pieces} />,
    },
    {
      id: 'value',
      header: t('inventory.column.costValue'),
      align: 'end',
      width: 180,
      cell: ({ value }) => <Shown kind="money" value={value} />,
    },
  ];
  return (
    <Stack>
      <FilterBar
        search={false}
        filters={
          <>
            <DaySlot>
              <DateInput
                aria-label={t('inventory.value.at')}
                max={today}
                value={at}
                onChange={(picked) => put('at', picked)}
              />
            </DaySlot>
            <ListFilter
              label={t('inventory.tabs')}
              value={tracking ?? ''}
              options={kinds.map((id) => ({ id, label: t(`inventory.tab.${id}`) }))}
              onChange={(kind) => put('tracking', kind)}
            />
          </>
        }
        texts={{ active: t('list.filters'), remove: () => '', clear: t('list.clear') }}
      />
      <Figures aria-label={t('inventory.tab.value')}>
        <Stat
          label={t('inventory.column.costValue')}
          value={data?.value == null ? t('list.absent') : money(data.value)}
          hint={t('inventory.value.of', { day: day(at) })}
          loading={data === undefined}
        />
        <Stat
          label={t('inventory.value.pieces')}
          value={number(data?.pieces ?? 0)}
          hint={t('inventory.value.categories', { count: data?.categories.length ?? 0 })}
          loading={data === undefined}
        />
      </Figures>
      <DataTable
        label={t('inventory.tab.value')}
        columns={columns}
        rows={data?.categories ?? []}
        rowId={({ id }) => id}
        loading={data === undefined ? t('list.loading') : undefined}
        empty={<EmptyState icon="box" title={t('inventory.value.empty')} text={t('inventory.value.emptyText')} />}
      />
    </Stack>
  );
}

const asDay = (text: string | null): string | null => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : null);
