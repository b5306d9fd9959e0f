import { shallowEqual, useSelector } from '@xstate/react';
import type { Actor, AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import { createEmitter, useSharedState } from '../browser/sharedState.ts';

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
  const changes = createEmitter();
  const events = createEmitter<EmittedFrom<M>>();
  let actor: Actor<M> | undefined;
  const current = () => (actor ??= make());
  return {
    start() {
      actor?.stop();
      actor = make();
      const own = actor;
      own.subscribe(() => changes.emit());
      own.on('*', events.emit);
      own.start();
      // Subscribers from before the start now read this actor.
      changes.emit();
      return () => void own.stop();
    },
    send: (event) => current().send(event),
    actor: current,
    subscribe: changes.subscribe,
    onEvent: events.subscribe,
  };
}

/** Returns a machine's view and re-renders when it changes. */
export const useView = <M extends AnyStateMachine, V>(
  machine: DocumentMachine<M>,
  view: (snapshot: SnapshotFrom<M>) => V,
): V =>
  useSelector<Actor<M>, V>(
    useSharedState({ subscribe: machine.subscribe, current: machine.actor }),
    view,
    shallowEqual,
  );
