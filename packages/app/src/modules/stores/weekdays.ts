import type { OpeningHours } from '@tilldesk/domain/stores';

/** The days of the week in the order that they are shown, 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

// 4 January 1970 was a Sunday.
const dateOf = (day: number) => Date.UTC(1970, 0, 4 + day);

/** Returns the name of a weekday. */
export const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(dateOf(day));

/** Returns opening hours as text: '9:00 AM – 6:00 PM'. */
export function hoursText({ from, to }: Pick<OpeningHours, 'from' | 'to'>, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const at = (time: string) => format.format(new Date(`1970-01-01T${time}:00Z`));
  return `${at(from)} – ${at(to)}`;
}
