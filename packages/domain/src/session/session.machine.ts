import { assign, emit, setup } from 'xstate';
import type { ClockStatus } from '../clock/clock.entity.ts';
import { effect } from '../machine/effect.ts';
import type { TwoFactorMethod } from './session.contract.ts';

/** The user data that sign-out depends on. */
export type SessionPerson = { email: string; userType: string };

export type SessionCredentials = { store: string; email: string; password: string };

/** A sign-in that waits for its code. */
export type WaitingSignIn = { email: string; challenge: string | null; method: TwoFactorMethod | null };

/** Result of the first or second step of a sign-in. */
export type SignInOutcome =
  | { kind: 'signedIn'; person: SessionPerson }
  | { kind: 'codeNeeded'; waiting: WaitingSignIn };

/** Why a session ended; `elsewhere` is another tab. */
export type SessionEnding = 'expired' | 'signedOut' | 'signOutFailed' | 'inactive' | 'elsewhere';

export type SessionContext = {
  person: SessionPerson | null;
  waiting: WaitingSignIn | null;
  /** Why the last step failed. */
  problem: unknown;
};

export type SessionEvent =
  /** This browser has a stored session; `whole` if store and limits are known too. */
  | { type: 'session.found'; person: SessionPerson; whole: boolean }
  /** The server confirmed the user of the session. */
  | { type: 'session.confirmed'; person: SessionPerson }
  /** The server did not respond to the first request. */
  | { type: 'session.unreached'; problem: unknown }
  /** A call returned 401. */
  | { type: 'session.expired' }
  /** Another tab ended the session, or another user signed in there. */
  | { type: 'session.gone'; ending: SessionEnding }
  /** The store's inactivity timeout was reached. */
  | { type: 'session.idle' }
  | { type: 'credentials.give'; credentials: SessionCredentials }
  | { type: 'code.give'; code: string }
  | { type: 'code.leave' }
  | { type: 'signOut.ask' }
  | { type: 'signOut.retry' }
  | { type: 'signOut.confirm' }
  | { type: 'signOut.cancel' };

export type SessionEmitted =
  | { type: 'begun' }
  | { type: 'clockedOut' }
  | { type: 'clockOutFailed' }
  | { type: 'ended'; ending: SessionEnding };

const isWorking = (status: ClockStatus | null) => status === 'CLOCKED_IN' || status === 'ON_BREAK';

/**
 * The session of a user in one tab, from sign-in to its end (spec §4). An employee who is clocked in or on break is clocked out
 * before the sign-out; a failure is shown, and the user decides whether to continue. Admins have no time clock.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, emitted: {} as SessionEmitted },
  actors: {
    signIn: effect<SignInOutcome, SessionCredentials>('signIn'),
    verifyCode: effect<SignInOutcome, { code: string; waiting: WaitingSignIn | null }>('verifyCode'),
    readClock: effect<{ status: ClockStatus | null }, { email: string }>('readClock'),
    clockOut: effect<unknown, { email: string }>('clockOut'),
    revoke: effect<unknown>('revoke'),
  },
  actions: {
    forget: assign({ person: null, waiting: null, problem: null }),
    noteProblem: assign({ problem: ({ event }) => ('error' in event ? event.error : null) }),
    emitClockOutFailed: emit({ type: 'clockOutFailed' }),
  },
  guards: {
    isAdmin: ({ context }) => context.person?.userType === 'admin',
  },
}).createMachine({
  id: 'session',
  description: "A user's session in one tab: sign-in, two-factor, restoration, sign-out with clock-out, expiry.",
  context: { person: null, waiting: null, problem: null },
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'No user is signed in.',
      on: {
        'session.found': [
          {
            guard: ({ event }) => event.whole,
            target: 'open',
            actions: [assign({ person: ({ event }) => event.person }), emit({ type: 'begun' })],
          },
          { target: 'restoring', actions: assign({ person: ({ event }) => event.person }) },
        ],
        'credentials.give': 'signingIn',
      },
    },
    signingIn: {
      description: 'Checks store, email and password.',
      entry: assign({ problem: null }),
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ event }) => credentialsOf(event),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'codeNeeded',
            target: 'codeNeeded',
            actions: assign({
              waiting: ({ event }) => (event.output.kind === 'codeNeeded' ? event.output.waiting : null),
            }),
          },
          {
            target: 'restoring',
            actions: assign({ person: ({ event }) => (event.output.kind === 'signedIn' ? event.output.person : null) }),
          },
        ],
        onError: { target: 'signedOut', actions: 'noteProblem' },
      },
    },
    codeNeeded: {
      description: 'The password is correct; the two-factor code is required.',
      on: { 'code.give': 'verifying', 'code.leave': { target: 'signedOut', actions: 'forget' } },
    },
    verifying: {
      description: 'Checks the two-factor code.',
      entry: assign({ problem: null }),
      invoke: {
        src: 'verifyCode',
        id: 'verifyCode',
        input: ({ context, event }) => ({
          code: event.type === 'code.give' ? event.code : '',
          waiting: context.waiting,
        }),
        onDone: {
          target: 'restoring',
          actions: assign({
            waiting: null,
            person: ({ event }) => (event.output.kind === 'signedIn' ? event.output.person : null),
          }),
        },
        onError: { target: 'codeNeeded', actions: 'noteProblem' },
      },
    },
    restoring: {
      description: 'There is a token; loads its user, rights and store.',
      on: {
        'session.confirmed': {
          target: 'open',
          actions: [assign({ person: ({ event }) => event.person, problem: null }), emit({ type: 'begun' })],
        },
        'session.unreached': { actions: assign({ problem: ({ event }) => event.problem }) },
        'session.expired': { target: 'signedOut', actions: ['forget', emit({ type: 'ended', ending: 'expired' })] },
        'session.gone': {
          target: 'signedOut',
          actions: ['forget', emit(({ event }) => ({ type: 'ended', ending: event.ending }))],
        },
      },
    },
    open: {
      description: 'The user is signed in.',
      on: {
        'session.confirmed': { actions: assign({ person: ({ event }) => event.person }) },
        'session.expired': { target: 'signedOut', actions: ['forget', emit({ type: 'ended', ending: 'expired' })] },
        'session.idle': { target: 'signedOut', actions: ['forget', emit({ type: 'ended', ending: 'inactive' })] },
        'session.gone': {
          target: 'signedOut',
          actions: ['forget', emit(({ event }) => ({ type: 'ended', ending: event.ending }))],
        },
        'signOut.ask': [{ guard: 'isAdmin', target: 'leaving.revoking' }, { target: 'leaving' }],
      },
    },
    leaving: {
      description: 'The user is signing out.',
      initial: 'readingClock',
      on: {
        'session.expired': { target: 'signedOut', actions: ['forget', emit({ type: 'ended', ending: 'expired' })] },
        'session.gone': {
          target: 'signedOut',
          actions: ['forget', emit(({ event }) => ({ type: 'ended', ending: event.ending }))],
        },
      },
      states: {
        readingClock: {
          description: 'Checks whether the user is clocked in.',
          invoke: {
            src: 'readClock',
            id: 'readClock',
            input: ({ context }) => ({ email: context.person?.email ?? '' }),
            onDone: [
              { guard: ({ event }) => isWorking(event.output.status), target: 'clockingOut' },
              { target: 'revoking' },
            ],
            onError: { target: 'stuck', actions: ['noteProblem', 'emitClockOutFailed'] },
          },
        },
        clockingOut: {
          description: 'Clocks out with the note of the sign-out; the drawer is not counted.',
          invoke: {
            src: 'clockOut',
            id: 'clockOut',
            input: ({ context }) => ({ email: context.person?.email ?? '' }),
            onDone: { target: 'revoking', actions: emit({ type: 'clockedOut' }) },
            onError: { target: 'stuck', actions: ['noteProblem', 'emitClockOutFailed'] },
          },
        },
        stuck: {
          description: 'The clock-out failed: the user can retry, sign out anyway, or stay.',
          on: {
            'signOut.retry': { target: 'readingClock', actions: assign({ problem: null }) },
            'signOut.confirm': 'revoking',
            'signOut.cancel': { target: '#session.open', actions: assign({ problem: null }) },
          },
        },
        revoking: {
          description: 'Revokes the token on the server; the local session ends whatever the response.',
          on: {
            // The session ended before the response: by another call of this tab, or in another tab.
            'session.expired': {
              target: '#session.signedOut',
              actions: ['forget', emit({ type: 'ended', ending: 'signedOut' })],
            },
            'session.gone': {
              target: '#session.signedOut',
              actions: ['forget', emit({ type: 'ended', ending: 'signedOut' })],
            },
          },
          invoke: {
            src: 'revoke',
            id: 'revoke',
            onDone: {
              target: '#session.signedOut',
              actions: ['forget', emit({ type: 'ended', ending: 'signedOut' })],
            },
            onError: {
              target: '#session.signedOut',
              actions: ['forget', emit({ type: 'ended', ending: 'signOutFailed' })],
            },
          },
        },
      },
    },
  },
});

const credentialsOf = (event: SessionEvent): SessionCredentials =>
  event.type === 'credentials.give' ? event.credentials : { store: '', email: '', password: '' };
