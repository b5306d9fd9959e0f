import { shallowEqual, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

/** A machine that runs once for the whole document, whichever screens look at it. */
export type DocumentMachine<M extends AnyStateMachine> = {
  /** Runs it from its beginning; the answer stops it. */
  start: () => () => void;
  send: (event: EventFromLogic<M>) => void;
  /** What runs now; another one after each start. */
  actor: () => Actor<M>;
  subscribe: (listener: () => void) => () => void;
  /** Hears what the machine reports. */
  onEvent: (listener: (event: EmittedFrom<M>) => void) => () => void;
};

/** Makes a document's machine out of how its actor is made, which is asked again for every start. */
export function createDocumentMachine<M extends AnyStateMachine>(make: () => Actor<M>): DocumentMachine<M> {
  const listeners = new Set<() => void>();
  const subscribers = new Set<(event: EmittedFrom<M>) => void>();
  let actor: Actor<M> | undefined;
  const current = () => (actor ??= make());
  return {
    start() {
      actor?.stop();
      actor = make();
      const own = actor;
      own.subscribe(() => listeners.forEach((listener) => listener()));
      own.on('*', (event) => subscribers.forEach((subscriber) => subscriber(event)));
      own.start();
      // Who looked before it ran looks at this one now.
      listeners.forEach((listener) => listener());
      return () => void own.stop();
    },
    send: (event) => current().send(event),
    actor: current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEvent(listener) {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
  };
}

/** What a machine's view says, drawn anew when it says something else. */
export const useView = <M extends AnyStateMachine, V>(
  machine: DocumentMachine<M>,
  view: (snapshot: SnapshotFrom<M>) => V,
): V => useSelector<Actor<M>, V>(useSyncExternalStore(machine.subscribe, machine.actor), view, shallowEqual);
