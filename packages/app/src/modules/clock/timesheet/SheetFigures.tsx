import { Stat } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { hoursText } from '../../../timeclock/hours.ts';
import { Figures } from './Timesheet.styles.ts';
import type { SheetState } from './useSheet.ts';

/** Shows the totals of the days: time worked, breaks, number of people, and shifts to review. */
export function SheetFigures({ sheet }: { sheet: SheetState }) {
  const t = useTranslate();
  const { number } = useFormats();
  const { totals, people, toReview, loading } = sheet;
  return (
    <Figures aria-label={t('clock.figures')}>
      <Stat label={t('clock.worked')} value={hoursText(totals.activeSeconds)} loading={loading} />
      <Stat label={t('clock.breaks')} value={hoursText(totals.breakSeconds)} loading={loading} />
      <Stat label={t('clock.people')} value={number(people.length)} loading={loading} />
      <Stat label={t('clock.looks')} value={number(toReview)} loading={loading} />
    </Figures>
  );
}
