import { and, assign, emit, not, or, raise, setup, stateIn } from 'xstate';
import { effect } from '../machine/effect.ts';
import type { Chat, ChatMessage, ChatParty } from './chat.entity.ts';
import {
  chatProblemOf,
  isParticipant,
  isPassing,
  mayJoin,
  mayWrite,
  withStaff,
  withUpdate,
  type ChatProblem,
} from './chat.rules.ts';
import type { ChatStatus } from './chatKinds.ts';
import {
  nextOutgoing,
  withFailed,
  withoutOutgoing,
  withoutSent,
  withWritten,
  type Outgoing,
  type Written,
} from './outbox.rules.ts';
import { hasEarlier, isBehind, lastSeqOf, withChat, withReceived, withPage, type Thread } from './thread.rules.ts';

/** First and maximum delay before a retry after a connection failure; it doubles each time. */
export const AGAIN_MS = 2_000;
const AGAIN_MAX_MS = 10_000;

/** Operations of a conversation that can be rejected. */
export type ConversationOrder = 'close' | 'reopen' | 'join' | 'read' | 'earlier';

export type ConversationProblem = ChatProblem & { readonly order: ConversationOrder };

export type ConversationInput = {
  readonly chat: Chat;
  /** The reader's own user id. */
  readonly me: string;
  readonly isStaff: boolean;
  /** Unsent messages of earlier, oldest first. */
  readonly outbox: readonly Outgoing[];
};

export type ConversationContext = ConversationInput & {
  readonly thread: Thread;
  /** The `clientMessageId` that is being sent. */
  readonly inFlight: string | null;
  /** Milliseconds until a message is sent again after a connection failure. */
  readonly wait: number;
  readonly problem: ConversationProblem | null;
};

export type ConversationEvent =
  /** Connected, initially or again. A conversation starts without a connection. */
  | { type: 'line.opened' }
  | { type: 'line.closed' }
  | { type: 'message.received'; message: ChatMessage }
  /** The chat as received from the server, with or without messages. */
  | { type: 'chat.updated'; chat: Chat }
  | { type: 'chat.ended'; closedBy: ChatParty }
  | { type: 'chat.read'; userId: string; seq: number }
  /** A staff member joined. */
  | { type: 'chat.taken'; staff: ChatParty }
  | ({ type: 'message.write' } & Written)
  | { type: 'message.retry'; clientMessageId: string }
  | { type: 'message.drop'; clientMessageId: string }
  | { type: 'chat.close' }
  | { type: 'chat.withdraw' }
  | { type: 'chat.reopen' }
  | { type: 'chat.join' }
  | { type: 'earlier.ask' }
  | { type: 'problem.seen' }
  /** Internal: a change that may allow sending the next message. */
  | { type: 'outbox.changed' };

export type ConversationEmitted =
  | { type: 'closed'; own: boolean }
  | { type: 'joined' }
  | { type: 'reopened' }
  | { type: 'rejected'; problem: ConversationProblem };

type Page = { messages: readonly ChatMessage[]; hasMore: boolean };
type OrderParams = { order: ConversationOrder };

/** Effects, guards and context of the conversation machine. */
export const conversationSetup = setup({
  types: {
    input: {} as ConversationInput,
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    emitted: {} as ConversationEmitted,
  },
  actors: {
    readHistory: effect<Page, { chatId: string; after?: number; before?: number }>('readHistory'),
    sendMessage: effect<ChatMessage, ReturnType<typeof nextMessage>>('sendMessage'),
    closeChat: effect<unknown, { chatId: string }>('closeChat'),
    reopenChat: effect<Chat, { chatId: string }>('reopenChat'),
    joinChat: effect<Chat, { chatId: string }>('joinChat'),
  },
  delays: {
    again: AGAIN_MS,
    pause: ({ context }) => context.wait,
  },
  guards: {
    hasStatus: ({ event }, { status }: { status: ChatStatus }) =>
      event.type === 'chat.updated' && event.chat.status === status,
    isOwnChatUpdate: ({ context, event }) =>
      event.type === 'chat.updated' && event.chat.status === 'active' && event.chat.staff?.id === context.me,
    leavesGap: ({ context, event }) =>
      event.type === 'message.received' && event.message.seq > lastSeqOf(context.thread) + 1,
    hasMoreMessages: ({ context, event }) =>
      event.type === 'chat.updated' && isBehind(withChat(context.thread, event.chat), event.chat.lastSeq),
    isStillBehind: ({ context: { thread, chat }, event }) => {
      const { messages, hasMore } = pageIn(event);
      const next = withPage(thread, messages);
      // The first response is followed by earlier messages only; a response without new messages is the last one, whatever its
      // `hasMore`.
      const isMoreLater = hasMore && thread.isRead;
      return lastSeqOf(next) > lastSeqOf(thread) && (isMoreLater || isBehind(next, chat.lastSeq));
    },
    isPassing: ({ event }) => isPassing(causeIn(event)),
    hasLine: not(stateIn({ line: 'offline' })),
    mayMove: and(['hasLine', ({ context }) => isParticipant(context.chat, context.me)]),
    mayWithdraw: and(['hasLine', ({ context }) => context.chat.requester.id === context.me]),
    mayJoin: and(['hasLine', ({ context }) => mayJoin(context.chat, context.me, context.isStaff)]),
    canLoadEarlier: and(['hasLine', ({ context }) => hasEarlier(context.thread)]),
    maySend: and([
      or([stateIn({ line: 'catchingUp' }), stateIn({ line: 'online' })]),
      or([stateIn({ lifecycle: 'waiting' }), stateIn({ lifecycle: 'active' })]),
      ({ context }) => mayWrite(context.chat, context.me) && nextOutgoing(context.outbox) !== undefined,
    ]),
    mayWrite: ({ context }) => mayWrite(context.chat, context.me),
    isResting: ({ context, event }) => 'clientMessageId' in event && event.clientMessageId !== context.inFlight,
  },
  actions: {
    saveReceived: assign(({ context, event }) =>
      event.type === 'message.received' ? withMessages(context, [event.message]) : {},
    ),
    savePage: assign(({ context: { thread, outbox, problem }, event }) => {
      const { messages } = pageIn(event);
      const isOver = problem?.order === 'read' || problem?.order === 'earlier';
      return {
        thread: withPage(thread, messages),
        outbox: withoutSent(outbox, messages),
        problem: isOver ? null : problem,
      };
    }),
    saveUpdate: assign(({ context, event }) =>
      event.type === 'chat.updated' ? withChatUpdate(context, event.chat) : {},
    ),
    saveAnswer: assign(({ context, event }) =>
      'output' in event ? withChatUpdate(context, event.output as Chat) : {},
    ),
    saveStaff: assign(({ context, event }) =>
      event.type === 'chat.taken' ? { chat: withStaff(context.chat, event.staff, context.me) } : {},
    ),
    saveReadMark: assign(({ context, event }) =>
      event.type === 'chat.read' && event.userId !== context.me
        ? { chat: { ...context.chat, otherReadSeq: Math.max(context.chat.otherReadSeq, event.seq) } }
        : {},
    ),
    markClosed: assign(({ context }) => ({ chat: { ...context.chat, status: 'closed' as const } })),
    queueWritten: assign(({ context, event }) =>
      event.type === 'message.write' ? { outbox: withWritten(context.outbox, context.thread.messages, event) } : {},
    ),
    queueForRetry: assign(({ context, event }) =>
      event.type === 'message.retry' ? { outbox: withFailed(context.outbox, event.clientMessageId, null) } : {},
    ),
    dropOutgoing: assign(({ context, event }) =>
      event.type === 'message.drop' ? { outbox: withoutOutgoing(context.outbox, event.clientMessageId) } : {},
    ),
    takeNext: assign(({ context }) => ({ inFlight: nextOutgoing(context.outbox)?.clientMessageId ?? null })),
    takeBack: assign({ inFlight: null }),
    saveSent: assign(({ context, event }) =>
      'output' in event
        ? { ...withMessages(context, [event.output as ChatMessage]), inFlight: null, wait: AGAIN_MS }
        : { inFlight: null },
    ),
    markFailed: assign(({ context, event }) => ({
      outbox: withFailed(context.outbox, context.inFlight, causeIn(event).code),
      inFlight: null,
    })),
    waitLonger: assign(({ context }) => ({ wait: Math.min(context.wait * 2, AGAIN_MAX_MS) })),
    waitShort: assign({ wait: AGAIN_MS }),
    recheckOutbox: raise({ type: 'outbox.changed' }),
    /** The status of the chat may have changed while a response was pending. */
    recheckChat: raise(({ context }) => ({ type: 'chat.updated' as const, chat: context.chat })),
    saveProblem: assign(({ event }, { order }: OrderParams) => ({ problem: { ...causeIn(event), order } })),
    clearProblem: assign({ problem: null }),
    emitRejected: emit(({ event }, { order }: OrderParams) => ({
      type: 'rejected' as const,
      problem: { ...causeIn(event), order },
    })),
    emitClosed: emit(({ context, event }) => ({
      type: 'closed' as const,
      own: event.type !== 'chat.ended' || event.closedBy.id === context.me,
    })),
    emitJoined: emit({ type: 'joined' }),
    emitReopened: emit({ type: 'reopened' }),
  },
});

type ThreadState = Pick<ConversationContext, 'thread' | 'outbox'>;

/** Removes messages from the outbox that the chat contains. */
const withMessages = ({ thread, outbox }: ConversationContext, messages: readonly ChatMessage[]): ThreadState => ({
  thread: withReceived(thread, messages),
  outbox: withoutSent(outbox, messages),
});

const withChatUpdate = (context: ConversationContext, chat: Chat): ThreadState & Pick<ConversationContext, 'chat'> => ({
  chat: withUpdate(context.chat, chat),
  thread: withChat(context.thread, chat),
  outbox: withoutSent(context.outbox, chat.messages),
});

/** The cause of a failure; an event without an error means that the connection closed. */
const causeIn = (event: object): ChatProblem => chatProblemOf('error' in event ? event.error : null);

const pageIn = (event: object): Page => ('output' in event ? (event.output as Page) : { messages: [], hasMore: false });

/** Input of `readHistory`: messages after the loaded ones, or the newest. */
export const newerThan = ({ chat, thread }: ConversationContext): { chatId: string; after?: number } =>
  thread.isRead ? { chatId: chat.chatId, after: lastSeqOf(thread) } : { chatId: chat.chatId };

/** Input of `sendMessage`: the oldest message that was not rejected. */
export function nextMessage({ chat, outbox }: ConversationContext): Pick<
  Outgoing,
  'clientMessageId' | 'content' | 'file'
> & {
  chatId: string;
} {
  const { clientMessageId = '', content = '', file = null } = nextOutgoing(outbox) ?? {};
  return { chatId: chat.chatId, clientMessageId, content, file };
}
