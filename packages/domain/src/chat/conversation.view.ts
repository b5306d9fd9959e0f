import type { SnapshotFrom } from 'xstate';
import type { Chat, ChatMessage, ChatParty } from './chat.entity.ts';
import { mayWrite } from './chat.rules.ts';
import type { ChatStatus } from './chatKinds.ts';
import type { conversationMachine } from './conversation.machine.ts';
import type { ConversationProblem } from './conversationSetup.ts';
import type { Outgoing } from './outbox.rules.ts';
import { hasEarlier } from './thread.rules.ts';

/** A message that is not in the chat yet: waiting to be sent (`queued`), being sent, or rejected (`failed`). */
export type OutgoingView = Outgoing & { readonly state: 'queued' | 'sending' | 'failed' };

export type ConversationView = {
  chatId: string;
  status: ChatStatus;
  topic: Chat['topic'];
  requester: ChatParty;
  staff: ChatParty | null;
  otherParty: ChatParty | null;
  connection: 'connected' | 'disconnected';
  /** Without gaps and duplicates, oldest first. The same array while nothing was added. */
  messages: readonly ChatMessage[];
  /** Oldest first; the same array while unchanged. */
  outbox: readonly OutgoingView[];
  /** No messages of the chat are loaded yet. */
  isLoading: boolean;
  /** There are earlier messages to load. */
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  /** Number of the last message read by the other party. */
  otherReadSeq: number;
  /** The pending order. */
  busy: 'close' | 'reopen' | 'join' | null;
  /** Also without a connection: messages are sent after reconnecting. */
  canWrite: boolean;
  canClose: boolean;
  /** The user is the requester and no staff member has joined yet. */
  canWithdraw: boolean;
  canReopen: boolean;
  canJoin: boolean;
  problem: ConversationProblem | null;
};

const orders = { closing: 'close', withdrawing: 'close', reopening: 'reopen', joining: 'join' } as const;

/** Returns the view of a conversation. */
export function conversationView(snapshot: SnapshotFrom<typeof conversationMachine>): ConversationView {
  const { chat, me, thread, outbox, inFlight, problem } = snapshot.context;
  const { line, lifecycle, past } = snapshot.value;
  const { chatId, status, topic, requester, staff, otherParty, otherReadSeq } = chat;
  return {
    chatId,
    status,
    topic,
    requester,
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
          : ('queued' as const)
        : ('failed' as const),
  }));
  cache.set(outbox, { inFlight, entries });
  return entries;
}
