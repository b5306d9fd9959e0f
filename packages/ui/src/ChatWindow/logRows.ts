import type { ChatClock } from './chatClock.ts';
import type { ChatEntry } from './chatEntry.ts';

/** A message with what its neighbours make of it. */
export type LogRow = {
  entry: ChatEntry;
  /** Heads the first message of a day. */
  day: string | undefined;
  /** Whether it is the first, and the last, that its sender wrote in a row. */
  begins: boolean;
  ends: boolean;
  /** Whether it says how far it has come: the newest that arrived, and each that has not. */
  showsDelivery: boolean;
};

/** Messages of one sender within this time are one group. */
const GROUP_MS = 300_000;

/** The rows from one place to before another. They look at what is not drawn too, so that they stay as they are when it is. */
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
