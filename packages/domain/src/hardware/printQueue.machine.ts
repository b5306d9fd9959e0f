import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';

/** A job to print. The id identifies the intent: a job with the same id is accepted only once. */
export type PrintJob = {
  id: string;
  /** Title shown to users, such as an invoice number. */
  title: string;
  /** The content; opaque to the queue. */
  sheet: unknown;
};

/**
 * Why printing failed: the printer could not be opened (`rejected`), is missing or does not respond (`gone`), has no `paper`, its
 * `cover` is open, it reports `offline` for another reason, or an unexpected error (`failed`).
 */
export type PrintProblem = 'rejected' | 'gone' | 'paper' | 'cover' | 'offline' | 'failed';

/** Result of a job at the printer. */
export type PrintOutcome = { problem: PrintProblem | null };

export type PrintQueueContext = {
  /** The first job is being printed, or failed. */
  jobs: readonly PrintJob[];
  /** Ids of accepted jobs, newest last. */
  taken: readonly string[];
  problem: PrintProblem | null;
};

export type PrintQueueEvent =
  | { type: 'job.add'; job: PrintJob }
  /** The user wants to retry the failed job, use the print dialog, or discard it. */
  | { type: 'job.retry' }
  | { type: 'job.handOver' }
  | { type: 'job.drop' };

export type PrintQueueEmitted =
  | { type: 'printed'; job: PrintJob }
  | { type: 'failed'; job: PrintJob; problem: PrintProblem }
  | { type: 'handedOver'; job: PrintJob };

/** Far more than one workstation prints in a day. */
const SEEN_JOBS_MAX = 200;

/**
 * The print queue, one job after the other (docs/decisions/screens/0030). A failed job is not retried automatically but waits for the
 * user, since part of it may be printed already. Effect `print` receives the job; the machine emits `printed`, `failed` and
 * `handedOver`.
 */
export const printQueueMachine = setup({
  types: {
    context: {} as PrintQueueContext,
    events: {} as PrintQueueEvent,
    emitted: {} as PrintQueueEmitted,
  },
  actors: { print: effect<PrintOutcome, PrintJob>('print') },
  guards: {
    isNew: ({ context, event }) => event.type === 'job.add' && !context.taken.includes(event.job.id),
    isLast: ({ context }) => context.jobs.length === 1,
  },
  actions: {
    take: assign(({ context, event }) =>
      event.type === 'job.add'
        ? { jobs: [...context.jobs, event.job], taken: [...context.taken, event.job.id].slice(-SEEN_JOBS_MAX) }
        : {},
    ),
    shift: assign({ jobs: ({ context }) => context.jobs.slice(1), problem: null }),
    forgive: assign({ problem: null }),
  },
}).createMachine({
  id: 'printQueue',
  description: 'The print jobs of this workstation.',
  context: { jobs: [], taken: [], problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The queue is empty.',
      on: {
        'job.add': { guard: 'isNew', target: 'printing', actions: 'take' },
      },
    },
    printing: {
      description: 'The first job is being printed and cannot be cancelled.',
      invoke: {
        src: 'print',
        id: 'print',
        input: ({ context }) => first(context),
        onDone: [
          {
            guard: ({ event }) => event.output.problem !== null,
            target: 'failed',
            actions: [
              assign({ problem: ({ event }) => event.output.problem }),
              emit(({ context }) => ({
                type: 'failed',
                job: first(context),
                problem: context.problem ?? 'failed',
              })),
            ],
          },
          {
            guard: 'isLast',
            target: 'idle',
            actions: [emit(({ context }) => ({ type: 'printed', job: first(context) })), 'shift'],
          },
          {
            target: 'printing',
            reenter: true,
            actions: [emit(({ context }) => ({ type: 'printed', job: first(context) })), 'shift'],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({ problem: 'failed' }),
            emit(({ context }) => ({ type: 'failed', job: first(context), problem: 'failed' })),
          ],
        },
      },
      on: {
        'job.add': { guard: 'isNew', actions: 'take' },
      },
    },
    failed: {
      description: 'The first job failed or is incomplete. Later jobs wait.',
      on: {
        'job.add': { guard: 'isNew', actions: 'take' },
        'job.retry': { target: 'printing', actions: 'forgive' },
        'job.handOver': [
          {
            guard: 'isLast',
            target: 'idle',
            actions: [emit(({ context }) => ({ type: 'handedOver', job: first(context) })), 'shift'],
          },
          {
            target: 'printing',
            actions: [emit(({ context }) => ({ type: 'handedOver', job: first(context) })), 'shift'],
          },
        ],
        'job.drop': [
          { guard: 'isLast', target: 'idle', actions: 'shift' },
          { target: 'printing', actions: 'shift' },
        ],
      },
    },
  },
});

/** The job being printed: there is one in every state except `idle`. */
function first({ jobs }: PrintQueueContext): PrintJob {
  const [job] = jobs;
  if (!job) throw new Error('printQueue: no job is at the printer');
  return job;
}
