import type { Chat, ChatMessage } from './chat.entity.ts';

/** The loaded messages of a chat, which the server numbers 1, 2, 3 … */
export type Thread = {
  /** Without gaps and duplicates, oldest first; the same array while none was added. */
  readonly messages: readonly ChatMessage[];
  /** Received messages beyond a gap; they are not shown until the gap is closed. */
  readonly apart: readonly ChatMessage[];
  /** A page was loaded. Before, the number of the newest messages is unknown. */
  readonly isRead: boolean;
};

export const unreadThread: Thread = { messages: [], apart: [], isRead: false };

/** The number of the newest message before any gap; 0 without messages. */
export const lastSeqOf = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;

/** Whether there are messages before the first loaded one. */
export const hasEarlier = ({ messages }: Thread): boolean => (messages[0]?.seq ?? 1) > 1;

/** Whether messages are missing, given the number `lastSeq` of the newest one. */
export const isBehind = (thread: Thread, lastSeq: number): boolean =>
  lastSeqOf(thread) < Math.max(lastSeq, thread.apart.at(-1)?.seq ?? 0);

/** Adds received messages, in any order and repeatedly: the result depends only on the set of messages. */
export function withReceived(thread: Thread, received: readonly ChatMessage[]): Thread {
  const { messages, apart: afterGap, isRead } = thread;
  const first = messages[0]?.seq ?? 1;
  const last = lastSeqOf(thread);
  const fresh = received.filter(({ seq }) => (seq < first || seq > last) && !afterGap.some((one) => one.seq === seq));
  if (fresh.length === 0) return thread;
  const loose = new Map([...afterGap, ...fresh].map((message) => [message.seq, message]));
  const before = isRead ? takeRun(loose, first - 1, -1).toReversed() : [];
  const after = isRead ? takeRun(loose, last + 1, 1) : [];
  return {
    // `concat` does not iterate over ten thousand messages to add one.
    messages: before.length + after.length === 0 ? messages : before.concat(messages, after),
    apart: loose.size === 0 && afterGap.length === 0 ? afterGap : [...loose.values()].toSorted(bySeq),
    isRead,
  };
}

/** Adds a page of the server, which has no gaps; the first page determines where the newest messages begin. */
export const withPage = (thread: Thread, page: readonly ChatMessage[]): Thread =>
  thread.isRead ? withReceived(thread, page) : withReceived({ messages: page, apart: [], isRead: true }, thread.apart);

/** Adds the messages of a chat: its newest ones, or the fact that it has none. */
export const withChat = (thread: Thread, { messages, lastSeq }: Chat): Thread =>
  messages.length === 0 && lastSeq > 0 ? thread : withPage(thread, messages);

/** Removes consecutive messages from a number on from `loose` and returns them. */
function takeRun(loose: Map<number, ChatMessage>, from: number, step: 1 | -1): ChatMessage[] {
  const run: ChatMessage[] = [];
  for (let seq = from, found = loose.get(seq); found; seq += step, found = loose.get(seq)) {
    run.push(found);
    loose.delete(seq);
  }
  return run;
}

const bySeq = (one: ChatMessage, other: ChatMessage): number => one.seq - other.seq;
