import { dayOf, rangeOf, type DayRange } from '@tilldesk/domain/time';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/useSession.ts';

/** In the place of days in the address: every drawer there was. */
const ALL = { name: 'days', value: 'all' };

/** The days on which the listed drawers were opened: those of the address, else this week; `from` and `to` are '' where open. */
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
  return { today, days: isNamed ? own : rangeOf('thisWeek', today), choose };
}

/** Days as a call asks for them. */
export const queryForDays = ({ from, to }: DayRange): Readonly<Record<string, string>> => ({
  ...(from === '' ? {} : { startDate: from }),
  ...(to === '' ? {} : { endDate: to }),
});
