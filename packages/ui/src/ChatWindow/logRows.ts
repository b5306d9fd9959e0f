import type { ChatClock } from './chatClock.ts';
import type { ChatEntry } from './chatEntry.ts';

/** A message with the properties that depend on its neighbours. */
export type LogRow = {
  entry: ChatEntry;
  /** The heading of a day, for its first message. */
  day: string | undefined;
  /** Whether the message is the first, and the last, of a group by the same sender. */
  begins: boolean;
  ends: boolean;
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
  const newestArrived = entries.findLastIndex(({ isOwn, delivery }) => isOwn && hasArrived(delivery));
  const before = entries[first - 1];
  let day = before && clock.dayOf(before.at);
  let begins = !follows(before, entries[first]);
  return entries.slice(first, end).map((entry, at): LogRow => {
    const place = first + at;
    const ends = !follows(entry, entries[place + 1]);
    const own = clock.dayOf(entry.at);
    const row = {
      entry,
      day: own === day ? undefined : clock.day(entry.at, today),
      begins,
      ends,
      showsDelivery: entry.isOwn && (place === newestArrived || !hasArrived(entry.delivery)),
    };
    day = own;
    begins = ends;
    return row;
  });
}

const hasArrived = (delivery: ChatEntry['delivery']) => delivery === 'sent' || delivery === 'read';

function follows(one: ChatEntry | undefined, next: ChatEntry | undefined): boolean {
  if (!one || !next || one.isOwn !== next.isOwn || one.sender !== next.sender) return false;
  return Date.parse(next.at) - Date.parse(one.at) < GROUP_MS;
}
