import { problemAt, type Problem } from '../problems/Problem.ts';
import type { ManagedStore, OpeningHours } from './stores.entity.ts';

/** The first number of each series of a new store. */
export const FIRST_NUMBER = 1_001;

/** The series of a store by the field with their next number. */
export const numberSeries = { nextInvoice: 'invoice', nextRefund: 'refund', nextPurchase: 'purchase' } as const;
export type SeriesField = keyof typeof numberSeries;

/** Returns the currencies and time zones that a store can have. */
export const currencies = (): string[] => Intl.supportedValuesOf('currency');
export const timeZones = (): string[] => Intl.supportedValuesOf('timeZone');

type Checked = Pick<ManagedStore, 'code' | 'currency' | 'timeZone' | 'openingHours'>;

/** Returns the problem of a store's code, currency, time zone or opening hours; null if there is none. */
export function storeProblem({ code, currency, timeZone, openingHours }: Checked): Problem | null {
  if (!/^[\w-]+$/.test(code)) return problemAt('code', 'store.codeInvalid');
  if (!currencies().includes(currency)) return problemAt('currency', 'store.currencyUnknown');
  if (!timeZones().includes(timeZone)) return problemAt('timeZone', 'store.timeZoneUnknown');
  return hoursAreValid(openingHours) ? null : problemAt('openingHours', 'store.hoursInvalid');
}

/** A day has one pair of times, and closes after it opens. */
const hoursAreValid = (hours: readonly OpeningHours[]): boolean =>
  new Set(hours.map(({ day }) => day)).size === hours.length && hours.every(({ from, to }) => from < to);

type Address = Pick<ManagedStore, 'street' | 'city' | 'state' | 'postalCode'>;

/** Returns an address as printed on documents: street, and city with state and postal code; null without any. */
export function addressText({ street, city, state, postalCode }: Address): string | null {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, place].filter(Boolean).join('\n') || null;
}
