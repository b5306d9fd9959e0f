import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { walk } from '../testing/walkMachine.ts';
import { inactivityMachine } from './inactivity.machine.ts';
import { inactivityView } from './inactivity.view.ts';

const MINUTE = 60_000;

test('every state and every move of the inactivity machine is reached', () => {
  const at = (quiet: number) => ({ now: quiet, touchedAt: 0 });
  expect(
    walk(inactivityMachine, {
      events: [
        { type: 'timeout.known', minutes: 5, now: 0 },
        { type: 'timeout.known', minutes: 0, now: 0 },
        { type: 'person.touched', now: 1_000 },
        { type: 'person.touched', now: 9 * MINUTE },
        { type: 'tab.touched', now: 1_000 },
        { type: 'page.shown', now: 1_000 },
        { type: 'page.shown', now: 9 * MINUTE },
        { type: 'session.stay', now: 1_000 },
        { type: 'session.stay', now: 9 * MINUTE },
      ],
      effects: {
        readTime: { done: [at(5 * MINUTE), at(4 * MINUTE), at(MINUTE)] },
        readTimeLeft: { done: [at(5 * MINUTE), { now: 4 * MINUTE, touchedAt: 3 * MINUTE }, at(4 * MINUTE + 1_000)] },
      },
    }),
  ).toEqual({ states: '8 of 8', transitions: '21 of 21', missed: [] });
});

/** A till with a wall clock that is turned together with the timers; other tabs may have been touched. */
function startMachine(minutes: number) {
  const clock = new SimulatedClock();
  const wall = { offset: 0, touched: 0 };
  const now = () => clock.now() + wall.offset;
  const ended: number[] = [];
  const actor = createActor(
    inactivityMachine.provide({
      actors: { readTime: fromPromise(() => Promise.resolve({ now: now(), touchedAt: wall.touched })) },
    }),
    { clock },
  );
  actor.on('ended', () => ended.push(now()));
  actor.start();
  actor.send({ type: 'timeout.known', minutes, now: now() });
  const settle = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(done))));
  /** Lets seconds pass, one by one, as long as there are some. */
  const pass = async (ms: number) => {
    for (let rest = ms; rest > 0; rest -= 1_000) {
      clock.increment(Math.min(1_000, rest));
      await settle();
    }
  };
  const touch = () => {
    wall.touched = now();
    actor.send({ type: 'person.touched', now: now() });
  };
  return { actor, wall, ended, now, pass, touch, settle, view: () => inactivityView(actor.getSnapshot()) };
}

test('[S9-11] after four of five minutes without a touch it warns and counts down, after five it ends', async () => {
  const { pass, view, ended } = startMachine(5);
  await pass(4 * MINUTE - 1);
  expect(view()).toEqual({ warns: false, secondsLeft: 0 });
  await pass(1);
  expect(view()).toEqual({ warns: true, secondsLeft: 60 });
  await pass(45_000);
  expect(view()).toEqual({ warns: true, secondsLeft: 15 });
  await pass(14_000);
  expect([view(), ended]).toEqual([{ warns: true, secondsLeft: 1 }, []]);
  await pass(1_000);
  expect([view(), ended]).toEqual([{ warns: false, secondsLeft: 0 }, [5 * MINUTE]]);
});

test('[S9-11] a timeout of 0 never ends anything', async () => {
  const { pass, view, ended, actor } = startMachine(0);
  await pass(10 * MINUTE);
  expect([view(), ended, actor.getSnapshot().value]).toEqual([{ warns: false, secondsLeft: 0 }, [], 'off']);
});

test('a touch begins the minutes anew; in the warning only the button does', async () => {
  const { actor, pass, touch, now, view, ended } = startMachine(5);
  await pass(3 * MINUTE);
  touch();
  await pass(3 * MINUTE);
  expect(view().warns).toEqual(false);
  await pass(MINUTE + 20_000);
  expect(view()).toEqual({ warns: true, secondsLeft: 40 });
  actor.send({ type: 'person.touched', now: now() });
  expect(view().warns).toEqual(true);
  actor.send({ type: 'session.stay', now: now() });
  await pass(4 * MINUTE - 1);
  expect([view().warns, ended]).toEqual([false, []]);
});

test('a tab that is worked in keeps the others, also when its word came late', async () => {
  const { actor, wall, pass, now, view, ended } = startMachine(5);
  await pass(2 * MINUTE);
  wall.touched = now();
  await pass(3 * MINUTE);
  expect([view().warns, ended]).toEqual([false, []]);
  await pass(MINUTE);
  expect(view().warns).toEqual(true);
  actor.send({ type: 'tab.touched', now: now() });
  expect(view().warns).toEqual(false);
});

test('a machine that slept through the limit ends at once, and a late touch does not save it', async () => {
  const woken = startMachine(5);
  woken.wall.offset = 8 * 60 * MINUTE;
  woken.actor.send({ type: 'page.shown', now: woken.now() });
  expect(woken.ended).toEqual([8 * 60 * MINUTE]);

  const touched = startMachine(5);
  touched.wall.offset = 8 * 60 * MINUTE;
  touched.touch();
  expect(touched.ended).toEqual([8 * 60 * MINUTE]);
});
