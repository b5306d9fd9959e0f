import { fromPromise, type NonReducibleUnknown } from 'xstate';

type PendingEffect = {
  readonly name: string;
  readonly input: unknown;
  answer: (output: never) => void;
  fail: (cause: unknown) => void;
};

/** Effects of a machine that the test resolves manually, at the time it chooses. */
export function handEffects() {
  const waiting: PendingEffect[] = [];
  const log: (readonly [string, unknown])[] = [];
  const takeEffect = (name: string): PendingEffect => {
    const at = waiting.findIndex((one) => one.name === name);
    const [requested] = at === -1 ? [] : waiting.splice(at, 1);
    if (!requested) throw new Error(`nobody asks for ${name}`);
    return requested;
  };
  return {
    /** An effect by this name. */
    of: <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
      fromPromise<Output, Input>(
        ({ input, signal }) =>
          new Promise((answer, fail) => {
            const requested = { name, input, answer, fail };
            log.push([name, input]);
            waiting.push(requested);
            signal.addEventListener('abort', () => void waiting.splice(waiting.indexOf(requested), 1));
          }),
      ),
    /** Calls since the last query, with their input. */
    asked: () => log.splice(0),
    /** Resolves the oldest pending call. */
    async answer(name: string, output: unknown) {
      takeEffect(name).answer(output as never);
      await settled();
    },
    async fail(name: string, cause: unknown) {
      takeEffect(name).fail(cause);
      await settled();
    },
  };
}

/** Resolves when all results were processed. */
export async function settled(): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) await Promise.resolve();
}
