import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that formats a business day as a column header, for example 'Mon 9'. */
export function useWeekdays(): (day: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    return (day: string) => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${Number(day.slice(8))}`;
  }, [locale]);
}
