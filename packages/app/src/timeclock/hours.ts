/** Formats worked time in hours and minutes, for example '8:03'. Seconds are dropped. */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Worked time for a spreadsheet: hours with two decimals. */
export const decimalHours = (seconds: number): number => Math.round(seconds / 36) / 100;
