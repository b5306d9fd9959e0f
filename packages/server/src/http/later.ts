/**
 * Work that goes on when the answer has gone. Neither the answer's own time tells what it led to, nor that of the next
 * one: each waits for a while that nobody knows, and they are done one after the other.
 */
export type BackgroundQueue = {
  /** Never fails: what goes wrong is told to `failed`. */
  run: (work: () => Promise<void>) => void;
  /** Does at once what waits; resolves when nothing does any more. */
  settled: () => Promise<void>;
};

/** Milliseconds: long beside an answer, short beside a mail. */
const [WAIT_MIN, WAIT_MAX] = [50, 1000];

/** Calls `begin` after a while; returns how to give that up. */
type Pause = (begin: () => void) => () => void;

const aWhile: Pause = (begin) => {
  const timer = setTimeout(begin, WAIT_MIN + Math.random() * (WAIT_MAX - WAIT_MIN));
  return () => clearTimeout(timer);
};

/** With a `pause` that never ends (tests), work begins when it is settled and not before. */
export function createBackgroundQueue(failed: (error: unknown) => void, pause: Pause = aWhile): BackgroundQueue {
  let last = Promise.resolve();
  const waiting = new Set<() => void>();
  const whileAfter = (): Promise<void> =>
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
    const delayed = whileAfter();
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

/** For a house that is built without one. */
export const defaultBackgroundQueue: BackgroundQueue = createBackgroundQueue(() => undefined);
