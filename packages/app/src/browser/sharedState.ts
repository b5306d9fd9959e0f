import { useSyncExternalStore } from 'react';

/** An event with subscribers. */
export type Emitter<E> = {
  emit: (event: E) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (event: E) => void) => () => void;
};

/** A value that exists once per document and is shared by components and other code. */
export type SharedState<T> = {
  current: () => T;
  /** Replaces the value and notifies the subscribers, unless it is the same value. */
  set: (next: T) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** Creates an event; `emit` calls the subscribers in the order of their subscriptions. */
export function createEmitter<E = void>(): Emitter<E> {
  const listeners = new Set<(event: E) => void>();
  return {
    emit: (event) => listeners.forEach((listener) => listener(event)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Creates a shared value; `first` is its value until the first `set`. */
export function createSharedState<T>(first: T): SharedState<T> {
  const { emit, subscribe } = createEmitter();
  let value = first;
  return {
    current: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}

/** Returns the value and re-renders when it changes. */
export const useSharedState = <T>({ subscribe, current }: Pick<SharedState<T>, 'current' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, current);
