/** Worked time as people read it on a sheet: hours and minutes, '8:03'. Started minutes do not count. */
export function hoursText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The same for a spreadsheet: hours with two decimals. */
export const decimalHours = (seconds: number): number => Math.round(seconds / 36) / 100;
