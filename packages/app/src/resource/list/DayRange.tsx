import { DateInput, Text } from '@tilldesk/ui';
import type { List } from './useList.ts';
import { Days } from './List.styles.ts';

export type DayRangeProps = {
  list: Pick<List<never>, 'filters' | 'setFilter'>;
  /** Label before the two days: names the event that the days filter by, for lists with more than one. */
  label?: string;
  /** Names the days for screen readers. */
  fromLabel: string;
  toLabel: string;
};

/** Filters by a range of days; either end may be open: `from` and `to` of the address. */
export function DayRange({ list, label, fromLabel, toLabel }: DayRangeProps) {
  const { from = '', to = '' } = list.filters;
  return (
    <Days>
      {label !== undefined && <Text tone="muted">{label}</Text>}
      <DateInput
        aria-label={fromLabel}
        max={to === '' ? undefined : to}
        value={from}
        onChange={(day) => list.setFilter('from', day)}
      />
      <Text aria-hidden tone="muted">
        –
      </Text>
      <DateInput
        aria-label={toLabel}
        min={from === '' ? undefined : from}
        value={to}
        onChange={(day) => list.setFilter('to', day)}
      />
    </Days>
  );
}
