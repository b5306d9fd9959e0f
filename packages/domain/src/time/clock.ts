import { dayOf } from './days.ts';

/** The time that the store's clock shows at a moment: 'HH:MM', of 24 hours. */
export function timeOf(instant: string | Date, timeZone: string): string {
  return clockOf(timeZone).format(new Date(instant));
}

/**
 * The moment at which the store's clock shows a time ('HH:MM') on a day: the first one where a change of the clock lets it
 * show it twice. A time that the change left out counts on from the clock of before it: 2:30 is what the new clock shows as 3:30.
 */
export function momentAt(day: string, time: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  // The offsets of a day before and after: one of them holds, whichever way a change of the clock went.
  const moments = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((near) => asIfUtc - offsetAt(near, timeZone));
  const shown = moments
    .filter((at) => dayOf(new Date(at), timeZone) === day && timeOf(new Date(at), timeZone) === time)
    .toSorted((a, b) => a - b);
  return new Date(shown[0] ?? moments[0] ?? asIfUtc).toISOString();
}

const DAY_MS = 86_400_000;

/** How far the store's clock is ahead of UTC, in milliseconds. */
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
