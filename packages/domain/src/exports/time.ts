/** `@tilldesk/domain/time`: business days in a store's time zone. Needs nothing. */
export { addDays, boundsOf, dayOf, hourOf } from '../time/days.ts';
