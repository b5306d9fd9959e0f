const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns the time since an instant of the last seven days: 'now', '5 min. ago', 'yesterday'; null for an older one. Both times
 * in milliseconds.
 */
export function ago(at: number, now: number, locale: string): string | null {
  const past = Math.max(0, now - at);
  if (past >= 7 * DAY) return null;
  const write = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (past < MINUTE) return write.format(0, 'second');
  if (past < HOUR) return write.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return write.format(-Math.floor(past / HOUR), 'hour');
  return write.format(-Math.floor(past / DAY), 'day');
}
