import { assign, setup } from 'xstate';
import { effect } from '../machine/effect.ts';
import { PENDING_CHECK_MS, PENDING_MS } from './chat.rules.ts';

/** A chat that waits for staff to join, with its start time in milliseconds since 1970. */
export type PendingChat = { readonly chatId: string; readonly at: number };

export type AvailabilityContext = { readonly pending: readonly PendingChat[] };

export type AvailabilityEvent =
  /** A chat waits; a repeated event restarts its time. */
  | ({ type: 'chat.available' } & PendingChat)
  /** The chat's messages were read. */
  | { type: 'history.read'; chatId: string }
  | { type: 'chat.closed'; chatId: string }
  | { type: 'chat.joined'; chatId: string };

const others = ({ pending }: AvailabilityContext, event: object): PendingChat[] =>
  pending.filter(({ chatId }) => !('chatId' in event && event.chatId === chatId));

const waitingAt = ({ pending }: AvailabilityContext, now: number): PendingChat[] =>
  pending.filter(({ at }) => now - at < PENDING_MS);

/**
 * Chats that the staff is alerted to (spec §4, §9): a chat is pending for five minutes after the request, unless it is read,
 * joined or closed before. Checked every second by wall-clock time, effect `readTime` in milliseconds since 1970.
 */
export const availabilityMachine = setup({
  types: { context: {} as AvailabilityContext, events: {} as AvailabilityEvent },
  actors: { readTime: effect<number>('readTime') },
  delays: { look: PENDING_CHECK_MS },
  guards: {
    isLast: ({ context, event }) => others(context, event).length === 0,
  },
  actions: {
    note: assign(({ context, event }) =>
      event.type === 'chat.available'
        ? { pending: [...others(context, event), { chatId: event.chatId, at: event.at }] }
        : {},
    ),
    clear: assign(({ context, event }) => {
      const pending = others(context, event);
      return pending.length === context.pending.length ? {} : { pending };
    }),
  },
}).createMachine({
  id: 'availability',
  description: 'Waiting chats that staff are alerted to: each for five minutes, or until it is read, joined or closed.',
  context: { pending: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'No chat is waiting.',
      on: { 'chat.available': { target: 'calling', actions: 'note' } },
    },
    calling: {
      description: 'At least one chat is waiting.',
      initial: 'counting',
      on: {
        'chat.available': { actions: 'note' },
        'history.read': [{ guard: 'isLast', target: 'idle', actions: 'clear' }, { actions: 'clear' }],
        'chat.closed': [{ guard: 'isLast', target: 'idle', actions: 'clear' }, { actions: 'clear' }],
        'chat.joined': [{ guard: 'isLast', target: 'idle', actions: 'clear' }, { actions: 'clear' }],
      },
      states: {
        counting: { after: { look: 'reading' } },
        reading: {
          description: 'Checks whether a chat has waited long enough for an alert.',
          invoke: {
            src: 'readTime',
            id: 'readTime',
            onDone: [
              {
                guard: ({ context, event }) => waitingAt(context, event.output).length === 0,
                target: '#availability.idle',
                actions: assign({ pending: [] }),
              },
              {
                target: 'counting',
                actions: assign(({ context, event }) => {
                  const pending = waitingAt(context, event.output);
                  return pending.length === context.pending.length ? {} : { pending };
                }),
              },
            ],
          },
        },
      },
    },
  },
});
