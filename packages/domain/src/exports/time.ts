/** `@tilldesk/domain/time`: business days and times in a store's time zone. No dependencies. */
export { momentAt, timeOf } from '../time/clock.ts';
export { addDays, boundsOf, dayOf, hourOf } from '../time/days.ts';
export { filterRange, namedRanges, presetRange, type DayRange, type NamedRange } from '../time/ranges.ts';
