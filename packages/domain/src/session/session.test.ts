import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { ClockStatus } from '../clock/clock.entity.ts';
import { walk } from '../testing/walkMachine.ts';
import { sessionMachine, type SessionEmitted, type SignInOutcome } from './session.machine.ts';
import { signInState } from './session.view.ts';

const employee = { email: 'ana@demo.test', userType: 'employee' };
const admin = { email: 'dana@demo.test', userType: 'admin' };
const credentials = { store: 'demo', email: employee.email, password: 'correct-horse-battery' };
const waiting = { email: employee.email, challenge: 'c', method: 'app' as const };
const signedIn: SignInOutcome = { kind: 'signedIn', person: employee };

test('every state and every move of the session is reached', () => {
  expect(
    walk(sessionMachine, {
      events: [
        { type: 'session.found', person: employee, whole: true },
        { type: 'session.found', person: employee, whole: false },
        { type: 'session.confirmed', person: employee },
        { type: 'session.confirmed', person: admin },
        { type: 'session.unreached', problem: 'network' },
        { type: 'session.expired' },
        { type: 'session.gone', ending: 'elsewhere' },
        { type: 'session.idle' },
        { type: 'credentials.give', credentials },
        { type: 'code.give', code: '123456' },
        { type: 'code.leave' },
        { type: 'signOut.ask' },
        { type: 'signOut.retry' },
        { type: 'signOut.confirm' },
        { type: 'signOut.cancel' },
      ],
      effects: {
        signIn: { done: [signedIn, { kind: 'codeNeeded', waiting }] },
        verifyCode: { done: [signedIn] },
        readClock: { done: [{ status: 'CLOCKED_IN' }, { status: 'CLOCKED_OUT' }] },
      },
    }),
  ).toEqual({ states: '11 of 11', transitions: '34 of 34', missed: [] });
});

type Works = { status?: ClockStatus | null; clockOut?: () => Promise<unknown>; revoke?: () => Promise<unknown> };

/** A session that is open; keeps what was called and what was reported. */
function openSession(person: typeof employee, { status = null, clockOut = done, revoke = done }: Works) {
  const called: string[] = [];
  const noted =
    <T>(name: string, act: () => Promise<T>) =>
    () => {
      called.push(name);
      return act();
    };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readClock: fromPromise(noted('readClock', () => Promise.resolve({ status }))),
        clockOut: fromPromise(noted('clockOut', clockOut)),
        revoke: fromPromise(noted('revoke', revoke)),
      },
    }),
  );
  const events: SessionEmitted[] = [];
  actor.on('*', (one) => events.push(one));
  actor.start();
  actor.send({ type: 'session.found', person, whole: true });
  events.length = 0;
  const until = (state: 'signedOut' | 'stuck') =>
    waitFor(actor, (snapshot) => snapshot.matches(state === 'stuck' ? { leaving: 'stuck' } : state));
  return { actor, called, events, until, view: () => signInState(actor.getSnapshot()) };
}

const done = () => Promise.resolve({});
const rejected = () => Promise.reject(new Error('gone'));

test.each(['CLOCKED_IN', 'ON_BREAK'] as const)(
  '[S4-06] an employee who is %s is clocked out before the sign-out',
  async (status) => {
    const { actor, called, events, until, view } = openSession(employee, { status });
    actor.send({ type: 'signOut.ask' });
    expect(view()).toEqual({ stage: 'open', busy: true, clockOutFailed: false, problem: null });
    await until('signedOut');
    expect(called).toEqual(['readClock', 'clockOut', 'revoke']);
    expect(events).toEqual([{ type: 'clockedOut' }, { type: 'ended', ending: 'signedOut' }]);
  },
);

test('[S4-06] an employee who is out signs out without touching the clock', async () => {
  const { actor, called, until } = openSession(employee, { status: 'CLOCKED_OUT' });
  actor.send({ type: 'signOut.ask' });
  await until('signedOut');
  expect(called).toEqual(['readClock', 'revoke']);
});

test('[S4-07] an admin is never clocked out by a sign-out', async () => {
  const { actor, called, events, until } = openSession(admin, { status: 'CLOCKED_IN' });
  actor.send({ type: 'signOut.ask' });
  await until('signedOut');
  expect([called, events]).toEqual([['revoke'], [{ type: 'ended', ending: 'signedOut' }]]);
});

test('[S8-05] when the clock-out fails it is said, and the person decides: again, all the same, or not at all', async () => {
  const works = { status: 'CLOCKED_IN' as const, clockOut: rejected };
  const stuck = { stage: 'open', busy: false, clockOutFailed: true, problem: new Error('gone') };
  const again = openSession(employee, works);
  again.actor.send({ type: 'signOut.ask' });
  await again.until('stuck');
  expect([again.view(), again.events]).toEqual([stuck, [{ type: 'clockOutFailed' }]]);
  again.actor.send({ type: 'signOut.retry' });
  await again.until('stuck');
  expect(again.called).toEqual(['readClock', 'clockOut', 'readClock', 'clockOut']);
  again.actor.send({ type: 'signOut.confirm' });
  await again.until('signedOut');
  expect(again.events.at(-1)).toEqual({ type: 'ended', ending: 'signedOut' });

  const stays = openSession(employee, works);
  stays.actor.send({ type: 'signOut.ask' });
  await stays.until('stuck');
  stays.actor.send({ type: 'signOut.cancel' });
  expect(stays.view()).toEqual({ stage: 'open', busy: false, clockOutFailed: false, problem: null });
});

test('[S8-08] a sign-out that the server does not hear ends here all the same, and says so', async () => {
  const { actor, events, until } = openSession(admin, { revoke: rejected });
  actor.send({ type: 'signOut.ask' });
  await until('signedOut');
  expect(events).toEqual([{ type: 'ended', ending: 'signOutFailed' }]);
});

test('[S8-01] a 401 ends the session from wherever it stands, also in the middle of a sign-out', () => {
  const leaving = openSession(employee, {});
  leaving.actor.send({ type: 'signOut.ask' });
  leaving.actor.send({ type: 'session.expired' });
  expect([leaving.view().stage, leaving.events]).toEqual(['entry', [{ type: 'ended', ending: 'expired' }]]);
});

test.each([{ type: 'session.expired' as const }, { type: 'session.gone' as const, ending: 'elsewhere' as const }])(
  'a sign-out whose end is heard before its answer is still the sign-out that was asked for: $type',
  (event) => {
    const { actor, events } = openSession(admin, {});
    actor.send({ type: 'signOut.ask' });
    actor.send(event);
    expect(events).toEqual([{ type: 'ended', ending: 'signedOut' }]);
  },
);

test('[S4-08] [S4-09] a right password with two-factor leads to the code, without it into the shop', async () => {
  const signing = (outcome: SignInOutcome) => {
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          signIn: fromPromise(() => Promise.resolve(outcome)),
          verifyCode: fromPromise(() => Promise.resolve<SignInOutcome>(signedIn)),
        },
      }),
    ).start();
    actor.send({ type: 'credentials.give', credentials });
    return actor;
  };
  const second = signing({ kind: 'codeNeeded', waiting });
  expect(signInState(second.getSnapshot())).toEqual({
    stage: 'entry',
    busy: true,
    clockOutFailed: false,
    problem: null,
  });
  await waitFor(second, (snapshot) => snapshot.matches('codeNeeded'));
  expect(signInState(second.getSnapshot()).stage).toEqual('code');
  second.send({ type: 'code.give', code: '123456' });
  await waitFor(second, (snapshot) => snapshot.matches('restoring'));
  second.send({ type: 'session.confirmed', person: employee });
  expect(signInState(second.getSnapshot()).stage).toEqual('open');

  const first = signing(signedIn);
  await waitFor(first, (snapshot) => snapshot.matches('restoring'));
  expect(signInState(first.getSnapshot()).stage).toEqual('waiting');
});

test('nobody signs out twice at once, and nobody signs in over an open session', () => {
  const { actor } = openSession(employee, {});
  expect(actor.getSnapshot().can({ type: 'credentials.give', credentials })).toEqual(false);
  actor.send({ type: 'signOut.ask' });
  expect(actor.getSnapshot().can({ type: 'signOut.ask' })).toEqual(false);
});
