/** Returns the hours that a chart shows: 8 to 20, and any other hours with sales. */
export function openHours(byHour: readonly number[]): { hour: number; value: number }[] {
  const hours = byHour.map((value, hour) => ({ hour, value }));
  const sold = hours.filter(({ value }) => value !== 0).map(({ hour }) => hour);
  const [first, last] = [Math.min(8, ...sold), Math.max(20, ...sold)];
  return sold.length === 0 ? [] : hours.slice(first, last + 1);
}
