import { clockStatuses } from '@tilldesk/domain/shop';
import { namedRanges, rangeOf } from '@tilldesk/domain/time';
import { DateRangeInput, IconButton } from '@tilldesk/ui';
import { ClearFilters, ListFilter } from '../../../kit/resource/ListFilters.tsx';
import type { List } from '../../../kit/resource/useList.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { usePeriod, type SheetState } from './useSheet.ts';
import { Span } from './Timesheet.styles.ts';

/** The days, by name, by hand or one step on and back. */
export function PeriodChoice() {
  const say = useSay();
  const { from, to, today, choose, step } = usePeriod();
  return (
    <Span>
      <IconButton icon="chevron-left" tone="secondary" label={say('clock.period.before')} onClick={() => step(-1)} />
      <DateRangeInput
        aria-label={say('clock.period')}
        presets={namedRanges.map((id) => ({ id, label: say(`clock.period.${id}`), ...rangeOf(id, today) }))}
        presetsLabel={say('clock.period.name')}
        customLabel={say('clock.period.custom')}
        fromLabel={say('clock.period.from')}
        toLabel={say('clock.period.to')}
        reversedText={say('clock.period.reversed')}
        value={{ from, to }}
        onChange={(range) => {
          // A sheet has a first and a last day; one that is taken away is not asked for.
          if (range.from !== '' && range.to !== '') choose(range);
        }}
      />
      <IconButton icon="chevron-right" tone="secondary" label={say('clock.period.after')} onClick={() => step(1)} />
    </Span>
  );
}

type Filtered = Pick<List<never>, 'filters' | 'setFilter' | 'clear'>;

/** Whose shifts, and where they stand. */
export function WhoFilters({ list, everybody }: { list: Filtered; everybody: SheetState['everybody'] }) {
  const say = useSay();
  return (
    <>
      <ListFilter
        label={say('clock.employee')}
        value={list.filters['employee'] ?? ''}
        options={everybody}
        onChange={(value) => list.setFilter('employee', value)}
      />
      <ListFilter
        label={say('clock.status')}
        value={list.filters['status'] ?? ''}
        options={clockStatuses.map((id) => ({ id, label: say(`clock.status.${id}`) }))}
        onChange={(value) => list.setFilter('status', value)}
      />
      <ClearFilters list={list} />
    </>
  );
}
