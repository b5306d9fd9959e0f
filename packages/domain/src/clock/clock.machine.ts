import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';
import type { ClockStatus, TodaySession } from './clock.entity.ts';
import type { ClockOrder } from './clock.rules.ts';

/** The shift as received from the server, and the reading of the browser's monotonic clock (ms) at that time. */
export type ClockReading = { session: TodaySession; at: number };

/**
 * Input of the dialog: cash in main units as typed; notes only for clock-out. `confirmsPending`: the shift ends although bill
 * payments are not processed.
 */
export type ClockEntry = { amount: string; pin: string; notes: string; confirmsPending?: true };

/** Why an order failed: a `code` of the problem catalogue, or the error of the effect. */
export type ClockProblem = { order: ClockOrder; code: 'clock.notIn' | null; cause: unknown };

export type ClockContext = {
  reading: ClockReading | null;
  entry: ClockEntry | null;
  problem: ClockProblem | null;
  /** Why the shift could not be read. */
  unread: unknown;
};

export type ClockEvent =
  | ({ type: 'clock.in' } & ClockEntry)
  | ({ type: 'clock.out' } & ClockEntry)
  | { type: 'break.start' }
  | { type: 'break.end' }
  /** Reads the shift again after a failure. */
  | { type: 'session.ask' }
  /** The shift was received from the server. */
  | ({ type: 'session.fetched' } & ClockReading)
  /** The dialog was opened or closed: clears the previous problem. */
  | { type: 'problem.seen' }
  /** Another user signed in at this browser. */
  | { type: 'person.changed' };

export type ClockEmitted =
  | { type: 'done'; order: ClockOrder }
  | { type: 'rejected'; order: ClockOrder; problem: ClockProblem };

const statusOf = ({ session }: ClockReading): ClockStatus => session.logs[0]?.status ?? 'CLOCKED_OUT';

/** Transitions by the status of a received reading, with additional actions. */
const byAnswer = (order: ClockOrder) =>
  (['CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT'] as const).map((status) => ({
    guard: { type: 'answered' as const, params: { status } },
    target: places[status],
    actions: ['saveAnswer' as const, { type: 'emitDone' as const, params: { order } }],
  }));

const places: Readonly<Record<ClockStatus, string>> = {
  CLOCKED_IN: '#clock.in',
  ON_BREAK: '#clock.onBreak',
  CLOCKED_OUT: '#clock.out',
};

const setupClock = setup({
  types: { context: {} as ClockContext, events: {} as ClockEvent, emitted: {} as ClockEmitted },
  actors: {
    readToday: effect<ClockReading>('readToday'),
    clockIn: effect<ClockReading, ClockEntry>('clockIn'),
    clockOut: effect<ClockReading, ClockEntry>('clockOut'),
    takeBreak: effect<ClockReading>('takeBreak'),
    endBreak: effect<ClockReading>('endBreak'),
  },
  guards: {
    hasStatus: ({ event }, { status }: { status: ClockStatus }) =>
      event.type === 'session.fetched' && statusOf(event) === status,
    answered: ({ event }, { status }: { status: ClockStatus }) => statusOf(answerIn(event)) === status,
  },
  actions: {
    saveUpdate: assign(({ event }) =>
      event.type === 'session.fetched'
        ? // A rejection stays visible even if another person's punch updates the session.
          { reading: { session: event.session, at: event.at }, unread: null }
        : {},
    ),
    saveAnswer: assign(({ event }) => ({ reading: answerIn(event), entry: null, problem: null, unread: null })),
    saveEntry: assign(({ event }) => ('pin' in event ? { entry: entryOf(event), problem: null } : { problem: null })),
    emitDone: emit((_, { order }: { order: ClockOrder }) => ({ type: 'done' as const, order })),
    saveProblem: assign(({ event }, { order }: { order: ClockOrder }) => ({
      entry: null,
      problem: { order, code: null, cause: 'error' in event ? event.error : null },
    })),
    setBreakProblem: assign({ problem: { order: 'takeBreak', code: 'clock.notIn', cause: null } as ClockProblem }),
    emitRejected: emit(({ context }, { order }: { order: ClockOrder }) => ({
      type: 'rejected' as const,
      order,
      problem: context.problem ?? { order, code: null, cause: null },
    })),
    clearProblem: assign({ problem: null }),
    saveReadError: assign({ unread: ({ event }) => ('error' in event ? event.error : null) }),
    forget: assign({ reading: null, entry: null, problem: null, unread: null }),
  },
});

const fetched = (['CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT'] as const).map((status) => ({
  guard: { type: 'hasStatus' as const, params: { status } },
  target: places[status],
  actions: 'saveUpdate' as const,
}));

const rejected = (order: ClockOrder) => ({
  target: 'ready',
  actions: [
    { type: 'saveProblem' as const, params: { order } },
    { type: 'emitRejected' as const, params: { order } },
  ],
});

const none: ClockEntry = { amount: '', pin: '', notes: '' };

/** Clock-out from work and from a break; the invoke id distinguishes them. */
const clockingOut = <const Id extends string>(id: Id, description: string) => ({
  description,
  invoke: {
    src: 'clockOut' as const,
    id,
    input: ({ context }: { context: ClockContext }) => context.entry ?? none,
    onDone: byAnswer('out'),
    onError: rejected('out'),
  },
});

/**
 * The time clock of a user (spec §4): out, in or on break, as reported by the server. Its effects return a `ClockReading`. While
 * an order is pending no other events are accepted, and a reading received during this time is older than the response. The
 * status is always that of the server, also if another browser of the user changed it first.
 */
export const clockMachine = setupClock.createMachine({
  id: 'clock',
  description: "A user's time clock: out, in or on break, as on the server.",
  context: { reading: null, entry: null, problem: null, unread: null },
  initial: 'unknown',
  on: {
    'person.changed': { target: '#clock.unknown.loading', actions: 'forget' },
    'problem.seen': { actions: 'clearProblem' },
  },
  states: {
    unknown: {
      description: 'The shift is not loaded yet.',
      initial: 'loading',
      on: { 'session.fetched': fetched },
      states: {
        loading: {
          description: "Loads today's shift.",
          invoke: {
            src: 'readToday',
            id: 'readToday',
            onDone: (['CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT'] as const).map((status) => ({
              guard: { type: 'answered' as const, params: { status } },
              target: places[status],
              actions: 'saveAnswer' as const,
            })),
            onError: { target: 'failed', actions: 'saveReadError' },
          },
        },
        failed: {
          description: 'The shift could not be loaded.',
          on: { 'session.ask': 'loading' },
        },
      },
    },
    out: {
      description: 'No shift is open.',
      initial: 'ready',
      states: {
        ready: {
          on: {
            'session.fetched': fetched,
            'clock.in': { target: 'clockingIn', actions: 'saveEntry' },
            'break.start': {
              description: 'Please Clock In to Take a Break',
              actions: ['setBreakProblem', { type: 'emitRejected', params: { order: 'takeBreak' } }],
            },
          },
        },
        clockingIn: {
          description: 'Clocking in.',
          invoke: {
            src: 'clockIn',
            id: 'clockIn',
            input: ({ context }) => context.entry ?? none,
            onDone: byAnswer('in'),
            onError: rejected('in'),
          },
        },
      },
    },
    in: {
      description: 'The user is clocked in; time is counted.',
      initial: 'ready',
      states: {
        ready: {
          on: {
            'session.fetched': fetched,
            'clock.out': { target: 'clockingOut', actions: 'saveEntry' },
            'break.start': { target: 'startingBreak', actions: 'saveEntry' },
          },
        },
        startingBreak: {
          description: 'Starting the break.',
          invoke: { src: 'takeBreak', id: 'takeBreak', onDone: byAnswer('takeBreak'), onError: rejected('takeBreak') },
        },
        clockingOut: clockingOut('clockOut', 'Clocking out.'),
      },
    },
    onBreak: {
      description: 'The user is on break; time is not counted.',
      initial: 'ready',
      states: {
        ready: {
          on: {
            'session.fetched': fetched,
            'clock.out': { target: 'clockingOut', actions: 'saveEntry' },
            'break.end': { target: 'endingBreak', actions: 'saveEntry' },
          },
        },
        endingBreak: {
          description: 'Ending the break.',
          invoke: { src: 'endBreak', id: 'endBreak', onDone: byAnswer('endBreak'), onError: rejected('endBreak') },
        },
        clockingOut: clockingOut('clockOutOfBreak', 'Clocking out during a break.'),
      },
    },
  },
});

const entryOf = ({ amount, pin, notes, confirmsPending }: ClockEntry): ClockEntry => ({
  amount,
  pin,
  notes,
  ...(confirmsPending && { confirmsPending }),
});

/** The reading returned by an effect. */
function answerIn(event: { type: string }): ClockReading {
  if ('output' in event) return event.output as ClockReading;
  throw new Error(`clock: ${event.type} answers no shift`);
}
