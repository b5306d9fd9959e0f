import type { ChatClock } from './chatClock.ts';
import type { ChatEntry } from './chatEntry.ts';

/** A message with the properties that depend on its neighbours. */
export type LogRow = {
  entry: ChatEntry;
  /** The heading of a day, for its first message. */
  day: string | undefined;
  /** Whether the message is the first, and the last, of a group by the same sender. */
  isFirstOfGroup: boolean;
  isLastOfGroup: boolean;
  /** Whether the delivery state is shown: for the newest sent message, and for each that is not sent. */
  showsDelivery: boolean;
};

/** Messages of one sender within this time are one group, in milliseconds. */
const GROUP_MS = 300_000;

/**
 * Returns the rows from `first` up to but excluding `end`. Also considers entries that are not rendered, so that rows stay the
 * same when those are rendered.
 */
export function logRows(entries: readonly ChatEntry[], first: number, end: number, clock: ChatClock, today: string) {
  const lastDelivered = entries.findLastIndex(({ isOwn, delivery }) => isOwn && isDelivered(delivery));
  const before = entries[first - 1];
  let day = before && clock.dayOf(before.at);
  let isFirstOfGroup = !isSameGroup(before, entries[first]);
  return entries.slice(first, end).map((entry, offset): LogRow => {
    const index = first + offset;
    const isLastOfGroup = !isSameGroup(entry, entries[index + 1]);
    const entryDay = clock.dayOf(entry.at);
    const row = {
      entry,
      day: entryDay === day ? undefined : clock.day(entry.at, today),
      isFirstOfGroup,
      isLastOfGroup,
      showsDelivery: entry.isOwn && (index === lastDelivered || !isDelivered(entry.delivery)),
    };
    day = entryDay;
    isFirstOfGroup = isLastOfGroup;
    return row;
  });
}

const isDelivered = (delivery: ChatEntry['delivery']) => delivery === 'sent' || delivery === 'read';

function isSameGroup(one: ChatEntry | undefined, next: ChatEntry | undefined): boolean {
  if (!one || !next || one.isOwn !== next.isOwn || one.sender !== next.sender) return false;
  return Date.parse(next.at) - Date.parse(one.at) < GROUP_MS;
}
