import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { walk } from '../testing/walkMachine.ts';
import type { ClockStatus } from './clock.entity.ts';
import { clockMachine, type ClockEntry, type ClockEmitted, type ClockReading } from './clock.machine.ts';
import { clockView, countedSeconds, pausedSeconds } from './clock.view.ts';

const reading = (status: ClockStatus | null, activeTime = '01:02:03', at = 5_000): ClockReading => ({
  session: {
    logs: status ? [{ id: 'l1', status, at: '2026-03-02T15:00:00.000Z', source: 'web', note: null }] : [],
    activeTime,
    firstClockIn: status && '2026-03-02T15:00:00.000Z',
    lastClockOut: null,
    serverTime: '2026-03-02T16:02:03.000Z',
    registerSessionId: null,
  },
  at,
});
const entry: ClockEntry = { amount: '100', pin: '1234', notes: '' };
const statuses = ['CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT'] as const;
const everyStatus = { done: statuses.map((status) => reading(status)) };

test('[S4-01] every state and every move of the clock is reached', () => {
  expect(
    walk(clockMachine, {
      events: [
        { type: 'clock.in', ...entry },
        { type: 'clock.out', ...entry },
        { type: 'break.start' },
        { type: 'break.end' },
        { type: 'session.ask' },
        { type: 'problem.seen' },
        { type: 'person.changed' },
        ...statuses.map((status) => ({ type: 'session.fetched' as const, ...reading(status) })),
      ],
      effects: {
        readToday: everyStatus,
        clockIn: everyStatus,
        clockOut: everyStatus,
        clockOutOfBreak: everyStatus,
        takeBreak: everyStatus,
        endBreak: everyStatus,
      },
    }),
  ).toEqual({ states: '14 of 14', transitions: '45 of 45', missed: [] });
});

type Answers = Partial<Record<'clockIn' | 'clockOut' | 'takeBreak' | 'endBreak', () => Promise<ClockReading>>>;

/** A clock that stands at a status; the effects answer as told, and otherwise never. */
function clockAt(status: ClockStatus | null, answers: Answers = {}) {
  const given: unknown[] = [];
  const events: ClockEmitted[] = [];
  const wired = (name: keyof Answers) =>
    fromPromise<ClockReading, ClockEntry>(({ input }) => {
      given.push([name, input]);
      return answers[name]?.() ?? new Promise(() => undefined);
    });
  const quiet = (name: keyof Answers) =>
    fromPromise<ClockReading>(() => {
      given.push([name]);
      return answers[name]?.() ?? new Promise(() => undefined);
    });
  const actor = createActor(
    clockMachine.provide({
      actors: {
        readToday: fromPromise(() => Promise.resolve(reading(status))),
        clockIn: wired('clockIn'),
        clockOut: wired('clockOut'),
        takeBreak: quiet('takeBreak'),
        endBreak: quiet('endBreak'),
      },
    }),
  );
  actor.on('*', (one) => events.push(one));
  actor.start();
  const view = () => clockView(actor.getSnapshot());
  const settled = () => waitFor(actor, (s) => !clockView(s).loading && clockView(s).working === null);
  return { actor, events, given, view, settled };
}

describe('a day at the clock', () => {
  test('[S4-04] the button says what the status leads to', async () => {
    const labels = await Promise.all(
      [...statuses, null].map(async (status) => {
        const { settled, view } = clockAt(status);
        const before = view().label;
        await settled();
        return [before, view().status, view().label];
      }),
    );
    expect(labels).toEqual([
      ['clockIn', 'CLOCKED_IN', 'clockOut'],
      ['clockIn', 'ON_BREAK', 'endBreak'],
      ['clockIn', 'CLOCKED_OUT', 'clockIn'],
      ['clockIn', 'CLOCKED_OUT', 'clockIn'],
    ]);
  });

  test('goes in, to the break, back and out; each effect gets what the dialog gave', async () => {
    const { actor, events, given, view, settled } = clockAt('CLOCKED_OUT', {
      clockIn: () => Promise.resolve(reading('CLOCKED_IN')),
      takeBreak: () => Promise.resolve(reading('ON_BREAK')),
      endBreak: () => Promise.resolve(reading('CLOCKED_IN')),
      clockOut: () => Promise.resolve(reading('CLOCKED_OUT')),
    });
    await settled();
    const steps = [
      { type: 'clock.in', ...entry },
      { type: 'break.start' },
      { type: 'break.end' },
      { type: 'clock.out', ...entry, notes: 'Bye' },
    ] as const;
    const seen: unknown[] = [];
    for (const step of steps) {
      actor.send(step);
      seen.push(view().working);
      await settled();
      seen.push(view().status);
    }
    expect(seen).toEqual(['in', 'CLOCKED_IN', 'takeBreak', 'ON_BREAK', 'endBreak', 'CLOCKED_IN', 'out', 'CLOCKED_OUT']);
    expect(given).toEqual([['clockIn', entry], ['takeBreak'], ['endBreak'], ['clockOut', { ...entry, notes: 'Bye' }]]);
    expect(events).toEqual(['in', 'takeBreak', 'endBreak', 'out'].map((order) => ({ type: 'done', order })));
    // The PIN is forgotten with the answer.
    expect(actor.getSnapshot().context.entry).toEqual(null);
  });

  test('[S4-02] a break before the clock-in is no move: the view says why', async () => {
    const { actor, events, view, settled } = clockAt('CLOCKED_OUT');
    await settled();
    actor.send({ type: 'break.start' });
    const problem = { order: 'takeBreak', code: 'clock.notIn', cause: null };
    expect([view().status, view().working, view().problem]).toEqual(['CLOCKED_OUT', null, problem]);
    expect(events).toEqual([{ type: 'rejected', order: 'takeBreak', problem }]);
  });

  test('what the server refuses is said, and the clock stands where it stood', async () => {
    const cause = new Error('Wrong access PIN.');
    const { actor, events, view, settled } = clockAt('ON_BREAK', { clockOut: () => Promise.reject(cause) });
    await settled();
    actor.send({ type: 'clock.out', ...entry });
    await settled();
    const problem = { order: 'out', code: null, cause };
    expect([view().status, view().can.out, view().problem]).toEqual(['ON_BREAK', true, problem]);
    expect(events).toEqual([{ type: 'rejected', order: 'out', problem }]);

    // Somebody else's stroke meanwhile does not take the sentence away; whoever has seen it does.
    actor.send({ type: 'session.fetched', ...reading('ON_BREAK') });
    expect(view().problem).toEqual(problem);
    actor.send({ type: 'problem.seen' });
    expect(view().problem).toEqual(null);
  });
});

test('while an order is on its way, no other is taken, and a shift read meanwhile is older than the answer', async () => {
  const { actor, view, settled } = clockAt('CLOCKED_IN');
  await settled();
  actor.send({ type: 'clock.out', ...entry });
  actor.send({ type: 'clock.out', ...entry });
  actor.send({ type: 'break.start' });
  actor.send({ type: 'session.fetched', ...reading('ON_BREAK') });
  expect([view().status, view().working, view().can]).toEqual([
    'CLOCKED_IN',
    'out',
    { in: false, takeBreak: false, endBreak: false, out: false },
  ]);
});

test('what another browser of the person did is taken over, and another person begins anew', async () => {
  const { actor, view, settled } = clockAt('CLOCKED_IN');
  await settled();
  actor.send({ type: 'session.fetched', ...reading('ON_BREAK', '00:30:00', 9_000) });
  expect([view().status, view().activeSeconds, view().counting, view().readAt]).toEqual([
    'ON_BREAK',
    1_800,
    false,
    9_000,
  ]);
  actor.send({ type: 'person.changed' });
  expect([view().status, view().loading, view().activeSeconds]).toEqual([null, true, 0]);
});

test('E-12: the seconds go on by the monotonic clock; a wall clock that jumps a day changes nothing', async () => {
  const { view, settled } = clockAt('CLOCKED_IN');
  await settled();
  expect([5_000, 5_999, 6_000, 65_000, 4_000].map((now) => countedSeconds(view(), now))).toEqual([
    3_723, 3_723, 3_724, 3_783, 3_723,
  ]);
});

test('the seconds of breaks go on while the person pauses', async () => {
  const { actor, view, settled } = clockAt('CLOCKED_IN');
  await settled();
  expect(pausedSeconds(view(), 65_000)).toEqual(0);
  // The break of the reading began an hour, two minutes and three seconds before it.
  actor.send({ type: 'session.fetched', ...reading('ON_BREAK') });
  expect([5_000, 65_000].map((now) => pausedSeconds(view(), now))).toEqual([3_723, 3_783]);
});

test('until the app wires it in, the clock says that the shift could not be read, and is asked again', async () => {
  const actor = createActor(clockMachine).start();
  await waitFor(actor, (snapshot) => clockView(snapshot).unread !== null);
  expect(clockView(actor.getSnapshot()).unread).toEqual({ cause: new Error('readToday') });
  actor.send({ type: 'session.ask' });
  expect(clockView(actor.getSnapshot()).loading).toEqual(true);
});
