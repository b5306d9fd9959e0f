import { namedRanges, presetRange } from '@tilldesk/domain/time';
import { DateRangeInput } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import type { useDrawerDays } from './useDrawerDays.ts';

/** Filters the drawers by the days on which they were opened. */
export function DrawerDays({ today, days, choose }: ReturnType<typeof useDrawerDays>) {
  const t = useTranslate();
  return (
    <DateRangeInput
      aria-label={t('drawers.days')}
      presets={[
        { id: 'all', label: t('drawers.days.all'), from: '', to: '' },
        ...namedRanges.map((id) => ({ id, label: t(`drawers.days.${id}`), ...presetRange(id, today) })),
      ]}
      presetsLabel={t('drawers.days.name')}
      customLabel={t('drawers.days.custom')}
      fromLabel={t('drawers.days.from')}
      toLabel={t('drawers.days.to')}
      reversedText={t('drawers.days.reversed')}
      value={days}
      onChange={choose}
    />
  );
}
