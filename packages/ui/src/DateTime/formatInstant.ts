export const dateTimeForms = ['date', 'time', 'dateTime', 'dateTimeSeconds'] as const;
export type DateTimeForm = (typeof dateTimeForms)[number];

const options: Record<DateTimeForm, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  dateTimeSeconds: { dateStyle: 'medium', timeStyle: 'medium' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Writes an instant as a clock in `timeZone` shows it; null for what is no instant. */
export function formatInstant(instant: string | number | Date, timeZone: string, locale: string, form: DateTimeForm) {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const key = `${locale} ${timeZone} ${form}`;
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options[form], timeZone });
  formatters.set(key, format);
  return { text: format.format(date), iso: date.toISOString() };
}
