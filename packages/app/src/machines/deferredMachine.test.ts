import { emit, createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { deferredMachine } from './deferredMachine.ts';
import { createDocumentMachine } from './runMachine.ts';

const lamp = setup({ types: { events: {} as { type: 'press' }, emitted: {} as { type: 'lit' } } }).createMachine({
  initial: 'dark',
  states: {
    dark: { on: { press: { target: 'light', actions: emit({ type: 'lit' }) } } },
    light: { on: { press: 'dark' } },
  },
});

/** A deferred machine of a lamp, its rendered views and received events, and the lamp itself. */
function place() {
  const lampState = deferredMachine<typeof lamp, string>();
  const shown: (string | null)[] = [];
  const received: string[] = [];
  lampState.subscribe(() => shown.push(lampState.current()));
  lampState.onEvent(({ type }) => received.push(type));
  const machine = createDocumentMachine(() => createActor(lamp));
  const begin = () => {
    const stop = machine.start();
    const unsubscribe = lampState.become(machine, ({ value }) => String(value));
    return () => {
      unsubscribe();
      stop();
    };
  };
  return { lampState, shown, received, begin };
}

test('what is said before the machine runs waits for it, in order, and its news are heard', () => {
  const { lampState, shown, received, begin } = place();
  for (let presses = 0; presses < 3; presses += 1) lampState.send({ type: 'press' });
  expect([lampState.current(), shown, received]).toEqual([null, [], []]);
  begin();
  expect([lampState.current(), shown, received]).toEqual(['light', ['light'], ['lit', 'lit']]);
  lampState.send({ type: 'press' });
  expect(shown).toEqual(['light', 'dark']);
});

test('a machine that was taken away shows nothing, and the next one begins anew', () => {
  const { lampState, begin } = place();
  const end = begin();
  lampState.send({ type: 'press' });
  end();
  expect(lampState.current()).toEqual(null);
  begin();
  expect(lampState.current()).toEqual('dark');
});
