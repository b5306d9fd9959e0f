export const dateTimeFormats = ['date', 'time', 'dateTime', 'dateTimeSeconds'] as const;
export type DateTimeFormat = (typeof dateTimeFormats)[number];

const options: Record<DateTimeFormat, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  dateTimeSeconds: { dateStyle: 'medium', timeStyle: 'medium' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant in `timeZone`; null for an invalid instant. `year` is the part of the text that can be omitted when there
 * is little space, such as ", 2026"; empty if it is not the year of `now`.
 */
export function formatInstant(
  instant: string | number | Date,
  timeZone: string,
  locale: string,
  format: DateTimeFormat,
  now = Date.now(),
) {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const key = `${locale} ${timeZone} ${format}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[format], timeZone });
  formatters.set(key, formatter);
  const isThisYear = format !== 'time' && date.getUTCFullYear() === new Date(now).getUTCFullYear();
  return { text: formatter.format(date), iso: date.toISOString(), year: isThisYear ? yearIn(formatter, date) : '' };
}

/** Returns the year with the separator before it. */
function yearIn(formatter: Intl.DateTimeFormat, date: Date): string {
  const parts = formatter.formatToParts(date);
  const at = parts.findIndex(({ type }) => type === 'year');
  if (at < 1) return '';
  const before = parts[at - 1];
  return `${before?.type === 'literal' ? before.value : ''}${parts[at]?.value ?? ''}`;
}
