import { chatStatuses } from './chatKinds.ts';
import { AGAIN_MS, conversationSetup, newerThan, nextMessage, type ConversationOrder } from './conversationSetup.ts';
import { unreadThread, withChat } from './thread.rules.ts';

/** Actions after a failed order: rejected, or the connection closed before the response. */
const rejected = (order: ConversationOrder) => [
  { type: 'saveProblem' as const, params: { order } },
  { type: 'emitRejected' as const, params: { order } },
];

/** While an order is pending its response decides; chat updates are applied afterwards. */
const untilAnswered = (order: ConversationOrder, back: 'waiting' | 'active' | 'closed') => ({
  'chat.updated': { actions: 'saveUpdate' as const },
  'chat.taken': { actions: 'saveStaff' as const },
  'line.closed': { target: back, actions: [...rejected(order), 'recheckChat' as const] },
});

/**
 * One chat of a user (spec §4). Messages can arrive in any order and repeatedly, and are shown once and without gaps; written
 * messages are stored until sent, one after the other. A rejection has a `code`; any other error of an effect is a connection
 * failure and is retried.
 */
export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  description:
    'One chat of a person, in four parts side by side: what is known of it, where it stands, what is on its way, what is read of the past.',
  context: ({ input }) => ({
    ...input,
    thread: withChat(unreadThread, input.chat),
    inFlight: null,
    wait: AGAIN_MS,
    problem: null,
  }),
  entry: 'recheckChat',
  type: 'parallel',
  on: { 'problem.seen': { actions: 'clearProblem' } },
  states: {
    line: {
      description: 'Whether messages come by themselves, and none is missing.',
      initial: 'offline',
      on: {
        'line.closed': '.offline',
        'message.received': { actions: 'saveReceived' },
      },
      states: {
        offline: {
          description: 'Nothing comes and nothing goes.',
          on: { 'line.opened': 'catchingUp' },
        },
        catchingUp: {
          description: 'What came after the last message is read, page after page; at first the newest.',
          entry: 'recheckOutbox',
          invoke: {
            src: 'readHistory',
            id: 'readLater',
            input: ({ context }) => newerThan(context),
            onDone: [
              { guard: 'isStillBehind', target: 'catchingUp', reenter: true, actions: 'savePage' },
              { target: 'online', actions: 'savePage' },
            ],
            onError: [
              { guard: 'isPassing', target: 'stale' },
              { target: 'barred', actions: rejected('read') },
            ],
          },
        },
        online: {
          description: 'Nothing is missing.',
          on: {
            'line.opened': 'catchingUp',
            'message.received': [
              { guard: 'leavesGap', target: 'catchingUp', actions: 'saveReceived' },
              { actions: 'saveReceived' },
            ],
            'chat.updated': { guard: 'hasMoreMessages', target: 'catchingUp' },
          },
        },
        stale: {
          description: 'What is missing could not be read; once more in a moment.',
          after: { again: 'catchingUp' },
          on: { 'line.opened': 'catchingUp' },
        },
        barred: {
          description: 'The person may not read this chat, or no longer.',
          on: {
            'line.opened': 'catchingUp',
            'chat.updated': 'catchingUp',
          },
        },
      },
    },
    lifecycle: {
      description: 'Where the chat stands, as the server says.',
      initial: 'waiting',
      on: {
        'chat.updated': chatStatuses.map((status) => ({
          guard: { type: 'hasStatus' as const, params: { status } },
          target: `.${status}` as const,
          actions: 'saveUpdate' as const,
        })),
        'chat.taken': { target: '.active', actions: 'saveStaff' },
        'chat.ended': { target: '.closed', actions: ['markClosed', 'emitClosed'] },
        'chat.read': { actions: 'saveReadMark' },
      },
      states: {
        waiting: {
          description: 'Nobody of the staff has joined.',
          entry: 'recheckOutbox',
          on: {
            'chat.join': { guard: 'mayJoin', target: 'joining', actions: 'clearProblem' },
            'chat.withdraw': { guard: 'mayWithdraw', target: 'withdrawing', actions: 'clearProblem' },
          },
        },
        withdrawing: {
          description: 'The person who asked cancels the request before anybody of the staff has joined.',
          invoke: {
            src: 'closeChat',
            id: 'withdrawChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'closed', actions: ['markClosed', 'emitClosed'] },
            onError: { target: 'waiting', actions: [...rejected('close'), 'recheckChat'] },
          },
          on: untilAnswered('close', 'waiting'),
        },
        joining: {
          description: 'The person wants to answer; of several at once one gets it.',
          invoke: {
            src: 'joinChat',
            id: 'joinChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'active', actions: ['saveAnswer', 'emitJoined'] },
            onError: { target: 'waiting', actions: [...rejected('join'), 'recheckChat'] },
          },
          on: {
            ...untilAnswered('join', 'waiting'),
            'chat.updated': [
              { guard: 'isOwnChatUpdate', target: 'active', actions: ['saveUpdate', 'emitJoined'] },
              { actions: 'saveUpdate' },
            ],
          },
        },
        active: {
          description: 'Somebody of the staff answers.',
          entry: 'recheckOutbox',
          on: { 'chat.close': { guard: 'mayMove', target: 'closing', actions: 'clearProblem' } },
        },
        closing: {
          description: 'The person ends the chat.',
          invoke: {
            src: 'closeChat',
            id: 'closeChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'closed', actions: ['markClosed', 'emitClosed'] },
            onError: { target: 'active', actions: [...rejected('close'), 'recheckChat'] },
          },
          on: untilAnswered('close', 'active'),
        },
        closed: {
          description: 'Over, until it is reopened. Nothing is written.',
          on: {
            'chat.ended': { actions: 'markClosed' },
            'chat.reopen': { guard: 'mayMove', target: 'reopening', actions: 'clearProblem' },
          },
        },
        reopening: {
          description: 'The person wants the chat to wait again.',
          invoke: {
            src: 'reopenChat',
            id: 'reopenChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'waiting', actions: ['saveAnswer', 'emitReopened'] },
            onError: { target: 'closed', actions: [...rejected('reopen'), 'recheckChat'] },
          },
          on: {
            ...untilAnswered('reopen', 'closed'),
            'chat.updated': [
              {
                guard: { type: 'hasStatus', params: { status: 'waiting' } },
                target: 'waiting',
                actions: ['saveUpdate', 'emitReopened'],
              },
              { actions: 'saveUpdate' },
            ],
          },
        },
      },
    },
    outbox: {
      description:
        'What was written and is not in the chat yet. One after the other is sent, under the same id every time.',
      initial: 'resting',
      on: {
        'message.write': { guard: 'mayWrite', actions: ['queueWritten', 'recheckOutbox'] },
        'message.retry': { actions: ['queueForRetry', 'recheckOutbox'] },
        'message.drop': { guard: 'isResting', actions: 'dropOutgoing' },
      },
      states: {
        resting: {
          description: 'There is nothing to send, or it may not be sent now.',
          on: { 'outbox.changed': { guard: 'maySend', target: 'sending', actions: 'takeNext' } },
        },
        sending: {
          description:
            'The oldest message is on its way. One that is rejected stays, marked, and lets the others pass.',
          invoke: {
            src: 'sendMessage',
            id: 'sendMessage',
            input: ({ context }) => nextMessage(context),
            onDone: { target: 'resting', actions: ['saveSent', 'recheckOutbox'] },
            onError: [
              { guard: 'isPassing', target: 'pausing', actions: 'takeBack' },
              { target: 'resting', actions: ['markFailed', 'recheckOutbox'] },
            ],
          },
          on: { 'line.closed': { target: 'resting', actions: ['takeBack', 'waitShort'] } },
        },
        pausing: {
          description: 'The line lost the message, or the other side asked for patience.',
          after: { pause: { target: 'resting', actions: ['waitLonger', 'recheckOutbox'] } },
          on: { 'line.closed': { target: 'resting', actions: 'waitShort' } },
        },
      },
    },
    past: {
      description: 'Messages before the first one that is held.',
      initial: 'resting',
      states: {
        resting: { on: { 'earlier.ask': { guard: 'canLoadEarlier', target: 'reading', actions: 'clearProblem' } } },
        reading: {
          description: 'The page before the first message is read.',
          invoke: {
            src: 'readHistory',
            id: 'readEarlier',
            input: ({ context }) => ({
              chatId: context.chat.chatId,
              before: context.thread.messages[0]?.seq ?? 1,
            }),
            onDone: { target: 'resting', actions: 'savePage' },
            onError: { target: 'resting', actions: rejected('earlier') },
          },
          on: { 'line.closed': 'resting' },
        },
      },
    },
  },
});
