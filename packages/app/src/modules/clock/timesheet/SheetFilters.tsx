import { clockStatuses } from '@tilldesk/domain/clock';
import { namedRanges, presetRange } from '@tilldesk/domain/time';
import { DateRangeInput, IconButton } from '@tilldesk/ui';
import { ClearFilters, ListFilter } from '../../../resource/list/ListFilters.tsx';
import type { List } from '../../../resource/list/useList.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { usePeriod, type SheetState } from './useSheet.ts';
import { Span } from './Timesheet.styles.ts';

/** Chooses the days: by a named range, by dates, or one range earlier or later. */
export function PeriodChoice() {
  const t = useTranslate();
  const { from, to, today, choose, step } = usePeriod();
  return (
    <Span>
      <IconButton icon="chevron-left" tone="secondary" label={t('clock.period.before')} onClick={() => step(-1)} />
      <DateRangeInput
        aria-label={t('clock.period')}
        presets={namedRanges.map((id) => ({ id, label: t(`clock.period.${id}`), ...presetRange(id, today) }))}
        presetsLabel={t('clock.period.name')}
        customLabel={t('clock.period.custom')}
        fromLabel={t('clock.period.from')}
        toLabel={t('clock.period.to')}
        reversedText={t('clock.period.reversed')}
        value={{ from, to }}
        onChange={(range) => {
          // A timesheet needs both a first and a last day; a cleared date is ignored.
          if (range.from !== '' && range.to !== '') choose(range);
        }}
      />
      <IconButton icon="chevron-right" tone="secondary" label={t('clock.period.after')} onClick={() => step(1)} />
    </Span>
  );
}

type Filtered = Pick<List<never>, 'filters' | 'setFilter' | 'clear'>;

/** Filters the shifts by employee and status. */
export function EmployeeFilters({ list, employees }: { list: Filtered; employees: SheetState['employees'] }) {
  const t = useTranslate();
  return (
    <>
      <ListFilter
        label={t('clock.employee')}
        value={list.filters['employee'] ?? ''}
        options={employees}
        onChange={(value) => list.setFilter('employee', value)}
      />
      <ListFilter
        label={t('clock.status')}
        value={list.filters['status'] ?? ''}
        options={clockStatuses.map((id) => ({ id, label: t(`clock.status.${id}`) }))}
        onChange={(value) => list.setFilter('status', value)}
      />
      <ClearFilters list={list} />
    </>
  );
}
