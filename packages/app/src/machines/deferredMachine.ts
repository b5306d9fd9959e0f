import { useSyncExternalStore } from 'react';
import type { AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { DocumentMachine } from './runMachine.ts';

/** A machine whose code loads after the page. The page uses this object from the start; the machine is attached later. */
export type DeferredMachine<M extends AnyStateMachine, V> = {
  /** Returns the machine's view; null until it runs. */
  view: () => V | null;
  subscribe: (listener: () => void) => () => void;
  /** Sends an event to the machine. Events sent before it runs are queued in order. */
  send: (event: EventFromLogic<M>) => void;
  /** Subscribes to the events that the machine emits, from its start. */
  onEvent: (listener: (event: EmittedFrom<M>) => void) => () => void;
  /** Attaches a running machine. Returns a function that detaches it. */
  become: (machine: DocumentMachine<M>, view: (snapshot: SnapshotFrom<M>) => V) => () => void;
};

/** Creates the deferred machine before its code has loaded. */
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

/** Returns the machine's view and re-renders on changes; null until it runs. */
export const useDeferredMachine = <M extends AnyStateMachine, V>({
  subscribe,
  view,
}: DeferredMachine<M, V>): V | null => useSyncExternalStore(subscribe, view);
