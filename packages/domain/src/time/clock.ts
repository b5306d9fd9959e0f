import { dayOf } from './days.ts';

/** The local time of the store: 'HH:MM', 24 hours. */
export function timeOf(instant: string | Date, timeZone: string): string {
  return clockOf(timeZone).format(new Date(instant));
}

/**
 * Converts a local time ('HH:MM') of a day to a timestamp: the first one if a clock change repeats it. A time skipped by a clock
 * change uses the offset before it: 2:30 is shown as 3:30.
 */
export function momentAt(day: string, time: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  // One of the offsets of the day before and after applies, in either direction of a clock change.
  const moments = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((near) => asIfUtc - offsetAt(near, timeZone));
  const shown = moments
    .filter((at) => dayOf(new Date(at), timeZone) === day && timeOf(new Date(at), timeZone) === time)
    .toSorted((a, b) => a - b);
  return new Date(shown[0] ?? moments[0] ?? asIfUtc).toISOString();
}

const DAY_MS = 86_400_000;

/** Offset of the store's time zone from UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const moment = new Date(at);
  const shown = Date.parse(`${dayOf(moment, timeZone)}T${timeOf(moment, timeZone)}:00Z`);
  return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

const MINUTE_MS = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...shape });
  clocks.set(timeZone, clock);
  return clock;
}

const shape = { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
