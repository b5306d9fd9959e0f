'use client';
import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { formatInstant } from './formatInstant.ts';
import type { DateTimeFormat } from './formatInstant.ts';
import { Clock } from './DateTime.styles.ts';
import { TightMoments } from './tightMoments.ts';

export type DateTimeProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  /** The instant: ISO 8601 text, milliseconds since 1970, or a Date. */
  instant: string | number | Date | null | undefined;
  /** The IANA time zone name, such as America/New_York: the store's, not the device's. */
  timeZone: string;
  /** The locale, a BCP 47 tag such as en-US. */
  locale: string;
  /** @default 'dateTime' */
  form?: DateTimeFormat | undefined;
  /** Shown instead of an invalid instant. */
  fallback?: ReactNode;
};

/**
 * Shows an instant in the time zone of a store. In a narrow table it omits the current year and shows the time below the day.
 */
export function DateTime({ instant, timeZone, locale, form = 'dateTime', fallback = null, ...time }: DateTimeProps) {
  const tight = useContext(TightMoments);
  const shown = instant == null ? null : formatInstant(instant, timeZone, locale, form);
  if (!shown) return fallback;
  const short = ({ text, year }: typeof shown) => (tight === 'none' ? text : text.replace(year, ''));
  const [day, clock] =
    tight === 'lines' && form === 'dateTime'
      ? [formatInstant(instant ?? 0, timeZone, locale, 'date'), formatInstant(instant ?? 0, timeZone, locale, 'time')]
      : [];
  return (
    <Clock {...time} data-whole="" data-lines={day ? '' : undefined} dateTime={shown.iso}>
      {day && clock ? (
        <>
          {short(day)} <small>{clock.text}</small>
        </>
      ) : (
        short(shown)
      )}
    </Clock>
  );
}
