import type { Chat, ChatMessage } from './chat.entity.ts';

/** What is known of a chat's messages, which are numbered 1, 2, 3 … on the server. */
export type Thread = {
  /** Without a gap and each once, the oldest first; the same array as long as none was added. */
  readonly messages: readonly ChatMessage[];
  /** Heard beyond a gap, by number; they are no part of the conversation until the gap is closed. */
  readonly apart: readonly ChatMessage[];
  /** Something was read. Until then nobody knows at which number the newest ones begin. */
  readonly isRead: boolean;
};

export const unreadThread: Thread = { messages: [], apart: [], isRead: false };

/** The number of the newest message that nothing is missing before; 0 without any. */
export const lastSeqOf = ({ messages }: Thread): number => messages.at(-1)?.seq ?? 0;

/** Whether there are messages before the first one. */
export const hasEarlier = ({ messages }: Thread): boolean => (messages[0]?.seq ?? 1) > 1;

/** Whether messages are missing of a chat whose newest has the number `lastSeq`, as far as that was heard of. */
export const isBehind = (thread: Thread, lastSeq: number): boolean =>
  lastSeqOf(thread) < Math.max(lastSeq, thread.apart.at(-1)?.seq ?? 0);

/** Takes in messages in whatever order and however often they come: the same ones make the same thread. */
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
    // Joined by `concat`, which does not walk through ten thousand messages to add one.
    messages: before.length + after.length === 0 ? messages : before.concat(messages, after),
    apart: loose.size === 0 && afterGap.length === 0 ? afterGap : [...loose.values()].toSorted(bySeq),
    isRead,
  };
}

/** Takes in an answer of the server, which has no gap in itself: the first one says where the newest messages begin. */
export const withPage = (thread: Thread, page: readonly ChatMessage[]): Thread =>
  thread.isRead ? withReceived(thread, page) : withReceived({ messages: page, apart: [], isRead: true }, thread.apart);

/** Takes in what a chat brings along: its newest messages, or the certainty that it has none. */
export const withChat = (thread: Thread, { messages, lastSeq }: Chat): Thread =>
  messages.length === 0 && lastSeq > 0 ? thread : withPage(thread, messages);

/** The messages from a number on that follow each other; they leave the loose ones. */
function takeRun(loose: Map<number, ChatMessage>, from: number, step: 1 | -1): ChatMessage[] {
  const run: ChatMessage[] = [];
  for (let seq = from, found = loose.get(seq); found; seq += step, found = loose.get(seq)) {
    run.push(found);
    loose.delete(seq);
  }
  return run;
}

const bySeq = (one: ChatMessage, other: ChatMessage): number => one.seq - other.seq;
