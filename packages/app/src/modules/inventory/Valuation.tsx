import type { Answer } from '@tilldesk/domain/contract';
import { valuation } from '@tilldesk/domain/stock';
import { dayOf } from '@tilldesk/domain/time';
import { DateInput, EmptyState, Stat } from '@tilldesk/ui';
import { DataTable, FilterBar, type Column } from '@tilldesk/ui/table';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failed } from '../../kit/page/Failed.tsx';
import { Stack } from '../../kit/page/flow.styles.ts';
import { ListFilter } from '../../kit/resource/ListFilters.tsx';
import { Shown } from '../../kit/resource/Shown.tsx';
import { useFormats } from '../../kit/say/useFormats.ts';
import { useSay } from '../../kit/say/useSay.ts';
import { useAnswer } from '../../wiring/answers.ts';
import { useSession } from '../../wiring/useSession.ts';
import { DaySlot, Figures } from './inventory.styles.ts';
import { itemPlaces, type Held } from './places.ts';

type Category = Answer<typeof valuation>['categories'][number];

const kinds = Object.keys(itemPlaces) as Held[];

/** What the stock was worth at the end of a day, whole and by category; the day and the kind stand in the address. */
export function Valuation() {
  const say = useSay();
  const { money, number, day } = useFormats();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [address, setAddress] = useSearchParams();
  const at = asDay(address.get('at')) ?? today;
  const tracking = kinds.find((one) => one === address.get('tracking'));
  const query = { at, ...(tracking === undefined ? {} : { tracking }) };
  const { data, problem, again } = useAnswer(valuation, { query }, { keep: true, watch: ['invoices', 'purchases'] });
  const put = (name: string, value: string) =>
    setAddress((standing) => {
      const next = new URLSearchParams(standing);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  if (problem && !data) return <Failed problem={problem} onAgain={again} />;
  const columns: Column<Category>[] = [
    { id: 'name', header: say('inventory.column.category'), cell: ({ name }) => name },
    {
      id: 'pieces',
      header: say('inventory.value.pieces'),
      align: 'end',
      width: 140,
      cell: ({ pieces }) => <Shown kind="quantity" value={pieces} />,
    },
    {
      id: 'value',
      header: say('inventory.column.costValue'),
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
                aria-label={say('inventory.value.at')}
                max={today}
                value={at}
                onChange={(picked) => put('at', picked)}
              />
            </DaySlot>
            <ListFilter
              label={say('inventory.tabs')}
              value={tracking ?? ''}
              options={kinds.map((id) => ({ id, label: say(`inventory.tab.${id}`) }))}
              onChange={(kind) => put('tracking', kind)}
            />
          </>
        }
        words={{ active: say('list.filters'), remove: () => '', clear: say('list.clear') }}
      />
      <Figures aria-label={say('inventory.tab.value')}>
        <Stat
          label={say('inventory.column.costValue')}
          value={data?.value == null ? say('list.absent') : money(data.value)}
          hint={say('inventory.value.of', { day: day(at) })}
          loading={data === undefined}
        />
        <Stat
          label={say('inventory.value.pieces')}
          value={number(data?.pieces ?? 0)}
          hint={say('inventory.value.categories', { count: data?.categories.length ?? 0 })}
          loading={data === undefined}
        />
      </Figures>
      <DataTable
        label={say('inventory.tab.value')}
        columns={columns}
        rows={data?.categories ?? []}
        rowId={({ id }) => id}
        loading={data === undefined ? say('list.loading') : undefined}
        empty={<EmptyState icon="box" title={say('inventory.value.empty')} text={say('inventory.value.emptyText')} />}
      />
    </Stack>
  );
}

const asDay = (text: string | null): string | null => (/^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : null);
