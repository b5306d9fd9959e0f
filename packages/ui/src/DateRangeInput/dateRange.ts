/** A first and a last day, both 'YYYY-MM-DD' and inclusive; '' leaves a side open. */
export type DateRange = { from: string; to: string };

/** Whether a range ends before it starts. A year below 1000 is still being typed and does not count yet. */
export function isReversed({ from, to }: DateRange) {
  return from > to && isFullYear(from) && isFullYear(to);
}

/** Whether each side is open or a completely typed day. */
export const isSettled = ({ from, to }: DateRange) => [from, to].every((day) => day === '' || isFullYear(day));

const isFullYear = (day: string) => day >= '1000';

export const isSameRange = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to;
