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
  description: 'One chat of a user, in four parallel regions: connection, lifecycle, outbox, and earlier messages.',
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
      description: 'Whether messages arrive live and none is missing.',
      initial: 'offline',
      on: {
        'line.closed': '.offline',
        'message.received': { actions: 'saveReceived' },
      },
      states: {
        offline: {
          description: 'No connection: messages are neither sent nor received.',
          on: { 'line.opened': 'catchingUp' },
        },
        catchingUp: {
          description: 'Loads the messages after the last known one, page by page; at first the newest page.',
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
          description: 'All messages are loaded.',
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
          description: 'Loading failed; retries after a delay.',
          after: { again: 'catchingUp' },
          on: { 'line.opened': 'catchingUp' },
        },
        barred: {
          description: 'The user is not allowed to read this chat.',
          on: {
            'line.opened': 'catchingUp',
            'chat.updated': 'catchingUp',
          },
        },
      },
    },
    lifecycle: {
      description: 'The status of the chat on the server.',
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
          description: 'No staff member has joined.',
          entry: 'recheckOutbox',
          on: {
            'chat.join': { guard: 'mayJoin', target: 'joining', actions: 'clearProblem' },
            'chat.withdraw': { guard: 'mayWithdraw', target: 'withdrawing', actions: 'clearProblem' },
          },
        },
        withdrawing: {
          description: 'The requester cancels the chat before a staff member has joined.',
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
          description: 'A staff member joins; the server accepts the first of several.',
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
          description: 'A staff member has joined.',
          entry: 'recheckOutbox',
          on: { 'chat.close': { guard: 'mayMove', target: 'closing', actions: 'clearProblem' } },
        },
        closing: {
          description: 'The user closes the chat.',
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
          description: 'Closed until it is reopened. No messages can be sent.',
          on: {
            'chat.ended': { actions: 'markClosed' },
            'chat.reopen': { guard: 'mayMove', target: 'reopening', actions: 'clearProblem' },
          },
        },
        reopening: {
          description: 'The user reopens the chat.',
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
        'Messages that are not in the chat yet. They are sent one after the other; a retry uses the same id.',
      initial: 'resting',
      on: {
        'message.write': { guard: 'mayWrite', actions: ['queueWritten', 'recheckOutbox'] },
        'message.retry': { actions: ['queueForRetry', 'recheckOutbox'] },
        'message.drop': { guard: 'isResting', actions: 'dropOutgoing' },
      },
      states: {
        resting: {
          description: 'There is nothing to send, or sending is not allowed now.',
          on: { 'outbox.changed': { guard: 'maySend', target: 'sending', actions: 'takeNext' } },
        },
        sending: {
          description: 'The oldest message is being sent. A rejected message is marked, and the next one is sent.',
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
          description: 'The connection failed, or the server asked to retry later.',
          after: { pause: { target: 'resting', actions: ['waitLonger', 'recheckOutbox'] } },
          on: { 'line.closed': { target: 'resting', actions: 'waitShort' } },
        },
      },
    },
    past: {
      description: 'Messages before the first loaded one.',
      initial: 'resting',
      states: {
        resting: { on: { 'earlier.ask': { guard: 'canLoadEarlier', target: 'reading', actions: 'clearProblem' } } },
        reading: {
          description: 'Loads the page before the first loaded message.',
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
