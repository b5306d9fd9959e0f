import type { AnyStateMachine, EmittedFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import { createEmitter, createSharedState, type SharedState } from '../browser/sharedState.ts';
import type { DocumentMachine } from './runMachine.ts';

/**
 * A machine whose code loads after the page. The page uses this object from the start; the machine is attached later. Its
 * current value is the machine's view; null until it runs.
 */
export type DeferredMachine<M extends AnyStateMachine, V> = Omit<SharedState<V | null>, 'set'> & {
  /** Sends an event to the machine. Events sent before it runs are queued in order. */
  send: (event: EventFromLogic<M>) => void;
  /** Subscribes to the events that the machine emits, from its start. */
  onEvent: (listener: (event: EmittedFrom<M>) => void) => () => void;
  /** Attaches a running machine. Returns a function that detaches it. */
  become: (machine: DocumentMachine<M>, view: (snapshot: SnapshotFrom<M>) => V) => () => void;
};

/** Creates the deferred machine before its code has loaded. */
export function deferredMachine<M extends AnyStateMachine, V>(): DeferredMachine<M, V> {
  const { set: show, ...shown } = createSharedState<V | null>(null);
  const events = createEmitter<EmittedFrom<M>>();
  let waiting: EventFromLogic<M>[] = [];
  let running: DocumentMachine<M> | null = null;
  return {
    ...shown,
    send(event) {
      if (running === null) waiting.push(event);
      else running.send(event);
    },
    onEvent: events.subscribe,
    become(machine, view) {
      const stopEvents = machine.onEvent(events.emit);
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
