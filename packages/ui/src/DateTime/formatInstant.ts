export const dateTimeForms = ['date', 'time', 'dateTime', 'dateTimeSeconds'] as const;
export type DateTimeForm = (typeof dateTimeForms)[number];

const options: Record<DateTimeForm, Intl.DateTimeFormatOptions> = {
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
  form: DateTimeForm,
  now = Date.now(),
) {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const key = `${locale} ${timeZone} ${form}`;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[form], timeZone });
  formatters.set(key, format);
  const isThisYear = form !== 'time' && date.getUTCFullYear() === new Date(now).getUTCFullYear();
  return { text: format.format(date), iso: date.toISOString(), year: isThisYear ? yearIn(format, date) : '' };
}

/** Returns the year with the separator before it. */
function yearIn(format: Intl.DateTimeFormat, date: Date): string {
  const parts = format.formatToParts(date);
  const at = parts.findIndex(({ type }) => type === 'year');
  if (at < 1) return '';
  const before = parts[at - 1];
  return `${before?.type === 'literal' ? before.value : ''}${parts[at]?.value ?? ''}`;
}
