import type { ChatClientOptions } from './ChatClient.ts';

/** The environment that the parts of a client share. */
export type ClientEnvironment = {
  isConnected: () => boolean;
  clock: NonNullable<ChatClientOptions['clock']>;
  /** Runs `act` after `ms` milliseconds. Returns a function that cancels it. */
  schedule: (act: () => void, ms: number) => () => void;
  /** Runs several updates as one change: subscribers are notified once, and events are published after the change. */
  batch: (act: () => void) => void;
};

/** Creates the environment; uses the browser's timers unless a clock is given. */
export function surroundings(
  isConnected: () => boolean,
  batch: ClientEnvironment['batch'],
  given: ChatClientOptions['clock'],
): ClientEnvironment {
  const clock: ClientEnvironment['clock'] = given ?? {
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
  };
  return {
    isConnected,
    batch,
    clock,
    schedule(act, ms) {
      const id: unknown = clock.setTimeout(act, ms);
      return () => clock.clearTimeout(id);
    },
  };
}
