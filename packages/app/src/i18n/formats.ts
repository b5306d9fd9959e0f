import { formatMoney } from '@tilldesk/domain/money';

/** Whose habits: the locale of the person, currency and time zone of the store. */
export type Place = { locale: string; currency: string; timeZone: string };

export type Formats = {
  /** Minor units of the store's currency: 123450 is '$1,234.50'. */
  money: (minor: number) => string;
  /** The store's currency as it stands beside a field: '$'. */
  symbol: string;
  /** A count or a decimal: '1,234.5'. */
  number: (value: number) => string;
  /** A share as a decimal: '0.0825' is '8.25%'. */
  percent: (rate: number | string) => string;
  /** A business day 'YYYY-MM-DD': 'Nov 21, 2026'. */
  day: (day: string) => string;
  /** A business day for a narrow axis: 'Nov 21'. */
  shortDay: (day: string) => string;
  /** A moment's date in the store: 'Nov 21, 2026'. */
  date: (instant: string) => string;
  /** A moment's time in the store: '4:05 PM'. */
  time: (instant: string) => string;
  /** A moment in the store: 'Nov 21, 2026, 4:05 PM'. */
  moment: (instant: string) => string;
  /** An hour of the day, 0 to 23: '4 PM'. */
  hour: (hour: number) => string;
};

// Every line of a list asks for them, and making them takes a hundred times what using them does.
const ifKnown = new Map<string, Formats>();

/** The writers of numbers, money and time of one place. */
export function formatsOf(place: Place): Formats {
  const name = `${place.locale} ${place.currency} ${place.timeZone}`;
  const formats = ifKnown.get(name) ?? createFormats(place);
  ifKnown.set(name, formats);
  return formats;
}

function createFormats({ locale, currency, timeZone }: Place): Formats {
  const writer = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const date = writer({ dateStyle: 'medium', timeZone });
  const time = writer({ timeStyle: 'short', timeZone });
  const moment = writer({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  // A business day has no time zone of its own: it is written as it is named.
  const day = writer({ dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = writer({ month: 'short', day: 'numeric', timeZone: 'UTC' });
  const hour = writer({ hour: 'numeric', timeZone: 'UTC' });
  return {
    money: (minor) => formatMoney(minor, currency, locale),
    symbol: symbolOf(locale, currency),
    number: (value) => number.format(value),
    percent: (rate) => percent.format(Number(rate)),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    shortDay: (text) => shortDay.format(new Date(`${text}T00:00:00Z`)),
    date: (instant) => date.format(new Date(instant)),
    time: (instant) => time.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
    hour: (value) => hour.format(new Date(Date.UTC(2000, 0, 1, value))),
  };
}

const symbolOf = (locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
