import { useSyncExternalStore } from 'react';
import type { AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { DocumentMachine } from './runMachine.ts';

/** A machine as the page knows it: the page is there before the machine's program, which takes its place when it has come. */
export type DeferredMachine<M extends AnyStateMachine, V> = {
  /** What the machine's view says; null until it runs. */
  view: () => V | null;
  subscribe: (listener: () => void) => () => void;
  /** Tells the machine; what is said before it runs waits for it, in order. */
  send: (event: EventFromLogic<M>) => void;
  /** Hears what the machine reports, from its beginning. */
  onEvent: (listener: (event: EmittedFrom<M>) => void) => () => void;
  /** The machine runs from now on. Answers how to take it away again. */
  become: (machine: DocumentMachine<M>, view: (snapshot: SnapshotFrom<M>) => V) => () => void;
};

/** Makes the place of a machine that comes later. */
export function deferredMachine<M extends AnyStateMachine, V>(): DeferredMachine<M, V> {
  const listeners = new Set<() => void>();
  const subscribers = new Set<(event: EmittedFrom<M>) => void>();
  let waiting: EventFromLogic<M>[] = [];
  let running: DocumentMachine<M> | null = null;
  let seen: V | null = null;
  const show = (next: V | null) => {
    seen = next;
    for (const listener of listeners) listener();
  };
  return {
    view: () => seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      if (running === null) waiting.push(event);
      else running.send(event);
    },
    onEvent(listener) {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    become(machine, view) {
      const stopEvents = machine.onEvent((event) => subscribers.forEach((subscriber) => subscriber(event)));
      const pending = waiting;
      [running, waiting] = [machine, []];
      for (const event of pending) machine.send(event);
      const update = () => show(view(machine.actor().getSnapshot()));
      const stopLooking = machine.subscribe(update);
      update();
      return () => {
        stopLooking();
        stopEvents();
        running = null;
        show(null);
      };
    },
  };
}

/** What a machine's view says, drawn anew when it moves; null until it runs. */
export const useDeferredMachine = <M extends AnyStateMachine, V>({
  subscribe,
  view,
}: DeferredMachine<M, V>): V | null => useSyncExternalStore(subscribe, view);
