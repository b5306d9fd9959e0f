import { DateInput, Text } from '@tilldesk/ui';
import type { List } from './useList.ts';
import { Days } from './List.styles.ts';

export type DayRangeProps = {
  list: Pick<List<never>, 'filters' | 'setFilter'>;
  /** Stands before the two days: what happened on them, where the list has more than one. */
  label?: string;
  /** Name the days for screen readers. */
  fromLabel: string;
  toLabel: string;
};

/** Lets through what happened on the days from one to another, either of which may be open: `from` and `to` of the address. */
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
