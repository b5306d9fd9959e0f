/**
 * Queue of work that continues after the answer was sent. Jobs run one after the other, each after a random delay, so
 * that neither the duration of this answer nor that of the next one reveals which work it caused.
 */
export type BackgroundQueue = {
  /** Never throws: errors are passed to `failed`. */
  run: (work: () => Promise<void>) => void;
  /** Runs waiting work at once; resolves when the queue is empty. */
  settled: () => Promise<void>;
};

/** Milliseconds: long compared with an answer, short compared with sending a mail. */
const [WAIT_MIN, WAIT_MAX] = [50, 1000];

/** Calls `begin` after a delay; returns a function that cancels it. */
type Pause = (begin: () => void) => () => void;

const randomPause: Pause = (begin) => {
  const timer = setTimeout(begin, WAIT_MIN + Math.random() * (WAIT_MAX - WAIT_MIN));
  return () => clearTimeout(timer);
};

/** With a `pause` that never ends (tests), work starts only when `settled` is called. */
export function createBackgroundQueue(failed: (error: unknown) => void, pause: Pause = randomPause): BackgroundQueue {
  let last = Promise.resolve();
  const waiting = new Set<() => void>();
  const startDelay = (): Promise<void> =>
    new Promise((resolve) => {
      const begin = () => {
        cancelPause();
        waiting.delete(begin);
        resolve();
      };
      const cancelPause = pause(begin);
      waiting.add(begin);
    });
  const run = (work: () => Promise<void>): void => {
    const delayed = startDelay();
    last = last
      .then(() => delayed)
      .then(work)
      .catch(failed);
  };
  const settled = async (): Promise<void> => {
    const awaited = last;
    for (const begin of waiting) begin();
    await awaited;
    if (awaited !== last) await settled();
  };
  return { run, settled };
}

/** For services that are built without a queue. */
export const defaultBackgroundQueue: BackgroundQueue = createBackgroundQueue(() => undefined);
