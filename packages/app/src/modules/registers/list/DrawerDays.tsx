import { namedRanges, rangeOf } from '@tilldesk/domain/time';
import { DateRangeInput } from '@tilldesk/ui';
import { useSay } from '../../../kit/say/useSay.ts';
import type { useDrawerDays } from './useDrawerDays.ts';

/** Chooses the days on which the listed drawers were opened. */
export function DrawerDays({ today, days, choose }: ReturnType<typeof useDrawerDays>) {
  const say = useSay();
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
      value={days}
      onChange={choose}
    />
  );
}
