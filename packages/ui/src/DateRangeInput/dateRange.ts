/** Is a first and a last day, both 'YYYY-MM-DD' and both part of the range; '' leaves a side open. */
export type DateRange = { from: string; to: string };

/** Whether a range ends before it begins. A year below 1000 is still being typed and says nothing yet. */
export function isReversed({ from, to }: DateRange) {
  return from > to && isFullYear(from) && isFullYear(to);
}

/** Whether both sides are open or a day of which nothing more is to be typed. */
export const isSettled = ({ from, to }: DateRange) => [from, to].every((day) => day === '' || isFullYear(day));

const isFullYear = (day: string) => day >= '1000';

export const isSameRange = (one: DateRange, other: DateRange) => one.from === other.from && one.to === other.to;
