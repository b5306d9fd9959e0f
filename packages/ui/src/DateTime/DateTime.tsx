import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { formatInstant } from './formatInstant.ts';
import type { DateTimeForm } from './formatInstant.ts';
import { Clock } from './DateTime.styles.ts';
import { ShortYears } from './shortYears.ts';

export type DateTimeProps = Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> & {
  /** ISO 8601 text, milliseconds since 1970, or a Date. */
  instant: string | number | Date | null | undefined;
  /** IANA name, such as America/New_York: the store's, not the device's. */
  timeZone: string;
  /** BCP 47 tag, such as en-US. */
  locale: string;
  /** @default 'dateTime' */
  form?: DateTimeForm | undefined;
  /** Stands in for what is no instant. */
  fallback?: ReactNode;
};

/** Shows a moment as the clock of a place shows it. In a narrow table it leaves out the year that it is. */
export function DateTime({ instant, timeZone, locale, form = 'dateTime', fallback = null, ...time }: DateTimeProps) {
  const isShort = useContext(ShortYears);
  const shown = instant == null ? null : formatInstant(instant, timeZone, locale, form);
  if (!shown) return fallback;
  return (
    <Clock {...time} data-whole="" dateTime={shown.iso}>
      {isShort ? shown.text.replace(shown.year, '') : shown.text}
    </Clock>
  );
}
