import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';

/** What the person typed; without an e-mail it is their own. */
export type PinEntry = { pin: string; email: string };

/** Why the last entry was refused: `denied` by a wrong PIN, `said` by a sentence of the server. */
export type PinRejection = { kind: 'denied' } | { kind: 'said'; problem: unknown };

export type PinGateContext = { entry: PinEntry | null; rejection: PinRejection | null };

export type PinGateEvent =
  /** What the server says of the session: whether it needs no PIN, or has given it. */
  | { type: 'grant.known'; granted: boolean }
  /** A page behind the gate was opened, or left. */
  | { type: 'page.opened' }
  | { type: 'page.left' }
  /** The server refused a call for want of the PIN: the grant is gone. */
  | { type: 'grant.lost' }
  | { type: 'pin.give'; entry: PinEntry }
  | { type: 'entry.cancel' };

export type PinGateEmitted = { type: 'granted' } | { type: 'cancelled' };

/**
 * The gate before protected pages (spec §4, §6): locked until the access PIN was given, open until the session ends.
 * Effect `checkPin` takes a `PinEntry` and answers whether it was right; the machine reports `granted` and `cancelled`.
 */
export const pinGateMachine = setup({
  types: {
    context: {} as PinGateContext,
    events: {} as PinGateEvent,
    emitted: {} as PinGateEmitted,
  },
  actors: { checkPin: effect<{ right: boolean }, PinEntry>('checkPin') },
  guards: {
    isGranted: ({ event }) => event.type === 'grant.known' && event.granted,
  },
  actions: {
    forget: assign({ entry: null, rejection: null }),
  },
}).createMachine({
  id: 'pinGate',
  description: 'Stands before the pages that a non-admin needs the access PIN for.',
  context: { entry: null, rejection: null },
  initial: 'locked',
  states: {
    locked: {
      description: 'Nobody has given the PIN, and nobody wants in.',
      on: {
        'grant.known': { guard: 'isGranted', target: 'open' },
        'page.opened': 'asking',
        // The page that made the call is not marked, yet the call needs the PIN.
        'grant.lost': 'asking',
      },
    },
    asking: {
      description: 'A protected page waits behind the dialog.',
      on: {
        'grant.known': { guard: 'isGranted', target: 'open', actions: 'forget' },
        'pin.give': { target: 'checking', actions: assign({ entry: ({ event }) => event.entry, rejection: null }) },
        'entry.cancel': { target: 'locked', actions: ['forget', emit({ type: 'cancelled' })] },
        'page.left': { target: 'locked', actions: 'forget' },
      },
    },
    checking: {
      description: 'The server compares; the dialog can neither send nor be left.',
      invoke: {
        src: 'checkPin',
        id: 'checkPin',
        input: ({ context }) => context.entry ?? { pin: '', email: '' },
        onDone: [
          {
            guard: ({ event }) => event.output.right,
            target: 'open',
            actions: ['forget', emit({ type: 'granted' })],
          },
          { target: 'asking', actions: assign({ entry: null, rejection: { kind: 'denied' } }) },
        ],
        onError: {
          target: 'asking',
          actions: assign({ entry: null, rejection: ({ event }) => ({ kind: 'said', problem: event.error }) }),
        },
      },
      on: {
        'page.left': { target: 'locked', actions: 'forget' },
      },
    },
    open: {
      description: 'The PIN was given in this session, or the person needs none.',
      on: {
        'grant.known': { guard: ({ event }) => !event.granted, target: 'locked' },
        'grant.lost': 'asking',
      },
    },
  },
});
