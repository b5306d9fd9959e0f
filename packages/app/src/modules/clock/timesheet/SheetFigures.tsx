import { Stat } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { hoursText } from './hours.ts';
import { Figures } from './Timesheet.styles.ts';
import type { SheetState } from './useSheet.ts';

/** What the days come to: worked, paused, by how many, and how much of it a manager should look at. */
export function SheetFigures({ sheet }: { sheet: SheetState }) {
  const say = useSay();
  const { number } = useFormats();
  const { totals, people, looks, loading } = sheet;
  return (
    <Figures aria-label={say('clock.figures')}>
      <Stat label={say('clock.worked')} value={hoursText(totals.activeSeconds)} loading={loading} />
      <Stat label={say('clock.breaks')} value={hoursText(totals.breakSeconds)} loading={loading} />
      <Stat label={say('clock.people')} value={number(people.length)} loading={loading} />
      <Stat label={say('clock.looks')} value={number(looks)} loading={loading} />
    </Figures>
  );
}
