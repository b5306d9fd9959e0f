import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { settled } from '../testing/effects.ts';
import { walk } from '../testing/walkMachine.ts';
import { availabilityMachine } from './availability.machine.ts';
import { availabilityView } from './availability.view.ts';
import { PENDING_MS } from './chat.rules.ts';

test('every state and every move of the availability is reached', () => {
  expect(
    walk(availabilityMachine, {
      events: [
        { type: 'chat.available', chatId: 'one', at: 0 },
        { type: 'chat.available', chatId: 'other', at: 0 },
        { type: 'history.read', chatId: 'one' },
        { type: 'chat.closed', chatId: 'one' },
        { type: 'chat.joined', chatId: 'one' },
      ],
      effects: { readTime: { done: [0, PENDING_MS] } },
    }),
  ).toEqual({ states: '4 of 4', transitions: '11 of 11', missed: [] });
});

/** The staff's desk, with a wall clock that goes with the timers. */
function startMachine() {
  const clock = new SimulatedClock();
  const checks: number[] = [];
  const actor = createActor(
    availabilityMachine.provide({
      actors: {
        readTime: fromPromise(() => {
          checks.push(clock.now());
          return Promise.resolve(clock.now());
        }),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    checks,
    view: () => availabilityView(actor.getSnapshot()),
    announceChat: (chatId: string) => actor.send({ type: 'chat.available', chatId, at: clock.now() }),
    /** Lets seconds pass, one by one. */
    async pass(ms: number) {
      for (let rest = ms; rest > 0; rest -= 1_000) {
        clock.increment(Math.min(1_000, rest));
        await settled();
      }
    },
  };
}

test('[S4-27] [S9-23] a chat is pending for exactly 300000 ms, looked at each second', async () => {
  const { view, announceChat, pass, checks } = startMachine();
  expect(view()).toEqual({ pending: [], isPending: false });
  announceChat('one');
  await pass(PENDING_MS - 1);
  expect([view(), checks.length, checks.slice(0, 2)]).toEqual([
    { pending: ['one'], isPending: true },
    299,
    [1_000, 2_000],
  ]);
  await pass(1);
  expect([view(), checks.at(-1)]).toEqual([{ pending: [], isPending: false }, 300_000]);
  await pass(10_000);
  expect(checks.length).toEqual(300);
});

test.each(['history.read', 'chat.closed', 'chat.joined'] as const)(
  '[S4-27] %s clears the chat that it is about, and no other',
  async (type) => {
    const { actor, view, announceChat, pass, checks } = startMachine();
    announceChat('one');
    announceChat('other');
    actor.send({ type, chatId: 'stranger' });
    expect(view().pending).toEqual(['one', 'other']);
    actor.send({ type, chatId: 'one' });
    expect(view().pending).toEqual(['other']);
    actor.send({ type, chatId: 'other' });
    await pass(10_000);
    expect([view(), checks]).toEqual([{ pending: [], isPending: false }, []]);
  },
);

test('each chat has its own five minutes, and asking once more begins them anew', async () => {
  const { view, announceChat, pass } = startMachine();
  announceChat('one');
  await pass(60_000);
  announceChat('other');
  await pass(120_000);
  announceChat('one');
  const before = view().pending;
  await pass(179_000);
  expect([before, view().pending === before]).toEqual([['other', 'one'], true]);
  await pass(1_000);
  expect(view().pending).toEqual(['one']);
  await pass(120_000);
  expect(view().isPending).toEqual(false);
});
