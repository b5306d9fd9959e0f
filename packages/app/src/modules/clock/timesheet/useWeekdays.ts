import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Writes a business day as the head of a column: 'Mon 9'. */
export function useWeekdays(): (day: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    return (day: string) => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${Number(day.slice(8))}`;
  }, [locale]);
}
