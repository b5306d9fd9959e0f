import { addDays, namedRanges, presetRange, type DayRange, type NamedRange } from '@tilldesk/domain/time';

/** The days of a timesheet, first and last included; `name` when they are a named range. */
export type Period = DayRange & { name: NamedRange | null };

/** The range when the address names none. */
const USUAL: NamedRange = 'thisWeek';

/** The maximum number of days in the grid. */
export const GRID_DAYS_MAX = 31;

/** Reads the days from the query parameters; an invalid range is ignored. */
export function readPeriod(address: URLSearchParams, today: string): Period {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, name: nameOf({ from, to }, today) };
  const name = namedRanges.find((one) => one === address.get('period')) ?? USUAL;
  return { ...presetRange(name, today), name };
}

/**
 * Returns the query parameters for other days. A named range is stored by its name, so that a link to this week always
 * shows the current week. The list restarts at its first page.
 */
export function writePeriod(address: URLSearchParams, range: DayRange, today: string): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['period', 'from', 'to', 'page']) next.delete(name);
  const name = nameOf(range, today);
  if (name === USUAL) return next;
  if (name !== null) next.set('period', name);
  else {
    next.set('from', range.from);
    next.set('to', range.to);
  }
  return next;
}

/** Returns every day of a range, in order, up to the maximum of the grid. */
export function daysOf({ from, to }: DayRange): string[] {
  const days = Array.from({ length: GRID_DAYS_MAX }, (_, index) => addDays(from, index));
  return days.filter((day) => day <= to);
}

/** Returns the range before or after a range, with the same number of days. */
export function stepped({ from, to }: DayRange, steps: -1 | 1): DayRange {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: addDays(from, steps * count), to: addDays(to, steps * count) };
}

const DAY_MS = 86_400_000;

function nameOf({ from, to }: DayRange, today: string): NamedRange | null {
  const same = (name: NamedRange) => {
    const range = presetRange(name, today);
    return range.from === from && range.to === to;
  };
  return namedRanges.find(same) ?? null;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
