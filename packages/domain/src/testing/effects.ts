import { fromPromise, type NonReducibleUnknown } from 'xstate';

type Asked = {
  readonly name: string;
  readonly input: unknown;
  answer: (output: never) => void;
  fail: (cause: unknown) => void;
};

/** Effects of a machine that are answered by hand, so that a test tells when what comes. */
export function handEffects() {
  const waiting: Asked[] = [];
  const log: (readonly [string, unknown])[] = [];
  const take = (name: string): Asked => {
    const at = waiting.findIndex((one) => one.name === name);
    const [asked] = at === -1 ? [] : waiting.splice(at, 1);
    if (!asked) throw new Error(`nobody asks for ${name}`);
    return asked;
  };
  return {
    /** An effect by this name. */
    of: <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
      fromPromise<Output, Input>(
        ({ input, signal }) =>
          new Promise((answer, fail) => {
            const asked = { name, input, answer, fail };
            log.push([name, input]);
            waiting.push(asked);
            signal.addEventListener('abort', () => void waiting.splice(waiting.indexOf(asked), 1));
          }),
      ),
    /** What was asked for since this was last called, with what it was given. */
    asked: () => log.splice(0),
    /** Answers the oldest that is asked for. */
    async answer(name: string, output: unknown) {
      take(name).answer(output as never);
      await settled();
    },
    async fail(name: string, cause: unknown) {
      take(name).fail(cause);
      await settled();
    },
  };
}

/** Everything that was answered has been heard. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
