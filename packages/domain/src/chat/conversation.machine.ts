import { chatStatuses } from './chatKinds.ts';
import { AGAIN_MS, conversationSetup, laterThan, nextMessage, type ConversationOrder } from './conversationSetup.ts';
import { unreadThread, withChat } from './thread.rules.ts';

/** What is done when an order came to nothing: by a refusal, or because the line closed before the answer. */
const refused = (order: ConversationOrder) => [
  { type: 'keepProblem' as const, params: { order } },
  { type: 'sayRefused' as const, params: { order } },
];

/** While an order is on its way its answer decides; news of the chat is kept for what comes after it. */
const untilAnswered = (order: ConversationOrder, back: 'waiting' | 'active' | 'closed') => ({
  'chat.told': { actions: 'keepTold' as const },
  'chat.taken': { actions: 'keepTaken' as const },
  'line.closed': { target: back, actions: [...refused(order), 'lookAtChat' as const] },
});

/**
 * One chat of a person (spec §4). Messages come in whatever order and however often, and stand without a gap and once; what is
 * written is kept until it is sent, one after the other. A refusal is what the other side says with a `code`; anything
 * else that an effect rejects with is the line's fault and is tried again.
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
  entry: 'lookAtChat',
  type: 'parallel',
  on: { 'problem.seen': { actions: 'forgetProblem' } },
  states: {
    line: {
      description: 'Whether messages come by themselves, and none is missing.',
      initial: 'offline',
      on: {
        'line.closed': '.offline',
        'message.heard': { actions: 'keepHeard' },
      },
      states: {
        offline: {
          description: 'Nothing comes and nothing goes.',
          on: { 'line.opened': 'catchingUp' },
        },
        catchingUp: {
          description: 'What came after the last message is read, page after page; at first the newest.',
          entry: 'lookAtOutbox',
          invoke: {
            src: 'readHistory',
            id: 'readLater',
            input: ({ context }) => laterThan(context),
            onDone: [
              { guard: 'isStillBehind', target: 'catchingUp', reenter: true, actions: 'keepPage' },
              { target: 'online', actions: 'keepPage' },
            ],
            onError: [
              { guard: 'isPassing', target: 'stale' },
              { target: 'barred', actions: refused('read') },
            ],
          },
        },
        online: {
          description: 'Nothing is missing.',
          on: {
            'line.opened': 'catchingUp',
            'message.heard': [
              { guard: 'leavesGap', target: 'catchingUp', actions: 'keepHeard' },
              { actions: 'keepHeard' },
            ],
            'chat.told': { guard: 'tellsOfMore', target: 'catchingUp' },
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
            'chat.told': 'catchingUp',
          },
        },
      },
    },
    standing: {
      description: 'Where the chat stands, as the server says.',
      initial: 'waiting',
      on: {
        'chat.told': chatStatuses.map((status) => ({
          guard: { type: 'told' as const, params: { status } },
          target: `.${status}` as const,
          actions: 'keepTold' as const,
        })),
        'chat.taken': { target: '.active', actions: 'keepTaken' },
        'chat.ended': { target: '.closed', actions: ['keepClosed', 'sayClosed'] },
        'chat.read': { actions: 'keepRead' },
      },
      states: {
        waiting: {
          description: 'Nobody of the staff has joined.',
          entry: 'lookAtOutbox',
          on: {
            'chat.join': { guard: 'mayJoin', target: 'joining', actions: 'forgetProblem' },
            'chat.withdraw': { guard: 'mayWithdraw', target: 'withdrawing', actions: 'forgetProblem' },
          },
        },
        withdrawing: {
          description: 'The person who asked cancels the request before anybody of the staff has joined.',
          invoke: {
            src: 'closeChat',
            id: 'withdrawChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'closed', actions: ['keepClosed', 'sayClosed'] },
            onError: { target: 'waiting', actions: [...refused('close'), 'lookAtChat'] },
          },
          on: untilAnswered('close', 'waiting'),
        },
        joining: {
          description: 'The person wants to answer; of several at once one gets it.',
          invoke: {
            src: 'joinChat',
            id: 'joinChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'active', actions: ['keepAnswer', 'sayJoined'] },
            onError: { target: 'waiting', actions: [...refused('join'), 'lookAtChat'] },
          },
          on: {
            ...untilAnswered('join', 'waiting'),
            'chat.told': [
              { guard: 'toldOwn', target: 'active', actions: ['keepTold', 'sayJoined'] },
              { actions: 'keepTold' },
            ],
          },
        },
        active: {
          description: 'Somebody of the staff answers.',
          entry: 'lookAtOutbox',
          on: { 'chat.close': { guard: 'mayMove', target: 'closing', actions: 'forgetProblem' } },
        },
        closing: {
          description: 'The person ends the chat.',
          invoke: {
            src: 'closeChat',
            id: 'closeChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'closed', actions: ['keepClosed', 'sayClosed'] },
            onError: { target: 'active', actions: [...refused('close'), 'lookAtChat'] },
          },
          on: untilAnswered('close', 'active'),
        },
        closed: {
          description: 'Over, until it is reopened. Nothing is written.',
          on: {
            'chat.ended': { actions: 'keepClosed' },
            'chat.reopen': { guard: 'mayMove', target: 'reopening', actions: 'forgetProblem' },
          },
        },
        reopening: {
          description: 'The person wants the chat to wait again.',
          invoke: {
            src: 'reopenChat',
            id: 'reopenChat',
            input: ({ context }) => ({ chatId: context.chat.chatId }),
            onDone: { target: 'waiting', actions: ['keepAnswer', 'sayReopened'] },
            onError: { target: 'closed', actions: [...refused('reopen'), 'lookAtChat'] },
          },
          on: {
            ...untilAnswered('reopen', 'closed'),
            'chat.told': [
              {
                guard: { type: 'told', params: { status: 'waiting' } },
                target: 'waiting',
                actions: ['keepTold', 'sayReopened'],
              },
              { actions: 'keepTold' },
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
        'message.write': { guard: 'mayWrite', actions: ['keepWritten', 'lookAtOutbox'] },
        'message.retry': { actions: ['keepForRetry', 'lookAtOutbox'] },
        'message.drop': { guard: 'isResting', actions: 'dropOutgoing' },
      },
      states: {
        resting: {
          description: 'There is nothing to send, or it may not be sent now.',
          on: { 'outbox.changed': { guard: 'maySend', target: 'sending', actions: 'takeNext' } },
        },
        sending: {
          description: 'The oldest message is on its way. One that is refused stays, marked, and lets the others pass.',
          invoke: {
            src: 'sendMessage',
            id: 'sendMessage',
            input: ({ context }) => nextMessage(context),
            onDone: { target: 'resting', actions: ['keepSent', 'lookAtOutbox'] },
            onError: [
              { guard: 'isPassing', target: 'pausing', actions: 'takeBack' },
              { target: 'resting', actions: ['markFailed', 'lookAtOutbox'] },
            ],
          },
          on: { 'line.closed': { target: 'resting', actions: ['takeBack', 'waitShort'] } },
        },
        pausing: {
          description: 'The line lost the message, or the other side asked for patience.',
          after: { pause: { target: 'resting', actions: ['waitLonger', 'lookAtOutbox'] } },
          on: { 'line.closed': { target: 'resting', actions: 'waitShort' } },
        },
      },
    },
    past: {
      description: 'Messages before the first one that is held.',
      initial: 'resting',
      states: {
        resting: { on: { 'earlier.ask': { guard: 'mayAskEarlier', target: 'reading', actions: 'forgetProblem' } } },
        reading: {
          description: 'The page before the first message is read.',
          invoke: {
            src: 'readHistory',
            id: 'readEarlier',
            input: ({ context }) => ({
              chatId: context.chat.chatId,
              before: context.thread.messages[0]?.seq ?? 1,
            }),
            onDone: { target: 'resting', actions: 'keepPage' },
            onError: { target: 'resting', actions: refused('earlier') },
          },
          on: { 'line.closed': 'resting' },
        },
      },
    },
  },
});
