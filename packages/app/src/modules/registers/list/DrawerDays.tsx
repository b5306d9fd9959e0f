import { dayOf, namedRanges, rangeOf } from '@tilldesk/domain/time';
import { DateRangeInput } from '@tilldesk/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { List } from '../../../kit/resource/useList.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { useSession } from '../../../wiring/useSession.ts';

/** The days on which the listed drawers were opened; both stand in the address, and may be open. */
export function DrawerDays({ list }: { list: Pick<List<never>, 'filters'> }) {
  const say = useSay();
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [, setAddress] = useSearchParams();
  const choose = (range: { from: string; to: string }) =>
    setAddress(
      (standing) => {
        const next = new URLSearchParams(standing);
        next.delete('page');
        for (const [name, day] of [['startDate', range.from] as const, ['endDate', range.to] as const]) {
          if (day === '') next.delete(name);
          else next.set(name, day);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <DateRangeInput
      aria-label={say('drawers.days')}
      presets={[
        { id: 'all', label: say('drawers.days.all'), from: '', to: '' },
        ...namedRanges.map((id) => ({ id, label: say(`drawers.days.${id}`), ...rangeOf(id, today) })),
      ]}
      presetsLabel={say('drawers.days.name')}
      customLabel={say('drawers.days.custom')}
      fromLabel={say('drawers.days.from')}
      toLabel={say('drawers.days.to')}
      reversedText={say('drawers.days.reversed')}
      value={{ from: list.filters['startDate'] ?? '', to: list.filters['endDate'] ?? '' }}
      onChange={choose}
    />
  );
}
