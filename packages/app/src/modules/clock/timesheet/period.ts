import { addDays, namedRanges, rangeOf, type DayRange, type NamedRange } from '@tilldesk/domain/time';

/** The days of a timesheet, both ends included; `name` where they are a named range. */
export type Period = DayRange & { name: NamedRange | null };

/** The range of a plain address. */
const USUAL: NamedRange = 'thisWeek';

/** The most days that stand beside each other in the grid. */
export const GRID_DAYS_MAX = 31;

/** Reads the days that an address asks for; what is no range counts as not said. */
export function readPeriod(address: URLSearchParams, today: string): Period {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, name: nameOf({ from, to }, today) };
  const name = namedRanges.find((one) => one === address.get('period')) ?? USUAL;
  return { ...rangeOf(name, today), name };
}

/**
 * The address of other days. A named range is written by its name, so that a link to this week stays one to this week;
 * the list begins at its first page again.
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

/** Every day of a range, in order; at most those that the grid takes. */
export function daysOf({ from, to }: DayRange): string[] {
  const days = Array.from({ length: GRID_DAYS_MAX }, (_, index) => addDays(from, index));
  return days.filter((day) => day <= to);
}

/** The days before a range or after it, as many as the range has. */
export function stepped({ from, to }: DayRange, steps: -1 | 1): DayRange {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: addDays(from, steps * count), to: addDays(to, steps * count) };
}

const DAY_MS = 86_400_000;

function nameOf({ from, to }: DayRange, today: string): NamedRange | null {
  const same = (name: NamedRange) => {
    const range = rangeOf(name, today);
    return range.from === from && range.to === to;
  };
  return namedRanges.find(same) ?? null;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
