import type { ChatClientOptions } from './ChatClient.ts';

/** What the parts of a client live in. */
export type Surroundings = {
  hasLine: () => boolean;
  clock: NonNullable<ChatClientOptions['clock']>;
  /** Does something in so many milliseconds. Answers how to leave it. */
  schedule: (act: () => void, ms: number) => () => void;
  /** Does several things as one change: whoever follows is told once, and of what happened when it is so. */
  batch: (act: () => void) => void;
};

/** The browser's own timers, unless a clock is given. */
export function surroundings(
  hasLine: () => boolean,
  batch: Surroundings['batch'],
  given: ChatClientOptions['clock'],
): Surroundings {
  const clock: Surroundings['clock'] = given ?? {
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (id: ReturnType<typeof setTimeout>) => clearTimeout(id),
  };
  return {
    hasLine,
    batch,
    clock,
    schedule(act, ms) {
      const id: unknown = clock.setTimeout(act, ms);
      return () => clock.clearTimeout(id);
    },
  };
}
