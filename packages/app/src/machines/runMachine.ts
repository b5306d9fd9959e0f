import { shallowEqual, useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';

/** A machine with one instance per document, shared by all screens. */
export type DocumentMachine<M extends AnyStateMachine> = {
  /** Starts a new instance. Returns a function that stops it. */
  start: () => () => void;
  send: (event: EventFromLogic<M>) => void;
  /** Returns the current instance; each start creates another one. */
  actor: () => Actor<M>;
  subscribe: (listener: () => void) => () => void;
  /** Subscribes to the events that the machine emits. */
  onEvent: (listener: (event: EmittedFrom<M>) => void) => () => void;
};

/** Creates a document machine. `make` creates a new actor for every start. */
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
      // Subscribers from before the start now read this actor.
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

/** Returns a machine's view and re-renders when it changes. */
export const useView = <M extends AnyStateMachine, V>(
  machine: DocumentMachine<M>,
  view: (snapshot: SnapshotFrom<M>) => V,
): V => useSelector<Actor<M>, V>(useSyncExternalStore(machine.subscribe, machine.actor), view, shallowEqual);
