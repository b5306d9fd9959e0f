import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';
import type { Chat } from './chat.entity.ts';
import { chatProblemOf, INTRO_MS, isPassing, type ChatProblem } from './chat.rules.ts';
import type { ChatTopic } from './chatKinds.ts';

/** Delay before the chat is requested again after a temporary failure. */
const AGAIN_MS = 2_000;

/** Input of the form of a new chat. */
export type NewChatDetails = {
  /** Created by the client: a retry with the same id is the same chat. */
  readonly chatId: string;
  readonly topic: ChatTopic;
  readonly name: string;
  readonly email: string;
  /** The first message, sent automatically. */
  readonly intro: string;
};

export type NewChatContext = {
  readonly hasLine: boolean;
  readonly details: NewChatDetails | null;
  readonly problem: ChatProblem | null;
};

export type NewChatEvent =
  | { type: 'line.opened' }
  | { type: 'line.closed' }
  | { type: 'newChat.begin' }
  | { type: 'newChat.leave' }
  | { type: 'details.submit'; details: NewChatDetails }
  /** A chat of the user in its new state. */
  | { type: 'chat.updated'; chat: Chat }
  | { type: 'problem.seen' };

export type NewChatEmitted =
  | { type: 'started'; chat: Chat }
  /** The first message is due. */
  | { type: 'introduced'; chatId: string; content: string }
  | { type: 'rejected'; problem: ChatProblem };

const started = { target: 'started', actions: 'emitStarted' } as const;

/**
 * Starts a chat (spec §4): topic and details, then the chat as soon as there is a connection, and one second later its first
 * message. Effect `startChat` returns the chat; a rejection leads back to the form, other failures are retried.
 */
export const newChatMachine = setup({
  types: { context: {} as NewChatContext, events: {} as NewChatEvent, emitted: {} as NewChatEmitted },
  actors: { startChat: effect<Chat, { chatId: string; topic: ChatTopic }>('startChat') },
  delays: { intro: INTRO_MS, again: AGAIN_MS },
  guards: {
    hasLine: ({ context }) => context.hasLine,
    isPassing: ({ event }) => isPassing(problemIn(event)),
    isTheOne: ({ context, event }) => event.type === 'chat.updated' && event.chat.chatId === context.details?.chatId,
  },
  actions: {
    saveDetails: assign(({ event }) =>
      event.type === 'details.submit' ? { details: event.details, problem: null } : {},
    ),
    saveProblem: assign(({ event }) => ({ problem: problemIn(event) })),
    forget: assign({ details: null, problem: null }),
    emitStarted: emit(({ event }) => ({ type: 'started' as const, chat: chatIn(event) })),
    emitIntroduced: emit(({ context: { details } }) => ({
      type: 'introduced' as const,
      chatId: details?.chatId ?? '',
      content: details?.intro ?? '',
    })),
    emitRejected: emit(({ event }) => ({ type: 'rejected' as const, problem: problemIn(event) })),
  },
}).createMachine({
  id: 'newChat',
  description: 'Starts a chat: topic and details, then the chat, and a second later its first message.',
  context: { hasLine: false, details: null, problem: null },
  initial: 'off',
  on: {
    'line.opened': { actions: assign({ hasLine: true }) },
    'line.closed': { actions: assign({ hasLine: false }) },
    'newChat.leave': { target: '.off', actions: 'forget' },
    'problem.seen': { actions: assign({ problem: null }) },
  },
  states: {
    off: {
      description: 'No chat is being started.',
      on: { 'newChat.begin': 'choosing' },
    },
    choosing: {
      description: 'The user selects a topic and enters their details.',
      on: {
        'details.submit': [
          { guard: 'hasLine', target: 'starting', actions: 'saveDetails' },
          { target: 'connecting', actions: 'saveDetails' },
        ],
      },
    },
    connecting: {
      description: 'Waits for a connection, or for the next attempt.',
      after: { again: { guard: 'hasLine', target: 'starting' } },
      on: {
        'line.opened': { target: 'starting', actions: assign({ hasLine: true }) },
        'chat.updated': { guard: 'isTheOne', ...started },
      },
    },
    starting: {
      description: 'The chat is being created.',
      invoke: {
        src: 'startChat',
        id: 'startChat',
        input: ({ context: { details } }) => ({
          chatId: details?.chatId ?? '',
          topic: details?.topic ?? 'other',
        }),
        onDone: started,
        onError: [
          { guard: 'isPassing', target: 'connecting' },
          { target: 'choosing', actions: ['saveProblem', 'emitRejected'] },
        ],
      },
      on: {
        'line.closed': { target: 'connecting', actions: assign({ hasLine: false }) },
        'chat.updated': { guard: 'isTheOne', ...started },
      },
    },
    started: {
      description: 'The chat is created; its first message is sent after a second.',
      after: { intro: { target: 'off', actions: ['emitIntroduced', 'forget'] } },
    },
  },
});

const problemIn = (event: object): ChatProblem => chatProblemOf('error' in event ? event.error : null);

/** The chat of a response or event. */
function chatIn(event: { type: string }): Chat {
  if ('chat' in event) return event.chat as Chat;
  if ('output' in event) return event.output as Chat;
  throw new Error(`newChat: ${event.type} brings no chat`);
}
