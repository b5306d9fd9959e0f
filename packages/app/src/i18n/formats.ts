import { formatMoney } from '@tilldesk/domain/money';

/** Formatting settings: the user's locale, the store's currency and time zone. */
export type Place = { locale: string; currency: string; timeZone: string };

export type Formats = {
  /** Minor units of the store's currency: 123450 is '$1,234.50'. */
  money: (minor: number) => string;
  /** The currency symbol as shown next to a field: '$'. */
  symbol: string;
  /** A count or a decimal: '1,234.5'. */
  number: (value: number) => string;
  /** A share as a decimal: '0.0825' is '8.25%'. */
  percent: (rate: number | string) => string;
  /** A business day 'YYYY-MM-DD': 'Nov 21, 2026'. */
  day: (day: string) => string;
  /** A business day for a narrow axis: 'Nov 21'. */
  shortDay: (day: string) => string;
  /** The date of an instant in the store's time zone: 'Nov 21, 2026'. */
  date: (instant: string) => string;
  /** The time of an instant in the store's time zone: '4:05 PM'. */
  time: (instant: string) => string;
  /** Date and time of an instant in the store's time zone: 'Nov 21, 2026, 4:05 PM'. */
  moment: (instant: string) => string;
  /** An hour of the day, 0 to 23: '4 PM'. */
  hour: (hour: number) => string;
};

// Cached, since every row of a list needs them and creating them is a hundred times slower than using them.
const ifKnown = new Map<string, Formats>();

/** Returns the formatters of numbers, money and time for a locale, currency and time zone. */
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
  // A business day has no time zone; UTC formats it unchanged.
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
