import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { walk } from '../testing/walkMachine.ts';
import { pinGateMachine, type PinEntry, type PinGateEmitted } from './pinGate.machine.ts';
import { pinGateView } from './pinGate.view.ts';

const entry = { pin: '1234', email: 'ana@demo.test' };

test('every state and every move of the PIN gate is reached', () => {
  expect(
    walk(pinGateMachine, {
      events: [
        { type: 'grant.known', granted: true },
        { type: 'grant.known', granted: false },
        { type: 'page.opened' },
        { type: 'page.left' },
        { type: 'grant.lost' },
        { type: 'pin.give', entry },
        { type: 'entry.cancel' },
      ],
      effects: { checkPin: { done: [{ right: true }, { right: false }] } },
    }),
  ).toEqual({ states: '4 of 4', transitions: '13 of 13', missed: [] });
});

/** A gate whose PIN is 1234; keeps what it reported. */
function gate(check = (given: PinEntry) => Promise.resolve({ right: given.pin === '1234' })) {
  const events: PinGateEmitted[] = [];
  const actor = createActor(
    pinGateMachine.provide({ actors: { checkPin: fromPromise(({ input }: { input: PinEntry }) => check(input)) } }),
  );
  actor.on('*', (one) => events.push(one));
  actor.start();
  const view = () => pinGateView(actor.getSnapshot());
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('checking'));
  return { actor, events, view, settled };
}

test('[S4-13] a protected page stays shut until the PIN was given, and opens without it from then on', async () => {
  const { actor, events, view, settled } = gate();
  actor.send({ type: 'page.opened' });
  expect(view()).toEqual({ entered: false, asking: true, busy: false, rejection: null });
  actor.send({ type: 'pin.give', entry });
  expect(view()).toEqual({ entered: false, asking: true, busy: true, rejection: null });
  await settled();
  expect(view()).toEqual({ entered: true, asking: false, busy: false, rejection: null });
  actor.send({ type: 'page.left' });
  actor.send({ type: 'page.opened' });
  expect([view().entered, events]).toEqual([true, [{ type: 'granted' }]]);
});

test('a wrong PIN is denied and asked for again; a refusal of the server is said in its words', async () => {
  const wrongGate = gate();
  wrongGate.actor.send({ type: 'page.opened' });
  wrongGate.actor.send({ type: 'pin.give', entry: { ...entry, pin: '0000' } });
  await wrongGate.settled();
  expect(wrongGate.view()).toEqual({ entered: false, asking: true, busy: false, rejection: { kind: 'denied' } });

  const problem = new Error('Too many wrong access PINs.');
  const limited = gate(() => Promise.reject(problem));
  limited.actor.send({ type: 'page.opened' });
  limited.actor.send({ type: 'pin.give', entry });
  await limited.settled();
  expect(limited.view().rejection).toEqual({ kind: 'rejected', problem });
});

test('[S4-14] who cancels without having given the PIN is led away, and asked again the next time', () => {
  const { actor, events, view } = gate();
  actor.send({ type: 'page.opened' });
  actor.send({ type: 'entry.cancel' });
  expect([view().asking, events]).toEqual([false, [{ type: 'cancelled' }]]);
  actor.send({ type: 'page.opened' });
  expect(view().asking).toEqual(true);
});

test('while the PIN is being checked, cancelling and a second PIN are no moves', () => {
  const { actor } = gate();
  actor.send({ type: 'page.opened' });
  actor.send({ type: 'pin.give', entry });
  expect([
    actor.getSnapshot().can({ type: 'entry.cancel' }),
    actor.getSnapshot().can({ type: 'pin.give', entry }),
    actor.getSnapshot().can({ type: 'page.left' }),
  ]).toEqual([false, false, true]);
});

test('until the app wires it in, the check rejects with its own name', async () => {
  const actor = createActor(pinGateMachine).start();
  actor.send({ type: 'page.opened' });
  actor.send({ type: 'pin.give', entry });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  expect(context.rejection).toEqual({ kind: 'rejected', problem: new Error('checkPin') });
});
