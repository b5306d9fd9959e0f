import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';

/** The warning is shown for the last minute, or for the second half of a shorter timeout. */
const WARNING_MS = 60_000;

export type InactivityContext = {
  /** Milliseconds without activity after which the session ends; 0: never. */
  limit: number;
  /** Last activity in any tab, milliseconds since 1970. */
  touchedAt: number;
  /** Milliseconds until the warning can be due. */
  wait: number;
  /** Whole seconds left in the warning. */
  secondsLeft: number;
};

/** Wall-clock time, and last activity in any tab. */
export type TimeSeen = { now: number; touchedAt: number };

export type InactivityEvent =
  /** The store's screen timeout, in minutes; 0 disables. */
  | { type: 'timeout.known'; minutes: number; now: number }
  /** Pointer, key, scan or upload activity in this tab. */
  | { type: 'person.touched'; now: number }
  /** Activity in another tab. */
  | { type: 'tab.touched'; now: number }
  /** The page became visible again, such as after sleep of the device. */
  | { type: 'page.shown'; now: number }
  | { type: 'session.stay'; now: number };

const isOver = ({ limit }: InactivityContext, { now, touchedAt }: TimeSeen) => now - touchedAt >= limit;
/** Milliseconds without activity until the warning. */
const quietOf = (limit: number) => limit - Math.min(WARNING_MS, limit / 2);
const secondsOf = ({ limit }: InactivityContext, { now, touchedAt }: TimeSeen) =>
  Math.ceil((limit - (now - touchedAt)) / 1000);

/**
 * Ends an idle session (spec §4, §9): shows a countdown for the last minute of the store's timeout, then emits `ended`. Timers
 * are late after device sleep, so wall-clock time decides: effect `readTime`.
 */
export const inactivityMachine = setup({
  types: {
    context: {} as InactivityContext,
    events: {} as InactivityEvent,
    emitted: {} as { type: 'ended' },
  },
  actors: { readTime: effect<TimeSeen>('readTime') },
  delays: {
    quiet: ({ context }) => context.wait,
    second: 1000,
  },
  guards: {
    isOff: ({ event }) => event.type === 'timeout.known' && event.minutes <= 0,
    isOver: ({ context, event }) => 'now' in event && isOver(context, { ...context, now: event.now }),
  },
  actions: {
    saveLimit: assign({
      limit: ({ context, event }) => (event.type === 'timeout.known' ? event.minutes * 60_000 : context.limit),
    }),
    touch: assign({
      touchedAt: ({ context, event }) => ('now' in event ? Math.max(context.touchedAt, event.now) : context.touchedAt),
      wait: ({ context }) => quietOf(context.limit),
    }),
    emitEnded: emit({ type: 'ended' }),
  },
}).createMachine({
  id: 'inactivity',
  description: 'Warns about an inactive session and ends it.',
  context: { limit: 0, touchedAt: 0, wait: 0, secondsLeft: 0 },
  initial: 'off',
  states: {
    off: {
      description: 'The store has no timeout, or it is not loaded yet.',
      on: {
        'timeout.known': {
          guard: ({ event }) => event.minutes > 0,
          target: 'watching',
          actions: ['saveLimit', 'touch'],
        },
      },
    },
    watching: {
      description: 'The user is active, or the time until the warning runs.',
      initial: 'quiet',
      on: {
        'timeout.known': [
          { guard: 'isOff', target: 'off', actions: 'saveLimit' },
          { target: 'watching', reenter: true, actions: ['saveLimit', 'touch'] },
        ],
        'person.touched': [
          { guard: 'isOver', target: 'ended', actions: 'emitEnded' },
          { target: 'watching', reenter: true, actions: 'touch' },
        ],
        'tab.touched': { target: 'watching', reenter: true, actions: 'touch' },
        'page.shown': [{ guard: 'isOver', target: 'ended', actions: 'emitEnded' }, { target: '.reading' }],
      },
      states: {
        quiet: { after: { quiet: 'reading' } },
        reading: {
          description: 'Checks whether the warning is due: another tab may have been active.',
          invoke: {
            src: 'readTime',
            id: 'readTime',
            onDone: [
              {
                guard: ({ context, event }) => isOver(context, event.output),
                target: '#inactivity.ended',
                actions: 'emitEnded',
              },
              {
                guard: ({ context, event }) => event.output.now - event.output.touchedAt >= quietOf(context.limit),
                target: '#inactivity.warning',
                actions: assign(({ context, event }) => ({
                  touchedAt: event.output.touchedAt,
                  secondsLeft: secondsOf(context, event.output),
                })),
              },
              {
                target: 'quiet',
                actions: assign(({ context, event }) => ({
                  touchedAt: event.output.touchedAt,
                  wait: quietOf(context.limit) - (event.output.now - event.output.touchedAt),
                })),
              },
            ],
          },
        },
      },
    },
    warning: {
      description: 'Shows the countdown. Only its button or activity in another tab ends it.',
      initial: 'counting',
      on: {
        'session.stay': [
          { guard: 'isOver', target: 'ended', actions: 'emitEnded' },
          { target: 'watching', actions: 'touch' },
        ],
        'tab.touched': { target: 'watching', actions: 'touch' },
        'page.shown': { guard: 'isOver', target: 'ended', actions: 'emitEnded' },
        'timeout.known': { guard: 'isOff', target: 'off', actions: 'saveLimit' },
      },
      states: {
        counting: { after: { second: 'reading' } },
        reading: {
          invoke: {
            src: 'readTime',
            id: 'readTimeLeft',
            onDone: [
              {
                guard: ({ context, event }) => isOver(context, event.output),
                target: '#inactivity.ended',
                actions: 'emitEnded',
              },
              {
                guard: ({ context, event }) => event.output.touchedAt > context.touchedAt,
                target: '#inactivity.watching',
                actions: assign(({ context, event }) => ({
                  touchedAt: event.output.touchedAt,
                  wait: quietOf(context.limit) - (event.output.now - event.output.touchedAt),
                })),
              },
              {
                target: 'counting',
                actions: assign({ secondsLeft: ({ context, event }) => secondsOf(context, event.output) }),
              },
            ],
          },
        },
      },
    },
    ended: { description: 'The session in this tab has ended.', type: 'final' },
  },
});
