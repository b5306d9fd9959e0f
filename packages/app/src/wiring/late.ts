import { useSyncExternalStore } from 'react';
import type { AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Running } from './running.ts';

/** A machine as the page knows it: the page is there before the machine's program, which takes its place when it has come. */
export type Late<M extends AnyStateMachine, V> = {
  /** What the machine's view says; null until it runs. */
  view: () => V | null;
  subscribe: (listener: () => void) => () => void;
  /** Tells the machine; what is said before it runs waits for it, in order. */
  send: (event: EventFromLogic<M>) => void;
  /** Hears what the machine reports, from its beginning. */
  hear: (listener: (news: EmittedFrom<M>) => void) => () => void;
  /** The machine runs from now on. Answers how to take it away again. */
  become: (machine: Running<M>, view: (snapshot: SnapshotFrom<M>) => V) => () => void;
};

/** Makes the place of a machine that comes later. */
export function late<M extends AnyStateMachine, V>(): Late<M, V> {
  const listeners = new Set<() => void>();
  const ears = new Set<(news: EmittedFrom<M>) => void>();
  let waiting: EventFromLogic<M>[] = [];
  let running: Running<M> | null = null;
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
    hear(listener) {
      ears.add(listener);
      return () => ears.delete(listener);
    },
    become(machine, view) {
      const stopHearing = machine.hear((news) => ears.forEach((ear) => ear(news)));
      const said = waiting;
      [running, waiting] = [machine, []];
      for (const event of said) machine.send(event);
      const look = () => show(view(machine.actor().getSnapshot()));
      const stopLooking = machine.subscribe(look);
      look();
      return () => {
        stopLooking();
        stopHearing();
        running = null;
        show(null);
      };
    },
  };
}

/** What a machine's view says, drawn anew when it moves; null until it runs. */
export const useLate = <M extends AnyStateMachine, V>({ subscribe, view }: Late<M, V>): V | null =>
  useSyncExternalStore(subscribe, view);
