import type { OpeningHours } from '@tilldesk/domain/stores';
import { Checkbox, Text, TimeInput } from '@tilldesk/ui';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { FieldInputProps } from '../../resource/resource.ts';
import { Day, Days } from './stores.styles.ts';
import { weekdayName, weekdays } from './weekdays.ts';

const usual = { from: '09:00', to: '18:00' };

/** Edits the opening hours of each weekday. */
export function OpeningHoursInput({ value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const hours = Array.isArray(value) ? (value as OpeningHours[]) : [];
  const set = (day: number, next: Omit<OpeningHours, 'day'> | null) =>
    onChange(
      [...hours.filter((one) => one.day !== day), ...(next ? [{ day, ...next }] : [])].toSorted(
        (a, b) => a.day - b.day,
      ),
    );
  return (
    <Days>
      {weekdays.map((day) => {
        const name = weekdayName(day, locale);
        const own = hours.find((one) => one.day === day);
        return (
          <Day key={day} data-open={own !== undefined || undefined}>
            <Checkbox
              label={name}
              checked={own !== undefined}
              onChange={(open) => set(day, open ? (hours.at(-1) ?? usual) : null)}
            />
            {own ? (
              <>
                <TimeInput
                  aria-label={t('stores.opens', { day: name })}
                  value={own.from}
                  onChange={(from) => set(day, { ...own, from })}
                />
                <TimeInput
                  aria-label={t('stores.closes', { day: name })}
                  value={own.to}
                  onChange={(to) => set(day, { ...own, to })}
                />
              </>
            ) : (
              <Text tone="muted">{t('stores.closed')}</Text>
            )}
          </Day>
        );
      })}
    </Days>
  );
}
