import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';

/** Input of the PIN dialog; without an e-mail the PIN is the user's own. */
export type PinEntry = { pin: string; email: string };

/** Why the last entry was rejected: `denied` for a wrong PIN, `rejected` with a message of the server. */
export type PinRejection = { kind: 'denied' } | { kind: 'rejected'; problem: unknown };

export type PinGateContext = { entry: PinEntry | null; rejection: PinRejection | null };

export type PinGateEvent =
  /** State of the session from the server: no PIN required, or already entered. */
  | { type: 'grant.known'; granted: boolean }
  /** A page behind the gate was opened or left. */
  | { type: 'page.opened' }
  | { type: 'page.left' }
  /** The server rejected a call without the PIN: the grant was lost. */
  | { type: 'grant.lost' }
  | { type: 'pin.give'; entry: PinEntry }
  | { type: 'entry.cancel' };

export type PinGateEmitted = { type: 'granted' } | { type: 'cancelled' };

/**
 * The PIN gate of protected pages (spec §4, §6): locked until the access PIN is entered, then open until the session ends. Effect
 * `checkPin` receives a `PinEntry` and returns whether it is correct; the machine emits `granted` and `cancelled`.
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
  description: 'Protects the pages for which a non-admin needs the access PIN.',
  context: { entry: null, rejection: null },
  initial: 'locked',
  states: {
    locked: {
      description: 'The PIN is not verified, and no protected page is open.',
      on: {
        'grant.known': { guard: 'isGranted', target: 'open' },
        'page.opened': 'asking',
        // The calling page is not protected, but the call requires the PIN.
        'grant.lost': 'asking',
      },
    },
    asking: {
      description: 'The dialog asks for the PIN of a protected page.',
      on: {
        'grant.known': { guard: 'isGranted', target: 'open', actions: 'forget' },
        'pin.give': { target: 'checking', actions: assign({ entry: ({ event }) => event.entry, rejection: null }) },
        'entry.cancel': { target: 'locked', actions: ['forget', emit({ type: 'cancelled' })] },
        'page.left': { target: 'locked', actions: 'forget' },
      },
    },
    checking: {
      description: 'The server checks the PIN; the dialog is locked.',
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
          actions: assign({ entry: null, rejection: ({ event }) => ({ kind: 'rejected', problem: event.error }) }),
        },
      },
      on: {
        'page.left': { target: 'locked', actions: 'forget' },
      },
    },
    open: {
      description: 'The PIN was verified in this session, or the user needs none.',
      on: {
        'grant.known': { guard: ({ event }) => !event.granted, target: 'locked' },
        'grant.lost': 'asking',
      },
    },
  },
});
