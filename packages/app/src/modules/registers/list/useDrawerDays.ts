import { dayOf, presetRange, type DayRange } from '@tilldesk/domain/time';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/useSession.ts';

/** Query parameter that selects all drawers instead of a range of days. */
const ALL = { name: 'days', value: 'all' };

/** The range of days on which the listed drawers were opened: from the address, or this week; `from` and `to` are '' if open. */
export function useDrawerDays(): { today: string; days: DayRange; choose: (range: DayRange) => void } {
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [address, setAddress] = useSearchParams();
  const own = { from: address.get('startDate') ?? '', to: address.get('endDate') ?? '' };
  const isNamed = own.from !== '' || own.to !== '' || address.get(ALL.name) === ALL.value;
  const choose = (range: DayRange) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['page', 'startDate', 'endDate', ALL.name]) next.delete(name);
        if (range.from !== '') next.set('startDate', range.from);
        if (range.to !== '') next.set('endDate', range.to);
        if (range.from === '' && range.to === '') next.set(ALL.name, ALL.value);
        return next;
      },
      { preventScrollReset: true },
    );
  return { today, days: isNamed ? own : presetRange('thisWeek', today), choose };
}

/** Returns a range of days as query parameters. */
export const queryForDays = ({ from, to }: DayRange): Readonly<Record<string, string>> => ({
  ...(from === '' ? {} : { startDate: from }),
  ...(to === '' ? {} : { endDate: to }),
});
