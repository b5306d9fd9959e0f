import { assign } from 'xstate';
import type { CountStatus } from './counts.entity.ts';
import { setupCounting, type CountingContext, type CountOrder } from './countingSetup.ts';
import { batchOf } from './scanQueue.rules.ts';

const idOf = ({ count }: CountingContext) => ({ id: count?.id ?? '', version: count?.version ?? 0 });

const statuses = ['in_progress', 'review', 'posted', 'cancelled'] as const satisfies readonly CountStatus[];

const places: Readonly<Record<CountStatus, string>> = {
  in_progress: '#counting.counting.idle',
  review: '#counting.review',
  posted: '#counting.posted',
  cancelled: '#counting.cancelled',
};
const SENDING = '#counting.counting.sending';

/** Transitions for a count received from the server. */
const onCountUpdated = (here: CountStatus | null) => [
  ...(here === 'in_progress'
    ? []
    : [{ guard: 'isOpenWithScans' as const, target: SENDING, actions: 'saveUpdate' as const }]),
  ...statuses
    .filter((status) => status !== here)
    .map((status) => ({
      guard: { type: 'hasStatus' as const, params: { status } },
      target: places[status],
      actions: 'saveUpdate' as const,
    })),
  ...(here === null ? [] : [{ guard: 'isNewer' as const, actions: 'saveUpdate' as const }]),
];

/** Transitions for the response of an order. */
const answered = (order: CountOrder, from: readonly CountStatus[]) =>
  from.flatMap((status) => {
    const actions = ['saveAnswer' as const, { type: 'emitDone' as const, params: { order } }];
    const plain = { guard: { type: 'answers' as const, params: { status } }, target: places[status], actions };
    return status === 'in_progress'
      ? [{ guard: 'answersOpenWithScans' as const, target: SENDING, actions }, plain]
      : plain;
  });

const rejected = (order: CountOrder) => [{ type: 'saveProblem' as const, params: { order } }, 'emitRejected' as const];

const unwanted = { 'scan.take': { actions: 'emitUnwanted' as const } };
const unsent = {
  description: 'Unsent scans are sent first.',
  actions: [{ type: 'setUnsentProblem' as const }, 'emitRejected' as const],
};

/**
 * The window of a counter for an inventory count (docs/decisions/commerce/0024): started, counted by scans that are stored and sent in
 * order, reviewed, partly recounted, posted or cancelled. No scan is lost: it waits while the server does not respond, and its id
 * is constant, so that a scan sent twice counts once. Changes by others are received and update the state.
 */
export const countingMachine = setupCounting.createMachine({
  id: 'counting',
  description: 'An inventory count as one counter sees it, from start to posting.',
  context: ({ input }) => ({ ...input, feed: [], problem: null }),
  initial: 'ready',
  on: {
    'line.opened': { actions: assign({ hasLine: true }) },
    'line.closed': { actions: assign({ hasLine: false }) },
    'problem.seen': { actions: 'clearProblem' },
    'code.matched': { actions: ['saveScans', 'emitScanned'] },
  },
  states: {
    ready: {
      description: 'The count is not open yet; scans wait until it is.',
      on: {
        'scan.take': { actions: 'takeScan' },
        'count.start': 'starting',
        'scans.drop': { actions: 'dropScans' },
        'count.updated': onCountUpdated(null),
      },
    },
    starting: {
      description: 'Starts the count: the server records the book quantities.',
      on: { 'scan.take': { actions: 'takeScan' } },
      invoke: {
        src: 'startCount',
        id: 'startCount',
        input: ({ event }) => ({ draft: event.type === 'count.start' ? event.draft : null }),
        onDone: answered('start', ['in_progress']),
        onError: { target: 'ready', actions: ['dropScans', ...rejected('start')] },
      },
    },
    counting: {
      description: 'Scans are accepted.',
      initial: 'idle',
      on: { 'scan.take': { actions: 'takeScan' }, 'count.updated': onCountUpdated('in_progress') },
      states: {
        idle: {
          description: 'All scans are saved on the server.',
          on: {
            'scan.take': [
              { guard: 'hasLine', target: 'sending', actions: 'takeScan' },
              { target: 'waiting', actions: 'takeScan' },
            ],
            'count.submit': '#counting.submitting',
            'count.cancel': '#counting.cancelling',
          },
        },
        sending: {
          description: 'The oldest scans are being sent; new scans wait.',
          on: { 'count.submit': unsent },
          invoke: {
            src: 'sendScans',
            id: 'sendScans',
            input: ({ context }) => ({ id: idOf(context).id, scans: batchOf(context.queue) }),
            onDone: [
              { guard: 'hasMore', target: 'sending', reenter: true, actions: ['saveScans', 'emitScanned'] },
              { target: 'idle', actions: ['saveScans', 'emitScanned'] },
            ],
            onError: [
              { guard: 'isPassing', target: 'waiting' },
              { target: 'blocked', actions: rejected('send') },
            ],
          },
        },
        waiting: {
          description: 'No response: the scans are retried.',
          after: { again: { guard: 'hasLine', target: 'sending' } },
          on: {
            'count.submit': unsent,
            'line.opened': { target: 'sending', actions: assign({ hasLine: true }) },
            'scans.send': 'sending',
          },
        },
        blocked: {
          description: 'The server rejects the scans: they wait until the user sends or discards them.',
          on: {
            'count.submit': unsent,
            'scans.send': 'sending',
            'scans.drop': { target: 'idle', actions: 'dropScans' },
          },
        },
      },
    },
    submitting: {
      description: 'Submits the count for review.',
      on: unwanted,
      invoke: {
        src: 'submitCount',
        id: 'submitCount',
        input: ({ context }) => idOf(context),
        onDone: answered('submit', ['review']),
        onError: { target: 'counting', actions: rejected('submit') },
      },
    },
    review: {
      description: 'The differences are reviewed; scans are not accepted.',
      on: {
        ...unwanted,
        'lines.recount': 'recounting',
        'count.post': 'posting',
        'count.cancel': 'cancelling',
        'scans.drop': { actions: 'dropScans' },
        'count.updated': onCountUpdated('review'),
      },
    },
    recounting: {
      description: 'Starts a recount of the selected lines.',
      on: unwanted,
      invoke: {
        src: 'recountLines',
        id: 'recountLines',
        input: ({ context, event }) => ({
          ...idOf(context),
          lineIds: event.type === 'lines.recount' ? event.lineIds : [],
        }),
        onDone: answered('recount', ['in_progress']),
        onError: { target: 'review', actions: rejected('recount') },
      },
    },
    posting: {
      description: 'Posts the differences to stock.',
      on: unwanted,
      invoke: {
        src: 'postCount',
        id: 'postCount',
        input: ({ context, event }) => ({
          ...idOf(context),
          approvalId: event.type === 'count.post' ? event.approvalId : null,
        }),
        onDone: answered('post', ['posted']),
        onError: { target: 'review', actions: rejected('post') },
      },
    },
    cancelling: {
      description: 'Cancels the count.',
      on: unwanted,
      invoke: {
        src: 'cancelCount',
        id: 'cancelCount',
        input: ({ context, event }) => ({ ...idOf(context), note: event.type === 'count.cancel' ? event.note : null }),
        onDone: answered('cancel', ['cancelled']),
        onError: [
          { guard: 'wasInReview', target: 'review', actions: rejected('cancel') },
          { target: 'counting', actions: rejected('cancel') },
        ],
      },
    },
    posted: {
      description: 'The count is posted and cannot be changed.',
      on: { ...unwanted, 'scans.drop': { actions: 'dropScans' } },
    },
    cancelled: {
      description: 'The count is cancelled; stock is unchanged.',
      on: { ...unwanted, 'scans.drop': { actions: 'dropScans' } },
    },
  },
});
