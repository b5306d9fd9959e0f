/**
 * Formats the times of a chat. Instants are ISO 8601 text, or milliseconds since 1970. Returns an empty text for an invalid
 * instant.
 */
export type ChatClock = {
  /** The time of day: "4:38 PM". */
  time: (at: string) => string;
  /** The day of an instant, such as 2026-03-14. */
  dayOf: (at: string | number) => string;
  /** A day in words, relative to `today` (a value of `dayOf`): "Today", "Yesterday", "Friday, March 13". */
  day: (at: string, today: string) => string;
  /** The shortest form: the time if the instant is today, otherwise the date. */
  brief: (at: string, today: string) => string;
};

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
const DAYS_CACHED = 1_000;
const clocks = new Map<string, ChatClock>();

/** Returns the shared clock of a locale and a time zone; without a zone, the device's. */
export function chatClock(locale: string, timeZone: string | undefined): ChatClock {
  const key = `${locale} ${timeZone}`;
  const clock = clocks.get(key) ?? createClock(locale, timeZone);
  clocks.set(key, clock);
  return clock;
}

function createClock(locale: string, timeZone: string | undefined): ChatClock {
  const form = (options: Intl.DateTimeFormatOptions, tag = locale) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone });
    return (at: string | number) => {
      const moment = new Date(at);
      return Number.isNaN(moment.getTime()) ? '' : format.format(moment);
    };
  };
  const time = form({ timeStyle: 'short' });
  // Canadian English formats a day like ISO 8601.
  const named = form({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');
  const days = new Map<number, string>();
  // The same days are requested repeatedly in a long chat. No time zone changes its day within a quarter of an hour.
  const dayOf = (at: string | number) => {
    const quarter = Math.floor(new Date(at).getTime() / QUARTER_MS);
    const day = days.get(quarter) ?? named(at);
    if (days.size > DAYS_CACHED) days.clear();
    days.set(quarter, day);
    return day;
  };
  const longDay = form({ weekday: 'long', month: 'long', day: 'numeric' });
  const longDate = form({ dateStyle: 'long' });
  const shortDay = form({ month: 'short', day: 'numeric' });
  const shortDate = form({ dateStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const daysAgo = (at: string, today: string) => (Date.parse(today) - Date.parse(dayOf(at))) / DAY_MS;
  const isThisYear = (at: string, today: string) => dayOf(at).slice(0, 4) === today.slice(0, 4);
  return {
    time,
    dayOf,
    day: (at, today) => {
      const ago = daysAgo(at, today);
      if (ago === 0 || ago === 1) return capital(relative.format(-ago, 'day'), locale);
      return (isThisYear(at, today) ? longDay : longDate)(at);
    },
    brief: (at, today) => (dayOf(at) === today ? time : isThisYear(at, today) ? shortDay : shortDate)(at),
  };
}

const capital = (word: string, locale: string) => word.replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));
