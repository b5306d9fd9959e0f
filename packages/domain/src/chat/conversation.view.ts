import type { SnapshotFrom } from 'xstate';
import type { Chat, ChatMessage, ChatParty } from './chat.entity.ts';
import { mayWrite } from './chat.rules.ts';
import type { ChatStatus } from './chatKinds.ts';
import type { conversationMachine } from './conversation.machine.ts';
import type { ConversationProblem } from './conversationSetup.ts';
import type { Outgoing } from './outbox.rules.ts';
import { hasEarlier } from './thread.rules.ts';

/** A message that the chat does not hold yet: it waits for its turn or the line, is on its way, or was refused. */
export type OutgoingView = Outgoing & { readonly state: 'kept' | 'sending' | 'failed' };

export type ConversationView = {
  chatId: string;
  status: ChatStatus;
  topic: Chat['topic'];
  asker: ChatParty;
  staff: ChatParty | null;
  otherParty: ChatParty | null;
  connection: 'connected' | 'disconnected';
  /** Without a gap and without a double, the oldest first. The same array as long as nothing was added. */
  messages: readonly ChatMessage[];
  /** The oldest first; the same array as long as nothing changed. */
  outbox: readonly OutgoingView[];
  /** Nothing of the chat has been read yet. */
  isLoading: boolean;
  /** There are messages before the first one. */
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  /** Up to which message the other side has read. */
  otherReadSeq: number;
  /** The pending order. */
  busy: 'close' | 'reopen' | 'join' | null;
  /** Also without a line: what is written then is sent when it is back. */
  canWrite: boolean;
  canClose: boolean;
  /** The person asked, and nobody of the staff has joined yet. */
  canWithdraw: boolean;
  canReopen: boolean;
  canJoin: boolean;
  problem: ConversationProblem | null;
};

const orders = { closing: 'close', withdrawing: 'close', reopening: 'reopen', joining: 'join' } as const;

/** A conversation as a page draws it. */
export function conversationView(snapshot: SnapshotFrom<typeof conversationMachine>): ConversationView {
  const { chat, me, thread, outbox, inFlight, problem } = snapshot.context;
  const { line, standing: lifecycle, past } = snapshot.value;
  const { chatId, status, topic, asker, staff, otherParty, otherReadSeq } = chat;
  return {
    chatId,
    status,
    topic,
    asker,
    staff,
    otherParty,
    otherReadSeq,
    problem,
    connection: line === 'offline' ? 'disconnected' : 'connected',
    messages: thread.messages,
    outbox: shown(outbox, inFlight),
    isLoading: !thread.isRead,
    hasEarlier: hasEarlier(thread),
    isLoadingEarlier: past === 'reading',
    busy: lifecycle in orders ? orders[lifecycle as keyof typeof orders] : null,
    canWrite: mayWrite(chat, me),
    canClose: snapshot.can({ type: 'chat.close' }),
    canWithdraw: snapshot.can({ type: 'chat.withdraw' }),
    canReopen: snapshot.can({ type: 'chat.reopen' }),
    canJoin: snapshot.can({ type: 'chat.join' }),
  };
}

type Shown = { inFlight: string | null; entries: readonly OutgoingView[] };
const cache = new WeakMap<readonly Outgoing[], Shown>();

function shown(outbox: readonly Outgoing[], inFlight: string | null): readonly OutgoingView[] {
  const before = cache.get(outbox);
  if (before?.inFlight === inFlight) return before.entries;
  const entries = outbox.map((one) => ({
    ...one,
    state:
      one.failed === null
        ? one.clientMessageId === inFlight
          ? ('sending' as const)
          : ('kept' as const)
        : ('failed' as const),
  }));
  cache.set(outbox, { inFlight, entries });
  return entries;
}
