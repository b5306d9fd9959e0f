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

/** Where the server's word leads from a place, whoever spoke there. */
const told = (here: CountStatus | null) => [
  ...(here === 'in_progress'
    ? []
    : [{ guard: 'isOpenWithScans' as const, target: SENDING, actions: 'keepTold' as const }]),
  ...statuses
    .filter((status) => status !== here)
    .map((status) => ({
      guard: { type: 'saysStatus' as const, params: { status } },
      target: places[status],
      actions: 'keepTold' as const,
    })),
  ...(here === null ? [] : [{ guard: 'isNewer' as const, actions: 'keepTold' as const }]),
];

/** Where the answer of an order leads, with its news. */
const answered = (order: CountOrder, from: readonly CountStatus[]) =>
  from.flatMap((status) => {
    const actions = ['keepAnswer' as const, { type: 'sayDone' as const, params: { order } }];
    const plain = { guard: { type: 'answers' as const, params: { status } }, target: places[status], actions };
    return status === 'in_progress'
      ? [{ guard: 'answersOpenWithScans' as const, target: SENDING, actions }, plain]
      : plain;
  });

const refused = (order: CountOrder) => [{ type: 'keepProblem' as const, params: { order } }, 'sayRefused' as const];

const unwanted = { 'scan.take': { actions: 'sayUnwanted' as const } };
const unsent = {
  description: 'What was scanned is sent first.',
  actions: [{ type: 'refuseUnsent' as const }, 'sayRefused' as const],
};

/**
 * A counter's window on an inventory count (docs/decisions/0024): begun, counted by scans that are kept and sent in their order,
 * reviewed, counted again in part, posted or cancelled. A scan is never lost: while nobody answers it waits, and it keeps its
 * id, so that sent twice it counts once. What others do to the count is told, and leads on.
 */
export const countingMachine = setupCounting.createMachine({
  id: 'counting',
  description: "A counter's window on an inventory count, from its beginning to its posting.",
  context: ({ input }) => ({ ...input, feed: [], problem: null }),
  initial: 'ready',
  on: {
    'line.opened': { actions: assign({ hasLine: true }) },
    'line.closed': { actions: assign({ hasLine: false }) },
    'problem.seen': { actions: 'forgetProblem' },
    'code.matched': { actions: ['keepScans', 'sayScanned'] },
  },
  states: {
    ready: {
      description: 'Nothing is counted here yet; what is scanned waits until the count is open.',
      on: {
        'scan.take': { actions: 'takeScan' },
        'count.start': 'starting',
        'scans.drop': { actions: 'dropScans' },
        'count.told': told(null),
      },
    },
    starting: {
      description: 'The count is begun: the books are held down.',
      on: { 'scan.take': { actions: 'takeScan' } },
      invoke: {
        src: 'startCount',
        id: 'startCount',
        input: ({ event }) => ({ draft: event.type === 'count.start' ? event.draft : null }),
        onDone: answered('start', ['in_progress']),
        onError: { target: 'ready', actions: ['dropScans', ...refused('start')] },
      },
    },
    counting: {
      description: 'Scans are taken.',
      initial: 'idle',
      on: { 'scan.take': { actions: 'takeScan' }, 'count.told': told('in_progress') },
      states: {
        idle: {
          description: 'Everything that was scanned has been answered.',
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
          description: 'The oldest scans are on their way; what is scanned meanwhile waits behind them.',
          on: { 'count.submit': unsent },
          invoke: {
            src: 'sendScans',
            id: 'sendScans',
            input: ({ context }) => ({ id: idOf(context).id, scans: batchOf(context.queue) }),
            onDone: [
              { guard: 'hasMore', target: 'sending', reenter: true, actions: ['keepScans', 'sayScanned'] },
              { target: 'idle', actions: ['keepScans', 'sayScanned'] },
            ],
            onError: [
              { guard: 'isPassing', target: 'waiting' },
              { target: 'held', actions: refused('send') },
            ],
          },
        },
        waiting: {
          description: 'Nobody answers: the scans are kept and go again.',
          after: { again: { guard: 'hasLine', target: 'sending' } },
          on: {
            'count.submit': unsent,
            'line.opened': { target: 'sending', actions: assign({ hasLine: true }) },
            'scans.send': 'sending',
          },
        },
        held: {
          description: 'The server takes no scans here: they are kept until the person sends or drops them.',
          on: {
            'count.submit': unsent,
            'scans.send': 'sending',
            'scans.drop': { target: 'idle', actions: 'dropScans' },
          },
        },
      },
    },
    submitting: {
      description: 'The count is handed in.',
      on: unwanted,
      invoke: {
        src: 'submitCount',
        id: 'submitCount',
        input: ({ context }) => idOf(context),
        onDone: answered('submit', ['review']),
        onError: { target: 'counting', actions: refused('submit') },
      },
    },
    review: {
      description: 'The differences are looked at; nobody scans.',
      on: {
        ...unwanted,
        'lines.recount': 'recounting',
        'count.post': 'posting',
        'count.cancel': 'cancelling',
        'scans.drop': { actions: 'dropScans' },
        'count.told': told('review'),
      },
    },
    recounting: {
      description: 'Chosen lines begin anew.',
      on: unwanted,
      invoke: {
        src: 'recountLines',
        id: 'recountLines',
        input: ({ context, event }) => ({
          ...idOf(context),
          lineIds: event.type === 'lines.recount' ? event.lineIds : [],
        }),
        onDone: answered('recount', ['in_progress']),
        onError: { target: 'review', actions: refused('recount') },
      },
    },
    posting: {
      description: 'The differences become stock.',
      on: unwanted,
      invoke: {
        src: 'postCount',
        id: 'postCount',
        input: ({ context, event }) => ({
          ...idOf(context),
          approvalId: event.type === 'count.post' ? event.approvalId : null,
        }),
        onDone: answered('post', ['posted']),
        onError: { target: 'review', actions: refused('post') },
      },
    },
    cancelling: {
      description: 'The count is given up.',
      on: unwanted,
      invoke: {
        src: 'cancelCount',
        id: 'cancelCount',
        input: ({ context, event }) => ({ ...idOf(context), note: event.type === 'count.cancel' ? event.note : null }),
        onDone: answered('cancel', ['cancelled']),
        onError: [
          { guard: 'wasInReview', target: 'review', actions: refused('cancel') },
          { target: 'counting', actions: refused('cancel') },
        ],
      },
    },
    posted: {
      description: 'The count stands in the books, and is never changed.',
      on: { ...unwanted, 'scans.drop': { actions: 'dropScans' } },
    },
    cancelled: {
      description: 'The count was given up; nothing came of it.',
      on: { ...unwanted, 'scans.drop': { actions: 'dropScans' } },
    },
  },
});
