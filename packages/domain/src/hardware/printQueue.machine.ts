import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';

/** What shall come out. The id is of the intent: what was taken once is never taken again, whoever asks for it twice. */
export type PrintJob = {
  id: string;
  /** What people call it, such as an invoice's number. */
  title: string;
  /** What stands on it; the queue does not look at it. */
  sheet: unknown;
};

/**
 * Why nothing came out: the printer does not let itself be opened (`refused`), it is not there or does not answer (`gone`), it has
 * no `paper`, its `cover` is open, it says that it is `offline` for another reason, or nobody foresaw it (`failed`).
 */
export type PrintProblem = 'refused' | 'gone' | 'paper' | 'cover' | 'offline' | 'failed';

/** What became of a job at the printer. */
export type PrintOutcome = { problem: PrintProblem | null };

export type PrintQueueContext = {
  /** The first one is at the printer, or failed there. */
  jobs: readonly PrintJob[];
  /** Ids of what was taken, the newest last. */
  taken: readonly string[];
  problem: PrintProblem | null;
};

export type PrintQueueEvent =
  | { type: 'job.add'; job: PrintJob }
  /** A person wants the failed one tried again, handed to the print dialog, or forgotten. */
  | { type: 'job.retry' }
  | { type: 'job.handOver' }
  | { type: 'job.drop' };

export type PrintQueueEmitted =
  | { type: 'printed'; job: PrintJob }
  | { type: 'failed'; job: PrintJob; problem: PrintProblem }
  | { type: 'handedOver'; job: PrintJob };

/** Far more than a person asks for in a day at one place. */
const SEEN_JOBS_MAX = 200;

/**
 * What waits for the printer, one after the other (docs/decisions/0030): a job fails at most once by itself, and then waits for a
 * person, since half of it may lie there already. Effect `print` takes the job; the machine reports `printed`, `failed` and
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
  description: 'What waits for the printer of this workstation.',
  context: { jobs: [], taken: [], problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is to be printed.',
      on: {
        'job.add': { guard: 'isNew', target: 'printing', actions: 'take' },
      },
    },
    printing: {
      description: 'The first job is at the printer; nothing takes it away from there.',
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
      description: 'The first job did not come out, or not whole. What comes later waits behind it.',
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

/** The job that is at the printer: there is one in every state but `idle`. */
function first({ jobs }: PrintQueueContext): PrintJob {
  const [job] = jobs;
  if (!job) throw new Error('printQueue: no job is at the printer');
  return job;
}
